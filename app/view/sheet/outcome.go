package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// An Outcome describes an entry's effects, or the reason why the entry cannot be recorded.
type Outcome struct {
	// Refusal is the reason why the entry can't be recorded, or "". Unfinished reports whether the entry is only
	// incomplete.
	Refusal    string
	Unfinished bool
	// Allowed reports whether the rules allow the entry. If so, Figures are the numbers that change; if not, they are
	// the numbers of the entry's maker, or nil. ByPrice reports whether the form already shows all prices.
	Allowed bool
	Figures *view.Matrix
	ByPrice bool
	Holding *Holding
	// Lines are the effects that reveal no secrets. Later is a sentence about effects shown after recording, or "".
	Lines []view.Line
	Later string
	// Paths are the moves of markers on a grid of prices.
	Paths []view.Path `json:",omitempty"`
	// Track is the price track of the entry's company if its prices matter, or nil.
	Track *view.Track `json:",omitempty"`
	// Consequences are an edit's effects on the game's end; nil for a new entry. Fault is set if the effects are
	// unknown.
	Consequences *view.Consequences
	Fault        error `json:"-"`
	Record       string
	// Veil is the page shown while the device passes to the next player with secret input, or nil.
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
	if conceals { // all input is complete here
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

// showsAll reports whether the entry ends a game with secret holdings. The holdings are shown only after recording.
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
	if t.veiled() && slices.ContainsFunc(statement.Lines, moves) { // a split or a bankruptcy also shows hidden cards
		o.Later = words.Text("veil.rest")
	}
}

// NoNumber is the value of a text that is not a number. No rule allows a number so low.
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

// consequences returns an edit's effects. While any holdings are secret, all effects are hidden, because they could
// reveal holdings.
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

// unchanged reports whether an edited entry equals the recorded entry, and thus needs no saving.
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

// secretReason returns a sentence about another player's invalid secret input, without revealing the input. It returns
// false for other refusals.
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

// makerFigures returns the numbers of the player who makes the entry, or nil if the whole table makes it.
func (t Task) makerFigures() *view.Matrix {
	seat := view.Maker(t.Base, t.Entry)
	if !t.Base.Layout().HasSeat(seat) {
		return nil
	}
	m := view.MakerFigures(t.Game, t.Known(t.Looker), seat, t.form().companies())
	return &m
}
