package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func idle(t judge, table calc.Table) calc.Table {
	t.Helper()
	round := table.Round()
	for !table.Over() && table.Round() == round && board.PhaseOf(table) != board.PhaseReveal {
		table, _ = gametest.Apply(t, table, plain(t, table))
	}
	return table
}

// Chapter Setup, 2-Player Variant Rules, Investor Expansion
func TestOpeningCash(t *testing.T) {
	for seats := 2; seats <= board.MaxSeats; seats++ {
		table := open(t, standard(), seats)
		for seat := range seats {
			want := 20
			if seats == 2 {
				want = 30
			}
			expect.Equal(t, table.Cash(seat), want, "%d seats: seat %d has …", seats, seat)
		}
	}
	three := map[string]int{"bill": 32, "bernie": 16, "cramer": 18, "donald": 13, "deborah": 20, "graham": 16,
		"martha": 22,
		"mark":   25, "stuart": 22, "warren": 20}
	two := map[string]int{"bill": 35, "bernie": 16, "cramer": 12, "donald": 4, "deborah": 14, "graham": 6, "mark": 22,
		"martha": 20, "stuart": 16, "warren": 23}
	for i, card := range board.Investors() {
		cash := [...]int{board.Investor(i).Cash(3), board.Investor(i).Cash(2)}
		expect.Equal(t, cash, [...]int{three[card.Key], two[card.Key]}, "%s begins with and", card.Key)
	}
}

// Rules A.2: the number of rounds depends on the number of players unless it is chosen.
func TestRounds(t *testing.T) {
	for seats, rounds := range map[int]int{2: 6, 3: 7, 4: 6, 5: 5} {
		expect.Equal(t, open(t, standard(), seats).Layout().Rounds, rounds, "%d players play … rounds", seats)
	}
	table := open(t, with(openBooks(), func(o *board.Options) { o.Rounds = 2; o.StartingShare = false }), 3)
	table = idle(t, idle(t, table))
	gametest.WantOver(t, table, true)
	expect.Equal(t, table.Round(), 2, "the last round")
}

// Rules A.2: for two to five players, the deck lasts for 6, 8, 6 and 5 rounds.
func TestDeckLasts(t *testing.T) {
	for seats, want := range map[int]struct{ cards, rounds int }{2: {12, 6}, 3: {9, 8}, 4: {12, 6}, 5: {15, 5}} {
		table := open(t, standard(), seats)
		expect.Equal(t, board.Dealt(table), want.cards, "%d players: a round takes … cards", seats)
		expect.True(t, board.DeckLasts(table, want.rounds) && !board.DeckLasts(table, want.rounds+1),
			"%d players: the deck must last for %d rounds", seats, want.rounds)
	}
}

// Rules A.4.15: if the cards run out early, discards are shuffled, or the game ends under end_game.
func TestDeckEnd(t *testing.T) {
	long := func(end string) *board.Options {
		return openBooks(func(o *board.Options) { o.Rounds, o.DeckEnd, o.StartingShare = 8, end, false })
	}
	table := open(t, long("reshuffle"), 5)
	for round := 1; round < 5; round++ {
		table = idle(t, table)
	}
	table, _ = gametest.Apply(t, table, &demand.Bids{Bids: []int{0, 0, 0, 0, 0}})
	for !table.Over() && board.PhaseOf(table) != board.PhaseMovement {
		table, _ = gametest.Apply(t, table, plain(t, table))
	}
	next, s := gametest.Apply(t, table, plain(t, table))
	gametest.WantOver(t, next, false)
	expect.Equal(t, next.Round(), 6, "the round")
	wantSaid(t, s, "reshuffle", "reshuffle (deck) cards=80")
	table = open(t, long("end_game"), 5)
	for range 5 {
		table = idle(t, table)
	}
	gametest.WantOver(t, table, true)
	expect.Equal(t, table.Round(), 5, "the last round")
}

// Chapters Information Phase and Supply Phase
func TestReminders(t *testing.T) {
	for seats, want := range map[int][2]string{
		2: {"information.two (information.two) each=2 open=0 down=2", "supply.two (supply.two) piles=4 cards=12"},
		3: {"information (information) each=1 open=1 down=2", "supply (supply) piles=3 cards=9"},
		4: {"information (information) each=1 open=1 down=1", "supply (supply) piles=4 cards=12"},
		5: {"information (information) each=1 open=1 down=0", "supply (supply) piles=5 cards=15"},
	} {
		_, s, _ := Rulebook{}.Open(standard(), gametest.Names(seats))
		wantSaid(t, s, "information supply", want[0], want[1])
	}
	table := open(t, with(standard(), investing), 4)
	_, s := gametest.Apply(t, table, &Setup{Seats: []Start{{Investors: []string{"warren"}},
		{Investors: []string{"stuart"}},
		{Investors: []string{"mark"}}, {Investors: []string{"martha"}}}})
	wantSaid(t, s, "remind", "remind.stuart (stuart) seat 1", "remind.warren (warren) seat 0",
		"remind.mark (mark) seat 2",
		"remind.martha (martha) seat 3")
}

// Chapter Action Phase: players play all action cards in turn order. Players without action cards are skipped.
func TestActionsInTurnOrder(t *testing.T) {
	table := open(t, standard(), 4)
	table, _ = gametest.Apply(t, table, &demand.Bids{Bids: []int{0, 0, 0, 0}}, &demand.Take{Seat: 0},
		&demand.Take{Seat: 1, Boom: 1, Bust: 1}, &demand.Take{Seat: 2},
		&demand.Take{Seat: 3, Boom: 1})
	wantNext(t, table, board.PhaseAction, 1)
	gametest.WantDenied(t, table, &Action{Seat: 1, What: "up", Company: "COS"}, "action.what action (action) seat 1")
	table, s := gametest.Apply(t, table, &Action{Seat: 1, What: "bust", Company: "COS"})
	gametest.WantPrice(t, table, cosmic, 3)
	wantNext(t, table, board.PhaseAction, 1)
	wantSaid(t, s, "action fall", "action.bust (action) seat 1 cosmic", "fall (action) cosmic old=5 by=2 new=3 left=0")
	gametest.WantDenied(t, table, &Action{Seat: 1, What: "bust", Company: "COS"}, "action.bust action (action) seat 1")
	table, _ = gametest.Apply(t, table, &Action{Seat: 1, What: "boom", Company: "EPI"})
	gametest.WantPrice(t, table, epic, 7)
	wantNext(t, table, board.PhaseAction, 3)
	table, s = gametest.Apply(t, table, &calc.Skip{Seat: 3})
	wantSaid(t, s, "skip", "skip.action (ruling) seat 3")
	wantNext(t, table, board.PhaseSelling, 0)
}

// Chapter Movement Phase; rules A.6: forecasts can be entered in parts, and a repeated card only causes a warning.
func TestForecastsAFewAtATime(t *testing.T) {
	table := stand(t, standard(), "movement", three(cash(20)))
	table, s := gametest.Apply(t, table, &Movement{Forecasts: board.Forecasts{"+4", "", "-3"}})
	wantSaid(t, s, "moves", "moves.left (order) left=4")
	wantNext(t, table, board.PhaseMovement, 0)
	gametest.WantDenied(t, table, moveOf(cosmic, "+1"), "forecast.moved forecasts.0 (forecast) cosmic")
	e := &Movement{Forecasts: board.Forecasts{"", "+2", "", "+1", "-2"}}
	field, _ := e.Form(table).Field("forecasts.5")
	expect.Equal(t, field.Likely, board.Dollars.Face(), "… is likely for the last company")
	table, s = gametest.Apply(t, table, &Movement{Forecasts: board.Forecasts{"", "+2", "", "+4", "-2", "-7"}})
	wantSaid(t, s, "forecast.twice", "forecast.twice (forecast) american count=2")
	wantNext(t, table, board.PhaseBidding, 1)
}

// Chapter Movement Phase, rules A.2: any number of spaces can be typed, for forecast dice.
func TestAnyForecast(t *testing.T) {
	table := stand(t, openBooks(), "movement", three(cash(20)))
	next, s := gametest.Apply(t, table, moveOf(cosmic, "+12"))
	gametest.WantPrice(t, next, cosmic, 7)
	wantSaid(t, s, "split rise", "split (split) cosmic old=5 by=6 new=6 left=6",
		"split (split) cosmic old=6 by=5 new=6 left=1",
		"rise (forecast) cosmic old=6 by=1 new=7 left=0")
	next, s = gametest.Apply(t, table, moveOf(cosmic, "+0"))
	gametest.WantPrice(t, next, cosmic, 5)
	wantSaid(t, s, "still", "still (forecast) cosmic price=5")
}

// With hidden portfolios, any sale is accepted, except split cards of a company that never split.
func TestHiddenSalesAreBelieved(t *testing.T) {
	table := open(t, standard(), 3)
	table, _ = gametest.Apply(t, table, &demand.Bids{Bids: []int{0, 0, 0}}, &demand.Take{Seat: 0},
		&demand.Take{Seat: 1}, &demand.Take{Seat: 2})
	expect.Equal(t, gametest.Field(t, table, &Sell{}, "split.0").Allowed.Count(), 1,
		"split cards to sell before any split")
	sold, _ := gametest.Apply(t, table, &Sell{Seat: 0, Regular: of(cosmic, 2)})
	gametest.WantCash(t, sold, 30)
	wantCards(t, sold, 0, cosmic, 0, 0)
	table, _ = gametest.Apply(t, table, &Sell{Seat: 0}, &Sell{Seat: 1}, &Sell{Seat: 2}, moveOf(cosmic, "+6"),
		&calc.Skip{Seat: 0})
	table, _ = gametest.Apply(t, table, &demand.Bids{Bids: []int{0, 0, 0}}, &demand.Take{Seat: 1},
		&demand.Take{Seat: 2}, &demand.Take{Seat: 0})
	table, _ = gametest.Apply(t, table, &Sell{Seat: 1, Regular: of(cosmic, 1), Split: of(cosmic, 1),
		Half: of(cosmic, 2)})
	gametest.WantCash(t, table, 20, 20+5*6)
	gametest.WantDenied(t, table, &Sell{Seat: 2, Split: of(epic, 1)},
		"split.short split.5 (sell) seat 2 epic shares=1 held=0 value=1 min=0 max=0")
	gametest.WantDenied(t, table, &Sell{Seat: 2, Regular: of(cosmic, 6), Split: of(cosmic, 5)},
		"cards.short split.0 (sell) seat 2 cosmic shares=5 held=10 value=5 min=0 max=4")
}

func TestNoMoreIsSoldThanThereAreCards(t *testing.T) {
	table := stand(t, standard(), "selling", three(cash(1)))
	e := &Sell{Regular: of(cosmic, -1_000_001), Split: of(cosmic, -4_000_000_000_000_000_000)}
	for _, f := range e.Form(table).Fields {
		expect.True(t, f.Allowed.Max <= board.CardsEach, "%s may be %d", f.Name, f.Allowed.Max)
	}
}
