package stockpile

import "scripkeeper/calc"

// Skip lets a player do nothing where he may do something, or lets the table go on where something is missing: a pile
// without its contents, an action card that is not played, forecasts that nobody knows.
type Skip struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Skip) Kind() string { return "skip" }

// Form asks for nothing: it is the turn of the seat whose turn it is.
func (e *Skip) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

// Apply passes the turn on. The setup, the bids and what is held at the end cannot be skipped.
// Refusals: game.over, seat.*, skip.*.
func (e *Skip) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	p := phaseOf(t)
	refusal := notTurn(t, p, e.Seat)
	if refusal == nil && (p == phaseSetup || p == phaseBidding || p == phaseReveal) {
		refusal = calc.Refuse("skip."+p.name(), "").Under("order").Seated(e.Seat)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	d := calc.NewBuilder(t)
	switch p {
	case phaseAction:
		kind, rule := "skip.cramer", "cramer"
		if mustAct(t, e.Seat) {
			kind, rule = "skip.action", "ruling"
		}
		d.Line(kind, rule, e.Seat, calc.None)
		d.Set(seatMark(t, e.Seat, boomMark), 0)
		d.Set(seatMark(t, e.Seat, bustMark), 0)
		pass(d)
	case phaseMovement:
		d.Line("skip.movement", "ruling", calc.None, calc.None)
		for company := range Companies {
			d.Set(own(t, movedMark+company), 1)
		}
		afterMoves(d)
	case phaseDeclaring:
		d.Line("skip.deborah", "deborah", e.Seat, calc.None)
		endRound(d)
	case phaseSelling:
		d.Line("skip.selling", "sell", e.Seat, calc.None)
		pass(d)
	default:
		d.Line("skip.take", "ruling", e.Seat, calc.None)
		pass(d)
	}
	next, statement := d.Done()
	return next, statement, nil
}
