-- What one player notes of his own cards, in a game where nobody says what he holds before the end.

CREATE TABLE portfolio (
    game   TEXT    NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    counts TEXT    NOT NULL, -- JSON: for each class of certificate the count of each company
    at     INTEGER NOT NULL  -- milliseconds since 1970 in UTC
) STRICT;
