-- A book as the program of 2026-11-20 wrote it.
PRAGMA application_id = 1935897200;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE game (
    id            TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    rulebook      TEXT    NOT NULL,
    rules_version INTEGER NOT NULL CHECK (rules_version >= 1),
    title         TEXT    NOT NULL,
    begun         INTEGER,          -- milliseconds since 1970 in UTC, NULL when nobody can tell
    person        TEXT    NOT NULL, -- who began it
    device        TEXT    NOT NULL,
    options       TEXT    NOT NULL, -- JSON object
    seats         TEXT    NOT NULL, -- JSON array of objects with a name
    extra         TEXT    NOT NULL, -- JSON object of the record's unknown fields, '' for none
    added         INTEGER NOT NULL  -- when it came into this book
) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES('00000000000000b1','stockholder',1,'Friday night',1773516600000,'Ann','Ann''s phone','{}','[{"name":"Ann"},{"name":"Ben"}]','',1795418137218);
CREATE TABLE operation (
    game   TEXT    NOT NULL REFERENCES game (id),
    op     INTEGER NOT NULL CHECK (op >= 1),
    act    TEXT    NOT NULL CHECK (act IN ('record', 'insert', 'replace', 'void', 'restore')),
    via    TEXT    NOT NULL CHECK (via IN ('', 'undo', 'redo')),
    target INTEGER NOT NULL CHECK (target >= 0 AND target < op),
    kind   TEXT    NOT NULL,
    entry  TEXT    NOT NULL, -- JSON object, '' for a void or a restore
    person TEXT    NOT NULL,
    device TEXT    NOT NULL,
    at     INTEGER,
    extra  TEXT    NOT NULL,
    PRIMARY KEY (game, op)
) STRICT, WITHOUT ROWID;
INSERT INTO operation VALUES('00000000000000b1',1,'record','',0,'turn','{"seat":0,"before":[-1,1,0,0],"card":"B+100","free":"RYG"}','','',1795418137218,'');
INSERT INTO operation VALUES('00000000000000b1',2,'record','',0,'turn','{"seat":1,"card":"R+100","free":"BYG"}','','',1795418137218,'');
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
CREATE TABLE template (
    id            INTEGER NOT NULL PRIMARY KEY,
    rulebook      TEXT    NOT NULL,
    rules_version INTEGER NOT NULL CHECK (rules_version >= 1),
    name          TEXT    NOT NULL,
    options       TEXT    NOT NULL, -- JSON object
    added         INTEGER NOT NULL  -- when it came into this book
) STRICT;
CREATE TRIGGER operation_stays BEFORE UPDATE ON operation BEGIN
    SELECT RAISE(ABORT, 'operations are never changed');
END;
CREATE TRIGGER operation_lasts BEFORE DELETE ON operation BEGIN
    SELECT RAISE(ABORT, 'operations are never taken out');
END;
COMMIT;
