-- Ids of matches are made by the server alone; a request that is repeated finds its table by this.
ALTER TABLE matches ADD COLUMN request TEXT;
CREATE UNIQUE INDEX matches_by_request ON matches (request);
