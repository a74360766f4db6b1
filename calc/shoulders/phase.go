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
func nextFounder(d *calc.Builder) {
	for seat := len(d.Layout().Seats) - 1; seat >= 0; seat-- {
		if d.Mark(seatMark(d.Table, seat, seatFounded)) == 0 && !d.Out(seat) {
			d.Set(calc.TurnMark, seat)
			return
		}
	}
	beginStock(d, d.Round())
}

// beginStock begins the stock phase of a decade with the priority deal.
func beginStock(d *calc.Builder, round int) {
	first := inGame(d.Table, d.Mark(gameMark(d.Table, markPriority)))
	d.Line("stock", "priority", first, calc.None,
		calc.Term{Role: "round", Value: round}, calc.Term{Role: "rounds", Value: decades})
	d.Set(calc.RoundMark, round)
	d.Set(gameMark(d.Table, markPhase), phaseStock)
	d.Set(gameMark(d.Table, markPasses), 0)
	d.Set(gameMark(d.Table, markActor), calc.None)
	d.Set(calc.TurnMark, first)
	for company := range d.Layout().Companies {
		d.Set(companyMark(d.Table, company, companyOperated), 0)
		d.Set(companyMark(d.Table, company, companySpared), 0)
		for seat := range d.Layout().Seats {
			d.Set(soldMark(d.Table, seat, company), 0)
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
func acted(d *calc.Builder) {
	seat := d.Turn()
	next := d.NextPlaying(seat)
	d.Line("turn", "priority", next, calc.None)
	d.Set(gameMark(d.Table, markPasses), 0)
	d.Set(gameMark(d.Table, markActor), seat)
	d.Set(calc.TurnMark, next)
}

// passed counts the pass of the last line. The phase ends when all players passed one after another.
func passed(d *calc.Builder) {
	passes := gameMark(d.Table, markPasses)
	d.Set(passes, d.Mark(passes)+1)
	if d.Mark(passes) >= d.Playing() {
		endStock(d)
		return
	}
	next := d.NextPlaying(d.Turn())
	d.Line("turn", "priority", next, calc.None)
	d.Set(calc.TurnMark, next)
}

// endStock gives the priority deal on, and raises companies that are sold out (Stock Phase, End of Phase).
func endStock(d *calc.Builder) {
	mark := gameMark(d.Table, markPriority)
	if actor := d.Mark(gameMark(d.Table, markActor)); actor != calc.None {
		left := d.NextPlaying(actor)
		d.Line("priority", "priority", left, calc.None, calc.Term{Role: "seat", Value: actor})
		d.Set(mark, left)
	} else {
		stays := inGame(d.Table, d.Mark(mark))
		d.Line("priority.stays", "priority", stays, calc.None)
		d.Set(mark, stays)
	}
	for company := range d.Layout().Companies {
		if soldOut(d.Table, company) {
			move(d, "soldout", "sold-out", company, 1)
		}
	}
	d.Line("building", "building", calc.None, calc.None, calc.Term{Role: "round", Value: d.Round()})
	d.Set(gameMark(d.Table, markPhase), phaseBuilding)
	d.Set(gameMark(d.Table, markPasses), 0)
	d.Set(calc.TurnMark, calc.None)
	if d.Round() == partnerDecade {
		d.Line("partner", "partner", calc.None, calc.None, calc.Term{Role: "round", Value: d.Round()})
	}
}

// soldOut reports whether all certificates of a company are with players.
func soldOut(t calc.Table, company int) bool {
	return started(t, company) && held(t, calc.Treasury(company), company).count() == 0 &&
		held(t, calc.Market(), company).count() == 0
}

// beginOperating begins the operating phase.
func beginOperating(d *calc.Builder) {
	d.Line("operating", "order", calc.None, calc.None, calc.Term{Role: "round", Value: d.Round()})
	d.Set(gameMark(d.Table, markPhase), phaseOperating)
	nextOperator(d)
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

// nextOperator gives the turn to the director of the company that operates next. After the last one the decade ends.
func nextOperator(d *calc.Builder) {
	company := operator(d.Table)
	if company == calc.None {
		endDecade(d)
		return
	}
	director := directorOf(d.Table, company)
	if director == calc.None {
		d.Line("operator.nobody", "order", calc.None, company, calc.Term{Role: "appeal", Value: appeal(d.Table, company)})
	} else {
		d.Line("operator", "order", director, company, calc.Term{Role: "appeal", Value: appeal(d.Table, company)})
	}
	d.Set(calc.TurnMark, director)
}

// followOperator gives the turn to whom it belongs after the appeal or a director changed in the operating phase.
func followOperator(d *calc.Builder) {
	if d.Over() || phaseOf(d.Table) != phaseOperating {
		return
	}
	if company := operator(d.Table); company == calc.None || directorOf(d.Table, company) != d.Turn() {
		nextOperator(d)
	}
}

// endDecade begins the next decade, or after the last the public goals, or ends the game.
func endDecade(d *calc.Builder) {
	switch {
	case d.Round() < decades:
		beginStock(d, d.Round()+1)
	case optionsOf(d.Table).PublicGoals:
		d.Line("goals", "goals", calc.None, calc.None,
			calc.Term{Role: "count", Value: goalsDrawn}, calc.Term{Role: "amount", Value: goalPrize})
		d.Set(gameMark(d.Table, markPhase), phaseGoals)
		d.Set(calc.TurnMark, calc.None)
	default:
		d.Finish("over.decades")
	}
}
