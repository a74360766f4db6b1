-- Fields of an operation of a journal that this version does not know, as those of a game's are kept.

ALTER TABLE journal_operation ADD COLUMN extra TEXT NOT NULL DEFAULT '';
