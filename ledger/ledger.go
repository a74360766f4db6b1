// Package ledger holds the words that its rooms share: faults, ids, authors and hashes. The rooms, each knowing only
// those before it:
//
//   - oplog: operations, log, undo, chain; of games and tournaments alike
//   - record: the open documents, strictly read
//   - people: who plays, and who sits where
//   - game: a log replayed through its rulebook, amended, compared and merged
//   - stats: summaries, careers, ratings, highlights
//   - bookfile and recovery: the SQLite file, its lock and versions; what can be read of a damaged one
//   - book: all that a book keeps, in stores
//
// What goes wrong with files, records and books is a [*Fault]. What the rules do not allow is a *calc.Refusal.
package ledger

// A Watch is told before each part of long work how many parts are done and how many there are. The error that it gives
// back ends the work.
type Watch func(done, of int) error

// Unwatched lets work go on to its end.
func Unwatched(int, int) error { return nil }
