package tournament

import (
	"slices"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// A Redrawn is what comes of drawing a round again.
type Redrawn string

const (
	// Same is that the seed gives the very tables that were announced.
	Same Redrawn = "same"
	// Other is that it gives others.
	Other Redrawn = "other"
	// Newer is that it was drawn in a way that this version does not know.
	Newer Redrawn = "newer"
	// Unchecked is that nothing was drawn: the round was made by hand.
	Unchecked Redrawn = "hand"
)

// Redraw draws a round again from its seed, with the entries as they counted when it was announced, and compares. An
// exchange after that is another entry and no matter here. Found is false where there is no such round.
func (t *Tournament) Redraw(round int) (redrawn Redrawn, found bool) {
	draw, found := t.Redrawing(round)
	if !found {
		return "", false
	}
	return draw(), true
}

// Redrawing is [Tournament.Redraw] to be done later, while the tournament goes on: what it needs is taken now.
func (t *Tournament) Redrawing(round int) (draw func() Redrawn, found bool) {
	at := slices.IndexFunc(t.steps, func(step Step) bool {
		e, is := step.Entry.(*Round)
		return is && step.Refusal == nil && e.Number == round
	})
	if at < 0 {
		return nil, false
	}
	announced := t.steps[at].Entry.(*Round)
	switch {
	case announced.Method == ByHand:
		return func() Redrawn { return Unchecked }, true
	case !announced.Edition.Known():
		return func() Redrawn { return Newer }, true
	}
	then, err := t.before(t.steps[at].Source)
	return func() Redrawn {
		if err != nil {
			return Other
		}
		again, refusal := then.draw(announced.Method, announced.Seed, announced.Edition)
		if refusal != nil || !sameTables(again, announced) {
			return Other
		}
		return Same
	}, true
}

// before is the state as it was when an operation was entered.
func (t *Tournament) before(op int64) (State, error) {
	then := &Tournament{journal: oplog.NewJournal("", ledger.Author{})}
	for _, o := range t.journal.Operations()[:op-1] {
		if err := then.journal.Write(o.Operation, o.By); err != nil {
			return State{}, err
		}
	}
	err := then.follow(then.journal.Entries())
	return then.state, err
}

// sameTables tells whether two rounds seat the same people alike.
func sameTables(a, b *Round) bool {
	return slices.EqualFunc(a.Tables, b.Tables, func(a, b RoundsTable) bool { return slices.Equal(a.Members, b.Members) })
}
