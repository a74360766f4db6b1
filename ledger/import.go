package ledger

import (
	"bytes"
	"database/sql"
	"errors"
	"time"
)

// An Outcome tells what an import did.
type Outcome string

const (
	// New is a game that the book did not have. It has it now.
	New Outcome = "new"
	// Same is a game that stands in the book with the same entries, and with those that count no more. Nothing was done.
	Same Outcome = "same"
	// Longer is a game that goes on where the book's copy ended, or that was joined with it. What was missing was added.
	Longer Outcome = "longer"
	// Older is a game that the book has, and more of it. Nothing was done.
	Older Outcome = "older"
)

// An Import is what became of a record.
type Import struct {
	Outcome Outcome
	Game    GameID
	// Added is the number of operations that were added to the book.
	Added int
	// reseated tells that other people sit at its seats than before, as the placing says.
	reseated bool
	// Undeleted tells that the game was deleted here, and is on the shelf again.
	Undeleted bool
}

// Import takes a record into the book. A game that the book has already is recognised by its id, and what the record
// has more is added; one that was deleted is on the shelf again. Operations that do not say who said them and when get the author given and the present
// time.
//
// The fault import.forked tells that both copies went on differently, and the number of the first living entry that
// differs; import.other that the setups differ. Those of records are record.rulebook, record.rules (newer rules),
// record.options, record.setup (with the refusal), record.operation, record.kind and record.entry. With a fault the
// book is as before.
func (b *Book) Import(r Record, by Author) (Import, error) {
	return b.ImportWatched(r, by, unwatched)
}

// ImportWatched does the same, watched. When the watch ends it, the book is as before.
func (b *Book) ImportWatched(r Record, by Author, watch Watch) (Import, error) {
	return b.importPlaced(r, placing{}, by, watch)
}

// importPlaced does the same with a game that has a place in another book. All of it is one transaction.
func (b *Book) importPlaced(r Record, place placing, by Author, watch Watch) (Import, error) {
	incoming, err := replayWith(r, b.rulebooks, watch)
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
		var fault *Fault
		if !errors.As(err, &fault) || fault.Code != "book.moved" && fault.Code != "game.exists" {
			break
		}
	}
	return done, err
}

// take makes one try to import.
func (b *Book) take(incoming *Game, place placing, by Author) (Import, error) {
	done := Import{Game: incoming.ID()}
	local, err := b.loadUnseated(incoming.ID())
	var fault *Fault
	if errors.As(err, &fault) && fault.Code == "game.unknown" {
		r := incoming.Export()
		r.Operations = sign(r.Operations, by)
		if fault := b.insertGame(r, place); fault != nil {
			return Import{}, fault
		}
		b.storeSummaryOf(incoming)
		done.Outcome, done.Added = New, len(r.Operations)
		return done, nil
	}
	if err != nil {
		return Import{}, err
	}
	outcome, more, fault := compare(local, incoming)
	if fault != nil {
		return Import{}, fault
	}
	done.Outcome, done.Added = outcome, len(more)
	err = b.transact(func(tx *sql.Tx) error {
		if done.Undeleted, err = undelete(tx, done.Game); err != nil {
			return err
		}
		if err := gameOperations().insertAll(tx, done.Game.String(), sign(more, by)); err != nil {
			return err
		}
		done.reseated, err = place.seat(tx, done.Game)
		return err
	})
	if err != nil {
		return Import{}, b.fault(err)
	}
	if done.reseated {
		b.forget([]GameID{done.Game})
	}
	return done, nil
}

// undelete puts a game that was deleted on the shelf again, and reports whether it was deleted.
func undelete(tx *sql.Tx, id GameID) (bool, error) {
	back, err := tx.Exec("UPDATE game SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", id.String())
	if err != nil {
		return false, err
	}
	n, err := back.RowsAffected()
	return n > 0, err
}

// compare tells how another copy of a game stands to this one, and for a longer one which operations to add.
// First the logs are compared, because a log that goes on may also have taken something back; then the entries, because
// a code hands on nothing else.
func compare(local, incoming *Game) (Outcome, []Operation, *Fault) {
	if local.first != incoming.first {
		return "", nil, &Fault{Code: "import.other", Detail: local.ID().String()}
	}
	here, there := local.log.last(), incoming.log.last()
	op := sharedOperations(local, incoming)
	if local.Head() == incoming.Head() && (op < here || !incoming.brings(here)) {
		return Same, nil, nil
	}
	switch op {
	case here:
		more := incoming.Export().Operations[op:]
		for i := range more {
			more[i].Merged = min(more[i].Merged, i+1) // what was here before is none of the merge
		}
		return Longer, more, nil
	case there:
		if !incoming.joins(local) {
			return Older, nil, nil
		}
	}
	entry := common(local, incoming)
	switch {
	case incoming.joins(local):
		return Longer, local.becoming(incoming, entry), nil
	case local.joins(incoming), entry == len(incoming.steps):
		return Older, nil, nil
	case entry == len(local.steps):
		return Longer, local.becoming(incoming, entry), nil
	}
	return "", nil, &Fault{Code: "import.forked", Entry: entry + 1, Detail: local.ID().String()}
}

// brings tells whether operations after one with a number bring entries, be it such as count no more.
func (g *Game) brings(after int64) bool {
	for op := after + 1; op <= g.log.last(); op++ {
		if g.log.holds(op) {
			return true
		}
	}
	return false
}

// sharedOperations is how many operations two copies of a game begin with that are the same, whoever gave them and whenever.
func sharedOperations(a, b *Game) int64 {
	return a.log.shared(b.log, func(op int64) bool { return bytes.Equal(a.decoded[op].canonical, b.decoded[op].canonical) })
}

// sign fills in who and when where an operation says neither.
func sign(operation []Operation, by Author) []Operation {
	signed := make([]Operation, len(operation))
	for i, s := range operation {
		if s.unsigned() {
			s.By, s.At = by, milliseconds(time.Now())
		}
		signed[i] = s
	}
	return signed
}
