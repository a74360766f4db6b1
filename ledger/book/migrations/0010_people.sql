-- Who the people are that play, and which of them sits at which seat of which game. Games of before are matched by name,
-- and a match can be mended.

CREATE TABLE person (
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

CREATE TABLE seat (
    game   TEXT    NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL CHECK (seat >= 0),
    person TEXT    NOT NULL REFERENCES person (id),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
