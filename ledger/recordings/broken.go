package recordings

import (
	"testing"

	"scripkeeper/ledger"
)

// BrokenEntries is how many entries of [Broken] need fixing.
const BrokenEntries = 18

// Broken is a recorded game of Stockholder that was played to its end and then lost its first entry: some of the others need
// fixing, and nobody has won.
func Broken(t testing.TB) ledger.Record {
	t.Helper()
	r := Read(t, "stockholder", "three-seats-3x5").Record
	r.Operations = append(r.Operations[:len(r.Operations):len(r.Operations)],
		ledger.Operation{Op: int64(len(r.Operations) + 1), Act: ledger.ActVoid, Target: 1})
	return r
}
