// Package decade is the way of a decade of City of the Big Shoulders: the stock phase begins, companies operate one
// after another, and after the last one the next decade begins or the game ends.
package decade

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Count is how many decades a game has, Partner the one in which everybody gains a partner.
const (
	Count   = 5
	Partner = 3
)

// GoalsDrawn is how many of the public goals are in a game, GoalPrize what each is worth.
const (
	GoalsDrawn = 5
	GoalPrize  = 200
)

// beginStock begins the stock phase of a decade with the priority deal.
func beginStock(b *calc.Builder, round int) {
	first := InGame(b.Table, b.Mark(board.GameMark(b.Table, board.MarkPriority)))
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

// StockUntouched reports whether nobody has acted or passed in the stock phase so far.
func StockUntouched(t calc.Table) bool {
	return t.Mark(board.GameMark(t, board.MarkPasses)) == 0 && t.Mark(board.GameMark(t, board.MarkActor)) == calc.None
}

// AllPlayed reports whether a game without public goals ended with the result of its last company.
func AllPlayed(t calc.Table) bool {
	return board.PhaseOf(t) == board.PhaseOperating && t.Round() == Count && board.Operator(t) == calc.None
}

// endDecade begins the next decade, or after the last the public goals, or ends the game.
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

// NextFounder gives the turn to the next player who starts a company in the first decade, from the last seat to the
// first. When everybody has, the stock phase begins.
func NextFounder(b *calc.Builder) {
	for seat := len(b.Layout().Seats) - 1; seat >= 0; seat-- {
		if b.Mark(board.SeatMark(b.Table, seat, board.SeatFounded)) == 0 && !b.Out(seat) {
			b.Set(calc.TurnMark, seat)
			return
		}
	}
	beginStock(b, b.Round())
}

// InGame is the seat itself, or the next one where it has left.
func InGame(t calc.Table, seat int) int {
	if t.Out(seat) {
		return t.NextPlaying(seat)
	}
	return seat
}

// BeginOperating begins the operating phase.
func BeginOperating(b *calc.Builder) {
	b.Line("operating", "order", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(board.GameMark(b.Table, board.MarkPhase), board.PhaseOperating)
	NextOperator(b)
}

// NextOperator gives the turn to the director of the company that operates next. After the last one the decade ends.
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

// FollowOperator gives the turn to whom it belongs after the appeal or a director changed in the operating phase.
func FollowOperator(b *calc.Builder) {
	if b.Over() || board.PhaseOf(b.Table) != board.PhaseOperating {
		return
	}
	if company := board.Operator(b.Table); company == calc.None || board.DirectorOf(b.Table, company) != b.Turn() {
		NextOperator(b)
	}
}
