-- A game that was deleted can be deleted for good. The operations of any other are never taken out.

DROP TRIGGER operation_lasts;

CREATE TRIGGER operation_lasts BEFORE DELETE ON operation
    WHEN (SELECT deleted FROM game WHERE id = OLD.game) IS NULL BEGIN
    SELECT RAISE(ABORT, 'operations are never taken out');
END;
