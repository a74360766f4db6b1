package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/operating"
)

// Next passes the turn if a turn order is kept. If rounds end by themselves, the last turn begins the next round.
type Next struct{}

func (*Next) Kind() string { return "next" }

func (*Next) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply passes the turn. Refusals: game.over, next.free.
func (*Next) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, board.OffRefusal(t, board.OptionsOf(t).Ordered(), "next.free", "order"), passTurn)
}

func passTurn(b *calc.Builder) {
	seat := b.NextPlaying(b.Turn())
	around := seat <= b.Turn()
	if around && board.OptionsOf(b.Table).Order == "rounds" {
		if endsTrades(b.Table) {
			endTrades(b)
		}
		newRound(b, seat)
		return
	}
	b.Line("turn", "order", seat, calc.None)
	b.Set(calc.TurnMark, seat)
	board.ForgetSales(b)
	operating.EndCompanyRound(b, false)
}

// End ends the game.
type End struct{}

func (*End) Kind() string { return "end" }

func (*End) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply ends the game. Refusal: game.over.
func (*End) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, t.OverRefusal(), func(b *calc.Builder) {
		chains.PayAll(b)
		b.Finish("over.said")
	})
}
