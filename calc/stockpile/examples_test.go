package stockpile

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func three(s SeatPosition) []SeatPosition { return []SeatPosition{s, cash(20), cash(20)} }

// A-1, chapter Stock Splits and Bankruptcy
func TestA1_StandardMoves(t *testing.T) {
	for _, c := range []struct {
		old    int
		by     board.Forecast
		price  int
		ending string
	}{
		{9, "+4", 8, "split"}, {10, "+1", 6, "split"}, {8, "+4", 7, "split"}, {10, "+4", 9, "split"},
		{10, "+2", 7, "split"}, {3, "-2", 1, "fall"}, {2, "-2", 5, "bankrupt"}, {1, "-1", 5, "bankrupt"},
		{5, "-3", 2, "fall"},
	} {
		table := stand(t, openBooks(), "movement", three(cash(20)), leading, c.old)
		next, s := gametest.Apply(t, table, moveOf(leading, c.by))
		gametest.WantPrice(t, next, leading, c.price)
		found := false
		for _, line := range s.Lines {
			found = found || line.Kind == c.ending
		}
		expect.True(t, found, "%d, %s: nothing is said of %q: %v", c.old, c.by, c.ending, s.Lines)
	}
}

// a move from 9 by 4 takes two steps to the split space, then two more from 6.
func TestA1_SplitIsToldStepByStep(t *testing.T) {
	table := stand(t, openBooks(), "movement", three(cash(20)), epic, 9)
	_, s := gametest.Apply(t, table, moveOf(epic, "+4"))
	wantSaid(t, s, "split rise", "split (split) epic old=9 by=2 new=6 left=2",
		"rise (forecast) epic old=6 by=2 new=8 left=0")
}

// A-2, chapter Stock Splits: with 3 regular cards and 1 split card, the old split card is paid 10 at a split.
func TestA2_FirstAndRepeatSplit(t *testing.T) {
	table := stand(t, openBooks(), "movement", three(holds(0, of(epic, 3), of(epic, 1))), epic, 9)
	worth, _ := calc.Worth(table, 0)
	expect.True(t, worth == (3+2)*9, "the cards are worth %d before, must be 45", worth)
	next, s := gametest.Apply(t, table, moveOf(epic, "+2"))
	gametest.WantPrice(t, next, epic, 6)
	gametest.WantCash(t, next, 10)
	wantCards(t, next, 0, epic, 0, 4)
	if worth, _ := calc.Worth(next, 0); worth != 8*6+10 {
		t.Errorf("the cards and the cash are worth %d after, must be 58", worth)
	}
	wantSaid(t, s, "split", "split (split) epic old=9 by=2 new=6 left=0",
		"split.repeat (repeat) seat 0 epic cards=1 each=10 amount=10", "split.cards (split) seat 0 epic cards=3")
}

func TestA2_RepeatSplitPerShare(t *testing.T) {
	o := openBooks(func(o *board.Options) { o.RepeatSplit = "per_share10" })
	next, s := gametest.Apply(t, stand(t, o, "movement", three(holds(0, of(epic, 3), of(epic, 1))), epic, 9),
		moveOf(epic, "+2"))
	gametest.WantCash(t, next, 20)
	wantSaid(t, s, "split.repeat", "split.repeat (house.per_share10) seat 0 epic cards=1 each=20 amount=20")
}

func TestA2_HiddenSplitCardsAreTold(t *testing.T) {
	table := stand(t, standard(), "movement", three(cash(0)), epic, 9)
	next, s := gametest.Apply(t, table, moveOf(epic, "+2", Claim{Seat: 0, Company: "EPI", Split: 1}))
	gametest.WantCash(t, next, 10, 20, 20)
	wantSaid(t, s, "split", "split (split) epic old=9 by=2 new=6 left=0", "split.check (split) epic",
		"split.repeat (repeat) seat 0 epic cards=1 each=10 amount=10")
}

// A-3, chapter Bankruptcy: a Bust at 2. Three cards are lost without payment, and the price becomes 5.
func TestA3_BustBankrupts(t *testing.T) {
	x := holds(4, of(bottomline, 2), of(bottomline, 1))
	x.Bust = 1
	table := stand(t, openBooks(), "action", three(x), bottomline, 2)
	next, s := gametest.Apply(t, table, &Action{Seat: 0, What: "bust", Company: "BOT"})
	gametest.WantPrice(t, next, bottomline, 5)
	wantCards(t, next, 0, bottomline, 0, 0)
	gametest.WantCash(t, next, 4)
	wantSaid(t, s, "bankrupt", "bankrupt (bankruptcy) bottomline old=2 by=2 new=5 left=0",
		"bankrupt.cards (bankruptcy) seat 0 bottomline cards=3")
	wantNext(t, next, board.PhaseSelling, 0)
}

// A-4, chapter Selling Phase, note: at 7, a split card and half of another sell for 21 and leave a regular card.
func TestA4_PartialSplitSale(t *testing.T) {
	table := stand(t, openBooks(), "selling", three(holds(0, board.Count{}, of(leading, 2))), leading, 7)
	next, s := gametest.Apply(t, table, &Sell{Seat: 0, Split: of(leading, 1), Half: of(leading, 1)})
	gametest.WantCash(t, next, 21)
	wantCards(t, next, 0, leading, 1, 0)
	wantSaid(t, s, "sell", "sell.split (sell-split) seat 0 leading cards=1 shares=2 price=7 amount=14",
		"sell.half (sell-split) seat 0 leading cards=1 shares=1 price=7 amount=7")
}

// A-5, chapter Movement Phase Steps, 3: $$ pays 14 for 3 regular and 2 split cards, or 8 for the split cards alone.
func TestA5_DividendIsClaimed(t *testing.T) {
	table := stand(t, openBooks(), "movement", three(holds(0, of(cosmic, 3), of(cosmic, 2))))
	all, s := gametest.Apply(t, table, moveOf(cosmic, board.Dollars))
	gametest.WantCash(t, all, 14)
	gametest.WantPrice(t, all, cosmic, 5)
	wantSaid(t, s, "dividend", "dividend (dividend) seat 0 cosmic regular=3 split=2 shares=7 each=2 amount=14")
	some, _ := gametest.Apply(t, table, moveOf(cosmic, board.Dollars, Claim{Seat: 0, Company: "COS", Split: 2}))
	gametest.WantCash(t, some, 8)
	none, _ := gametest.Apply(t, table, moveOf(cosmic, board.Dollars, Claim{Seat: 0, Company: "COS"}))
	gametest.WantCash(t, none, 0)
	hidden := stand(t, standard(), "movement", three(cash(0)))
	hidden, _ = gametest.Apply(t, hidden,
		moveOf(cosmic, board.Dollars, Claim{Seat: 0, Company: "COS", Regular: 3, Split: 2}))
	gametest.WantCash(t, hidden, 14)
}

func donald13(t judge, o *board.Options) calc.Table {
	t.Helper()
	return stand(t, o, "bids", []SeatPosition{as(cash(13), "donald"), as(cash(20), "bill"), as(cash(20), "mark")})
}

// A-6, Investor Abilities: Discount Donald pays 6 for a bid of 10, 10 for 15, 20 for 25, and nothing for 0 or 1.
func TestA6_DonaldPaysOneSpaceLess(t *testing.T) {
	o := with(standard(), investing)
	for bid, left := range map[int]int{10: 7, 15: 3, 1: 13, 0: 13} {
		next, _ := gametest.Apply(t, donald13(t, o), &demand.Bids{Bids: []int{bid, 0, 1}})
		gametest.WantCash(t, next, left, 20, 19)
	}
	_, s := gametest.Apply(t, donald13(t, o), &demand.Bids{Bids: []int{10, 0, 1}})
	wantSaid(t, s, "pay.donald", "pay.donald (donald) seat 0 bid=10 cash=13 amount=6 rest=7")
	rich := stand(t, o, "bids", []SeatPosition{as(cash(20), "donald"), as(cash(20), "bill"), as(cash(20), "mark")})
	rich, _ = gametest.Apply(t, rich, &demand.Bids{Bids: []int{25, 0, 1}})
	gametest.WantCash(t, rich, 0)
}

// A-6 under donald_limit=bid: a bid of 15 exceeds a cash of 13.
func TestA6_DonaldLimitedByHisBid(t *testing.T) {
	o := with(standard(), investing, func(o *board.Options) { o.DonaldLimit = "bid" })
	gametest.WantDenied(t, donald13(t, o), &demand.Bids{Bids: []int{15, 0, 1}},
		"bid.cash bids.0 (house.donald_limit) seat 0 amount=15 cash=13 max=10")
	next, _ := gametest.Apply(t, donald13(t, o), &demand.Bids{Bids: []int{10, 0, 1}})
	gametest.WantCash(t, next, 7)
}

// A-7, Investor Abilities: Bernie spends his 6 on a pile and gets its fees of 2 and 3, which other players would owe.
func TestA7_BernieGainsFees(t *testing.T) {
	o := with(standard(), investing)
	table := stand(t, o, "bids", []SeatPosition{as(cash(6), "bernie"), as(cash(6), "bill"), as(cash(20), "mark")})
	table, _ = gametest.Apply(t, table, &demand.Bids{Bids: []int{6, 6, 1}})
	gametest.WantCash(t, table, 0, 0)
	table, s := gametest.Apply(t, table, &demand.Take{Seat: 0, Fees: []int{2, 3}})
	gametest.WantCash(t, table, 5)
	wantOwed(t, table, 0)
	wantSaid(t, s, "fee", "fee.bernie (bernie) seat 0 cash=0 amount=2 rest=2",
		"fee.bernie (bernie) seat 0 cash=2 amount=3 rest=5")
	table, _ = gametest.Apply(t, table, &demand.Take{Seat: 1, Fees: []int{2, 3}})
	gametest.WantCash(t, table, 5, 0)
	wantOwed(t, table, 1, 2, 3)
}

// A-8, chapter Demand Phase Steps, 5: cash of 2 pays a fee of 1, and a fee of 3 stays unpaid until a sale for 4.
func TestA8_FeesAreOwedAndPaid(t *testing.T) {
	table := stand(t, openBooks(), "take", three(holds(2, of(cosmic, 1), board.Count{})), cosmic, 4)
	table, s := gametest.Apply(t, table, &demand.Take{Seat: 0, Fees: []int{3, 1}})
	gametest.WantCash(t, table, 1)
	wantOwed(t, table, 0, 3)
	wantSaid(t, s, "fee", "fee.kept (fee-held) seat 0 cash=2 amount=3", "fee (fee) seat 0 cash=2 amount=1 rest=1")
	table, s = gametest.Apply(t, table, &demand.Take{Seat: 1}, &demand.Take{Seat: 2},
		&Sell{Seat: 0, Regular: of(cosmic, 1)})
	gametest.WantCash(t, table, 2)
	wantOwed(t, table, 0)
	wantSaid(t, s, "fee", "fee.held (fee-held) seat 0 cash=5 amount=3 rest=2")
}

// Players move fee and action cards themselves. A line tells players so when a card is taken, owed, paid or played.
func TestFeesAndActionsAreForTheHands(t *testing.T) {
	table := stand(t, openBooks(), "take", three(holds(2, of(cosmic, 1), board.Count{})), cosmic, 4)
	for _, c := range []struct {
		e     calc.Entry
		kinds []string
	}{
		{&demand.Take{Seat: 0, Fees: []int{3, 1}, Boom: 1}, []string{"take.actions", "fee.kept", "fee"}},
		{&demand.Take{Seat: 1}, nil},
		{&demand.Take{Seat: 2}, nil},
		{&Action{Seat: 0, What: "boom", Company: "COS"}, []string{"action.boom"}},
	} {
		var s calc.Statement
		table, s = gametest.Apply(t, table, c.e)
		for _, line := range s.Lines {
			if wanted := slices.Contains(c.kinds, line.Kind); wanted && !line.Instruction {
				t.Errorf("%s: %s is not for the hands", c.e.Kind(), line.Kind)
			}
		}
	}
}

// A-8 under fees_fifo_strict: the fee of 3 blocks the fee of 1, and the sale pays both.
func TestA8_StrictFeesBlock(t *testing.T) {
	o := openBooks(func(o *board.Options) { o.FeesStrict = true })
	table := stand(t, o, "take", three(holds(2, of(cosmic, 1), board.Count{})), cosmic, 4)
	table, s := gametest.Apply(t, table, &demand.Take{Seat: 0, Fees: []int{3, 1}})
	gametest.WantCash(t, table, 2)
	wantOwed(t, table, 0, 3, 1)
	wantSaid(t, s, "fee", "fee.kept (fee-held) seat 0 cash=2 amount=3",
		"fee.blocked (house.fees_fifo_strict) seat 0 amount=1 held=3")
	table, s = gametest.Apply(t, table, &demand.Take{Seat: 1}, &demand.Take{Seat: 2},
		&Sell{Seat: 0, Regular: of(cosmic, 1)})
	gametest.WantCash(t, table, 2)
	wantOwed(t, table, 0)
	wantSaid(t, s, "fee", "fee.held (house.fees_fifo_strict) seat 0 cash=6 amount=3 rest=3",
		"fee.held (house.fees_fifo_strict) seat 0 cash=3 amount=1 rest=2")
}

func lastMove(t judge, o *board.Options, seats []SeatPosition, changes ...int) (calc.Table, calc.Statement) {
	t.Helper()
	table := standAt(t, o, "movement", board.RoundsFor(len(seats)), seats, changes...)
	e := &Movement{}
	for company := range e.Forecasts {
		e.Forecasts[company] = board.ForecastOf(0)
	}
	return gametest.Apply(t, table, e)
}

// A-9, chapter Game End Steps, 1: two or three players who tie get 5 each.
func TestA9_Majorities(t *testing.T) {
	_, s := lastMove(t, openBooks(), []SeatPosition{
		holds(0, of(leading, 2), board.Count{}), holds(0, board.Count{}, of(leading, 1)),
		holds(0, of(leading, 1), board.Count{}),
	})
	wantSaid(t, s, "majority",
		"majority.none (majority) cosmic", "majority.none (majority) bottomline",
		"majority.tied (majority) seat 0 leading shares=2 count=2 amount=5",
		"majority.tied (majority) seat 1 leading shares=2 count=2 amount=5",
		"majority.none (majority) american", "majority.none (majority) stanford", "majority.none (majority) epic")
	next, _ := lastMove(t, openBooks(), []SeatPosition{
		holds(0, of(leading, 2), board.Count{}), holds(0, board.Count{}, of(leading, 1)),
		holds(0, of(leading, 2), board.Count{}),
	})
	gametest.WantCash(t, next, 15, 15, 15)
}

// A-11, chapter Game End Steps: 12 + 20 + 12 + 16 = 60 against 20 + 8 + 8 = 36.
func TestA11_FinalScore(t *testing.T) {
	seats := []SeatPosition{holds(12, of(cosmic, 3), of(epic, 1)), holds(20, of(cosmic, 2, epic, 1), board.Count{})}
	next, s := lastMove(t, openBooks(), seats, cosmic, 4, epic, 8)
	gametest.WantCash(t, next, 60, 36)
	gametest.WantOver(t, next, true)
	wantSaid(t, s, "total", "total (result) seat 0 cash=12 majorities=20 sale=28 graham=0 fees=0 total=60",
		"total (result) seat 1 cash=20 majorities=0 sale=16 graham=0 fees=0 total=36")
	standing := Rulebook{}.Standing(next)
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 0 60, 2. seat 1 36")
	expect.Equal(t, standing.Final, true, "the standing is final")
	if p := standing.Places[0]; p.Parts[0].Amount != 12 || p.Parts[1].Amount != 12 || p.Parts[6].Amount != 16 ||
		len(p.Extras) != 1 || p.Extras[0] != (calc.With("majority", 20)) {
		t.Errorf("the first place is made of %+v", p)
	}
}

// A-12, 2-Player Variant Rules: with 30 in cash and a bid of 20, the other meeple can bid 10, but not 15.
func TestA12_TwoMeeples(t *testing.T) {
	table := open(t, standard(), 2)
	gametest.WantCash(t, table, 30, 30)
	next, _ := gametest.Apply(t, table, &demand.Bids{Bids: []int{20, 10, 0, 1}})
	gametest.WantCash(t, next, 0, 29)
	gametest.WantDenied(t, table, &demand.Bids{Bids: []int{20, 15, 0, 1}},
		"bid.cash bids.1 (bid-two) seat 0 amount=15 cash=10 max=10")
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 20},
		&demand.Bid{Seat: 1, Pile: 2, Amount: 0})
	gametest.WantDenied(t, table, &demand.Bid{Seat: 0, Pile: 3, Amount: 15},
		"bid.cash amount (bid-two) seat 0 amount=15 cash=10 max=10")
	gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 3, Amount: 10})
}

// Bill and Donald begin with 35 + 4 in cash.
func TestA12_TwoInvestors(t *testing.T) {
	table := open(t, with(standard(), investing), 2)
	next, _ := gametest.Apply(t, table, &Setup{Seats: []Start{{Investors: []string{"bill", "donald"}},
		{Investors: []string{"bernie", "graham"}}}})
	gametest.WantCash(t, next, 39, 22)
	wantNext(t, next, board.PhaseBidding, 0)
}
