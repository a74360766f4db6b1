package stockholder

import "scripkeeper/calc"

// TradeRefusal returns the reason why a seat cannot trade in this turn at all (chapter Rule of the last move), or nil.
func TradeRefusal(t calc.Table, seat int, field string) *calc.Refusal {
	if CardsLeft(t, seat) <= 1 {
		return calc.Refuse("trade.last", field).Under("last-card").Seated(seat)
	}
	if optionsOf(t).NoTradeLastRound && t.Round() >= t.Layout().Rounds {
		return calc.Refuse("trade.round", field).Under("house.no_trade_all_last_round").Seated(seat)
	}
	return nil
}
