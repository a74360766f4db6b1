package room

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Entered is the result of a request for an entry, which was recorded or waits for approval.
type Entered struct {
	Entered  string `json:"entered,omitempty"`
	Number   int    `json:"number,omitempty"`
	Proposed string `json:"proposed,omitempty"`
}

// Status returns 202 (Accepted) for an entry that waits for approval.
func (e Entered) Status() int {
	if e.Proposed != "" {
		return http.StatusAccepted
	}
	return http.StatusOK
}

func (r *Room) enter(by door.Guest, a EntryRequest) (Entered, error) {
	if err := r.fresh(by, a); err != nil {
		return Entered{}, err
	}
	f, err := r.fill(by, a)
	if err == nil {
		err = f.ready(a)
	}
	if err != nil {
		return Entered{}, err
	}
	if by.Role == door.Seat && r.Proposes() {
		return r.put(f, a)
	}
	return r.record(f, a)
}

func author(by door.Guest, v view.Game) ledger.Author {
	a := ledger.Author{Device: by.Name}
	if by.Role == door.Seat {
		a.Person = v.Name(by.Seat)
	}
	return a
}

// ready returns an error if the entry cannot be recorded. The message says what would be legal.
func (f *filling) ready(a EntryRequest) error {
	if !f.mayMake() {
		return refused(notYours(f.Game, f.by.Seat))
	}
	if len(f.shared.Seats) > 0 && f.hand != calc.None {
		return refused(words.Text("live.room.tell"))
	}
	if a.Nobody {
		f.sayNothing()
	}
	if o := f.Outcome(); o.Refusal != "" {
		return refused(o.Refusal)
	}
	return nil
}

// sayNothing answers "nothing" for all players who have not answered, or passes if the entry is one player's.
func (f *filling) sayNothing() {
	if f.by.Role != door.Keeper {
		return
	}
	if !f.Parts().Own {
		f.Said = f.SayNothing()
	} else if pass := sheet.Pass(f.Game.Expected(), f.Base); pass != nil {
		f.Entry = pass
	}
}

// onward adds a pass to the entry if the guest asked for it and the rules allow it.
func (f *filling) onward(a EntryRequest) {
	if pass, _ := f.PassAfter(); a.Onward && pass != nil {
		f.More = append(slices.Clip(f.Entries()), pass)
	}
}

func (r *Room) record(f filling, a EntryRequest) (Entered, error) {
	f.onward(a)
	told := Entered{Entered: sheet.Entered(f.Act, f.Short()), Number: f.Number}
	err := r.session.Enter(session.Request{Author: author(f.by, f.Game), Head: chain(f.Game, a.Head), Act: f.Act,
		Number: f.Number, Entries: f.Entries()})
	if err != nil {
		return Entered{}, r.problem(err)
	}
	if f.Act == oplog.ActRecord {
		told.Number = len(r.session.Game().Steps())
		if len(f.shared.Seats) > 0 {
			r.session.Drafts.Drop(session.ThisDevice, game.Draft{Act: f.Act, Kind: f.Entry.Kind()})
			r.session.Drafts.Flush()
		}
	}
	return told, nil
}

// A Since lists the entries made since the guest's last update. Sheet is the guest's form on the current table.
type Since struct {
	Since []string `json:"since"`
	Sheet *Sheet   `json:"sheet,omitempty"`
}

// fresh returns [door.Stale] if the game has changed since the guest's last update. The error contains the guest's
// input as a [Since].
func (r *Room) fresh(by door.Guest, a EntryRequest) error {
	v := r.view(by.Audience())
	if a.Head == "" || a.Head == headNow(v) {
		return nil
	}
	since := entriesSince(v, a.Head)
	if f, err := r.fill(by, a); err == nil {
		since.Sheet = new(f.sheet())
	}
	return stale(since)
}

// entriesSince lists the entries after a named state. The list is empty if the log before that state was edited.
func entriesSince(v view.Game, name string) Since {
	since, was := Since{Since: []string{}}, chain(v, name)
	for entries, step := range v.Game.Steps() {
		if v.Game.HeadAfter(entries) == was || len(since.Since) > 0 {
			since.Since = append(since.Since, words.StepShort(v.Game, step))
		}
	}
	return since
}

func stale(since Since) error {
	p := door.NewProblem(door.Stale, words.Text("fault.session.stale"))
	p.Detail, _ = json.Marshal(since)
	return p
}

func (r *Room) problem(err error) error {
	v := r.session.View()
	var refusal *calc.Refusal
	var moved *session.Stale
	switch {
	case errors.As(err, &refusal):
		return refused(v.Refusal(refusal))
	case errors.As(err, &moved):
		return stale(Since{Since: []string{}})
	}
	return refused(words.ErrorSentence(v.ID(), v.Layout, err))
}
