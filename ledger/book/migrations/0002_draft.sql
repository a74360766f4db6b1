-- What is being filled in and was not said yet. Drafts are no operations: they come and go, and they travel nowhere.

CREATE TABLE draft (
    game   TEXT    NOT NULL REFERENCES game (id),
    act    TEXT    NOT NULL CHECK (act IN ('record', 'insert', 'replace')),
    number INTEGER NOT NULL CHECK (number >= 0), -- the living entry that is replaced or inserted before, 0 for a record
    kind   TEXT    NOT NULL,
    head   TEXT    NOT NULL, -- the game's chain when it was filled in, 64 hexadecimal digits
    entry  TEXT    NOT NULL, -- JSON object
    at     INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    PRIMARY KEY (game, act, number, kind)
) STRICT, WITHOUT ROWID;
