package brokeryard

import (
	"slices"

	"scripkeeper/calc"
)

// A Toss records which of the seats with the highest capital won the toss (chapter Game summarising).
type Toss struct {
	// Seat is the seat that won the toss, from 0.
	Seat int `json:"seat"`
}

func (*Toss) Kind() string { return "toss" }

func (e *Toss) Form(t calc.Table) calc.Form {
	if tossRefusal(t) != nil {
		return calc.Form{}
	}
	first := leaders(t)
	f := calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal { return behindRefusal(t, first, seat) })
	f.Likely = first[0]
	return calc.Form{Fields: []*calc.Field{f}}
}

func tossRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case PhaseOf(t) != PhaseToss:
		return calc.Refuse("toss.none", "").Under("toss").With("round", t.Round()).With("rounds", t.Layout().Rounds)
	}
	return nil
}

// behindRefusal returns why a seat takes no part in the toss, or nil. The seats in first take part.
func behindRefusal(t calc.Table, first []int, seat int) *calc.Refusal {
	switch {
	case slices.Contains(first, seat):
		return nil
	case t.Out(seat):
		return calc.Refuse("seat.gone", "seat").Under("bankruptcy").Seated(seat)
	}
	worth, _ := calc.Worth(t, seat)
	limit, _ := calc.Worth(t, first[0])
	return calc.Refuse("toss.behind", "seat").Under("toss").Seated(seat).With("amount", worth).With("max", limit)
}

// Apply records the winner and ends the game. Refusals: game.over, toss.none, toss.behind, seat.gone, seat.unknown.
func (e *Toss) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, tossRefusal(t).OrCheck(e, t), func(b *calc.Builder) {
		worth, _ := calc.Worth(t, e.Seat)
		b.Line("toss.won", "toss", e.Seat, calc.None, calc.With("amount", worth))
		b.Set(tossMark(t, e.Seat), 1)
		decide(b)
	})
}
