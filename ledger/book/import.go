package book

import (
	"database/sql"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

type Import struct {
	Outcome  oplog.Outcome
	Game     ledger.GameID
	Added    int
	reseated bool
	// Undeleted reports whether the import restored a deleted game.
	Undeleted bool
}

// Import adds a record to the book. A game that the book already has gets the missing operations; a deleted game is
// restored. Operations without author and time get the given author, but no time.
//
// The fault is import.forked if both copies continued differently, with the number of the first entry that differs, or
// import.other if the setups differ. Faults of the record are record.rulebook, record.rules (newer rules),
// record.options, record.setup (with the refusal), record.operation, record.kind and record.entry. A fault leaves the
// book unchanged.
func (b *Games) Import(r record.Record, by ledger.Author) (Import, error) {
	return b.ImportWatched(r, by, ledger.Unwatched)
}

func (b *Games) ImportWatched(r record.Record, by ledger.Author, watch ledger.Watch) (Import, error) {
	return b.importPlaced(r, placing{}, by, watch)
}

func (b *Games) importPlaced(r record.Record, place placing, by ledger.Author, watch ledger.Watch) (Import, error) {
	incoming, err := game.ReplaySeated(r, nil, b.rulebooks, watch)
	if err != nil {
		return Import{}, err
	}
	if err := watch(1, 1); err != nil {
		return Import{}, err
	}
	var done Import
	// Another program may write to the book between reading and writing here; the import is then tried again.
	for range 5 {
		done, err = b.importOnce(incoming, place, by)
		if !ledger.IsFault(err, "book.moved", "game.exists") {
			break
		}
	}
	return done, err
}

func (b *Games) importOnce(incoming *game.Game, place placing, by ledger.Author) (Import, error) {
	done := Import{Game: incoming.ID()}
	local, err := b.loadUnseated(incoming.ID())
	if ledger.IsFault(err, "game.unknown") {
		r := incoming.Export()
		r.Operations = sign(r.Operations, by)
		if err := b.insertGame(r, place); err != nil {
			return Import{}, err
		}
		b.shelf.storeSummaryOf(incoming)
		done.Outcome, done.Added = oplog.OutcomeNew, len(r.Operations)
		return done, nil
	}
	if err != nil {
		return Import{}, err
	}
	outcome, more, fault := game.Relate(local, incoming)
	if fault != nil {
		return Import{}, fault
	}
	done.Outcome, done.Added = outcome, len(more)
	done.Undeleted, err = b.extend(done.Game, sign(more, by), func(tx *sql.Tx) error {
		if len(more) > 0 && more[len(more)-1].At.IsZero() { // undated operations count as made now
			if _, err := tx.Exec("UPDATE game SET added = ? WHERE id = ?", writeTime(time.Now()), done.Game.String()); err != nil {
				return err
			}
		}
		done.reseated, err = place.seat(tx, done.Game)
		return err
	})
	if err != nil {
		return Import{}, err
	}
	if done.reseated {
		b.shelf.dropCached([]ledger.GameID{done.Game})
	}
	return done, nil
}

func sign(operation []oplog.Operation, by ledger.Author) []oplog.Operation {
	signed := make([]oplog.Operation, len(operation))
	for i, s := range operation {
		if s.Unsigned() {
			s.By = by
		}
		signed[i] = s
	}
	return signed
}

// ImportReplacing imports a record and makes the book's copy match it, even if that copy is longer or continued
// differently. Entries that the record lacks are voided and stay in the log.
func (b *Games) ImportReplacing(r record.Record, by ledger.Author) (Import, error) {
	done, err := b.Import(r, by)
	if !ledger.IsFault(err, "import.forked") && (err != nil || done.Outcome != oplog.OutcomeOlder) {
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
	diff, err := game.Compare(local, incoming)
	if err != nil {
		return Import{}, err
	}
	joined, err := game.MergeRecord(local, incoming, diff.All(true))
	if err != nil {
		return Import{}, err
	}
	return b.Import(joined, by)
}
