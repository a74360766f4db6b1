package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// An Outcome describes an entry's effects, or why the entry cannot be recorded.
type Outcome struct {
	// Refusal says why the entry cannot be recorded, or is empty. Unfinished reports that the entry is only incomplete.
	Refusal    string
	Unfinished bool
	// Allowed reports that the rules allow the entry; then Figures are the figures that it changes. Otherwise Figures
	// are those of the entry's maker, or nil, and ByPrice reports that the form already shows the companies' prices.
	Allowed bool
	Figures *view.Matrix
	ByPrice bool
	Holding *Holding
	// Lines are the effects that reveal no secrets. Later says that more are shown after recording, or is empty.
	Lines []view.Line
	Later string
	// Paths are the ways that the entry moves markers on a grid of prices.
	Paths []view.Path `json:",omitempty"`
	// Track is the price track of the company whose prices matter for the entry, or nil.
	Track *view.Track `json:",omitempty"`
	// Consequences are an edit's effects on the end of the game; nil for a new entry. Fault says why they are unknown.
	Consequences *view.Consequences
	Fault        error `json:"-"`
	Record       string
	// Veil is shown when the next player with a secret part must take the device; nil if there is none.
	Veil *Veil
}

func (t Task) Outcome() Outcome {
	o := Outcome{Record: t.record()}
	if parts := t.Parts(); len(parts.Missing) > 0 {
		veil := t.Veil(parts.Missing[0])
		o.Veil, o.Refusal, o.Unfinished = &veil, veil.Missing, true
		return o
	}
	base, conceals := t.Known(t.Looker), t.conceals()
	if conceals { // the recorder has every part by now
		base = t.Base
	}
	after, statement, refusal := t.apply(base)
	o.Track = t.track(after)
	switch {
	case t.misread():
		o.Refusal = words.Text("sheet.number")
	case refusal != nil:
		o.Refusal, o.Unfinished = t.reason(refusal)
	}
	if o.Refusal != "" {
		o.Figures, o.ByPrice = t.makerFigures(), t.form().byPrice()
		return o
	}
	o.Allowed, o.Holding = true, t.leaverHolding()
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

func (t Task) track(after calc.Table) *view.Track {
	for _, f := range t.form().fields() {
		if f.Ladder && t.Base.Layout().HasCompany(f.Get()) {
			track := view.TrackOf(t.Base, after, f.Get())
			return &track
		}
	}
	return nil
}

// showsAll reports whether the entry ends a game with veiled holdings. They are shown only once the entry is recorded.
func (t Task) showsAll(after calc.Table) bool { return t.veiled() && after.Over() }

func (t Task) veiled() bool { return view.Veiled(t.Base) && !t.Shown() }

func (t Task) foretell(o *Outcome, base, after calc.Table, statement calc.Statement) {
	v := t.Game.For(t.Looker)
	if changes, differs := view.Changes(v, base, after, t.form().companies()...); differs {
		changes = changes.WithoutMoves(words.PriceEvents(v.ID(), statement))
		o.Figures = &changes
	}
	o.Lines, o.Paths = v.Lines(statement, false), view.Paths(base, statement)
	moves := func(l calc.Line) bool { return l.Company != calc.None && l.Seat == calc.None }
	if t.veiled() && slices.ContainsFunc(statement.Lines, moves) { // a split or a bankruptcy shows hidden cards
		o.Later = words.Text("veil.rest")
	}
}

// NoNumber is the value of typed text that is not a number. It is so low that no rule allows it.
const NoNumber = -1_000_000_001

func (t Task) misread() bool {
	return slices.ContainsFunc(calc.SheetForm(t.Entry, t.Base).Fields, func(f *calc.Field) bool {
		return f.Kind == calc.AmountKind && f.Get() == NoNumber
	})
}

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

// consequences returns an amendment's effects, hidden while any player has veiled holdings, which they would reveal.
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

// unchanged reports whether an edited entry equals the recorded one, so that there is nothing to save.
func (t Task) unchanged() bool {
	steps := t.Game.Game.Steps()
	return t.Act == oplog.ActReplace && t.Number <= len(steps) && Same(steps[t.Number-1].Entry, t.Entry)
}

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
	return v.Refusal(r), !t.Touched && t.Act == oplog.ActRecord || IsIncomplete(t.Entry, t.Base, r)
}

// secretReason explains a refusal of another player's secret input without revealing that input.
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

// makerFigures returns [view.MakerFigures] for the entry's maker, or nil if the entry has no single maker.
func (t Task) makerFigures() *view.Matrix {
	seat := view.Maker(t.Base, t.Entry)
	if !t.Base.Layout().HasSeat(seat) {
		return nil
	}
	m := view.MakerFigures(t.Game, t.Known(t.Looker), seat, t.form().companies())
	return &m
}
