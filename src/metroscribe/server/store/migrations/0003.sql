-- What is bounded is counted by these, and not by reading every match.
ALTER TABLE matches ADD COLUMN empty INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN map_bytes INTEGER NOT NULL DEFAULT 0;
DROP INDEX matches_by_phase;
CREATE INDEX matches_by_phase ON matches (phase, changed, empty);
CREATE INDEX matches_by_map ON matches (changed, map_bytes) WHERE map_bytes > 0;
CREATE INDEX matches_by_address ON matches (address, opened);
