-- House rules that somebody keeps under a name. Unlike a game, a template can be renamed and taken out.

CREATE TABLE template (
    id            INTEGER NOT NULL PRIMARY KEY,
    rulebook      TEXT    NOT NULL,
    rules_version INTEGER NOT NULL CHECK (rules_version >= 1),
    name          TEXT    NOT NULL,
    options       TEXT    NOT NULL, -- JSON object
    added         INTEGER NOT NULL  -- when it came into this book
) STRICT;
