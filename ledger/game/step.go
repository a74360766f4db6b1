package game

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// A Step is a living entry and what it did.
type Step struct {
	// Number is its place among the living entries, 1 the first.
	Number int
	// Op is the operation that made the place, a record or an insert. It stays the same when entries before it
	// come and go, and when the entry is replaced.
	Op int64
	// Source is the operation whose entry counts: the last replace that is not voided, else Op.
	Source int64
	Entry  calc.Entry
	// By and At tell who said the entry that counts, and when.
	By ledger.Author
	At time.Time
	// Before and After are the table before the entry and after it. An entry that is refused lets at most its turn go by, see
	// [calc.Lapse].
	Before, After calc.Table
	// Refusal is why the rules do not allow the entry here. Such an entry waits to be mended: to be replaced, voided, or made
	// possible by another before it. Nil when it is legal.
	Refusal *calc.Refusal
	// Hash is the chain up to this entry: SHA-256 of the hash before, the entry's kind, a zero byte and the entry's
	// JSON as the rulebook's struct writes it. The hash before the first entry is made of the setup.
	Hash ledger.Hash
}

// Statement is what the entry did. It is worked out anew each time, which takes microseconds: the statements of a long game
// would fill the memory with what hardly anybody looks at.
func (s Step) Statement() calc.Statement {
	_, statement, refusal := s.Entry.Apply(s.Before)
	if refusal != nil {
		_, statement = calc.Lapse(s.Before, s.Entry)
	}
	return statement
}
