-- A shelf of thousands is read before the first picture: without looking for the last operation of each game among all
-- operations, and without the options and seats of each game, which are most of what is kept of it.

CREATE TABLE latest (
    game TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    op   INTEGER NOT NULL, -- the last operation of the game
    at   INTEGER           -- when that came, in milliseconds since 1970 in UTC, NULL when nobody can tell
) STRICT, WITHOUT ROWID;

INSERT INTO latest SELECT game, op, at FROM operation o WHERE op = (SELECT max(op) FROM operation WHERE game = o.game);

CREATE TRIGGER operation_latest AFTER INSERT ON operation BEGIN
    INSERT INTO latest VALUES (NEW.game, NEW.op, NEW.at)
        ON CONFLICT (game) DO UPDATE SET op = excluded.op, at = excluded.at WHERE excluded.op > op;
END;

CREATE INDEX game_shelf ON game (id, rulebook, title, begun, added, archived, deleted);
