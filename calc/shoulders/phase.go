package shoulders

import "scripkeeper/calc"

// phaseRefusal says why an entry of some phases does not come now.
func phaseRefusal(t calc.Table, phases ...int) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	now := phaseOf(t)
	for _, p := range phases {
		if p == now {
			return nil
		}
	}
	return calc.Refuse("now."+phaseNames()[now], "").Under("phases")
}

// turnRefusal says why a seat is not the one to move in the stock phase.
func turnRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := phaseRefusal(t, phaseStock); refusal != nil {
		return refusal
	}
	return seatRefusal(t, seat)
}

// seatRefusal says why a seat does not have the turn.
func seatRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.TurnRefusal("seat", seat)
	if refusal != nil && refusal.Code == "seat.turn" {
		refusal.Under("priority")
	}
	return refusal
}

// inGame is the seat itself, or the next one where it has left.
func inGame(t calc.Table, seat int) int {
	if t.Out(seat) {
		return t.NextPlaying(seat)
	}
	return seat
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

// acted remembers who sold, bought or started, and gives the turn to the next.
func acted(b *calc.Builder) {
	seat := b.Turn()
	next := b.NextPlaying(seat)
	b.Line("turn", "priority", next, calc.None)
	b.Set(gameMark(b.Table, markPasses), 0)
	b.Set(gameMark(b.Table, markActor), seat)
	b.Set(calc.TurnMark, next)
}

// passed counts the pass of the last line. The phase ends when all players passed one after another.
func passed(b *calc.Builder) {
	passes := gameMark(b.Table, markPasses)
	b.Set(passes, b.Mark(passes)+1)
	if b.Mark(passes) >= b.Playing() {
		endStock(b)
		return
	}
	next := b.NextPlaying(b.Turn())
	b.Line("turn", "priority", next, calc.None)
	b.Set(calc.TurnMark, next)
}

// endStock gives the priority deal on, and raises companies that are sold out (Stock Phase, End of Phase).
func endStock(b *calc.Builder) {
	mark := gameMark(b.Table, markPriority)
	if actor := b.Mark(gameMark(b.Table, markActor)); actor != calc.None {
		left := b.NextPlaying(actor)
		b.Line("priority", "priority", left, calc.None, calc.With("seat", actor))
		b.Set(mark, left)
	} else {
		stays := inGame(b.Table, b.Mark(mark))
		b.Line("priority.stays", "priority", stays, calc.None)
		b.Set(mark, stays)
	}
	for company := range b.Layout().Companies {
		if soldOut(b.Table, company) {
			move(b, "soldout", "sold-out", company, 1)
		}
	}
	b.Line("building", "building", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(gameMark(b.Table, markPhase), phaseBuilding)
	b.Set(gameMark(b.Table, markPasses), 0)
	b.Set(calc.TurnMark, calc.None)
	if b.Round() == partnerDecade {
		b.Line("partner", "partner", calc.None, calc.None, calc.With("round", b.Round()))
	}
}

// soldOut reports whether all certificates of a company are with players.
func soldOut(t calc.Table, company int) bool {
	return started(t, company) && held(t, calc.Treasury(company), company).count() == 0 &&
		held(t, calc.Market(), company).count() == 0
}

// beginOperating begins the operating phase.
func beginOperating(b *calc.Builder) {
	b.Line("operating", "order", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(gameMark(b.Table, markPhase), phaseOperating)
	nextOperator(b)
}

// waits reports whether a company has still to operate in this decade.
func waits(t calc.Table, company int) bool {
	return started(t, company) && t.Mark(companyMark(t, company, companyOperated)) < 2
}

// mayOperate reports whether no company that waits has a higher appeal.
func mayOperate(t calc.Table, company int) bool {
	if !waits(t, company) {
		return false
	}
	for other := range t.Layout().Companies {
		if waits(t, other) && appeal(t, other) > appeal(t, company) {
			return false
		}
	}
	return true
}

// operator is the company that operates next, the first of those with the highest appeal, or [calc.None].
func operator(t calc.Table) int {
	for company := range t.Layout().Companies {
		if mayOperate(t, company) {
			return company
		}
	}
	return calc.None
}

// operators is how many companies may operate next: those with the highest appeal.
func operators(t calc.Table) int {
	count := 0
	for company := range t.Layout().Companies {
		count += calc.Bit(mayOperate(t, company))
	}
	return count
}

// soleOperator is the company that operates next, or [calc.None] where several may.
func soleOperator(t calc.Table) int {
	if operators(t) > 1 {
		return calc.None
	}
	return operator(t)
}

// nextOperator gives the turn to the director of the company that operates next. After the last one the decade ends.
func nextOperator(b *calc.Builder) {
	company := operator(b.Table)
	if company == calc.None {
		endDecade(b)
		return
	}
	director, stands := directorOf(b.Table, company), calc.With("appeal", appeal(b.Table, company))
	switch {
	case operators(b.Table) > 1:
		b.Line("operator.several", "order", calc.None, calc.None, stands, calc.With("count", operators(b.Table)))
	case director == calc.None:
		b.Line("operator.nobody", "order", calc.None, company, stands)
	default:
		b.Line("operator", "order", director, company, stands)
	}
	b.Set(calc.TurnMark, director)
}

// followOperator gives the turn to whom it belongs after the appeal or a director changed in the operating phase.
func followOperator(b *calc.Builder) {
	if b.Over() || phaseOf(b.Table) != phaseOperating {
		return
	}
	if company := operator(b.Table); company == calc.None || directorOf(b.Table, company) != b.Turn() {
		nextOperator(b)
	}
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
