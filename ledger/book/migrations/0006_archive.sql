-- A game can be archived, and deleted from the shelf. What was said in it stays in the book, so that both can be undone.

ALTER TABLE game ADD COLUMN archived INTEGER; -- when it was archived, in milliseconds since 1970, NULL when it is not
ALTER TABLE game ADD COLUMN deleted  INTEGER; -- when it was deleted, NULL when it is not
