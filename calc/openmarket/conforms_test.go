package openmarket

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/trading"
)

func TestConforms(t *testing.T) { conformance.Conforms(t, conforming(t)) }

func FuzzEntryJSON(f *testing.F) { conformance.Fuzz(f, conforming(f)) }

func conforming(t judge) conformance.Game {
	t.Helper()
	g := conformance.Game{
		Rules: Rulebook{}, Holds: checkStep, Uncited: []string{"result"},
		Together: []string{"position.alone", "certificates.short", "exchange.same", "dividend.nobody", "dividend.short",
			"split.same", "director.one", "director.held", "director.own", "director.needed", "loan.short", "limit.certificates",
			"limit.pool", "debt.cash", "debt.short", "resize.certificates", "resize.certificates.own", "resize.rounded",
			"issue.cash", "short.cash", "short.part", "short.open", "help.rest"},
		Scenes: conformance.Tables(middles(t)), Says: says(), Denials: denials(t), Setups: setups(),
		Longest: func(table calc.Table) int { return table.Layout().Rounds * len(table.Layout().Seats) },
	}
	g.Scenes = append(g.Scenes, swapScenes(t)...)
	for _, c := range examples() {
		table := open(t, c.options, 2)
		for _, e := range append(c.before, c.entry) {
			g.Scenes = append(g.Scenes, conformance.Scene{Table: table, Entry: e})
			table, _ = gametest.Apply(t, table, e)
		}
	}
	return g
}

// checkStep checks the turn order, the bounds of holdings and loans, and that every marker is on its price.
func checkStep(t judge, s conformance.Accepted) {
	t.Helper()
	table, said := s.After, gametest.Written(s.Entry)
	l := table.Layout()
	for _, commodity := range l.Commodities() {
		for _, account := range l.Accounts() {
			held := table.Balance(account, commodity)
			holder := account.Kind == calc.SeatAccount || account.Kind == calc.TreasuryAccount
			if holder && (held > agreement.MaxCash || !commodity.IsCash() && held > agreement.MaxShares) {
				t.Fatalf("%s: %+v has %d of %v", said, account, held, commodity)
			}
		}
	}
	for company, track := range l.Tracks {
		if _, ok := track.Index(table.Price(company)); !ok ||
			track.Price(board.TrackIndex(table, company)) != table.Price(company) {
			t.Fatalf("%s: company %d stands at %d, index %d", said, company, table.Price(company),
				board.TrackIndex(table, company))
		}
	}
	checkPresidents(t, s.Before, s.Entry, s.After)
	checkSupply(t, s)
	if kept := board.OptionsOf(table).Ordered() && !table.Over(); kept != (table.Turn() != calc.None) {
		t.Fatalf("%s: over %t, turn %d, round %d", said, table.Over(), table.Turn(), table.Round())
	}
	checkPrivates(t, table, said)
	for seat := range l.Seats {
		if board.Loan(table, seat) < 0 {
			t.Fatalf("%s: seat %d owes %d", said, seat, board.Loan(table, seat))
		}
	}
}

// checkSupply checks that a company's shares and half certificates in all hands are no more than agreed, plus those
// sold short. It skips corrections and positions. It also skips entries that end short sales without a cover, after
// which the buyers keep their shares.
func checkSupply(t judge, s conformance.Accepted) {
	t.Helper()
	over := func(table calc.Table, company int) (shares, halves int) {
		own, shorts := calc.Treasury(company), board.AllShorts(table, company)*board.ShareUnits(table, company)
		shares = board.UnitsOf(table, own, company) - board.AllUnits(table, company) - shorts
		halves = board.HalvesOf(table, own, company) - calc.ItemOrZero(board.OptionsOf(table).Market().Halves, company)
		for a := range board.Holders(table, company) {
			shares, halves = shares+board.UnitsOf(table, a, company), halves+board.HalvesOf(table, a, company)
		}
		return max(0, shares), max(0, halves)
	}
	_, covers := s.Entry.(*trading.Cover)
	switch s.Entry.(type) {
	case *calc.Ruling, *Position:
		return
	}
	for company := range s.After.Layout().Companies {
		forgotten := board.AllShorts(s.After, company) < board.AllShorts(s.Before, company) && !covers
		if board.OptionsOf(s.After).Shares == 0 || forgotten {
			continue
		}
		shares, halves := over(s.Before, company)
		if now, more := over(s.After, company); now > 0 && shares == 0 || more > 0 && halves == 0 {
			t.Fatalf("%s: there are %d parts of shares and %d half certificates of company %d too many",
				gametest.Written(s.Entry), now, more, company)
		}
	}
}

// Applying a table's position to that table changes nothing. Applied to the opening, it makes the same table.
func TestPositionsStandForTables(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		opening := conformance.Open(t, Rulebook{}, draw)
		table := opening
		for range draw(13) {
			if e, found := conformance.Entry(Rulebook{}, table, draw); found {
				if next, _, refusal := e.Apply(table); refusal == nil && !next.Over() {
					table = next
				}
			}
		}
		same, _ := gametest.Apply(t, table, NewPosition(table))
		if !same.Equal(table) {
			t.Fatalf("the position %s changes the table", gametest.Written(NewPosition(table)))
		}
		e := NewPosition(table)
		if len(e.Launched) != len(NewPosition(opening).Launched) {
			return // a company that was open from the start has closed
		}
		moved, _ := gametest.Apply(t, opening, e)
		if standing(moved) != standing(table) && board.OptionsOf(table).Track != "listed" {
			t.Fatalf("the position makes\n%s\nof\n%s", standing(moved), standing(table))
		}
	})
}

func says() map[string]string {
	return map[string]string{
		"colours-ten-rounds": "buy sell rise fall rise.stopped fall.stopped dividend round.of turn over.rounds",
		"hotels-takeover":    "launch founder exchange.give exchange.take close close.kept over.said",
		"hotels-merger": "takeover takeover.by bonus sell exchange.give exchange.take close close.kept close.back " +
			"price over.said",
		"hotels-sized": "launch size size.same founder majority minority majority.alone majority.shared minority.shared " +
			"takeover takeover.by close over.said",
		"rails-three-rounds": "launch.full buy.director dividend.director dividend.pool down up treasury over.rounds",
		"rails-one-director": "launch.director split.director split.director.own sell.own.director buy.own",
		"rails-operating-sets": "operate.pay operate.half operate.withhold operate.none payout payout.up " +
			"payout.pool.up payout.own pay.bank.player pay.bank.company pay.player.bank pay.player.player " +
			"pay.player.company pay.company.bank pay.company.player pay.company.company over.rounds",
		"lines-in-turn": "launch close close.back close.kept dividend over.said",
		"rails-offered": "launch.director buy.own float buy.free buy.free.own issue redeem resize resize.own " +
			"operate.pay close over.rounds",
		"rails-chart": "chart.right chart.left chart.up chart.down chart.right.up chart.left.down chart.right.stopped " +
			"chart.left.stopped chart.up.stopped chart.down.stopped sold.out issue over.rounds",
		"rails-presidents": "president president.percent president.resign president.vacant president.none launch.director " +
			"operate.half over.said",
		"rails-privates": "private.bank.player private.bank.company private.player.player private.player.company " +
			"private.player.bank private.company.company private.company.player private.company.bank incomes income " +
			"income.own private.close.player private.close.company private.close over.said",
		"rails-holdings": "buy sell payout payout.down dividend transfer.shares transfer.paid pay.player.company " +
			"takeover.held close.held over.said",
		"rails-halves": "launch.shares.half buy.own.half buy.free.half buy.free.own.half sell.half sell.own.half dividend.half " +
			"dividend.own.halves dividend.pool.halves payout president.halves president.resign.halves " +
			"president.vacant.halves transfer.shares.half transfer.paid.half exchange.take.half close.back.half " +
			"close.kept.half close.own.half close.held.half takeover.held.half ruling.shares.half over.said",
		"rails-crowd": "private.bank.player launch.director launch.director.bid launch.shares buy.own buy.free.own incomes " +
			"operate.pay operate.half operate.withhold debt chart.right close takeover.by sell over.said",
		"rails-limits": "launch.director buy sell operate.pay operate.withhold over.said",
		"rails-loans":  "debt debt.back debt.interest operate.withhold operate.half over.said",
		"rails-protected": "buy.for buy buy.own sell launch private.close.player chart.right chart.left chart.down price " +
			"float over.said",
		"rails-sizes": "launch.director.bid launch.director payout operate.half president.percent help",
		"rails-president-sales": "operate.own operate.half.shares in.pool down down.stopped president.resign issue redeem " +
			"over.said",
		"rails-uneven-halves":  "operate.half payout.up payout.own.up over.said", // recorded under version 8
		"rails-free-share":     "buy.free.own over.said",                         // does not float under version 9
		"rails-president-pays": "help down up pay.company.company debt.back debt.interest over.said",
		"rails-shorts": "short cover payout.short payout.short.down dividend.short split.holder split.holder.rest split.up " +
			"split.holder.short close.back.short over.said",
		"certificates-in-cash": "split.cash split.cash.director buy.own.director interest.round.added",
		"certificates-lost":    "split.lost split.lost.preferred interest.repay",
		"free-for-all":         "up.stopped down.stopped interest.round round.all.of transfer.cash ruling.loan",
		"from-the-middle":      "position position.seat round leave over.alone",
		"loose-rounds":         "round.all interest.round split.price close.back over.said",
	}
}

func TestNoKindStandsInTwoParts(t *testing.T) {
	kinds, named := calc.Kinds(Rulebook{}.Blanks()), []string{}
	for _, part := range (Rulebook{}).Menu() {
		for _, kind := range part.Kinds {
			expect.True(t, slices.Contains(kinds, kind) && !slices.Contains(named, kind),
				"%s is no kind, or stands twice", kind)
			named = append(named, kind)
		}
	}
}
