// Package decade controls the course of a decade in City of the Big Shoulders: the stock phase, the order of operating
// companies, and the end of the decade or the game.
package decade

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Count is the number of decades in a game. Partner is the decade in which every player gains a partner.
const (
	Count   = 5
	Partner = 3
)

// GoalsDrawn is the number of public goals in a game. GoalPrize is the prize for each, in dollars.
const (
	GoalsDrawn = 5
	GoalPrize  = 200
)

func beginStock(b *calc.Builder, round int) {
	first := SeatOrNext(b.Table, b.Mark(board.GameMark(b.Table, board.MarkPriority)))
	b.Line("stock", "priority", first, calc.None, calc.With("round", round), calc.With("rounds", Count))
	b.Set(calc.RoundMark, round)
	b.Set(board.GameMark(b.Table, board.MarkPhase), board.PhaseStock)
	b.Set(board.GameMark(b.Table, board.MarkPasses), 0)
	b.Set(board.GameMark(b.Table, board.MarkActor), calc.None)
	b.Set(calc.TurnMark, first)
	for company := range b.Layout().Companies {
		b.Set(board.CompanyMark(b.Table, company, board.CompanyOperated), 0)
		b.Set(board.CompanyMark(b.Table, company, board.CompanySpared), 0)
		for seat := range b.Layout().Seats {
			b.Set(board.SoldMark(b.Table, seat, company), 0)
		}
	}
}

// StockUntouched reports whether nobody has acted or passed in this stock phase.
func StockUntouched(t calc.Table) bool {
	return t.Mark(board.GameMark(t, board.MarkPasses)) == 0 && t.Mark(board.GameMark(t, board.MarkActor)) == calc.None
}

// HasLastResult reports whether a game without public goals has recorded its last company result.
func HasLastResult(t calc.Table) bool {
	return board.PhaseOf(t) == board.PhaseOperating && t.Round() == Count && board.Operator(t) == calc.None
}

// endDecade begins the next decade. After the last decade, it begins the public goals or ends the game.
func endDecade(b *calc.Builder) {
	switch {
	case b.Round() < Count:
		beginStock(b, b.Round()+1)
	case board.OptionsOf(b.Table).PublicGoals:
		b.Line("goals", "goals", calc.None, calc.None, calc.With("count", GoalsDrawn), calc.With("amount", GoalPrize))
		b.Set(board.GameMark(b.Table, board.MarkPhase), board.PhaseGoals)
		b.Set(calc.TurnMark, calc.None)
	default:
		b.Finish("over.decades")
	}
}

// NextFounder gives the turn to the next player to found a company, in reverse seat order, or begins the stock phase.
func NextFounder(b *calc.Builder) {
	for seat := len(b.Layout().Seats) - 1; seat >= 0; seat-- {
		if b.Mark(board.SeatMark(b.Table, seat, board.SeatFounded)) == 0 && !b.Out(seat) {
			b.Set(calc.TurnMark, seat)
			return
		}
	}
	beginStock(b, b.Round())
}

// SeatOrNext returns the seat or, if the player has left, the next seat in the game.
func SeatOrNext(t calc.Table, seat int) int {
	if t.Out(seat) {
		return t.NextPlaying(seat)
	}
	return seat
}

func BeginOperating(b *calc.Builder) {
	b.Line("operating", "order", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(board.GameMark(b.Table, board.MarkPhase), board.PhaseOperating)
	NextOperator(b)
}

// NextOperator gives the turn to the director of the next company to operate, or ends the decade.
func NextOperator(b *calc.Builder) {
	company := board.Operator(b.Table)
	if company == calc.None {
		endDecade(b)
		return
	}
	director, stands := board.DirectorOf(b.Table, company), calc.With("appeal", board.AppealOf(b.Table, company))
	switch {
	case board.Operators(b.Table) > 1:
		b.Line("operator.several", "order", calc.None, calc.None, stands, calc.With("count", board.Operators(b.Table)))
	case director == calc.None:
		b.Line("operator.nobody", "order", calc.None, company, stands)
	default:
		b.Line("operator", "order", director, company, stands)
	}
	b.Set(calc.TurnMark, director)
}

// FollowOperator corrects whose turn it is in the operating phase, after appeals or directors have changed.
func FollowOperator(b *calc.Builder) {
	if b.Over() || board.PhaseOf(b.Table) != board.PhaseOperating {
		return
	}
	if company := board.Operator(b.Table); company == calc.None || board.DirectorOf(b.Table, company) != b.Turn() {
		NextOperator(b)
	}
}
