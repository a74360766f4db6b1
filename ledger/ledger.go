// Package ledger has the types that its subpackages share: faults, ids, authors and hashes. Each of these packages
// imports only those listed before it:
//
//   - oplog: operations, log, undo and hash chain, for games and tournaments alike
//   - record: the open file formats
//   - people: players and their seats
//   - game: replaying, editing, comparing and merging games
//   - stats: summaries, careers, ratings, highlights
//   - bookfile and recovery: the SQLite file, its lock and versions; reading damaged files
//   - book: the games, people and other data in a SQLite file
//
// Errors about files, records and books are a [*Fault]; moves that the rules forbid are a *calc.Refusal.
package ledger

// A Watch reports the progress of a long task: how many steps are done, and how many there are. If the Watch returns an
// error, the task ends.
type Watch func(done, of int) error

// Unwatched is a [Watch] that never ends the task.
func Unwatched(int, int) error { return nil }
