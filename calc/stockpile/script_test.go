package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A script plays a whole game with a real deck, the same way each time. What the players hold is known to a second
// table with open books, so that games with hidden portfolios can be told truly.
type script struct {
	name    string
	options *Options
	seats   int
	seed    uint64
	// cast are the investors that the seats play, drawn when there are none.
	cast []string
	// asides are what the table says between the entries, by the number of entries before it.
	asides map[int]calc.Entry
	// says are the kinds of line that the game must contain.
	says []string
}

// Recording is the game that the script plays.
func (s script) Recording(t judge) gametest.Recording {
	return gametest.Recording{Name: s.name, Options: s.options, Names: names(s.seats), Entries: s.play(t), Says: s.says}
}

// scripts are the recorded games.
func scripts() []script {
	return []script{
		{
			name: "standard-four-hidden", options: standard(), seats: 4, seed: 0,
			says: []string{"share.hidden", "information", "supply", "bids", "pay", "fee", "split", "split.check", "bankrupt",
				"bankrupt.check", "dividend", "action.boom", "action.bust", "sell.regular", "next.reveal", "reveal", "majority",
				"majority.tied", "final.sale", "total", "over.rounds"},
		},
		{
			name: "two-with-investors", options: with(standard(), investing, func(o *Options) { o.Bidding = "every" }), seats: 2, seed: 0,
			cast: []string{"donald", "bernie", "cramer", "deborah"},
			says: []string{"information.two", "supply.two", "bid", "bid.over", "next.bid", "pay.donald", "fee.bernie", "action.up",
				"skip.cramer", "deborah", "dividend.deborah", "skip.deborah", "bids.paid"},
		},
		{
			name: "advanced-three-open", options: openBooks(advanced), seats: 3, seed: 0,
			says: []string{"share", "split", "split.cards", "split.repeat", "signs", "sell.split", "sell.half", "bankrupt.cards",
				"dividend", "majority.none"},
		},
		{
			name: "full-five-hidden", options: with(standard(), advanced, investing), seats: 5, seed: 0,
			cast: []string{"stuart", "warren", "mark", "martha", "graham"},
			says: []string{"remind.stuart", "remind.warren", "remind.mark", "remind.martha", "graham", "graham.final", "signs",
				"split.repeat", "total.graham"},
		},
		{
			name: "fees-four-veiled", options: with(openBooks(), func(o *Options) { o.Holdings = "veiled" }), seats: 4, seed: 0,
			says: []string{"fee.kept", "fee.held", "majority.tied"},
		},
		{
			name: "house-rules-three", options: houseRules(), seats: 3, seed: 106,
			cast: []string{"donald", "deborah", "bill"},
			says: []string{"split.repeat", "rise.top", "fee.blocked", "over.deck", "pay.donald", "bankrupt", "signs"},
		},
		{
			name: "asides-four-open", options: openBooks(), seats: 4, seed: 1, asides: asides(),
			says: []string{"ruling.cash", "ruling.cards", "extra", "leave", "skip.selling", "position", "over.rounds"},
		},
	}
}

// houseRules changes everything that can be changed.
func houseRules() *Options {
	return openBooks(advanced, investing, func(o *Options) {
		o.Rounds, o.DeckEnd, o.RepeatSplit, o.OneSplit, o.BankruptContinue = 12, "end_game", "per_share10", true, true
		o.FeesStrict, o.Forgiven, o.DonaldLimit, o.Claims, o.Tie = true, true, "bid", "forecast", "most_shares"
	})
}

// asides are what a table says besides.
func asides() map[int]calc.Entry {
	middle := &Position{
		Prices: of(cosmic, 6, bottomline, 3, leading, 9, american, 5, stanford, 2, epic, 7), Round: 2, Phase: "selling", First: 1, Turn: 3,
		Seats: []SeatPosition{
			holds(14, of(cosmic, 2), of(leading, 1)), owing(holds(1, of(epic, 2), Count{}), 3), holds(9, of(leading, 1, stanford, 3), Count{}), cash(22),
		},
	}
	return map[int]calc.Entry{
		1:  middle,
		3:  &calc.Ruling{Seat: 0, What: "cash", Change: 2, Reason: "a dividend was forgotten"},
		4:  &calc.Ruling{Seat: 2, What: "STA", Change: 1, Reason: "found under the board"},
		14: &Extra{Seat: 2, Amount: 4, Reason: "a bond was paid out"},
		30: &calc.Leave{Seat: 1},
	}
}
