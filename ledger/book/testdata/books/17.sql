-- A book as the program of 2026-11-28 wrote it.
PRAGMA application_id = 1935897200;
PRAGMA user_version = 17;
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
, archived INTEGER, deleted  INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES('00000000000000b1','stockholder',1,'Friday night',1773516600000,'Ann','Ann''s phone','{}','[{"name":"Ann"},{"name":"Ben"}]','',1795418137823,NULL,NULL);
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
INSERT INTO operation VALUES('00000000000000b1',1,'record','',0,'turn','{"seat":0,"before":[-1,1,0,0],"card":"B+100","free":"RYG"}','','',1795418137823,'');
INSERT INTO operation VALUES('00000000000000b1',2,'record','',0,'turn','{"seat":1,"card":"R+100","free":"BYG"}','','',1795418137823,'');
CREATE TABLE draft (
    game   TEXT    NOT NULL REFERENCES game (id),
    act    TEXT    NOT NULL CHECK (act IN ('record', 'insert', 'replace')),
    number INTEGER NOT NULL CHECK (number >= 0), -- the living entry that is replaced or inserted before, 0 for a record
    kind   TEXT    NOT NULL,
    head   TEXT    NOT NULL, -- the game's chain when it was filled in, 64 hexadecimal digits
    entry  TEXT    NOT NULL, -- JSON object
    at     INTEGER NOT NULL, progress TEXT NOT NULL DEFAULT '', -- milliseconds since 1970 in UTC
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
CREATE TABLE summary (
    game  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id),
    op    INTEGER NOT NULL CHECK (op >= 0), -- the last operation it was made from, 0 for none
    form  INTEGER NOT NULL,                 -- what it holds, by number
    rules INTEGER NOT NULL,                 -- the rules version it was worked out with
    held  TEXT    NOT NULL                  -- JSON object
) STRICT, WITHOUT ROWID;
INSERT INTO summary VALUES('00000000000000b1',2,5,2,replace('2 2 10 0 2 0;0;;400 400 400 440 550 540\nturn\nAnn\nBen','\n',char(10)));
CREATE TABLE notice (
    id     INTEGER NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    code   TEXT    NOT NULL, -- that of a fault
    path   TEXT    NOT NULL,
    detail TEXT    NOT NULL
) STRICT;
CREATE TABLE handover (
    game    TEXT    NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    head    BLOB    NOT NULL, -- the chain after the last entry that was handed on
    entries INTEGER NOT NULL, -- how many living entries that were
    at      INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    PRIMARY KEY (game, head)
) STRICT;
CREATE TABLE portfolio (
    game   TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    counts TEXT    NOT NULL, -- JSON: for each class of certificate the count of each company
    at     INTEGER NOT NULL  -- milliseconds since 1970 in UTC
) STRICT;
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
INSERT INTO person VALUES('d06a825c6f7256cd','Ann','',0,0,'',0,NULL,1795418137824);
INSERT INTO person VALUES('f674aca8141c7e25','Ben','',1,1,'',0,NULL,1795418137824);
CREATE TABLE seat (
    game   TEXT    NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL CHECK (seat >= 0),
    person TEXT    NOT NULL REFERENCES person (id),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES('00000000000000b1',0,'d06a825c6f7256cd');
INSERT INTO seat VALUES('00000000000000b1',1,'f674aca8141c7e25');
CREATE TABLE journal (
    id      TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    title   TEXT    NOT NULL,
    begun   INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    person  TEXT    NOT NULL, -- who began it
    device  TEXT    NOT NULL,
    deleted INTEGER           -- when it was deleted, NULL when it was not
, extra TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO journal VALUES('88c26b10a19efb17','Friday cup',1795418186458,'','',NULL,'');
CREATE TABLE journal_operation (
    journal TEXT    NOT NULL REFERENCES journal (id),
    op      INTEGER NOT NULL CHECK (op >= 1),
    act     TEXT    NOT NULL CHECK (act IN ('record', 'insert', 'replace', 'void', 'restore')),
    via     TEXT    NOT NULL CHECK (via IN ('', 'undo', 'redo')),
    target  INTEGER NOT NULL CHECK (target >= 0 AND target < op),
    kind    TEXT    NOT NULL,
    entry   TEXT    NOT NULL, -- JSON object, '' for a void or a restore
    person  TEXT    NOT NULL,
    device  TEXT    NOT NULL,
    at      INTEGER, extra TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (journal, op)
) STRICT, WITHOUT ROWID;
INSERT INTO journal_operation VALUES('88c26b10a19efb17',1,'record','',0,'join','{"people":[{"name":"Anna"}]}','Ann','Ann''s phone',1795418186460,'{"weather":{"rain":1.50}}');
INSERT INTO journal_operation VALUES('88c26b10a19efb17',2,'void','undo',1,'','','Ann','Ann''s phone',1795418186470,'');
CREATE TABLE feat (
    game  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    op    INTEGER NOT NULL CHECK (op >= 0), -- the last operation it was made from
    form  INTEGER NOT NULL,                 -- what it holds, by number
    rules INTEGER NOT NULL,                 -- the rules version it was worked out with
    held  TEXT    NOT NULL                  -- JSON object
) STRICT, WITHOUT ROWID;
CREATE TABLE latest (
    game TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    op   INTEGER NOT NULL, -- the last operation of the game
    at   INTEGER           -- when that came, in milliseconds since 1970 in UTC, NULL when nobody can tell
) STRICT, WITHOUT ROWID;
INSERT INTO latest VALUES('00000000000000b1',2,1795418137823);
CREATE TRIGGER operation_stays BEFORE UPDATE ON operation BEGIN
    SELECT RAISE(ABORT, 'operations are never changed');
END;
CREATE TRIGGER operation_lasts BEFORE DELETE ON operation
    WHEN (SELECT deleted FROM game WHERE id = OLD.game) IS NULL BEGIN
    SELECT RAISE(ABORT, 'operations are never taken out');
END;
CREATE TRIGGER journal_operation_stays BEFORE UPDATE ON journal_operation BEGIN
    SELECT RAISE(ABORT, 'operations are never changed');
END;
CREATE TRIGGER journal_operation_lasts BEFORE DELETE ON journal_operation BEGIN
    SELECT RAISE(ABORT, 'operations are never taken out');
END;
CREATE TRIGGER operation_latest AFTER INSERT ON operation BEGIN
    INSERT INTO latest VALUES (NEW.game, NEW.op, NEW.at)
        ON CONFLICT (game) DO UPDATE SET op = excluded.op, at = excluded.at WHERE excluded.op > op;
END;
CREATE INDEX game_shelf ON game (id, rulebook, title, begun, added, archived, deleted);
CREATE INDEX game_day ON game (ifnull(begun, added)) WHERE deleted IS NULL AND archived IS NULL;
CREATE INDEX summary_form ON summary (form);
CREATE INDEX summary_unranked ON summary (game) WHERE instr(held, ';;') > 0;
COMMIT;
