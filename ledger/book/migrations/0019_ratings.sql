-- Ratings have a third edition, by which a shared place counts differently: whoever has finished games is told once.

INSERT INTO notice (at, code, path, detail)
    SELECT unixepoch() * 1000, 'ratings.anew', '', '' WHERE EXISTS (SELECT 1 FROM summary WHERE instr(held, ';;') = 0)
    AND NOT EXISTS (SELECT 1 FROM notice WHERE code = 'ratings.anew');
