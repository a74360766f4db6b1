package calc

import "slices"

// MaxRuling is the largest change in one correction, up or down.
const MaxRuling = 1_000_000

// A Ruling corrects a seat's property by the players' decision, usually posted against the account of rulings.
type Ruling struct {
	// Seat is the seat to correct, from 0.
	Seat int `json:"seat"`
	// What names the property to correct, in the game's terms: "cash", a company's code, a kind of certificate.
	What string `json:"what,omitzero"`
	// Company is the code of the company whose certificates change, in games that ask for it; empty otherwise.
	Company string `json:"company,omitzero"`
	// Class is the kind of certificate that changes, in games that ask for it; empty otherwise.
	Class string `json:"class,omitzero"`
	// Treasury means that the certificates come from or go to the company's treasury, in games that ask for it.
	Treasury bool `json:"treasury,omitzero"`
	// Change is the amount by which the seat's property grows, or shrinks if negative; it must not be 0.
	Change int `json:"change"`
	// Reason is the reason in the players' own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// A Subject is a property that a ruling can correct.
type Subject struct {
	Kind string // the kind of the line ("ruling.cash")
	// Commodity is moved from the account From to the seat. If Set is given, there is no posting.
	Commodity     Commodity
	From          Account
	Has, Min, Max int  // the seat's current amount, and the bounds of the change
	Secret        bool // only the seat may read the line
	// Set, if not nil, sets the seat's new amount.
	Set func(b *Builder, amount int)
}

// RulingRules defines a game's possible corrections.
type RulingRules interface {
	// Fields returns the fields that select the subject. The seat in e need not exist.
	Fields(t Table, e *Ruling) []*Field
	// Subject returns the subject, or the reason why it cannot be corrected. The seat in e exists.
	Subject(t Table, e *Ruling) (Subject, *Refusal)
	Ruled(b *Builder, e *Ruling)
}

func (*Ruling) Kind() string { return "ruling" }

func (e *Ruling) GivenReason() string { return e.Reason }

func (e *Ruling) Form(t Table) Form {
	var form Form
	e.walk(t, &Walk{Ask: form.Collect})
	return form
}

// Has returns the seat's current amount of the subject. It returns false if the amount is unknown or secret.
func (e *Ruling) Has(t Table) (amount int, said bool) {
	if !t.Layout().HasSeat(e.Seat) {
		return 0, false
	}
	subject, refusal := t.Layout().Kit.rulings().Subject(t, e)
	return subject.Has, refusal == nil && !subject.Secret
}

func (e *Ruling) walk(t Table, w *Walk) Subject {
	rules, s, refusal := t.Layout().Kit.rulings(), Subject{}, t.SeatRefusal("seat", e.Seat)
	if refusal == nil {
		s, refusal = rules.Subject(t, e)
	}
	if refusal != nil {
		s = Subject{}
	}
	w.Steps(true, func() []*Field {
		seat := Player(t, "seat", &e.Seat, func(seat int) *Refusal {
			other := *e
			other.Seat = seat
			if _, refusal := rules.Subject(t, &other); refusal != nil && refusal.Field == "seat" {
				return refusal
			}
			return nil
		})
		fields := append([]*Field{seat}, rules.Fields(t, e)...)
		if !s.Secret {
			return fields
		}
		for _, f := range fields { // nobody else may see a change that a seat entered in secret
			set := f.Set
			f.Set = func(n int) {
				if n != f.Get() {
					e.Change = 0
				}
				set(n)
			}
		}
		return fields
	})
	if refusal == nil && e.Change == 0 {
		refusal = Missing("ruling.nothing", "change").Seated(e.Seat)
	}
	w.Refuse(refusal)
	change := Range(s.Min, s.Max).Guarded()
	_, possible := change.Index(e.Change)
	w.Step(possible, func() *Field {
		f := Amount("change", &e.Change, change.WithRefusal(Refuse("ruling.range", "").Seated(e.Seat)))
		if s.Secret { // bounds would reveal the seat's amount
			f.Seat, f.Secret = e.Seat, true
		}
		return f
	})
	w.Step(reasonLength().allowsWords(e.Reason), func() *Field { return Reason(&e.Reason, e.Seat) })
	return s
}

func Reason(at *string, seat int) *Field {
	reason := Text("reason", at)
	reason.Allowed = reasonLength().WithRefusal(Refuse("ruling.reason", "").Seated(seat))
	return reason
}

func reasonLength() Allowed { return Range(1, 200) }

// Apply makes the correction. Refusals: seat.unknown, ruling.nothing, ruling.range, ruling.reason, and those of
// [RulingRules].
func (e *Ruling) Apply(t Table) (Table, Statement, *Refusal) {
	var w Walk
	s := e.walk(t, &w)
	return Build(t, w.Refusal.Under("ruling"), func(b *Builder) {
		b.Line(s.Kind, "ruling", e.Seat, s.Commodity.Company, ChangeTerms(s.Has, e.Change)...)
		b.AsSecret(s.Secret)
		if s.Set != nil {
			s.Set(b, s.Has+e.Change)
		} else {
			b.Move(s.From, AccountOf(e.Seat), s.Commodity, e.Change)
		}
		t.Layout().Kit.rulings().Ruled(b, e)
	})
}

// PlainRulings correct cash and regular shares. Shares cannot become negative; cash can if Debts is set.
type PlainRulings struct{ Debts bool }

func (PlainRulings) Fields(t Table, e *Ruling) []*Field {
	what := OneOf("what", &e.What, append([]string{"cash"}, t.Layout().Codes()...)...)
	for i := range t.Layout().Companies {
		choice := &what.Allowed.Choices[i+1]
		choice.About, choice.Part = i+1, "shares"
	}
	return []*Field{what}
}

// Subject returns cash or a company's regular shares, or refuses an unknown name with ruling.what.
func (p PlainRulings) Subject(t Table, e *Ruling) (Subject, *Refusal) {
	c, known := e.plain(t)
	if !known {
		return Subject{}, Missing("ruling.what", "what")
	}
	s := Subject{Kind: "ruling.shares", Commodity: c, From: Rulings(), Has: t.Balance(AccountOf(e.Seat), c),
		Max: MaxRuling}
	if c.IsCash() {
		s.Kind = "ruling.cash"
	}
	s.Min = -min(s.Has, MaxRuling)
	if p.Debts && c.IsCash() {
		s.Min = -MaxRuling
	}
	return s, nil
}

func (PlainRulings) Ruled(*Builder, *Ruling) {}

func (e *Ruling) plain(t Table) (Commodity, bool) {
	switch {
	case e.Company != "" || e.Class != "" || e.Treasury:
		return Cash(), false
	case e.What == "cash":
		return Cash(), true
	}
	company := slices.Index(t.Layout().Codes(), e.What)
	return Commodity{Company: company}, company != None
}
