package book

import (
	"errors"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Supersede does what [Book.Import] does, and where the copy in the book went on differently, or is longer, it becomes what the
// record is: the entries that only the copy holds are taken back and stay in its log.
func (b *Games) Supersede(r record.Record, by ledger.Author) (Import, error) {
	done, err := b.Import(r, by)
	var fault *ledger.Fault
	if forked := errors.As(err, &fault) && fault.Code == "import.forked"; !forked && (err != nil || done.Outcome != oplog.OutcomeOlder) {
		return done, err
	}
	incoming, err := game.Replay(r, b.rulebooks)
	if err != nil {
		return Import{}, err
	}
	local, err := b.Load(r.ID)
	if err != nil {
		return Import{}, err
	}
	parting, err := game.Compare(local, incoming)
	if err != nil {
		return Import{}, err
	}
	joined, err := game.MergeRecord(local, incoming, parting.All(true))
	if err != nil {
		return Import{}, err
	}
	return b.Import(joined, by)
}
