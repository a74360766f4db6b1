package brokeryard

import "scripkeeper/calc"

// Stops tells for which players stop orders work in the whole game, where each chooses for himself (house rule
// stop_opt_in). It comes before the first round.
type Stops struct {
	// Seats are those for whom they work, in the order of seats.
	Seats []int `json:"seats,omitempty"`
}

// Kind names the entry in records.
func (*Stops) Kind() string { return "stops" }

// Form asks every player.
func (e *Stops) Form(t calc.Table) calc.Form {
	var form calc.Form
	if stopsRefusal(t) != nil {
		return form
	}
	for seat := range t.Layout().Seats {
		if !t.Out(seat) {
			form.Fields = append(form.Fields, calc.Member(calc.ItemName("stops", seat), &e.Seats, seat))
		}
	}
	return form
}

// stopsRefusal says why nobody chooses stop orders now.
func stopsRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case !optionsOf(t).choosesStops():
		return calc.Refuse("stops.off", "").Under("house.stop_opt_in")
	case PhaseOf(t) != PhaseStops:
		return calc.Refuse("stops.again", "").Under("house.stop_opt_in")
	}
	return nil
}

// Apply writes down everybody's choice.
// Refusals: game.over, stops.off, stops.again, stops.order, seat.unknown, seat.gone.
func (e *Stops) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := stopsRefusal(t)
	for i, seat := range e.Seats {
		field := calc.ItemName("stops", i)
		switch {
		case refusal != nil:
		case !t.Layout().HasSeat(seat):
			refusal = t.SeatRefusal(field, seat)
		case t.Out(seat):
			refusal = calc.Refuse("seat.gone", calc.ItemName("stops", seat)).Under("bankruptcy").Seated(seat)
		case i > 0 && seat <= e.Seats[i-1]:
			refusal = calc.Refuse("stops.order", calc.ItemName("stops", seat)).Under("house.stop_opt_in").Seated(seat)
		}
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("stops", "house.stop_opt_in", calc.None, calc.None,
			calc.With("count", len(e.Seats)), calc.With("spread", optionsOf(t).Spread))
		b.Set(chosenMark(t), 1)
		b.Set(phaseMark(t), int(PhaseRound))
		for _, seat := range e.Seats {
			b.Line("stops.in", "house.stop_opt_in", seat, calc.None)
			b.Set(stopsMark(t, seat), 1)
		}
	})
}
