package stockpile

import "scripkeeper/calc"

// A phase is where a game stands. The information and supply phases keep nothing; the statement that begins a round
// reminds of them.
type phase int

const (
	// phaseSetup waits for who got what before the first round.
	phaseSetup phase = iota
	// phaseBidding is the Demand Phase up to the payment of the bids, taking the rest of it.
	phaseBidding
	phaseTaking
	phaseAction
	phaseSelling
	phaseMovement
	// phaseDeclaring is Deborah's moment at the end of the round.
	phaseDeclaring
	// phaseReveal is the end of a game with hidden holdings: everybody shows what he holds.
	phaseReveal
)

// phaseNames are the phases by their names in records and refusals.
func phaseNames() [8]string {
	return [8]string{"setup", "bids", "take", "action", "selling", "movement", "deborah", "reveal"}
}

// name is the phase's name.
func (p phase) name() string { return phaseNames()[p] }

// phaseOf is the phase of a table.
func phaseOf(t calc.Table) phase { return phase(t.Mark(own(t, phaseMark))) }

// notNow says why an entry of a phase cannot come.
func notNow(t calc.Table, p phase) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if phaseOf(t) != p {
		return calc.Refuse("phase."+phaseOf(t).name(), "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// notTurn says why an entry of a phase cannot come from a seat.
func notTurn(t calc.Table, p phase, seat int) *calc.Refusal {
	if refusal := notNow(t, p); refusal != nil {
		return refusal
	}
	return t.TurnRefusal("seat", seat)
}

// first is the seat with the first player token.
func first(t calc.Table) int { return t.Mark(own(t, firstMark)) }

// order are the seats that are in the game, in turn order: from the first player clockwise.
func order(t calc.Table) []int { return t.Clockwise(first(t)) }

// after are the seats that come after one in turn order, in this round.
func after(t calc.Table, seat int) []int {
	n := len(t.Layout().Seats)
	behind := (seat - first(t) + n) % n
	var seats []int
	for _, other := range order(t) {
		if (other-first(t)+n)%n > behind {
			seats = append(seats, other)
		}
	}
	return seats
}

// canAct reports whether a seat has something to do in the Action Phase.
func canAct(t calc.Table, seat int) bool {
	return mustAct(t, seat) || has(t, seat, cramer) && t.Mark(seatMark(t, seat, cramerMark)) == 0
}

// mustAct reports whether a seat holds action cards, which have to be played.
func mustAct(t calc.Table, seat int) bool {
	return t.Mark(seatMark(t, seat, boomMark))+t.Mark(seatMark(t, seat, bustMark)) > 0
}

// pass gives the turn to the next seat of the phase, and at its end begins the next phase. The seat whose turn it is
// has done what it does: taken its pile, acted, sold or revealed.
func pass(d *calc.Builder) {
	later := after(d.Table, d.Turn())
	switch p := phaseOf(d.Table); {
	case p == phaseAction:
		act(d, later)
	case len(later) > 0:
		enter(d, p, later[0])
	case p == phaseTaking:
		act(d, order(d.Table))
	case p == phaseSelling:
		enter(d, phaseMovement, order(d.Table)[0])
	case p == phaseReveal:
		finish(d)
	}
}

// act gives the turn to the first of some seats that has something to do in the Action Phase, else selling begins.
func act(d *calc.Builder, seats []int) {
	for _, seat := range seats {
		if canAct(d.Table, seat) {
			enter(d, phaseAction, seat)
			return
		}
	}
	enter(d, phaseSelling, order(d.Table)[0])
}

// enter says what comes next, and from whom.
func enter(d *calc.Builder, p phase, seat int) {
	d.Line("next."+p.name(), "order", seat, calc.None)
	d.Set(own(d.Table, phaseMark), int(p))
	d.Set(calc.TurnMark, seat)
}

// afterMoves follows the Movement Phase: Deborah may declare, then the round ends (rules A.4.8).
func afterMoves(d *calc.Builder) {
	if seat := whoHas(d.Table, deborah); seat != calc.None {
		enter(d, phaseDeclaring, seat)
		return
	}
	endRound(d)
}

// endRound passes the first player token on and begins the next round, or ends the game (chapter The Round End;
// rules A.4.15).
func endRound(d *calc.Builder) {
	round, rounds := d.Round(), d.Layout().Rounds
	dry := optionsOf(d.Table).DeckEnd == "end_game" && !deckLasts(d.Table, round+1)
	if round < rounds && !dry {
		beginRound(d, round+1, d.NextPlaying(first(d.Table)))
		return
	}
	kind, rule := "over.rounds", "end"
	if round < rounds {
		kind, rule = "over.deck", "house.end_game"
	}
	d.Line(kind, rule, calc.None, calc.None, calc.Term{Role: "round", Value: round}, calc.Term{Role: "rounds", Value: rounds})
	if optionsOf(d.Table).known() {
		finish(d)
		return
	}
	enter(d, phaseReveal, order(d.Table)[0])
}

// beginRound begins a round with its first player, and reminds of the Information and Supply Phases.
func beginRound(d *calc.Builder, round, seat int) {
	d.Line("round", "round", seat, calc.None,
		calc.Term{Role: "round", Value: round}, calc.Term{Role: "rounds", Value: d.Layout().Rounds})
	d.Set(calc.RoundMark, round)
	d.Set(own(d.Table, firstMark), seat)
	forget(d)
	remind(d)
	enter(d, phaseBidding, seat)
}

// forget takes away what belongs to one round.
func forget(d *calc.Builder) {
	forgetBids(d)
	for face := range faces {
		d.Set(own(d.Table, seenMark+face), 0)
	}
	for company := range Companies {
		d.Set(own(d.Table, movedMark+company), 0)
	}
	for seat := range d.Layout().Seats {
		for _, at := range []int{boomMark, bustMark, cramerMark} {
			d.Set(seatMark(d.Table, seat, at), 0)
		}
	}
	d.Set(own(d.Table, leftMark), dealt(d.Table))
}

// remind names what is dealt before the bids.
func remind(d *calc.Builder) {
	open, each, seats := 1, 1, d.Playing()
	if meeples(d.Table) == 2 {
		open, each = 0, 2
	}
	kind := "information"
	if open == 0 {
		kind = "information.two"
	}
	d.Line(kind, kind, calc.None, calc.None,
		calc.Term{Role: "each", Value: each}, calc.Term{Role: "open", Value: open},
		calc.Term{Role: "down", Value: Companies - open - each*seats})
	kind = "supply"
	if open == 0 {
		kind = "supply.two"
	}
	d.Line(kind, kind, calc.None, calc.None,
		calc.Term{Role: "piles", Value: piles(d.Table)}, calc.Term{Role: "cards", Value: dealt(d.Table)})
	for _, i := range []investor{stuart, warren, mark, martha} {
		if seat := whoHas(d.Table, i); seat != calc.None {
			d.Line("remind."+investors()[i].key, investors()[i].key, seat, calc.None)
		}
	}
	if !deckLasts(d.Table, d.Round()) && deckLasts(d.Table, d.Round()-1) {
		d.Line("reshuffle", "deck", calc.None, calc.None, calc.Term{Role: "cards", Value: marketDeck})
	}
}
