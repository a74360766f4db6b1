-- Ratings are worked out from the games, and since their second edition a shared place counts in another way: whoever has
-- finished games is told once. The summary of an unfinished game has no ranks, which leaves two signs beside each other.

INSERT INTO notice (at, code, path, detail)
    SELECT unixepoch() * 1000, 'ratings.anew', '', '' WHERE EXISTS (SELECT 1 FROM summary WHERE instr(held, ';;') = 0);
