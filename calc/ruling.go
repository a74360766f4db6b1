package calc

import "slices"

// MaxRuling is the most by which one ruling puts anything right.
const MaxRuling = 1_000_000

// A Ruling puts something of a seat right by the table's own decision. Cash and shares are balanced against an account,
// most often that of the rulings.
type Ruling struct {
	Seat int `json:"seat"`
	// What is put right, in the words of the game: "cash", a company's code, a kind of certificate.
	What string `json:"what,omitzero"`
	// Company and Class say which certificates, where a game asks for them apart.
	Company string `json:"company,omitzero"`
	Class   string `json:"class,omitzero"`
	// Treasury tells that certificates come from the company's treasury or go there, where a game asks for that.
	Treasury bool `json:"treasury,omitzero"`
	// Change is how much more (above zero) or less the seat has after it.
	Change int `json:"change"`
	// Reason is said in the table's own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// A Subject is one thing that a ruling can put right.
type Subject struct {
	// Kind is the kind of the line that tells it ("ruling.cash").
	Kind string
	// Commodity is what is moved from another account; see Set for what is neither cash nor shares.
	Commodity Commodity
	From      Account
	// Has is how much the seat has, Min and Max how much less or more it can get.
	Has, Min, Max int
	// Secret reports whether the line is for the seat's eyes only.
	Secret bool
	// Set, where there is one, gives the seat the amount instead of a posting.
	Set func(b *Builder, amount int)
}

// RulingRules are what a game's rulings can put right.
type RulingRules interface {
	// Fields ask what is put right. The seat may be none of the table.
	Fields(t Table, e *Ruling) []*Field
	// Subject is what is put right, or why that cannot be. The seat is one of the table.
	Subject(t Table, e *Ruling) (Subject, *Refusal)
	// Ruled does what follows.
	Ruled(b *Builder, e *Ruling)
}

func (*Ruling) Kind() string { return "ruling" }

// Because is the reason.
func (e *Ruling) Because() string { return e.Reason }

// Form asks for the seat, what is put right, by how much, and why.
func (e *Ruling) Form(t Table) Form {
	var form Form
	e.walk(t, &Walk{Ask: form.Collect})
	return form
}

// Has is how much the seat has now of what is put right, and whether that is said and for everybody's eyes.
func (e *Ruling) Has(t Table) (amount int, said bool) {
	if !t.Layout().HasSeat(e.Seat) {
		return 0, false
	}
	subject, refusal := t.Layout().Kit.rulings().Subject(t, e)
	return subject.Has, refusal == nil && !subject.Secret
}

// walk asks for all of it, refuses what cannot be, and returns what is put right.
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
		return append([]*Field{seat}, rules.Fields(t, e)...)
	})
	if refusal == nil && e.Change == 0 {
		refusal = Missing("ruling.nothing", "change").Seated(e.Seat)
	}
	w.Refuse(refusal)
	change := Range(s.Min, s.Max).Guarded()
	_, possible := change.Index(e.Change)
	w.Step(possible, func() *Field {
		f := Amount("change", &e.Change, change.Else(Refuse("ruling.range", "").Seated(e.Seat)))
		if s.Secret { // its bounds tell what the seat has
			f.Seat, f.Secret = e.Seat, true
		}
		return f
	})
	w.Step(reasonLength().fits(e.Reason), func() *Field { return Reason(&e.Reason, e.Seat) })
	return s
}

// Reason is a field that holds why something of a seat is put right.
func Reason(at *string, seat int) *Field {
	reason := Text("reason", at)
	reason.Allowed = reasonLength().Else(Refuse("ruling.reason", "").Seated(seat))
	return reason
}

func reasonLength() Allowed { return Range(1, 200) }

// Apply puts it right. Refusals: seat.unknown, ruling.nothing, ruling.range, ruling.reason, and those of the game's
// [RulingRules].
func (e *Ruling) Apply(t Table) (Table, Statement, *Refusal) {
	var w Walk
	s := e.walk(t, &w)
	return Build(t, w.Refusal.Under("ruling"), func(b *Builder) {
		b.Line(s.Kind, "ruling", e.Seat, s.Commodity.Company, Changed(s.Has, e.Change)...)
		b.AsSecret(s.Secret)
		if s.Set != nil {
			s.Set(b, s.Has+e.Change)
		} else {
			b.Move(s.From, AccountOf(e.Seat), s.Commodity, e.Change)
		}
		t.Layout().Kit.rulings().Ruled(b, e)
	})
}

// PlainRulings put right cash and regular shares, which are named by the company's code, against the rulings' account.
// Nothing falls below zero, or with Debts only shares do not.
type PlainRulings struct{ Debts bool }

// Fields ask for cash or a company.
func (PlainRulings) Fields(t Table, e *Ruling) []*Field {
	what := OneOf("what", &e.What, append([]string{"cash"}, t.Layout().Codes()...)...)
	for i := range t.Layout().Companies {
		choice := &what.Allowed.Choices[i+1]
		choice.About, choice.Part = i+1, "shares"
	}
	return []*Field{what}
}

// Subject returns the cash or the shares that the ruling names. Refusal: ruling.what.
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

// Ruled adds nothing.
func (PlainRulings) Ruled(*Builder, *Ruling) {}

// plain is the cash or the regular shares that a ruling names.
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
