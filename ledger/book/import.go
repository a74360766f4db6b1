package book

import (
	"database/sql"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// An Import is what became of a record.
type Import struct {
	Outcome oplog.Outcome
	Game    ledger.GameID
	// Added is the number of operations that were added to the book.
	Added int
	// reseated tells that other people sit at its seats than before, as the placing says.
	reseated bool
	// Undeleted tells that the game was deleted here, and is on the shelf again.
	Undeleted bool
}

// Import takes a record into the book. A game that the book has already is recognised by its id, and what the record
// has more is added; one that was deleted is on the shelf again. Operations that do not say who said them and when get
// the author given, and no time: nobody knows when that was.
//
// The fault import.forked tells that both copies went on differently, and the number of the first living entry that
// differs; import.other that the setups differ. Those of records are record.rulebook, record.rules (newer rules),
// record.options, record.setup (with the refusal), record.operation, record.kind and record.entry. With a fault the
// book is as before.
func (b *Games) Import(r record.Record, by ledger.Author) (Import, error) {
	return b.ImportWatched(r, by, ledger.Unwatched)
}

// ImportWatched does the same, watched. When the watch ends it, the book is as before.
func (b *Games) ImportWatched(r record.Record, by ledger.Author, watch ledger.Watch) (Import, error) {
	return b.importPlaced(r, placing{}, by, watch)
}

// importPlaced does the same with a game that has a place in another book. All of it is one transaction.
func (b *Games) importPlaced(r record.Record, place placing, by ledger.Author, watch ledger.Watch) (Import, error) {
	incoming, err := game.ReplaySeated(r, nil, b.rulebooks, watch)
	if err != nil {
		return Import{}, err
	}
	if err := watch(1, 1); err != nil {
		return Import{}, err
	}
	var done Import
	// Another program may write between our reading and our writing; then we look again.
	for range 5 {
		done, err = b.take(incoming, place, by)
		if !ledger.IsFault(err, "book.moved", "game.exists") {
			break
		}
	}
	return done, err
}

// take makes one try to import.
func (b *Games) take(incoming *game.Game, place placing, by ledger.Author) (Import, error) {
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
		if len(more) > 0 && more[len(more)-1].At.IsZero() { // it was touched now, whenever that was said
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
		b.shelf.forget([]ledger.GameID{done.Game})
	}
	return done, nil
}

// sign fills in who where an operation says neither who nor when.
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

// Supersede does what [Games.Import] does, and where the copy in the book went on differently, or is longer, it becomes
// what the record is: the entries that only the copy holds are taken back and stay in its log.
func (b *Games) Supersede(r record.Record, by ledger.Author) (Import, error) {
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
