-- The front of a shelf is read before the first picture: the latest games and those in play are found without going
-- through thousands of games and their summaries.

CREATE INDEX game_day ON game (ifnull(begun, added)) WHERE deleted IS NULL AND archived IS NULL;

CREATE INDEX summary_form ON summary (form);

-- No summary without ranks lacks the two signs.
CREATE INDEX summary_unranked ON summary (game) WHERE instr(held, ';;') > 0;
