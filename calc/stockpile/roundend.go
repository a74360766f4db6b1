package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// afterMoves lets Deborah, if she is in the game, declare a dividend; otherwise it ends the round (rules A.4.8).
func afterMoves(b *calc.Builder) {
	if seat := board.SeatOfInvestor(b.Table, board.Deborah); seat != calc.None {
		board.Enter(b, board.PhaseDeclaring, seat)
		return
	}
	endRound(b)
}

// endRound passes the first player token, then begins a round or ends the game (chapter The Round End; rules A.4.15).
func endRound(b *calc.Builder) {
	round, rounds := b.Round(), b.Layout().Rounds
	dry := board.OptionsOf(b.Table).DeckEnd == "end_game" && !board.DeckLasts(b.Table, round+1)
	if round < rounds && !dry {
		beginRound(b, round+1, b.NextPlaying(board.First(b.Table)))
		return
	}
	kind, rule := "over.rounds", "end"
	if round < rounds {
		kind, rule = "over.deck", "house.end_game"
	}
	b.Line(kind, rule, calc.None, calc.None, calc.With("round", round), calc.With("rounds", rounds))
	if board.OptionsOf(b.Table).TracksPortfolios() {
		board.Finish(b)
		return
	}
	board.Enter(b, board.PhaseReveal, board.Order(b.Table)[0])
}

func beginRound(b *calc.Builder, round, seat int) {
	b.Line("round", "round", seat, calc.None, calc.With("round", round), calc.With("rounds", b.Layout().Rounds))
	b.Set(calc.RoundMark, round)
	b.Set(board.OwnMark(b.Table, board.FirstMark), seat)
	forget(b)
	remind(b)
	board.Enter(b, board.PhaseBidding, seat)
}

func forget(b *calc.Builder) {
	demand.ForgetBids(b)
	for face := range board.Faces {
		b.Set(board.OwnMark(b.Table, board.SeenMark+face), 0)
	}
	for company := range board.Companies {
		b.Set(board.OwnMark(b.Table, board.MovedMark+company), 0)
	}
	for seat := range b.Layout().Seats {
		for _, at := range []int{board.BoomMark, board.BustMark, board.CramerMark} {
			b.Set(board.SeatMark(b.Table, seat, at), 0)
		}
	}
	b.Set(board.OwnMark(b.Table, board.LeftMark), board.Dealt(b.Table))
}

func remind(b *calc.Builder) {
	open, each, seats := 1, 1, b.Playing()
	if board.Meeples(b.Table) == 2 {
		open, each = 0, 2
	}
	kind := "information"
	if open == 0 {
		kind = "information.two"
	}
	b.Line(kind, kind, calc.None, calc.None, calc.With("each", each), calc.With("open", open),
		calc.With("down", board.Companies-open-each*seats))
	b.AsInstruction()
	kind = "supply"
	if open == 0 {
		kind = "supply.two"
	}
	b.Line(kind, kind, calc.None, calc.None, calc.With("piles", board.Piles(b.Table)),
		calc.With("cards", board.Dealt(b.Table)))
	b.AsInstruction()
	for _, i := range []board.Investor{board.Stuart, board.Warren, board.Mark, board.Martha} {
		if seat := board.SeatOfInvestor(b.Table, i); seat != calc.None {
			b.Line("remind."+board.Investors()[i].Key, board.Investors()[i].Key, seat, calc.None)
			b.AsInstruction()
		}
	}
	if !board.DeckLasts(b.Table, b.Round()) && board.DeckLasts(b.Table, b.Round()-1) {
		b.Line("reshuffle", "deck", calc.None, calc.None, calc.With("cards", board.MarketDeck))
		b.AsInstruction()
	}
}
