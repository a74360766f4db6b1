-- What the shelf shows of a game is kept beside it, so that nothing is replayed to list the games. A summary is made
-- with the operation that changes it; one that is missing, or was made otherwise, is made anew.

CREATE TABLE summary (
    game  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id),
    op    INTEGER NOT NULL CHECK (op >= 0), -- the last operation it was made from, 0 for none
    form  INTEGER NOT NULL,                 -- what it holds, by number
    rules INTEGER NOT NULL,                 -- the rules version it was worked out with
    held  TEXT    NOT NULL                  -- JSON object
) STRICT, WITHOUT ROWID;
