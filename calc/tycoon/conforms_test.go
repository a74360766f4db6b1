package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
)

func TestConforms(t *testing.T) { conformance.Conforms(t, conforming(t)) }

func FuzzEntryJSON(f *testing.F) {
	conformance.Fuzz(f, conforming(f))
}

func conforming(t judge) conformance.Game {
	t.Helper()
	g := conformance.Game{
		Rules: Rulebook{}, Holds: checkStep, Uncited: []string{"result"}, Unposted: []string{"buyback"},
		Together: []string{"reveal.stray", "reveal.out", "hand.full", "card.unknown"},
		Says:     says(), Denials: append(denials(t), seldom(t)...), Setups: setups(),
		Longest: func(table calc.Table) int {
			o := board.OptionsOf(table)
			return o.Years * (len(table.Layout().Seats)*(o.Transactions+1) + 1)
		},
	}
	end := changed(open(t, agreement.Standard("trader"), 2), func(p *Position) { p.Transaction = 4 })
	g.Scenes = append(g.Scenes, conformance.Scene{Table: open(t, agreement.Standard("trader"), 2), Entry: end})
	return g
}

// seldom lists refusals that need house rules or extreme numbers.
func seldom(t judge) []gametest.Denial {
	house := func(change func(*agreement.Options), holdings six) calc.Table {
		return stand(t, with(top(), change), costs(titan, 0), has(800_000, holdings), has(0, owns(nova, 10_000)))
	}
	sells := house(func(o *agreement.Options) { o.SellThousands = true }, owns(atlas, 18_500))
	rights := house(func(o *agreement.Options) { o.RightsThousands, o.NoRightsAtZero = true, true }, six{37_000, 2_000})
	buys := house(func(o *agreement.Options) { o.BuybackThousands, o.FreePremium = true, true }, owns(nova, 100_000))
	dear := stand(t, agreement.Standard("trader"), costs(nova, 9_990), has(0, six{}), has(0, six{}))
	last := set(t, stand(t, agreement.Standard("investor"), agreement.FaceValues(), has(40_000, owns(atlas, 12_000)),
		has(0, six{})),
		func(p *Position) {
			p.Round, p.Transaction, p.Seats[0].Debt = 10, board.OptionsOf(dear).Transactions+1, 300_000
		})
	level := stand(t, agreement.Extended("strategist"), agreement.FaceValues(), has(0, owns(nova, 120_000)),
		has(0, owns(nova, 120_000)))
	tied := stand(t, agreement.Standard("trader"), agreement.FaceValues(), has(0, owns(nova, 60_000)),
		has(0, owns(nova, 60_000)))
	outbid := stand(t, with(agreement.Extended("trader"),
		func(o *agreement.Options) { o.Chair, o.Cash = "largest_holder", 10_000_000 }),
		agreement.FaceValues(),
		has(800_000, owns(nova, 119_000)), has(0, owns(nova, 120_000)))
	unowned := open(t, with(agreement.Standard("trader"),
		func(o *agreement.Options) { o.FirstBuyer = "first_when_unowned" }), 2)
	return []gametest.Denial{
		{Table: level, Entry: NewPosition(level)}, {Table: level, Entry: &calc.Leave{Seat: 1}},
		{Table: tied, Entry: NewPosition(tied)},
		{Table: outbid, Entry: &trading.Buy{Company: "N", Shares: 2_000}},
		{Table: unowned, Entry: &trading.Buy{Company: "A", Shares: 1_000}},
		{Table: sells, Entry: &trading.Sell{Company: "A", Shares: 18_500}},
		{Table: rights, Entry: &special.Rights{Company: "A", Shares: 17_500}},
		{Table: rights, Entry: &special.Rights{Company: "T", Shares: 1_000}},
		{Table: buys, Entry: &office.Buyback{Company: "N", Shares: 5_000, Price: 100,
			Offers: []turns.Taker{{Seat: 1, Shares: 1_500}}}},
		{Table: buys, Entry: &office.SetPremium{Company: "N", Percent: 12}},
		{Table: atYearEnd(t, dear), Entry: totals(owns(nova, 30))}, {Table: last, Entry: totals(six{})},
	}
}

func checkStep(t judge, s conformance.Accepted) {
	t.Helper()
	table, said := s.After, gametest.Written(s.Entry)
	must.Hold(t, table.Over() == (table.Turn() == calc.None), "%s: over %t, turn %d", said, table.Over(), table.Turn())
	for company := range agreement.Companies {
		if board.BankLeft(table, company) < 0 || board.CapLeft(table, company, board.ShortLot) < 0 ||
			board.CapLeft(table, company, board.CallLot) < 0 {
			t.Fatalf("%s: of company %d the bank has %d, the caps leave %d and %d", said, company,
				board.BankLeft(table, company),
				board.CapLeft(table, company, board.ShortLot), board.CapLeft(table, company, board.CallLot))
		}
	}
	checkLots(t, table, said)
	checkOffices(t, table, said)
	checkByHand(t, s.Before, s.Entry, table)
	for _, line := range s.Statement.Lines {
		checkAmount(t, line, said)
	}
}

func checkLots(t judge, table calc.Table, said string) {
	t.Helper()
	for seat := range table.Layout().Seats {
		sums := map[calc.Commodity]int{}
		for round := 1; round <= board.OptionsOf(table).Transactions; round++ {
			if l := board.LotOf(table, seat, round); l.Class != calc.Regular {
				sums[calc.Commodity{Company: l.Company, Class: l.Class}] += l.Shares
			}
		}
		for company := range agreement.Companies {
			for class := board.ShortLot; class <= board.PutLot; class++ {
				if board.LotShares(table, seat, company,
					class) != sums[calc.Commodity{Company: company, Class: class}] {
					t.Fatalf("%s: seat %d holds %d in lots of class %d on company %d", said, seat,
						board.LotShares(table, seat, company, class), class, company)
				}
			}
		}
	}
}

func checkAmount(t judge, line calc.Line, said string) {
	t.Helper()
	term := func(role string) int { value, _ := line.Term(role); return value }
	want := 0
	switch line.Kind {
	case "short.gain", "option.put":
		want = term("shares") * (term("old") - term("new"))
	case "short.loss", "option.call":
		want = term("shares") * (term("new") - term("old"))
	case "call", "put":
		want = term("shares") * term("price") * term("percent") / 100
	default:
		return
	}
	posted := gametest.Cash(line)
	must.Hold(t, term("amount") == want && posted == want && want >= 0, "%s: %d was posted for %+v", said, posted, line)
}

func checkOffices(t judge, table calc.Table, said string) {
	t.Helper()
	o := board.OptionsOf(table)
	for company := range agreement.Companies {
		chairman := board.Chairman(table, company)
		if chairman != calc.None && table.Shares(chairman, company) < board.Threshold(table, company, o.Chairman) {
			t.Fatalf("%s: seat %d is Chairman of %d with %d shares", said, chairman, company,
				table.Shares(chairman, company))
		}
		directors := 0
		for seat := range table.Layout().Seats {
			shares := table.Shares(seat, company)
			must.Hold(t, chairman != calc.None || shares < board.Threshold(table, company, o.Chairman),
				"%s: seat %d could be Chairman of %d", said, seat, company)
			if !board.IsDirector(table, seat, company) {
				continue
			}
			if directors++; seat == chairman || shares < board.Threshold(table, company, o.Director) {
				t.Fatalf("%s: seat %d is Director of %d with %d shares", said, seat, company, shares)
			}
		}
		must.Hold(t, directors <= 1 || o.Directors != "single",
			"%s: company %d has %d Directors", said, company, directors)
	}
}

func TestThePositionOfATableChangesNothing(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table := conformance.Middle(t, Rulebook{}, draw)
		if table.Over() {
			return
		}
		next, s := gametest.Apply(t, table, NewPosition(table))
		if !next.Equal(table) {
			t.Fatalf("%s changes the table: %+v", gametest.Written(NewPosition(table)), s)
		}
	})
}

func says() map[string]string {
	return map[string]string{
		"four-seats-trader": "buy.first buy sell loan rights rights.follow reveal withheld removed suspended currency chairman " +
			"director over.years",
		"three-seats-investor-bankrupt": "short.gain short.loss short.unpaid debt.carried settle bankrupt",
		"five-seats-strategist": "premium call put dividend dividend.paid buyback buyback.sold buyback.price short option.call " +
			"option.put option.expired over.years",
		"twelve-seats-extended":   "buy short call over.years",
		"twelve-seats-every-card": "reveal suspended over.years",
		"three-seats-entered-asides": "hand kept removed currency.compound ruling.cash ruling.shares position leave restart " +
			"rights.along",
		"four-seats-house-rules": "price.each delisted option.delivered option.declined currency.rounded dividend.owed",
		"two-seats-zero":         "price.zero price.recover debenture",
	}
}
