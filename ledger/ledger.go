// Package ledger keeps games: what was said at the table, in order, with who said it and when.
//
// A [game.Game] is a [record.Setup] and an append-only log of operations: record an entry, insert one, replace one, void one,
// restore one. Nothing that was said is ever taken out of the log. The living entries are a fold of it, and the
// table is a replay of the living entries through the game's rulebook.
//
// A [book.Book] is the SQLite file that holds the games. An entry is on disk before [game.Game.Record] returns. A [record.Record] is
// one game as an open JSON document; FORMAT.md beside this file describes it. A [game.Draft] is an entry that is being filled
// in: the book keeps it beside the games, and it is part of none.
//
// What goes wrong with files, records and books is a [*Fault]. What the rules do not allow is a [*calc.Refusal].
package ledger
