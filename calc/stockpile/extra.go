package stockpile

import "scripkeeper/calc"

// Extra is money that a player gets from the bank or pays to it by a card that these rules do not know: an expansion's
// bond, tax or commodity, or an asset that is paid out at the end.
type Extra struct {
	Seat int `json:"seat"`
	// Amount is in $K; above zero the bank pays it.
	Amount int `json:"amount"`
	// Reason is said in the table's own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// Kind names the entry in records.
func (*Extra) Kind() string { return "extra" }

// Form asks for the seat, the money and what it is for.
func (e *Extra) Form(t calc.Table) calc.Form {
	amount := calc.Only(0)
	if t.Layout().HasSeat(e.Seat) && !t.Out(e.Seat) {
		amount = calc.Range(-t.Cash(e.Seat), maxMoney)
	}
	return calc.Form{Fields: []*calc.Field{
		calc.Player(t, "seat", &e.Seat, outRefusal(t, "expansion")),
		calc.Amount("amount", &e.Amount, amount),
		calc.Words("reason", &e.Reason),
	}}
}

// Apply pays the money. What comes in pays the fees that the seat holds.
// Refusals: seat.unknown, ruling.out, extra.nothing, extra.range, ruling.reason.
func (e *Extra) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	var refusal *calc.Refusal
	switch {
	case !t.Layout().HasSeat(e.Seat):
		refusal = calc.Refuse("seat.unknown", "seat").With("player", e.Seat).With("seats", len(t.Layout().Seats))
	case t.Out(e.Seat):
		refusal = calc.Refuse("ruling.out", "seat").Seated(e.Seat)
	case e.Amount == 0:
		refusal = calc.Refuse("extra.nothing", "amount").Seated(e.Seat)
	case e.Amount > maxMoney || e.Amount < -t.Cash(e.Seat):
		refusal = calc.Refuse("extra.range", "amount").Seated(e.Seat).With("min", -t.Cash(e.Seat)).With("max", maxMoney)
	default:
		refusal = reasonRefusal(e.Seat, e.Reason)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal.Under("expansion")
	}
	d := calc.NewBuilder(t)
	cash := t.Cash(e.Seat)
	d.Line("extra", "expansion", e.Seat, calc.None,
		calc.Term{Role: "before", Value: cash}, calc.Term{Role: "change", Value: e.Amount},
		calc.Term{Role: "after", Value: cash + e.Amount})
	d.Move(calc.Bank(), calc.Of(e.Seat), calc.Cash(), e.Amount)
	payHeld(d, t)
	uncovered(d)
	next, statement := d.Done()
	return next, statement, nil
}
