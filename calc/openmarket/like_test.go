package openmarket

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// situation is a case that a game's published rules decide. The last entry must lead to the wanted lines, or to the
// wanted refusal, under the preset modelled on that game.
type situation struct {
	rule    string
	seats   int
	entries []calc.Entry
	want    string
}

func own(seat int, company string, shares int) *trading.Buy {
	return &trading.Buy{Seat: seat, Company: company, From: "treasury", Shares: shares}
}

func sells(seat int, company string, shares int) *trading.Sell {
	return &trading.Sell{Seat: seat, Company: company, Shares: shares}
}

func founds(seat int, company string, price int) *charter.Launch {
	return &charter.Launch{Seat: seat, Company: company, Price: &price}
}

func runs(company string, revenue int, payout string) *operating.Operate {
	return &operating.Operate{Company: company, Revenue: revenue, Payout: payout}
}

func situations() map[string][]situation {
	half := func(seat, shares int) *trading.Buy {
		return &trading.Buy{Seat: seat, Company: "STR", Class: "half", From: "treasury", Shares: shares}
	}
	ended := &Round{SoldOut: true}
	raised := func(price int) *pricing.Price { return &pricing.Price{Company: "N", Price: &price} }
	rich := gift(0, "cash", 2000)
	owners := []calc.Entry{founds(0, "N", 40), own(1, "N", 2)}
	inn := func(shares ...int) []calc.Entry {
		all := []calc.Entry{&charter.Launch{Company: "A"}, &chains.Size{Company: "A", Size: 3},
			&charter.Launch{Seat: 1, Company: "D"}, &chains.Size{Company: "D", Size: 5}, gift(0, "A", -1)}
		for seat, n := range shares {
			all = append(all, gift(seat, "A", n))
		}
		return all
	}
	merges := &charter.Takeover{Company: "A", By: "D", Ratio: 2, Keep: true}
	return map[string][]situation{
		"presidents": { // 1830 (Avalon Hill): initial offering, stock rounds, movement of markers, paying dividends
			{"the president buys 20 % at par, and the bank is paid", 3, []calc.Entry{founds(0, "N", 70)},
				"launch (launch) seat 0 N price=70; " +
					"launch.director (director) seat 0 N weight=2 price=70 amount=140; " +
					"launch.shares (capital) N shares=8"},
			{"at 60 % the company floats and gets ten times par", 3,
				[]calc.Entry{founds(0, "N", 64), own(0, "N", 1), own(1, "N", 2), own(2, "N", 1)},
				"buy.own (trade) seat 2 N shares=1 price=64 amount=64; " +
					"float (float) N shares=10 price=64 amount=640"},
			{"shares of the initial offering cost par, whatever the price", 3,
				[]calc.Entry{founds(0, "N", 88), own(1, "N", 1), sells(1, "N", 1), own(2, "N", 1)},
				"buy.own (trade) seat 2 N shares=1 price=88 amount=88"},
			{"each share that is sold lowers the price a row, after the sale", 3,
				[]calc.Entry{founds(0, "N", 88), own(1, "N", 2), sells(1, "N", 2)},
				"sell (trade) seat 1 N shares=2 price=88 amount=176; " +
					"chart.down (moves.share) N old=88 steps=2 new=76 row=5"},
			{"no more than 50 % can lie in the pool", 3, []calc.Entry{rich, founds(0, "N", 64), own(0, "N", 4), own(1, "N", 3),
				sells(1, "N", 3), sells(0, "N", 3)},
				"limit.pool anyway (limit) N count=6 most=5"},
			{"nobody has more than 60 % of a company", 3, []calc.Entry{founds(0, "N", 64), own(0, "N", 4), own(0, "N", 1)},
				"limit.shares anyway (limit) seat 0 N count=7 most=6"},
			{"who has more shares than the president becomes president", 3,
				[]calc.Entry{founds(0, "N", 64), own(1, "N", 2), own(1, "N", 1)},
				"buy.own (trade) seat 1 N shares=1 price=64 amount=64; " +
					"president.percent (president) seat 1 N held=30 less=20 seat=0 weight=2"},
			{"a payout goes to the holders, to the company for the pool, to nobody for the offering, and right", 3,
				[]calc.Entry{founds(0, "N", 70), own(1, "N", 3), sells(1, "N", 2), runs("N", 100, "")},
				"operate.pay (operate) N revenue=100; payout (operate) seat 0 N shares=2 each=10 amount=20; " +
					"payout (operate) seat 1 N shares=1 each=10 amount=10; " +
					"payout.pool (pool) N shares=2 each=10 amount=20; " +
					"chart.right (moves.operate) N old=64 steps=1 new=70 row=7"},
			{"withholding gives the company all of it, and moves left", 3,
				[]calc.Entry{founds(0, "N", 70), runs("N", 100, "withhold")},
				"operate.withhold (operate) N revenue=100; operate.kept (operate) N amount=100; " +
					"chart.left (moves.operate) N old=70 steps=1 new=66 row=6"},
			{"a company whose shares the players all have rises a row at the end", 3, []calc.Entry{rich, founds(0, "N", 64),
				own(0, "N", 4), own(1, "N", 4), ended},
				"sold.out (moves.soldout) N shares=10; chart.up (moves.soldout) N old=64 steps=1 new=70 row=6; " +
					"round (order) seat 0 round=2"},
			{"the last president cannot leave", 3, []calc.Entry{founds(0, "N", 64),
				&trading.Sell{Company: "N", Class: "director", Shares: 1}},
				"director.needed anyway (president) seat 0 N weight=2"},
		},
		"issues": { // 1846 (GMT Games, second edition): stock rounds, their end, issuing and redeeming, dividends
			{"the company is paid for each share it sells", 3, []calc.Entry{founds(0, "N", 40), own(1, "N", 2)},
				"buy.own (trade) seat 1 N shares=2 price=40 amount=80"},
			{"a sale of somebody else's leaves the price", 3, append(owners, sells(1, "N", 2)),
				"sell (trade) seat 1 N shares=2 price=40 amount=80"},
			{"a sale of the president's lowers it a step, however many shares", 3,
				append(owners, own(0, "N", 3), sells(0, "N", 3)),
				"sell (trade) seat 0 N shares=3 price=40 amount=120; " +
					"down (moves.president) N old=40 steps=1 moved=1 new=30"},
			{"also one by which who sells stops being president", 3, append(owners, sells(0, "N", 1)),
				"president.resign (president) seat 1 N held=2 less=1 seat=0 weight=2; " +
					"sell (trade) seat 0 N shares=1 price=40 amount=40; " +
					"down (moves.president) N old=40 steps=1 moved=1 new=30"},
			{"but once a turn", 3, append(owners, own(0, "N", 3), sells(0, "N", 1), sells(0, "N", 1)),
				"sell (trade) seat 0 N shares=1 price=30 amount=30"},
			{"and again the next", 3, append(owners, own(0, "N", 3), sells(0, "N", 1), &Next{}, sells(0, "N", 1)),
				"sell (trade) seat 0 N shares=1 price=30 amount=30; " +
					"down (moves.president) N old=30 steps=1 moved=1 new=20"},
			{"shares left in the pool lower it a step when the round ends, however many", 3,
				append(owners, sells(1, "N", 2), ended),
				"in.pool (moves.pool) N shares=2; down (moves.pool) N old=40 steps=1 moved=1 new=30; " +
					"round (order) seat 0 round=2"},
			{"a company whose shares the players all have rises a step then", 3, append(owners, rich, own(0, "N", 4),
				own(2, "N", 2), ended),
				"sold.out (moves.soldout) N shares=10; up (moves.soldout) N old=40 steps=1 moved=1 new=50; " +
					"round (order) seat 0 round=2"},
			{"less than half the price paid moves it left", 3, append(owners, runs("N", 10, "")),
				"operate.pay (operate) N revenue=10; payout (operate) seat 0 N shares=2 each=1 amount=2; " +
					"payout (operate) seat 1 N shares=2 each=1 amount=2; " +
					"payout.own (pool) N shares=6 each=1 amount=6; " +
					"down (moves.operate) N old=40 steps=1 moved=1 new=30"},
			{"half of it and less than all leaves it", 3, append(owners, runs("N", 20, "")),
				"operate.pay (operate) N revenue=20; payout (operate) seat 0 N shares=2 each=2 amount=4; " +
					"payout (operate) seat 1 N shares=2 each=2 amount=4; payout.own (pool) N shares=6 each=2 amount=12"},
			{"as much moves it right", 3, append(owners, runs("N", 40, "")),
				"operate.pay (operate) N revenue=40; payout (operate) seat 0 N shares=2 each=4 amount=8; " +
					"payout (operate) seat 1 N shares=2 each=4 amount=8; " +
					"payout.own (pool) N shares=6 each=4 amount=24; up (moves.operate) N old=40 steps=1 moved=1 new=50"},
			{"twice as much twice", 3, append(owners, runs("N", 80, "")),
				"operate.pay (operate) N revenue=80; payout (operate) seat 0 N shares=2 each=8 amount=16; " +
					"payout (operate) seat 1 N shares=2 each=8 amount=16; " +
					"payout.own (pool) N shares=6 each=8 amount=48; up (moves.operate) N old=40 steps=2 moved=2 new=60"},
			{"three times as much no further beneath 165", 3, append(owners, runs("N", 120, "")),
				"operate.pay (operate) N revenue=120; payout (operate) seat 0 N shares=2 each=12 amount=24; " +
					"payout (operate) seat 1 N shares=2 each=12 amount=24; " +
					"payout.own (pool) N shares=6 each=12 amount=72; " +
					"up (moves.operate) N old=40 steps=2 moved=2 new=60"},
			{"and three times from 165 on", 3, append(owners, raised(165), runs("N", 500, "")),
				"operate.pay (operate) N revenue=500; payout (operate) seat 0 N shares=2 each=50 amount=100; " +
					"payout (operate) seat 1 N shares=2 each=50 amount=100; " +
					"payout.own (pool) N shares=6 each=50 amount=300; " +
					"up (moves.operate) N old=165 steps=3 moved=3 new=210"},
			{"half a payout counts what is paid, and its own shares pay the company", 3,
				append(owners, runs("N", 130, "half")),
				"operate.half.shares (operate) N of=20 shares=10 each=7 up=1 revenue=130 paid=70 kept=60; " +
					"operate.kept (operate) N amount=60; payout (operate) seat 0 N shares=2 each=7 amount=14; " +
					"payout (operate) seat 1 N shares=2 each=7 amount=14; " +
					"payout.own (pool) N shares=6 each=7 amount=42; up (moves.operate) N old=40 steps=1 moved=1 new=50"},
			{"shares are issued at the next lower price", 3, append(owners, &operating.Issue{Company: "N", Shares: 2}),
				"issue (issue) N shares=2 price=30 amount=60; down (moves.issue) N old=40 steps=1 moved=1 new=30"},
			{"and redeemed at the next higher one", 3, append(owners, &operating.Issue{Company: "N", Shares: 2},
				&operating.Issue{Company: "N", Shares: -1}),
				"redeem (issue) N shares=1 price=40 amount=40"},
			{"companies take no loans", 3, append(owners, &operating.Debt{Company: "N", Loans: 1}),
				"debt.off  (debt)"},
		},
		"halves": { // 18MEX (Mark Derrick): 3.3b on half certificates, floating, certificate limit, dividends
			{"the president's certificate of the state railway is 20 %", 3, []calc.Entry{founds(0, "STR", 70)},
				"launch (launch) seat 0 STR price=70; " +
					"launch.director (director) seat 0 STR weight=2 price=70 amount=140; " +
					"launch.shares (capital) STR shares=7; launch.shares.half (capital) STR shares=2"},
			{"a company floats at 50 %", 3, []calc.Entry{founds(0, "N", 64), own(0, "N", 2), own(1, "N", 1)},
				"buy.own (trade) seat 1 N shares=1 price=64 amount=64; " +
					"float (float) N shares=10 price=64 amount=640"},
			{"there are two half certificates", 3, []calc.Entry{founds(0, "STR", 70), half(1, 3)},
				"own.short shares (treasury) seat 1 STR shares=3 max=2 value=3 min=1"},
			{"one costs half the price", 3, []calc.Entry{founds(0, "STR", 70), half(1, 1)},
				"buy.own.half (trade) seat 1 STR halves=1 price=70 amount=35"},
			{"its sale leaves the price", 3, []calc.Entry{founds(0, "STR", 70), half(1, 1),
				&trading.Sell{Seat: 1, Company: "STR", Class: "half", Shares: 1}},
				"sell.half (trade) seat 1 STR halves=1 price=70 amount=35"},
			{"that of a whole share lowers it a row", 3,
				[]calc.Entry{founds(0, "STR", 70), own(1, "STR", 1), sells(1, "STR", 1)},
				"sell (trade) seat 1 STR shares=1 price=70 amount=70; " +
					"chart.down (moves.share) STR old=70 steps=1 new=64 row=7"},
			{"half a share gets half a payout, rounded up", 3, []calc.Entry{founds(0, "STR", 70), own(1, "STR", 1), half(1, 1),
				runs("STR", 50, "")},
				"operate.pay (operate) STR revenue=50; " +
					"payout.up (operate) seat 0 STR shares=4 paid=50 of=20 amount=10; " +
					"payout.up (operate) seat 1 STR shares=3 paid=50 of=20 amount=8; " +
					"chart.right (moves.operate) STR old=70 steps=1 new=76 row=6"},
			{"with four players the limit is 14 certificates", 4, []calc.Entry{founds(0, "N", 64), gift(0, "E", 13),
				own(0, "N", 1)},
				"limit.certificates anyway (limit) seat 0 count=15 most=14"},
			{"to which a half does not count", 4, []calc.Entry{founds(0, "STR", 64), gift(0, "E", 13), half(0, 1)},
				"buy.own.half (trade) seat 0 STR halves=1 price=64 amount=32"},
			{"the owner of a small line is given a half when it closes", 3, []calc.Entry{&privates.Private{Private: "F"},
				founds(0, "STR", 64), &trading.Buy{Company: "STR", Class: "half", From: "treasury", Shares: 1, For: "F"}},
				"buy.for.half (private) seat 0 STR shares=1 private=0; " +
					"private.close.player (private) seat 0 private=0"},
			{"half a share more than the president's makes a president", 3, []calc.Entry{founds(0, "STR", 64), own(1, "STR", 2),
				half(1, 1)},
				"buy.own.half (trade) seat 1 STR halves=1 price=64 amount=32; " +
					"president.percent (president) seat 1 STR held=25 less=20 seat=0 weight=2"},
		},
		"hotels": { // Acquire: founding, prices by size, buying, mergers and their bonuses, the end
			{"who founds a chain gets a share for nothing", 3, []calc.Entry{&charter.Launch{Company: "A"}},
				"launch (launch) seat 0 A price=200; founder (founder) seat 0 A shares=1"},
			{"a cheap chain of 6 to 10 is worth 600", 3,
				[]calc.Entry{&charter.Launch{Company: "A"}, &chains.Size{Company: "A", Size: 7}},
				"size (size) A size=7 from=6 price=600 old=200"},
			{"an expensive one of 41 is worth 1200", 3,
				[]calc.Entry{&charter.Launch{Company: "F"}, &chains.Size{Company: "F", Size: 41}},
				"size (size) F size=41 from=41 price=1200 old=400"},
			{"a purchase costs the price and leaves it", 3, []calc.Entry{&charter.Launch{Company: "A"},
				&trading.Buy{Company: "A", Shares: 3}},
				"buy (trade) seat 0 A shares=3 price=200 amount=600"},
			{"there are 25 shares", 3, []calc.Entry{&charter.Launch{Company: "A"}, gift(1, "A", 23),
				&trading.Buy{Company: "A", Shares: 2}},
				"certificates.short shares (supply) seat 0 A shares=2 max=1 value=2 min=1"},
			{"majority and minority get ten and five times the price", 3, append(inn(3, 2, 1), merges),
				"majority (majority) seat 0 A held=3 times=10 price=300 amount=3000; " +
					"minority (majority) seat 1 A held=2 times=5 price=300 amount=1500"},
			{"two with the most share both", 3, append(inn(3, 3, 1), merges),
				"majority.shared (majority) seat 0 A held=3 times=15 price=300 sum=4500 count=2 amount=2300; " +
					"majority.shared (majority) seat 1 A held=3 times=15 price=300 sum=4500 count=2 amount=2300"},
			{"three do so, rounded up to 100", 3, append(inn(3, 3, 3), merges),
				"majority.shared (majority) seat 0 A held=3 times=15 price=300 sum=4500 count=3 amount=1500; " +
					"majority.shared (majority) seat 1 A held=3 times=15 price=300 sum=4500 count=3 amount=1500; " +
					"majority.shared (majority) seat 2 A held=3 times=15 price=300 sum=4500 count=3 amount=1500"},
			{"several with the second most share the minority", 3, append(inn(3, 2, 2), merges),
				"majority (majority) seat 0 A held=3 times=10 price=300 amount=3000; " +
					"minority.shared (majority) seat 1 A held=2 times=5 price=300 sum=1500 count=2 amount=800; " +
					"minority.shared (majority) seat 2 A held=2 times=5 price=300 sum=1500 count=2 amount=800"},
			{"who alone has any gets both", 3, append(inn(3), merges),
				"majority.alone (majority) seat 0 A held=3 times=15 price=300 amount=4500"},
			{"two are traded for one", 3, append(inn(4), &trading.Exchange{Give: "A", Given: 2, Take: "D", Taken: 1}),
				"exchange.give (exchange) seat 0 A shares=2; exchange.take (exchange) seat 0 D shares=1"},
			{"at the end every chain pays its bonuses", 3, append(inn(3, 2), &End{}),
				"majority (majority) seat 0 A held=3 times=10 price=300 amount=3000; " +
					"minority (majority) seat 1 A held=2 times=5 price=300 amount=1500; " +
					"majority.alone (majority) seat 1 D held=1 times=15 price=600 amount=9000; " +
					"over.said (end) rounds=0"},
		},
	}
}

func TestPresetsAreLikeTheirGames(t *testing.T) {
	for key, all := range situations() {
		expect.True(t, len(all) >= 10, "%s: %d situations", key, len(all))
		for _, c := range all {
			t.Run(key+"/"+c.rule, func(t *testing.T) {
				table, last := open(t, preset(key), c.seats), len(c.entries)-1
				for _, e := range c.entries[:last] {
					table, _ = gametest.Apply(t, moved(t, table, e), e)
				}
				e := c.entries[last]
				table = moved(t, table, e)
				after, s, refusal := e.Apply(table)
				var lines []string
				for _, line := range s.Lines {
					if _, merges := e.(*charter.Takeover); !merges || strings.Contains(line.Rule, "ority") {
						lines = append(lines, said(after, line))
					}
				}
				got := strings.Join(lines, "; ")
				if refusal != nil {
					got = refused(table.Layout(), refusal)
				}
				expect.Equal(t, got, c.want, "%s", gametest.Written(e))
			})
		}
	}
}

func moved(t judge, table calc.Table, e calc.Entry) calc.Table {
	seat := calc.None
	switch e := e.(type) {
	case *trading.Buy:
		seat = e.Seat
	case *trading.Sell:
		seat = e.Seat
	case *charter.Launch:
		seat = e.Seat
	}
	for n := 0; seat != calc.None && board.OptionsOf(table).Ordered() && table.Turn() != seat; n++ {
		must.Hold(t, n < len(table.Layout().Seats), "seat %d never has the turn", seat)
		table, _ = gametest.Apply(t, table, &Next{})
	}
	return table
}
