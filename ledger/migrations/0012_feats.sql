-- What stands out in a finished game is kept beside it, so that nothing is replayed to compare thousands of games. What is
-- missing, or was worked out otherwise, is worked out anew.

CREATE TABLE feat (
    game  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    op    INTEGER NOT NULL CHECK (op >= 0), -- the last operation it was made from
    form  INTEGER NOT NULL,                 -- what it holds, by number
    rules INTEGER NOT NULL,                 -- the rules version it was worked out with
    held  TEXT    NOT NULL                  -- JSON object
) STRICT, WITHOUT ROWID;
