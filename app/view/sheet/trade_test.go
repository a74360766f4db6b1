package sheet

import (
	"slices"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

func turnAt(t *testing.T, round int, ann calc.SeatPosition, turn *stockholder.Turn) (about string, trades []Field) {
	t.Helper()
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}},
		&stockholder.Position{PlainPosition: calc.PlainPosition{Prices: []int{80, 100, 120, 60}, Round: round,
			Seats: []calc.SeatPosition{ann, {Shares: []int{1, 1, 1, 1}}}}})
	form := Form{Rulebook: v.ID(), Table: v.Table, Entry: turn, Open: calc.None}
	for _, f := range form.Fields() {
		if f.Trade != nil {
			trades = append(trades, f)
		}
	}
	return form.About(), trades
}

// A player without money sees the impossible trades. When the last card is played, the page explains why there are no
// trades.
func TestTradesAreSeenUnlessTheRulesCloseThem(t *testing.T) {
	poor := calc.SeatPosition{Shares: []int{0, 0, 0, 0}}
	about, trades := turnAt(t, 3, poor, &stockholder.Turn{})
	must.Hold(t, about == "" && len(trades) == 4, "%d trades are seen, %q", len(trades), about)
	expect.True(t, trades[0].Trade.NoLess != "" && trades[0].Trade.NoMore != "", "who has nothing can trade: %+v", trades[0].Trade)
	about, trades = turnAt(t, 10, poor, &stockholder.Turn{})
	expect.True(t, about == words.Text("stockholder.refusal.trade.last") && len(trades) == 0, "%d trades are seen, %q",
		len(trades), about)
}

// If purchases together cost too much, all are marked. Each maximum is what the cash allows besides the other trades.
func TestTradesAreBoundedBesideOneAnother(t *testing.T) {
	ann := calc.SeatPosition{Cash: 470, Shares: []int{5, 2, 0, 0}}
	for _, c := range []struct {
		before [4]int
		wrong  [4]bool
		most   [4]int
	}{
		{[4]int{}, [4]bool{}, [4]int{5, 4, 3, 7}},
		{[4]int{-5}, [4]bool{}, [4]int{5, 8, 7, 14}},
		{[4]int{5, 0, 0, 4}, [4]bool{true, false, false, true}, [4]int{2, -2, 0, 1}},
		{[4]int{-99}, [4]bool{true}, [4]int{5, 8, 7, 14}},
	} {
		_, trades := turnAt(t, 3, ann, &stockholder.Turn{Before: c.before})
		must.Hold(t, len(trades) == 4, "%d trades are seen", len(trades))
		wrong, most := [4]bool{}, [4]int{}
		for i, f := range trades {
			wrong[i], most[i] = f.Trade.Wrong, f.Max
			impossible := f.Trade.Cash != words.Format("sheet.cash", words.Names{"cash": cashAfter(c.before)})
			expect.Equal(t, impossible, c.wrong != [4]bool{}, "%v: %s is impossible", c.before, f.Trade.Cash)
		}
		expect.True(t, wrong == c.wrong && most == c.most, "%v: marked are %v, the most is %v", c.before, wrong, most)
	}
}

func cashAfter(trades [4]int) int {
	cash := 470
	for company, price := range []int{80, 100, 120, 60} {
		cash -= trades[company] * price
	}
	return cash
}

// Rules D.3.11: a player may leave a debt unpaid. Only trades that don't pay it are impossible.
func TestADebtIsNoImpossibleTrade(t *testing.T) {
	at := brokeryard.Position{PlainPosition: calc.PlainPosition{Prices: []int{80, 100, 120, 60}, Round: 3, Seats: []calc.SeatPosition{
		{Cash: -100, Shares: []int{2, 0, 0, 0}}, {Shares: []int{1, 1, 1, 1}}}}}
	v := begun(t, record.Setup{Rulebook: "brokeryard", Names: []string{"Ann", "Ben"}}, &at)
	for sold, key := range []string{"sheet.cash", "sheet.cash.impossible", "sheet.cash"} {
		round := &brokeryard.Round{Plays: []brokeryard.Play{{Trade: [4]int{-sold}}, {}}}
		fields := (Form{Rulebook: v.ID(), Table: v.Table, Entry: round}).Fields()
		blue := slices.IndexFunc(fields, func(f Field) bool { return f.Trade != nil })
		must.Hold(t, blue >= 0, "no trade is seen")
		expect.Equal(t, fields[blue].Trade.Cash, words.Format(key, words.Names{"cash": 80*sold - 100}), "%d sold", sold)
	}
}
