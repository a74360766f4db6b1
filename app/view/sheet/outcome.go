package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// An Outcome is what an entry as it stands would do, or why it cannot be recorded.
type Outcome struct {
	// Refusal is why it cannot be, empty when it can. Unfinished reports that it is merely not filled in.
	Refusal    string
	Unfinished bool
	// Allowed reports that the rules allow the entry: what follows is what it would do. Else Figures are what its maker
	// has to go by, nil for none, and ByPrice reports that one chooses by the prices of companies, which need not stand
	// above these figures too.
	Allowed bool
	Figures *view.Matrix
	ByPrice bool
	// Holding is all that a player has who would leave, nil for another entry.
	Holding *Holding
	// Lines are what it would do, as far as whoever looks knows; none while that would show something that others tell.
	// Later says that the rest is seen when the entry is recorded, empty where there is none.
	Lines []view.Line
	Later string
	// Paths are where it would take the markers of companies on a chart of rows and columns.
	Paths []view.Path `json:",omitempty"`
	// Track is the price track of the company whose prices matter for the entry, nil for none.
	Track *view.Track `json:",omitempty"`
	// Consequences are what an amendment changes at the end, nil for an entry that is recorded; Fault is why they are
	// not known.
	Consequences *view.Consequences
	Fault        error `json:"-"`
	// Record is what recording the entry is called.
	Record string
	// Veil parts the device to whoever has something to tell in secret before the entry can be recorded, nil for
	// nobody.
	Veil *Veil
}

// Outcome is what the entry would do. An editor may say in other words why the entry cannot be recorded, or ask for
// what is missing though the rules would allow it; said is nil where there is none.
func (t Task) Outcome(said func(*calc.Refusal) (sentence string, unfinished bool)) Outcome {
	o := Outcome{Record: t.record()}
	if parts := t.Parts(); len(parts.Missing) > 0 {
		veil := t.Veil(parts.Missing[0])
		o.Veil, o.Refusal, o.Unfinished = &veil, veil.Missing, true
		return o
	}
	base, conceals := t.Known(t.Looker), t.conceals()
	if conceals { // whoever records it has it all now
		base = t.Base
	}
	after, statement, refusal := t.apply(base)
	o.Track = t.track(after)
	if t.misread() {
		o.Refusal = words.Text("sheet.number")
	} else if said != nil {
		o.Refusal, o.Unfinished = said(refusal)
	}
	if o.Refusal == "" && refusal != nil {
		o.Refusal, o.Unfinished = t.reason(refusal)
	}
	if o.Refusal != "" {
		o.Figures, o.ByPrice = t.makerFigures(), t.form().byPrice()
		return o
	}
	o.Allowed, o.Holding = true, t.leaver()
	switch {
	case conceals, t.showsAll(after):
		o.Later = words.Text("veil.later")
	default:
		t.foretell(&o, base, after, statement)
	}
	if t.Act != oplog.ActRecord {
		t.amend(&o)
	}
	if t.unchanged() {
		o.Refusal, o.Unfinished = words.Text("sheet.unchanged"), true
	}
	return o
}

// track is the price track of the company that the entry is about where its form says that prices matter for it.
func (t Task) track(after calc.Table) *view.Track {
	for _, f := range t.form().fields() {
		if f.Ladder && t.Base.Layout().HasCompany(f.Get()) {
			track := view.TrackOf(t.Base, after, f.Get())
			return &track
		}
	}
	return nil
}

// showsAll reports whether the entry ends a game in which something is hidden: what everybody holds is seen when it is
// recorded, and not before.
func (t Task) showsAll(after calc.Table) bool { return t.veiled() && after.Over() }

// veiled reports whether anybody holds something that others must not see.
func (t Task) veiled() bool { return view.Veiled(t.Base) && !t.Shown() }

// foretell tells what the entry would do on a table.
func (t Task) foretell(o *Outcome, base, after calc.Table, statement calc.Statement) {
	v := t.Game.For(t.Looker)
	if changes, differs := view.Changes(v, base, after, t.form().companies()...); differs {
		changes = changes.Unmoved(words.PriceEvents(v.ID(), statement))
		o.Figures = &changes
	}
	o.Lines, o.Paths = v.Lines(statement, false), view.Paths(base, statement)
	moves := func(l calc.Line) bool { return l.Company != calc.None && l.Seat == calc.None }
	if t.veiled() && slices.ContainsFunc(statement.Lines, moves) { // a split or a bankruptcy shows hidden cards
		o.Later = words.Text("veil.rest")
	}
}

// NoNumber stands for what is typed and is no number: no rule allows so little.
const NoNumber = -1_000_000_001

// misread reports whether something that is typed into the entry is no number.
func (t Task) misread() bool {
	return slices.ContainsFunc(calc.SheetForm(t.Entry, t.Base).Fields, func(f *calc.Field) bool {
		return f.Kind == calc.AmountKind && f.Get() == NoNumber
	})
}

// amend tells what an amendment changes at the end.
func (t Task) amend(o *Outcome) {
	c, err := consequences(t.Game, game.Amendment{Act: t.Act, Number: t.Number, Entry: t.Entry})
	if err != nil {
		o.Fault = err
		return
	}
	o.Consequences = &c
	if n := len(c.Illegal); n > 0 {
		o.Record = words.Format("sheet.saved.mend", words.Names{"count": n})
	}
}

// consequences are what an amendment changes. As long as anybody holds something behind a veil, they would tell of it:
// then they are seen when the amendment is made.
func consequences(v view.Game, a game.Amendment) (view.Consequences, error) {
	if view.Veiled(v.Table) {
		return view.Consequences{Hidden: true}, nil
	}
	d, err := v.Game.Amendment(a)
	if err != nil {
		return view.Consequences{}, err
	}
	return view.ConsequencesOf(v, d), nil
}

// unchanged reports whether the entry that is amended is still as it stands in the log, so that there is nothing to
// save.
func (t Task) unchanged() bool {
	steps := t.Game.Game.Steps()
	return t.Act == oplog.ActReplace && t.Number <= len(steps) && Same(steps[t.Number-1].Entry, t.Entry)
}

// record is what recording the entry is called.
func (t Task) record() string {
	if t.Act != oplog.ActRecord {
		return words.Text("sheet.saved")
	}
	if entries := t.Entries(); len(entries) > 1 {
		return words.EntrySeveral(t.Game.ID(), t.Entry, len(entries))
	}
	if key := calc.SheetForm(t.Entry, t.Base).Record; key != "" {
		return words.EntryRecord(t.Game.ID(), t.Base, t.Entry, key)
	}
	return words.Text("sheet.record")
}

// reason is why the rules refuse the entry, and whether it is merely not finished.
func (t Task) reason(r *calc.Refusal) (sentence string, unfinished bool) {
	v := t.Game
	if r.Code == "batch.none" {
		return words.EntryAsk(v.ID(), t.Base, t.Entry), true
	}
	if form := t.form(); r.Unfinished && form.InParts() {
		return form.stillMissing(), true
	}
	if sentence, secret := t.secretReason(r); secret {
		return sentence, false
	}
	known := r.Unfinished && r.Code != "seat.unknown" && r.Code != "amount.none"
	if field, unsaid := unfilledField(t.Entry, t.Base, r); unsaid && !known {
		return words.Ask(v.ID(), v.Layout, field), true
	}
	return v.Refusal(r), !t.Touched && t.Act == oplog.ActRecord || Unfilled(t.Entry, t.Base, r)
}

// secretReason is what is said where the rules refuse what others than whoever looks have told: that there is
// something, and nothing of what it is.
func (t Task) secretReason(r *calc.Refusal) (sentence string, secret bool) {
	f, has := calc.Find(t.form().fields(), func(f *calc.Field) bool { return f.Name == r.Field })
	switch parts := t.Parts(); {
	case !has || !f.Secret || f.Seat == t.Looker:
		return "", false
	case parts.Own:
		return words.Format("veil.refusal", words.Names{"name": t.Game.Name(f.Seat)}), true
	}
	return words.Text("veil.clash"), true
}

// makerFigures are the cash of the player who makes the entry, and of many companies those that are chosen, with what
// is held of them and their prices; nil where nobody alone makes it.
func (t Task) makerFigures() *view.Matrix {
	seat := view.Maker(t.Base, t.Entry)
	if !t.Base.Layout().HasSeat(seat) {
		return nil
	}
	m := view.MakerFigures(t.Game, t.Known(t.Looker), seat, t.form().companies())
	return &m
}
