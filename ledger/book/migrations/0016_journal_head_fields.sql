-- Fields of a journal's record outside of its operations that this version does not know, as those of a game's are kept.

ALTER TABLE journal ADD COLUMN extra TEXT NOT NULL DEFAULT '';
