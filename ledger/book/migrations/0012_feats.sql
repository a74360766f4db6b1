-- What stands out in a finished game is kept beside it, so that nothing is replayed to compare thousands of games. What is
-- missing, or was worked out otherwise, is worked out anew.

CREATE TABLE IF NOT EXISTS feat (
    game  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    op    INTEGER NOT NULL CHECK (op >= 0), -- the last operation it was made from
    form  INTEGER NOT NULL,                 -- what it holds, by number
    rules INTEGER NOT NULL,                 -- the rules version it was worked out with
    held  TEXT    NOT NULL                  -- JSON object
) STRICT, WITHOUT ROWID;

-- What a book lacks that was made without the migration of people, see 0011.

CREATE TABLE IF NOT EXISTS person (
    id     TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name   TEXT    NOT NULL,
    short  TEXT    NOT NULL, -- a shorter name, '' for none
    color  INTEGER NOT NULL CHECK (color >= 0), -- the mark: its colour and its shape, by number
    shape  INTEGER NOT NULL CHECK (shape >= 0),
    notes  TEXT    NOT NULL,
    hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
    merged TEXT,             -- the person that this one is too, NULL for none
    added  INTEGER NOT NULL  -- when it came into this book, in milliseconds since 1970 in UTC
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS seat (
    game   TEXT    NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL CHECK (seat >= 0),
    person TEXT    NOT NULL REFERENCES person (id),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
