// Package ledger holds the types that its subpackages share: faults, ids, authors and hashes. Each of these knows only
// those before it:
//
//   - oplog: operations, log, undo and chain, for games and tournaments alike
//   - record: the open documents, strictly read
//   - people: players and their seats
//   - game: a log replayed through its rulebook, amended, compared and merged
//   - stats: summaries, careers, ratings, highlights
//   - bookfile and recovery: the SQLite file, its lock and versions; reading damaged files
//   - book: everything a book keeps, in stores
//
// Errors about files, records and books are a [*Fault]; moves that the rules forbid are a *calc.Refusal.
package ledger

// A Watch is called before each part of a long task with the number of parts done and the number of all parts. If it
// returns an error, the task ends.
type Watch func(done, of int) error

// Unwatched is a [Watch] that never ends the task.
func Unwatched(int, int) error { return nil }
