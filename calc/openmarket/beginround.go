package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
)

// Round begins the next round.
type Round struct {
	// Turn is the player who begins the round, if the order of play is "turns".
	Turn int `json:"turn,omitzero"`
	// SoldOut means that a round of trades ends, so that the prices of sold-out companies rise and those of companies
	// with shares in the pool fall, by the agreed steps.
	SoldOut bool `json:"sold_out,omitzero"`
}

func (*Round) Kind() string { return "round" }

func (e *Round) Form(t calc.Table) calc.Form {
	var form calc.Form
	if board.OptionsOf(t).Order == "turns" {
		form.Fields = append(form.Fields, board.PlayerField(t, "turn", &e.Turn).Expect(0))
	}
	if board.OptionsOf(t).EndsTrades() {
		form.Fields = append(form.Fields, calc.Flag("sold_out", &e.SoldOut).Expect(calc.Bit(endsTrades(t))))
	}
	return form
}

// Apply begins the next round, or ends the game after its last round. Refusals: game.over, round.uncounted,
// seat.unknown, player.out, round.starter, round.soldout.
func (e *Round) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	o, refusal := board.OptionsOf(t), t.OverRefusal()
	switch {
	case refusal != nil:
	case !o.CountsRounds():
		refusal = calc.Refuse("round.uncounted", "").Under("order")
	case o.Order == "turns":
		refusal = board.PlayerRefusal(t, "turn", e.Turn)
	case e.Turn != 0:
		refusal = calc.Refuse("round.starter", "turn").Under("order")
	}
	if refusal == nil && e.SoldOut && !o.EndsTrades() {
		refusal = calc.Refuse("round.soldout", "sold_out").Under("moves.soldout")
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		if e.SoldOut {
			endTrades(b)
		}
		switch o.Order {
		case "turns":
			newRound(b, e.Turn)
		case "rounds":
			newRound(b, t.FirstPlaying())
		default:
			newRound(b, calc.None)
		}
	})
}

// endsTurns reports whether companies operate after this round of trades. They do if a company can operate, no company
// has operated yet, and rounds do not end automatically.
func endsTurns(t calc.Table) bool {
	o := board.OptionsOf(t)
	return o.Operates() && o.Order != "rounds" && operating.Waiting(t) != calc.None && operating.Last(t) == calc.None
}

// newRound charges interest and begins the next round with the given seat, or with [calc.None] if there is no turn
// order. After the last round, it ends the game.
func newRound(b *calc.Builder, seat int) {
	money.ChargeInterest(b)
	round, rounds := min(b.Round()+1, agreement.ManyRounds), b.Layout().Rounds
	if rounds > 0 && round > rounds {
		chains.PayAll(b)
		b.Finish("over.rounds")
		return
	}
	kind := "round"
	if seat == calc.None {
		kind += ".all"
	}
	terms := []calc.Term{calc.With("round", round)}
	if rounds > 0 {
		kind += ".of"
		terms = append(terms, calc.With("rounds", rounds))
	}
	due := endsTurns(b.Table)
	b.Line(kind, "order", seat, calc.None, terms...)
	b.Set(calc.RoundMark, round)
	board.ForgetSales(b)
	operating.EndCompanyRound(b, due)
	if seat != calc.None {
		b.Set(calc.TurnMark, seat)
	}
}
