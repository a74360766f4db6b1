-- What of a game was handed on to other devices, so that the next time only what came after needs to be.

CREATE TABLE handover (
    game    TEXT    NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    head    BLOB    NOT NULL, -- the chain after the last entry that was handed on
    entries INTEGER NOT NULL, -- how many living entries that were
    at      INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    PRIMARY KEY (game, head)
) STRICT;
