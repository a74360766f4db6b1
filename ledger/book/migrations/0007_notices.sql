-- What happened to the book while nobody looked stands here until somebody says that he has read it.

CREATE TABLE notice (
    id     INTEGER NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL, -- milliseconds since 1970 in UTC
    code   TEXT    NOT NULL, -- that of a fault
    path   TEXT    NOT NULL,
    detail TEXT    NOT NULL
) STRICT;
