package recordings

import (
	"testing"

	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// BrokenEntries is how many entries of [Broken] need fixing.
const BrokenEntries = 18

// Broken is a recorded game of Stockholder that was played to its end and then lost its first entry: some of the others
// need fixing, and nobody has won.
func Broken(t testing.TB) record.Record {
	t.Helper()
	r := Read(t, "stockholder", "three-seats-3x5").Record
	r.Operations = append(r.Operations[:len(r.Operations):len(r.Operations)],
		oplog.Operation{Op: int64(len(r.Operations) + 1), Act: oplog.ActVoid, Target: 1})
	return r
}
