package demand

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// bidCost returns the cost of a bid: the amount or, for Donald, the amount one space lower on the bidding track.
func bidCost(t calc.Table, seat, amount int) int {
	if index := bidIndex(amount); board.Has(t, seat, board.Donald) && index != calc.None {
		return bidTrack()[max(0, index-1)]
	}
	return amount
}

// coverNeeded returns the cash that a seat needs for a bid (rules A.4.5).
func coverNeeded(t calc.Table, seat, amount int) int {
	if board.OptionsOf(t).DonaldLimit == "bid" {
		return amount
	}
	return bidCost(t, seat, amount)
}

func purse(t calc.Table, seat int) int {
	cash := t.Cash(seat)
	for pile := range board.Piles(t) {
		if amount, bidder := BidOn(t, pile); bidder == seat {
			cash -= coverNeeded(t, seat, amount)
		}
	}
	return cash
}

func highestFor(t calc.Table, seat, purse int) int {
	highest := 0
	for _, amount := range bidTrack() {
		if coverNeeded(t, seat, amount) <= purse {
			highest = amount
		}
	}
	return highest
}

func cashRefusal(t calc.Table, field string, seat, amount, purse int) *calc.Refusal {
	if coverNeeded(t, seat, amount) <= purse {
		return nil
	}
	rule := "bid"
	switch {
	case board.Has(t, seat, board.Donald):
		rule = "donald"
		if board.OptionsOf(t).DonaldLimit == "bid" {
			rule = "house.donald_limit"
		}
	case board.Meeples(t) == 2:
		rule = "bid-two"
	}
	return calc.Refuse("bid.cash", field).Under(rule).Seated(seat).
		With("amount", amount).With("cash", max(0, purse)).With("max", highestFor(t, seat, purse))
}
