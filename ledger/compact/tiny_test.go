package compact

import (
	"math"

	"scripkeeper/calc"
)

// tiny is a rulebook whose forms have every kind of field, and whose entries have data outside their forms.
type tiny struct {
	version int
	// shifted gives the fields in forms another order, as in a later version of the rules.
	shifted bool
}

type tinyOptions struct {
	Cash   int    `json:"cash"`
	Limit  int    `json:"limit"`
	Motto  string `json:"motto"`
	Hidden int    `json:"hidden,omitempty"`
}

func (o *tinyOptions) Form() calc.Form {
	limit := calc.Steps(10, 1000, 10)
	if o.Cash > 500 {
		limit = calc.Only(77)
	}
	return calc.Form{Fields: []*calc.Field{
		tinyNumber("cash", &o.Cash, calc.Range(0, math.MaxInt32), 0),
		tinyNumber("limit", &o.Limit, limit, 0),
		tinyWords("motto", &o.Motto),
	}}
}

func (o *tinyOptions) Check() *calc.Refusal { return nil }

// A tinyMove is expected from the seat whose turn it is, or from the next seat.
type tinyMove struct {
	Seat   int    `json:"seat"`
	Side   int    `json:"side"`
	Amount int    `json:"amount"`
	Far    int    `json:"far"`
	Each   []int  `json:"each,omitempty"`
	Note   string `json:"note"`
	// Hidden is in no form.
	Hidden int `json:"hidden,omitempty"`
	swap   bool
}

func (e *tinyMove) Kind() string { return "move" }

func (e *tinyMove) Form(t calc.Table) calc.Form {
	sides := []calc.Choice{{Value: 5}, {Value: 3}, {Value: 9, Refusal: calc.Refuse("side", "side")}, {Value: -2}}
	form := calc.Form{Fields: []*calc.Field{
		tinyNumber("seat", &e.Seat, calc.Only(max(0, t.Turn())), t.Turn()),
		tinyNumber("side", &e.Side, calc.Allowed{Choices: sides}, 3),
		tinyNumber("amount", &e.Amount, calc.Range(-t.Cash(max(0, t.Turn())), 50+e.Side), 1),
		tinyNumber("far", &e.Far, calc.Range(math.MinInt, math.MaxInt), 0),
	}}
	if e.Side == 5 {
		for len(e.Each) < 3 {
			e.Each = append(e.Each, 0)
		}
		for i := range 3 {
			form.Fields = append(form.Fields, tinyNumber(calc.ItemName("each", i), &e.Each[i], calc.Range(0, 4), 2))
		}
	}
	form.Fields = append(form.Fields, tinyWords("note", &e.Note))
	if e.swap {
		form.Fields[1], form.Fields[2] = form.Fields[2], form.Fields[1]
	}
	return form
}

func (e *tinyMove) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if t.Turn() != e.Seat {
		return t, calc.Statement{}, calc.Refuse("turn", "seat")
	}
	if e.Side != 5 && e.Side != 3 && e.Side != -2 {
		return t, calc.Statement{}, calc.Refuse("side", "side")
	}
	if e.Amount < -t.Cash(e.Seat) || e.Amount > 50+e.Side {
		return t, calc.Statement{}, calc.Refuse("amount", "amount")
	}
	d := calc.NewBuilder(t)
	d.Line("move", "", e.Seat, calc.None)
	d.Move(calc.Bank(), calc.AccountOf(e.Seat), calc.Cash(), e.Amount)
	d.Set(calc.TurnMark, (e.Seat+1)%len(t.Layout().Seats))
	next, statement := d.Done()
	return next, statement, nil
}

type tinyGift struct {
	To     int `json:"to"`
	Amount int `json:"amount"`
}

func (e *tinyGift) Kind() string { return "gift" }

func (e *tinyGift) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{
		tinyNumber("to", &e.To, calc.Range(0, len(t.Layout().Seats)-1), 0),
		tinyNumber("amount", &e.Amount, calc.Range(0, 9), 0),
	}}
}

func (e *tinyGift) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if !t.Layout().HasSeat(e.To) || e.Amount < 0 || e.Amount > 9 {
		return t, calc.Statement{}, calc.Refuse("gift", "")
	}
	d := calc.NewBuilder(t)
	d.Line("gift", "", e.To, calc.None)
	d.Move(calc.Bank(), calc.AccountOf(e.To), calc.Cash(), e.Amount)
	next, statement := d.Done()
	return next, statement, nil
}

func (tiny) ID() string      { return "tiny" }
func (r tiny) Version() int  { return max(1, r.version) }
func (tiny) Rules() []string { return nil }
func (r tiny) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "poor", Options: &tinyOptions{Cash: 10, Limit: 100}},
		{Key: "rich", Options: &tinyOptions{Cash: 900, Limit: 77, Motto: "more"}},
	}
}

func (tiny) Seats(calc.Options) (low, high int) { return 1, 50 }

func (r tiny) Open(o calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	seats, refusal := calc.CheckNames(names)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	if len(seats) == 0 {
		return calc.Table{}, calc.Statement{}, calc.Refuse("seats.few", "seats")
	}
	d := calc.NewBuilder(calc.NewTable(&calc.Layout{Seats: seats, Classes: 1, Options: o}))
	d.Line("begin", "", calc.None, calc.None)
	d.Set(calc.TurnMark, 0)
	for seat := range seats {
		d.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), o.(*tinyOptions).Cash)
	}
	table, statement := d.Done()
	return table, statement, nil
}

func (r tiny) Expected(t calc.Table) calc.Expected {
	return calc.Expected{Next: []calc.Entry{
		&tinyMove{Seat: t.Turn(), swap: r.shifted},
		&tinyMove{Seat: t.Turn(), Hidden: 4, swap: r.shifted},
	}}
}

func (r tiny) Blanks() []calc.Entry { return []calc.Entry{&tinyMove{swap: r.shifted}, &tinyGift{}} }

func (tiny) Standing(calc.Table) calc.Standing { return calc.Standing{} }

func tinyNumber(name string, at *int, allowed calc.Allowed, likely int) *calc.Field {
	return &calc.Field{
		Name: name, Kind: calc.AmountKind, Seat: calc.None, Company: calc.None, Likely: likely, Allowed: allowed,
		Get: func() int { return *at }, Set: func(v int) { *at = v },
	}
}

func tinyWords(name string, at *string) *calc.Field {
	return &calc.Field{
		Name: name, Kind: calc.TextKind, Seat: calc.None, Company: calc.None,
		GetText: func() string { return *at }, SetText: func(s string) { *at = s },
	}
}
