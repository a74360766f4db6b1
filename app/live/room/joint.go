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
	// Seats are the seats that must answer. Missing are the seats that have not answered.
	Seats   []int `json:"seats"`
	Missing []int `json:"missing"`
}

// joint returns the next entry that several players must fill in: the likeliest entry, or else another entry with a
// stored draft. The result is nil without such an entry.
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

// keep stores an entry that several players fill in as a draft on disk, for the app and all phones.
func (r *Room) keep(t sheet.Task) error {
	d, err := game.NewDraft(r.session.Game(), oplog.ActRecord, 0, t.Entry, t.Said.Encode())
	if err != nil {
		return err
	}
	return r.session.StorePartial(d)
}

// A Told is the confirmation of a player's answer to an entry that several players fill in.
type Told struct {
	Told    string `json:"told"`
	Missing []int  `json:"missing"`
	// Next is the next seat clockwise that has not answered, or -1.
	Next int `json:"next"`
}

// tell stores the answer of the player at the shown seat, or records the entry if it belongs to one player. Conflicts
// between players' answers are not reported.
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
