-- The log of a match that is over, packed: its first events in one row, and no longer among the others.
-- `size` tells how many there are, `at` when the last of them happened.
CREATE TABLE packed (
    match TEXT PRIMARY KEY REFERENCES matches (match) ON DELETE CASCADE,
    size INTEGER NOT NULL,
    at REAL NOT NULL,
    body BLOB NOT NULL
);

-- A number that was packed is taken like any other.
CREATE TRIGGER packed_is_taken BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM packed WHERE packed.match = NEW.match AND NEW.seq < packed.size)
BEGIN
    SELECT RAISE(ABORT, 'this number is packed');
END;

ALTER TABLE matches ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_to_pack ON matches (changed) WHERE phase = 'over' AND packed = 0;
