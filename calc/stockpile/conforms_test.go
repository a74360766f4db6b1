package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func TestConforms(t *testing.T) { conformance.Conforms(t, conforming(t)) }

func FuzzEntryJSON(f *testing.F) { conformance.Fuzz(f, conforming(f)) }

func conforming(t judge) conformance.Game {
	t.Helper()
	g := conformance.Game{
		Rules: Rulebook{}, Holds: checkStep,
		Together: []string{"position.alone"},
		Says:     says(), Denials: append(denials(t), seldom(t)...), Setups: setups(),
		Longest: func(table calc.Table) int {
			seats := len(table.Layout().Seats)
			return 1 + table.Layout().Rounds*(4+3*seats) + seats
		},
	}
	for _, table := range middles(t) {
		g.Scenes = append(g.Scenes, conformance.Scene{Table: table,
			Entry: &Extra{Amount: 10, Reason: "a bond is paid out"}})
	}
	return g
}

func seldom(t judge) []gametest.Denial {
	t.Helper()
	table := stand(t, openBooks(), "bids", []SeatPosition{holds(5, board.Count{}, of(cosmic, 1)), cash(5), cash(5)})
	told, _ := gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 3})
	locked := stand(t, standard(), "bids", []SeatPosition{cash(25), cash(25), cash(25), cash(25), cash(25)})
	locked, _ = gametest.Apply(t, locked, &demand.Bid{Seat: 0, Pile: 5, Amount: 25})
	own, _ := gametest.Apply(t, open(t, standard(), 2), &demand.Bid{Seat: 0, Pile: 1}, &demand.Bid{Seat: 1, Pile: 2})
	long := standAt(t, openBooks(func(o *board.Options) { o.Rounds = 9 }), "movement", 5,
		[]SeatPosition{cash(1), cash(1), cash(1), cash(1), cash(1)})
	final := standAt(t, openBooks(), "movement", 7, []SeatPosition{owing(cash(0), 3), cash(1), cash(1)})
	forgiving := standAt(t, openBooks(func(o *board.Options) { o.Forgiven = true }), "movement", 7,
		[]SeatPosition{owing(cash(0), 3), cash(1), cash(1)})
	over := standAt(t, veiled(), "movement", 7, []SeatPosition{holds(1, of(cosmic, 6), board.Count{}),
		holds(1, of(cosmic, 5), board.Count{}), cash(1)})
	going := stand(t, openBooks(func(o *board.Options) { o.BankruptContinue = true }), "movement", three(cash(1)))
	acts := []SeatPosition{as(cash(1), "cramer"), as(cash(1), "bill"), as(cash(1), "mark")}
	acts[0].Boom, acts[0].Bust = 1, 1
	acting := stand(t, openBooks(investing), "action", acts)
	acted, _ := gametest.Apply(t, acting, &Action{Seat: 0, What: "down", Company: "COS"})
	last := standAt(t, standard(), "movement", 7, three(cash(1)))
	last, _ = gametest.Apply(t, last, &calc.Skip{Seat: 0})
	alone, _ := gametest.Apply(t, table, &calc.Leave{Seat: 1})
	return []gametest.Denial{
		{table, &calc.Leave{Seat: 1}, ""}, {told, &Extra{Seat: 0, Amount: -5, Reason: "tax"}, ""},
		{told, &calc.Leave{Seat: 0}, ""},
		{table, &calc.Ruling{Seat: 0, What: "COS/2", Change: 1, Reason: "found"}, ""}, {long, &calc.Skip{}, ""},
		{final, &calc.Skip{}, ""}, {forgiving, &calc.Skip{}, ""},
		{going, moveOf(cosmic, "-9"), ""}, {stand(t, with(standard(), advanced), "movement", three(cash(1))),
			moveOf(stanford, "+8"), ""}, {going, moveOf(cosmic, "+0"), ""},
		{going, &Movement{Forecasts: board.Forecasts{"+4", "+4"}}, ""},
		{acting, &calc.Skip{}, ""}, {acted, &calc.Skip{}, ""},
		{stand(t, openBooks(), "take", three(cash(1))), &calc.Skip{}, ""}, {last, &Reveal{}, ""}, {over, &calc.Skip{}, ""},
		{acting, &Action{Seat: 0, What: "up", Company: "COS"}, ""},
		{acting, &Action{Seat: 0, What: "bust", Company: "COS"}, ""},
		{stand(t, standard(), "take", three(cash(1))), &demand.Piles{}, ""},
		{stand(t, standard(), "selling", three(cash(1))), &Rest{}, ""},
		{locked, &demand.Bid{Seat: 1}, ""}, {own, &demand.Bid{Seat: 0}, ""}, {table, demand.NewBids(table), ""},
		{told, demand.NewBid(told), ""},
		{second(t, stand(t, openBooks(advanced), "movement", three(cash(1))), "STA"), &calc.Skip{}, ""},
		{alone, &calc.Leave{Seat: 2}, ""},
	}
}

func checkStep(t judge, s conformance.Accepted) {
	t.Helper()
	said := gametest.Written(s.Entry)
	must.Hold(t, s.After.Over() == (s.After.Turn() == calc.None),
		"%s: over %t, turn %d", said, s.After.Over(), s.After.Turn())
	checkCards(t, s.After, said)
	checkFees(t, s.Before, s.After, s.Entry)
	checkByHand(t, s.Before, s.Entry, s.After)
	for _, line := range s.Statement.Lines {
		checkWorking(t, line, gametest.Cash(line), said)
	}
	for _, place := range (Rulebook{}).Standing(s.After).Places {
		if s.After.Mark(board.OwnMark(s.After, board.PaidOutMark)) == 1 && place.Worth != s.After.Cash(place.Seat) {
			t.Fatalf("seat %d ends with %d, and stands with %d", place.Seat, s.After.Cash(place.Seat), place.Worth)
		}
	}
}

// checkCards checks that tickers (price markers) match prices. Seats must not have more cards of a company than exist,
// except in veiled games, where wrong numbers are possible.
func checkCards(t judge, table calc.Table, said string) {
	t.Helper()
	l := table.Layout()
	for company := range board.Companies {
		held := 0
		for seat := range l.Seats {
			own := board.RegularCards(table, seat, company) + board.SplitCards(table, seat, company)
			must.Hold(t, own <= board.CardsEach, "%s: seat %d has %d cards of a company", said, seat, own)
			held += own
			if board.SplitCards(table, seat, company) > 0 &&
				table.Mark(board.OwnMark(table, board.SplitMark+company)) == 0 {
				t.Fatalf("%s: seat %d holds split cards that nobody can hold", said, seat)
			}
		}
		if held != board.CardsOut(table, company) || held > board.CardsEach && !l.Veiled {
			t.Fatalf("%s: %d cards of %s are out, counted as %d", said, held, board.CodeOf(company),
				board.CardsOut(table, company))
		}
		spaces, space := board.TrackOf(table, company).Spaces, table.Mark(board.OwnMark(table, board.IndexMark+company))
		if space < 0 || space >= len(spaces) || spaces[space] != table.Price(company) {
			t.Fatalf("%s: %s stands on space %d at %d", said, board.CodeOf(company), space, table.Price(company))
		}
	}
}

func checkWorking(t judge, line calc.Line, posted int, said string) {
	t.Helper()
	term := func(role string) int { value, _ := line.Term(role); return value }
	worked := posted
	switch line.Kind {
	case "pay", "pay.donald", "fee", "fee.held":
		worked = term("cash") - term("rest")
	case "fee.bernie":
		worked = term("rest") - term("cash")
	case "fees.unpaid":
		worked = term("cash") - term("rest")
	case "total", "total.graham":
		worked = term("cash") + term("majorities") + term("sale") + term("graham") - term("fees") - term("total")
	}
	must.Hold(t, worked == posted, "%s: %d was posted for %+v", said, posted, line)
	for _, from := range []string{"dividend", "signs", "final.sale", "reveal"} {
		must.Hold(t, line.Kind != from || term("regular")+2*term("split") == term("shares"),
			"%s: the shares of %+v", said, line)
	}
}

// checkFees checks that a player who got money has no unpaid fee that the player's cash could pay.
func checkFees(t judge, before, table calc.Table, e calc.Entry) {
	t.Helper()
	if _, ok := e.(*Position); ok {
		return
	}
	for seat := range table.Layout().Seats {
		fees := board.Owed(table, seat)
		if table.Cash(seat) <= before.Cash(seat) || len(fees) == 0 {
			continue
		}
		// A fee that the cash could not pay earlier still exceeds the cash, because payments only reduce it.
		for i, fee := range fees {
			if fee <= table.Cash(seat) && !(board.OptionsOf(table).FeesStrict && i > 0) {
				t.Fatalf("%s: seat %d has %d and holds the fees %v", gametest.Written(e), seat, table.Cash(seat), fees)
			}
		}
	}
}

func says() map[string]string {
	return map[string]string{
		"standard-four-hidden": "share.hidden information supply bids pay fee split split.check bankrupt bankrupt.check dividend " +
			"action.boom action.bust sell.regular next.reveal reveal majority majority.tied final.sale total " +
			"over.rounds",
		"two-with-investors": "information.two supply.two bid bid.over next.bid pay.donald fee.bernie action.up skip.cramer " +
			"deborah dividend.deborah skip.deborah bids.paid",
		"advanced-three-open": "share split split.cards split.repeat signs sell.split sell.half bankrupt.cards dividend " +
			"majority.none",
		"full-five-hidden": "remind.stuart remind.warren remind.mark remind.martha graham graham.final signs split.repeat " +
			"total.graham",
		"fees-four-veiled": "fee.kept fee.held majority.tied", "tight-five-veiled": "split.cards",
		"house-rules-three": "split.repeat rise.top fee.blocked over.deck pay.donald bankrupt signs",
		"asides-four-open":  "ruling.cash ruling.cards extra leave skip.selling position over.rounds",
	}
}
