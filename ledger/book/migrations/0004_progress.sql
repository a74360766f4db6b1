-- How far the way through an entry has come is kept with its draft. Drafts of before told it in the entry and are let go.

DELETE FROM draft;

ALTER TABLE draft ADD COLUMN progress TEXT NOT NULL DEFAULT ''; -- in the words of the entry's editor, '' for none
