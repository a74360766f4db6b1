package stockpile

import "scripkeeper/calc"

// afterMoves follows the Movement Phase: Deborah may declare, then the round ends (rules A.4.8).
func afterMoves(b *calc.Builder) {
	if seat := whoHas(b.Table, deborah); seat != calc.None {
		enter(b, phaseDeclaring, seat)
		return
	}
	endRound(b)
}

// endRound passes the first player token on and begins the next round, or ends the game (chapter The Round End;
// rules A.4.15).
func endRound(b *calc.Builder) {
	round, rounds := b.Round(), b.Layout().Rounds
	dry := optionsOf(b.Table).DeckEnd == "end_game" && !deckLasts(b.Table, round+1)
	if round < rounds && !dry {
		beginRound(b, round+1, b.NextPlaying(first(b.Table)))
		return
	}
	kind, rule := "over.rounds", "end"
	if round < rounds {
		kind, rule = "over.deck", "house.end_game"
	}
	b.Line(kind, rule, calc.None, calc.None, calc.With("round", round), calc.With("rounds", rounds))
	if optionsOf(b.Table).known() {
		finish(b)
		return
	}
	enter(b, phaseReveal, order(b.Table)[0])
}

// beginRound begins a round with its first player, and reminds of the Information and Supply Phases.
func beginRound(b *calc.Builder, round, seat int) {
	b.Line("round", "round", seat, calc.None, calc.With("round", round), calc.With("rounds", b.Layout().Rounds))
	b.Set(calc.RoundMark, round)
	b.Set(own(b.Table, firstMark), seat)
	forget(b)
	remind(b)
	enter(b, phaseBidding, seat)
}

// forget takes away what belongs to one round.
func forget(b *calc.Builder) {
	forgetBids(b)
	for face := range faces {
		b.Set(own(b.Table, seenMark+face), 0)
	}
	for company := range Companies {
		b.Set(own(b.Table, movedMark+company), 0)
	}
	for seat := range b.Layout().Seats {
		for _, at := range []int{boomMark, bustMark, cramerMark} {
			b.Set(seatMark(b.Table, seat, at), 0)
		}
	}
	b.Set(own(b.Table, leftMark), dealt(b.Table))
}

// remind names what is dealt before the bids.
func remind(b *calc.Builder) {
	open, each, seats := 1, 1, b.Playing()
	if meeples(b.Table) == 2 {
		open, each = 0, 2
	}
	kind := "information"
	if open == 0 {
		kind = "information.two"
	}
	b.Line(kind, kind, calc.None, calc.None, calc.With("each", each), calc.With("open", open),
		calc.With("down", Companies-open-each*seats))
	b.AsInstruction()
	kind = "supply"
	if open == 0 {
		kind = "supply.two"
	}
	b.Line(kind, kind, calc.None, calc.None, calc.With("piles", piles(b.Table)), calc.With("cards", dealt(b.Table)))
	b.AsInstruction()
	for _, i := range []investor{stuart, warren, mark, martha} {
		if seat := whoHas(b.Table, i); seat != calc.None {
			b.Line("remind."+investors()[i].key, investors()[i].key, seat, calc.None)
			b.AsInstruction()
		}
	}
	if !deckLasts(b.Table, b.Round()) && deckLasts(b.Table, b.Round()-1) {
		b.Line("reshuffle", "deck", calc.None, calc.None, calc.With("cards", marketDeck))
		b.AsInstruction()
	}
}
