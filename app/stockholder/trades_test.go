package stockholder

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// middle of a game: Ann has 470 in cash and 5 blue, 2 red.
func middle(t *testing.T) *thumb {
	return hand(t, standing(t, options(t, "4x6", nil), 3, four{80, 100, 120, 60}, has(470, four{5, 2}),
		has(0, four{1, 1, 1, 1})))
}

func TestTradeByDigits(t *testing.T) {
	h := middle(t)
	h.trade("before", "Green")
	expect.True(t, h.Says("At 60 each: buy up to 7, sell up to 0") && h.Says(said("sheet.cash", "cash", "470")),
		"the price, the cash and what is possible are not shown")
	h.press("7")
	if h.turn.Before != (four{0, 0, 0, 7}) || !h.Says("Buy 7 at 60: costs 420, leaves 50") ||
		!h.Says(said("sheet.cash", "cash", "50")) {
		t.Errorf("trades %v", h.turn.Before)
	}
	h.press("Erase")
	h.trade("before", "Blue")
	h.press("3", words.Text("sheet.sign"))
	if h.turn.Before != (four{-3}) || !h.Says("Sell 3 at 80: brings 240, cash then 710") {
		t.Errorf("trades %v", h.turn.Before)
	}
	f := h.cell("before", "Blue").Figures()
	expect.True(t, f.Price == 80 && f.Shares == 2 && f.Trade == -3 && f.Chosen, "the cell shows %+v", f)
	h.press(words.Text("sheet.sign"))
	expect.True(t, h.turn.Before == (four{3}), "the sign turned twice gives %v", h.turn.Before)
}

// The cards stay in sight while a number is open, and one of them closes it; so does a second tap on its cell.
func TestNothingIsToBeDone(t *testing.T) {
	h := middle(t)
	h.trade("before", "Blue")
	expect.True(t, h.has("Red +60") && h.Says("At 80 each: buy up to 5, sell up to 5"),
		"the number takes the place of the cards")
	h.press("1")
	h.tap("Red +60")
	expect.True(t, !h.has("Yellow +60") && len(seen[*input.Button](h)) == 1 && h.turn.Before == (four{1}),
		"the number stays open beside the card")
	h.tap("Blue –30")
	h.trade("after", "Red")
	h.trade("after", "Red")
	expect.True(t, len(seen[*input.Button](h)) == 1, "a second tap leaves the number open")
}

// A trade is filled in at the foot of the sheet: no card and no cell moves when its keys come, and while it changes.
func TestCardsKeepTheirPlaceBesideATrade(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 366, Height: 690}, {Width: 776, Height: 300}, {Width: 400, Height: 640}} {
		h := middle(t)
		h.Window.Resize(size)
		places := func() (all []fyne.Position) {
			h.editor.Object().Refresh() // lines know their height once they have their width
			for _, label := range []string{"Blue +100", "Red +60", "Green –60"} {
				all = append(all, h.at(h.tile(label)))
			}
			for _, colour := range []string{"Blue", "Red", "Yellow", "Green"} {
				all = append(all, h.at(h.cell("before", colour)))
			}
			return all
		}
		stand := places()
		for _, act := range []func(){
			func() { h.step("before", "Blue", 1) }, func() { h.step("before", "Blue", -1) },
			func() { h.press("1") }, func() { h.press("9") }, func() { h.trade("before", "Red") },
			func() { h.trade("before", "Red") },
		} {
			if act(); !slices.Equal(places(), stand) {
				t.Errorf("%v: the cards stand at %v, not at %v", size, places(), stand)
			}
		}
	}
}

// A number of several digits is typed one after another, below zero too.
func TestSeveralDigits(t *testing.T) {
	h := hand(t, standing(t, options(t, "4x6", nil), 3, four{80, 100, 120, 60}, has(99_000, four{500}),
		has(0, four{1})))
	h.trade("before", "Red")
	h.press("9", "0", "0")
	h.trade("before", "Blue")
	h.press("4", words.Text("sheet.sign"), "2", "0")
	if h.turn.Before != (four{-420, 900}) || h.refused() != "Choose the card that Ann played." {
		t.Errorf("trades %v, %s", h.turn.Before, h.refused())
	}
	h.press("Erase", "Erase")
	expect.True(t, h.turn.Before[0] == -4, "erased to %d", h.turn.Before[0])
}

func TestSellAllAndMax(t *testing.T) {
	h := middle(t).narrow()
	h.trade("before", "Blue")
	h.press(words.Text("sheet.all"))
	expect.True(t, h.turn.Before == (four{-5}), "sold %v", h.turn.Before)
	expect.True(t, h.button(words.Text("sheet.all")).Disabled(), "all can be sold twice")
	h.trade("before", "Green")
	h.press("Max 14") // 470 + 400 pay for 14 at 60
	if h.turn.Before != (four{-5, 0, 0, 14}) || h.refused() != "Choose the card that Ann played." {
		t.Errorf("trades %v, %s", h.turn.Before, h.refused())
	}
}

// Where the cells sell all and buy the most, upright on a phone and on its side, the pad beneath them has no keys for
// that, and its digits have the whole width.
func TestPadLeavesTheEndsToTheCells(t *testing.T) {
	h := middle(t)
	for _, size := range []fyne.Size{{Width: 400, Height: 640}, {Width: 812, Height: 306}} {
		h = middle(t)
		h.Window.Resize(size)
		h.end("before", "Blue", "sell all")
		h.trade("before", "Green")
		for _, b := range seen[*input.Button](h) {
			if b.Label() == words.Text("sheet.all") || b.Label() == "Max 14" {
				t.Errorf("%v: the pad repeats %q", size, b.Label())
			}
		}
		at, key := h.at(h.button("±")), h.button("±").Size()
		expect.True(t, at.X+key.Width >= size.Width-60, "%v: the keys end at %v", size, at.X+key.Width)
		h.end("before", "Green", "buy the most")
		expect.True(t, h.turn.Before == (four{-5, 0, 0, 14}), "%v: trades %v", size, h.turn.Before)
	}
	h.narrow().trade("before", "Green")
	h.button("Max 14")
}

// A digit replaces what was there before it: what "max", "sell all", a step or an earlier visit had set.
func TestDigitsReplaceWhatWasSet(t *testing.T) {
	h := middle(t).narrow()
	h.trade("before", "Green")
	h.press("Max 7", "5")
	expect.True(t, h.turn.Before[3] == 5, "max and a 5 make %d", h.turn.Before[3])
	h.trade("before", "Blue")
	h.press(words.Text("sheet.all"), "2")
	expect.True(t, h.turn.Before[0] == -2, "all and a 2 make %d", h.turn.Before[0])
	h.trade("before", "Green")
	h.press("3")
	h.step("before", "Green", 1)
	h.press("1")
	expect.True(t, h.turn.Before[3] == 1, "a number that was open before becomes %d", h.turn.Before[3])
	h.press("0")
	expect.True(t, h.turn.Before[3] == 10, "and then %d", h.turn.Before[3])
}

// The − and + of a cell trade one share, and a sale begun so stays one.
func TestStepsOnTheCell(t *testing.T) {
	h := middle(t)
	h.step("before", "Blue", -1)
	h.press("4")
	h.step("before", "Green", 1)
	expect.True(t, h.turn.Before == (four{-4, 0, 0, 1}), "trades %v", h.turn.Before)
	for range 9 {
		h.step("before", "Red", 1)
		h.step("before", "Blue", -1)
	}
	if h.turn.Before != (four{-5, 8, 0, 1}) || h.refused() != "Choose the card that Ann played." {
		t.Errorf("the steps end at %v, %s", h.turn.Before, h.refused())
	}
	if want := "Ann has 5 blue and can't sell 6. At most 5 can be sold."; h.cell("before",
		"Blue").Figures().NoLess != want {
		t.Errorf("the button says %q", h.cell("before", "Blue").Figures().NoLess)
	}
}

// A number beyond what the table allows is not cut: it stays, and its cell and its sum say so.
func TestNumbersBeyondTheLimitAreRefusedNotCut(t *testing.T) {
	h := middle(t).narrow()
	h.trade("before", "Green")
	h.press("8")
	if f := h.cell("before", "Green").Figures(); h.turn.Before[3] != 8 || f.Trade != 8 || !f.Wrong {
		t.Errorf("8 became %d, the cell shows %+v", h.turn.Before[3], f)
	}
	if want := "8 green at 60 cost 480; Ann has 470. That pays for 7."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	if !h.Says("Buy 8 at 60: costs 480, 10 more than you have") || !h.Says(said("sheet.cash.impossible", "cash", "–10")) {
		t.Error("the sum does not say what is too much")
	}
	h.press(words.Text("sheet.sign"))
	if want := "Ann has no green to sell."; h.refused() != want ||
		h.turn.Before[3] != -8 {
		t.Errorf("%d refused with %q", h.turn.Before[3], h.refused())
	}
	h.press("9", "9", "9", "9", "9", "9")
	expect.True(t, h.turn.Before[3] == -99_999, "many digits make %d", h.turn.Before[3])
	h.press("Max 7")
	if h.turn.Before[3] != 7 || h.refused() != "Choose the card that Ann played." {
		t.Errorf("%d, %s", h.turn.Before[3], h.refused())
	}
}

// After a refusal the figures are those after the card: red is at 180, not at 90, and "max" is no sale.
func TestFiguresAfterARefusalAreThoseAfterTheCard(t *testing.T) {
	h := hand(t, standing(t, options(t, "4x6", nil), 3, four{80, 90, 120, 60}, has(500, four{2, 1}), has(0, four{1})))
	h.trade("before", "Red")
	h.press("5")
	h.tap("Red ×2")
	h.tap("Blue ÷2")
	h.trade("after", "Red")
	expect.True(t, h.Says("At 180 each: sell up to 1. 5 bought before the card are locked") &&
		h.Says(said("sheet.cash", "cash", "130")),
		"it is not said why only one may be sold, or at which price")
	h.step("after", "Red", -1)
	f := h.cell("after", "Red").Figures()
	expect.True(t, f.Trade == -1 && strings.Contains(f.NoLess, "bought before the card"), "the cell shows %+v", f)
	h.press("6")
	if want := "Ann can sell 1 red now, not 6. Shares bought before the card are locked until the next turn."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	if f := h.cell("after", "Red").Figures(); f.Price != 180 || f.Shares != 0 || !f.Wrong {
		t.Errorf("the cell shows %+v", f)
	}
	if f := h.cell("after", "Blue").Figures(); f.Price != 40 || f.Wrong {
		t.Errorf("another colour shows %+v", f)
	}
	h.trade("after", "Yellow")
	h.press("9", "9")
	expect.True(t, h.Says("Buy 99 at 120: costs 11,880, 10,670 more than you have"),
		"the sum is not that after the card")
	h.narrow().trade("after", "Blue")
	expect.True(t, h.button("Max 0").Disabled(), "there is a most to buy with no cash")
}

// Purchases that only together cost too much blame no colour; that they do is marked at each of them.
func TestPurchasesTogether(t *testing.T) {
	h := middle(t)
	h.trade("before", "Green")
	h.press("4")
	h.trade("before", "Blue")
	h.press("5")
	if want := "These purchases cost 640, but Ann has 470: 170 too little."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	expect.True(t, h.cell("before", "Green").Figures().Wrong && h.cell("before", "Blue").Figures().Wrong &&
		!h.cell("before", "Red").Figures().Wrong,
		"the wrong cells are marked")
	expect.True(t, !h.has(said("sheet.trade.after", "company", "Blue")),
		"there are trades after a card that cannot be played yet")
}

// After the card the new prices count, and what was bought before it is locked.
func TestTradesAfterTheCard(t *testing.T) {
	h := middle(t)
	h.trade("before", "Blue")
	h.press("1")
	h.tap("Red +50")
	h.tap("Blue –40")
	h.trade("after", "Blue")
	// 470 – 80 + 6 × 40 compensation, at 40 each.
	f := h.cell("after", "Blue").Figures()
	expect.True(t, f.Price == 40 && f.Shares == 6 && h.Says(said("sheet.cash", "cash", "630")),
		"the price or the cash after the card is wrong")
	h.end("after", "Blue", "sell all")
	if h.turn.After != (four{-5}) || h.refused() != "" {
		t.Errorf("sells %v, %s", h.turn.After, h.refused())
	}
	h.trade("after", "Blue")
	h.press("6")
	if want := "Ann can sell 5 blue now, not 6. Shares bought before the card are locked until the next turn."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	h.trade("after", "Red")
	expect.True(t, h.cell("after", "Red").Figures().Chosen && !h.cell("after", "Blue").Figures().Chosen,
		"red does not open")
}

// With the last card there is nothing to trade, and the editor says why.
func TestLastCardHidesTrades(t *testing.T) {
	o := options(t, "4x6", nil)
	for _, round := range []int{9, 10} {
		h := hand(t, standing(t, o, round, four{100, 100, 100, 100}, has(900, four{1}), has(900, four{1})))
		hidden := !h.has(said("sheet.trade.before", "company", "Blue")) &&
			!h.has(said("sheet.trade.after", "company", "Blue"))
		if want := round == 10; hidden != want || h.Says(said("stockholder.refusal.trade.last")) != want {
			t.Errorf("round %d: trades hidden %v", round, hidden)
		}
		h.tap("Green –30")
		h.tap("Blue +60")
		expect.Equal(t, h.refused(), "", "refused with")
	}
}

// With the house rule the whole last round has no trades, also for one who has cards left.
func TestLastRoundHidesTrades(t *testing.T) {
	o := options(t, "online", nil)
	table := standing(t, o, 9, four{100, 100, 100, 100}, has(900, four{1}), has(900, four{1}))
	table = apptest.Applied(t, table, &calc.Skip{Seat: 0}, &calc.Skip{Seat: 1})
	h := hand(t, table)
	expect.True(t, !h.has(said("sheet.trade.before", "company", "Blue")) && h.Says(said("refusal.trade.round")),
		"trades are offered in the last round, or nobody says why not")
}

// Who has neither cash nor shares still sees the rows: it is no rule that forbids the trades.
func TestPoorPlayerIsNotLocked(t *testing.T) {
	h := hand(t, standing(t, options(t, "4x6", nil), 3, four{100, 100, 100, 100}, has(0, four{}), has(900, four{1})))
	if !h.has(said("sheet.trade.before", "company", "Blue")) || h.Says(said("stockholder.refusal.trade.last")) {
		t.Error("a player without money is told that it is the last card")
	}
	h.narrow().trade("before", "Blue")
	expect.True(t, h.button("Max 0").Disabled() && h.button(words.Text("sheet.all")).Disabled(),
		"something can be traded")
}

// A purchase takes its digits and one tap more, the card two: a purchase of up to 99 before the card, the card and
// Record are six taps. To sell all of a colour and buy as many of another as can be are two.
func TestTapsOfATurn(t *testing.T) {
	table := standing(t, options(t, "4x6", nil), 3, four{80, 100, 120, 60}, has(99_999, four{5, 2}),
		has(0, four{1, 1, 1, 1}))
	for _, c := range []struct {
		digits []string
		want   int
	}{{[]string{"7"}, 7}, {[]string{"4", "2"}, 42}} {
		h := hand(t, table)
		h.trade("before", "Red")
		h.press(c.digits...)
		h.tap("Red +60")
		h.tap("Blue –30")
		if h.turn.Before != (four{0, c.want}) || h.refused() != "" || h.Taps+1 > 6 {
			t.Errorf("%d: bought %v with %d taps, refused %q", c.want, h.turn.Before, h.Taps, h.refused())
		}
	}
	h := middle(t)
	h.end("before", "Blue", "sell all")
	h.end("before", "Green", "buy the most")
	expect.True(t, h.Taps <= 2 && h.turn.Before == (four{-5, 0, 0, 14}), "%v with %d taps", h.turn.Before, h.Taps)
}

// The sum counts all trades of the step.
func TestSumCountsAllTrades(t *testing.T) {
	h := middle(t)
	h.end("before", "Red", "sell all")
	h.trade("before", "Yellow")
	h.press("2")
	expect.True(t, h.Says("Buy 2 at 120: costs 240, leaves 430"), "the sum leaves the other colours out")
	h.trade("before", "Red")
	expect.True(t, h.Says("Sell 2 at 100: brings 200, cash then 430"),
		"the sum of the sale leaves the other colours out")
}

// Where there are thousands to trade, thousands have keys.
func TestThousandsHaveKeys(t *testing.T) {
	h := hand(t, standing(t, options(t, "4x6", nil), 3, four{80, 10, 120, 60}, has(60_000, four{500}),
		has(0, four{1}))).narrow()
	h.trade("before", "Red")
	h.press("5k")
	if h.turn.Before[1] != 5_000 || !h.Says("Buy 5,000 at 10: costs 50,000, leaves 10,000") {
		t.Errorf("bought %d", h.turn.Before[1])
	}
	h.press("7")
	expect.True(t, h.turn.Before[1] == 7, "then %d", h.turn.Before[1])
	h.press("Max 6,000")
	if h.turn.Before[1] != 6_000 || h.refused() != "Choose the card that Ann played." {
		t.Errorf("bought %d, %s", h.turn.Before[1], h.refused())
	}
	h = middle(t)
	expect.True(t, !h.has("5k"), "thousands are offered to who has none")
}

// To sell more than one has shows no figure as if it could be: the cash says so, the pad says what would be right, and
// no other colour can be bought from what it would bring.
func TestOversellingIsMarked(t *testing.T) {
	h := middle(t)
	h.trade("before", "Blue")
	h.press(words.Text("sheet.sign"), "9", "9")
	expect.True(t, h.Says("99 is too many: sell up to 5") && h.Says(said("sheet.cash.impossible", "cash", "8,390")),
		"the sheet does not say that it cannot be")
	limits := trader{h.editor}.Terms(beforeRow, 1).Limits
	f := h.cell("before", "Red").Figures()
	expect.True(t, f.NoMore == "" && limits.Max == 8, "red can be bought for what cannot be: %+v, %+v", f, limits)
	h.press("Erase")
	expect.True(t, h.Says(said("sheet.cash.impossible", "cash", "1,190")), "9 of 5 can be sold")
	h.press("Erase")
	expect.True(t, h.Says(said("sheet.cash", "cash", "470")), "the cash stays marked")
}
