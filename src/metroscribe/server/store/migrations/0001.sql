-- A match is its events; the rest is there to find it.
CREATE TABLE matches (
    match TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    opened REAL NOT NULL,
    changed REAL NOT NULL,
    address TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

CREATE INDEX matches_by_phase ON matches (phase, changed);

CREATE TABLE events (
    match TEXT NOT NULL REFERENCES matches (match) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;

-- The secrets of deals lie apart from the logs: no export reads this table.
CREATE TABLE secrets (
    match TEXT PRIMARY KEY REFERENCES matches (match) ON DELETE CASCADE,
    secret BLOB NOT NULL
) WITHOUT ROWID;
