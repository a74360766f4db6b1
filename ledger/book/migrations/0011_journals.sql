-- Logs of operations about something other than a game: tournaments. What their entries mean is no business of the book; see
-- FORMAT.md.
-- Programs of one day had this migration without the one before it: their books of version 10 and 11 have the journals, and
-- nobody's people. So from here to the next migration everything is made where it is missing.

CREATE TABLE IF NOT EXISTS journal (
    id      TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    title   TEXT    NOT NULL,
    begun   INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    person  TEXT    NOT NULL, -- who began it
    device  TEXT    NOT NULL,
    deleted INTEGER           -- when it was deleted, NULL when it was not
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS journal_operation (
    journal TEXT    NOT NULL REFERENCES journal (id),
    op      INTEGER NOT NULL CHECK (op >= 1),
    act     TEXT    NOT NULL CHECK (act IN ('record', 'insert', 'replace', 'void', 'restore')),
    via     TEXT    NOT NULL CHECK (via IN ('', 'undo', 'redo')),
    target  INTEGER NOT NULL CHECK (target >= 0 AND target < op),
    kind    TEXT    NOT NULL,
    entry   TEXT    NOT NULL, -- JSON object, '' for a void or a restore
    person  TEXT    NOT NULL,
    device  TEXT    NOT NULL,
    at      INTEGER,
    PRIMARY KEY (journal, op)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER IF NOT EXISTS journal_operation_stays BEFORE UPDATE ON journal_operation BEGIN
    SELECT RAISE(ABORT, 'operations are never changed');
END;

CREATE TRIGGER IF NOT EXISTS journal_operation_lasts BEFORE DELETE ON journal_operation BEGIN
    SELECT RAISE(ABORT, 'operations are never taken out');
END;
