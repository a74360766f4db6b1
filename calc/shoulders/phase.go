package shoulders

import (
	"cmp"
	"scripkeeper/calc"
	"slices"
)

// phaseRefusal says why an entry of some phases does not come now.
func phaseRefusal(t calc.Table, phases ...int) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	now := phaseOf(t)
	if slices.Contains(phases, now) {
		return nil
	}
	return calc.Refuse("now."+phaseNames()[now], "").Under("phases")
}

// turnRefusal says why a seat is not the one to move in the stock phase.
func turnRefusal(t calc.Table, seat int) *calc.Refusal {
	return cmp.Or(phaseRefusal(t, phaseStock), seatRefusal(t, seat))
}

// seatRefusal says why a seat does not have the turn.
func seatRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.TurnRefusal("seat", seat)
	if refusal != nil && refusal.Code == "seat.turn" {
		refusal.Under("priority")
	}
	return refusal
}

// beginStock begins the stock phase of a decade with the priority deal.
func beginStock(b *calc.Builder, round int) {
	first := inGame(b.Table, b.Mark(gameMark(b.Table, markPriority)))
	b.Line("stock", "priority", first, calc.None, calc.With("round", round), calc.With("rounds", decades))
	b.Set(calc.RoundMark, round)
	b.Set(gameMark(b.Table, markPhase), phaseStock)
	b.Set(gameMark(b.Table, markPasses), 0)
	b.Set(gameMark(b.Table, markActor), calc.None)
	b.Set(calc.TurnMark, first)
	for company := range b.Layout().Companies {
		b.Set(companyMark(b.Table, company, companyOperated), 0)
		b.Set(companyMark(b.Table, company, companySpared), 0)
		for seat := range b.Layout().Seats {
			b.Set(soldMark(b.Table, seat, company), 0)
		}
	}
}

// stockUntouched reports whether nobody has acted or passed in the stock phase so far.
func stockUntouched(t calc.Table) bool {
	return t.Mark(gameMark(t, markPasses)) == 0 && t.Mark(gameMark(t, markActor)) == calc.None
}

// overByDecades reports whether a game without public goals ended with the result of its last company.
func overByDecades(t calc.Table) bool {
	return phaseOf(t) == phaseOperating && t.Round() == decades && operator(t) == calc.None
}

// endDecade begins the next decade, or after the last the public goals, or ends the game.
func endDecade(b *calc.Builder) {
	switch {
	case b.Round() < decades:
		beginStock(b, b.Round()+1)
	case optionsOf(b.Table).PublicGoals:
		b.Line("goals", "goals", calc.None, calc.None, calc.With("count", goalsDrawn), calc.With("amount", goalPrize))
		b.Set(gameMark(b.Table, markPhase), phaseGoals)
		b.Set(calc.TurnMark, calc.None)
	default:
		b.Finish("over.decades")
	}
}

// nextFounder gives the turn to the next player who starts a company in the first decade, from the last seat to the
// first. When everybody has, the stock phase begins.
func nextFounder(b *calc.Builder) {
	for seat := len(b.Layout().Seats) - 1; seat >= 0; seat-- {
		if b.Mark(seatMark(b.Table, seat, seatFounded)) == 0 && !b.Out(seat) {
			b.Set(calc.TurnMark, seat)
			return
		}
	}
	beginStock(b, b.Round())
}
