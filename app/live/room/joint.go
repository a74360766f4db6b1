package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

type Joint struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	// Seats are the seats that must answer; Missing are those that have not finished.
	Seats   []int `json:"seats"`
	Missing []int `json:"missing"`
}

// joint returns the joint entry that the game waits for, as filled in on this device. It is the likeliest entry that
// carries the game on if that is a joint entry, or else one begun here. It is nil if there is neither.
func (r *Room) joint(v view.Game) *Joint {
	expected := v.Expected()
	for place, e := range expected.Next {
		d, told := r.draft(v, e.Kind())
		if told != nil {
			e = told
		} else if place > 0 {
			continue
		}
		t := sheet.Task{Game: v.For(calc.None), Act: oplog.ActRecord, Base: v.Table, Entry: e, Looker: calc.None,
			Said: sheet.ReadSaid(d.Progress)}
		if parts := t.Shared(); len(parts.Seats) > 0 {
			return &Joint{Kind: e.Kind(), Name: words.EntryTitle(v.ID(), v.Table, e), Seats: parts.Seats,
				Missing: append([]int{}, parts.Missing...)}
		}
	}
	return nil
}

// keep saves a joint entry as this device's draft, for the window and all phones. Without an error it is on disk.
func (r *Room) keep(t sheet.Task) error {
	d, err := game.NewDraft(r.session.Game(), oplog.ActRecord, 0, t.Entry, t.Said.Encode())
	if err != nil {
		return err
	}
	return r.session.StorePartial(d)
}

// A Told is the result of finishing a part.
type Told struct {
	Told    string `json:"told"`
	Missing []int  `json:"missing"`
	// Next is the next of the missing seats clockwise, or -1.
	Next int `json:"next"`
}

// tell saves the part of the open hand, or records the entry if the whole entry belongs to one player. It does not
// report conflicts between parts.
func (r *Room) tell(by door.Guest, a EntryRequest) (Told, error) {
	if err := r.fresh(by, a); err != nil {
		return Told{}, err
	}
	f, err := r.fill(by, a)
	if err != nil {
		return Told{}, err
	}
	if f.hand == calc.None || !f.mayMake() {
		return Told{}, forbidden()
	}
	if own := f.Parts(); own.Own {
		entered, err := r.enter(by, a)
		return Told{Told: entered.Entered + entered.Proposed, Missing: []int{}, Next: calc.None}, err
	}
	if len(f.shared.Seats) == 0 {
		return Told{}, refused(words.Text("live.room.notshared"))
	}
	if hand := f.Hand(f.hand); hand.Refusal != "" {
		return Told{}, refused(hand.Refusal)
	}
	whole := f.Task
	if _, told := r.draft(f.Game, f.Entry.Kind()); told != nil {
		whole.Entry = told
	} else if fresh, ok := calc.Blank(f.Game.Rulebook, f.Entry.Kind()); ok {
		whole.Entry = fresh
		for _, e := range f.Game.Expected().All() {
			if e.Kind() == fresh.Kind() {
				whole.Entry = calc.Ready(f.Base, e)
				break
			}
		}
	}
	sheet.CopyFields(whole.Entry, f.Entry, f.Base, f.PartOf(f.hand))
	if len(f.Parts().Seats) > 0 {
		whole.Said = whole.Said.Tell(whole.Entry, whole.Base, f.hand)
	}
	if err := r.keep(whole); err != nil {
		return Told{}, r.problem(err)
	}
	parts := whole.Shared()
	return Told{Told: words.Format("live.room.told", words.Names{"name": f.Game.Name(f.hand)}),
		Missing: append([]int{}, parts.Missing...), Next: parts.Next(f.hand)}, nil
}
