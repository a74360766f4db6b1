package stockholder

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// stepper is the number that is open.
func (h *thumb) stepper() *widget.Stepper {
	h.t.Helper()
	all := seen[*widget.Stepper](h)
	if len(all) != 1 {
		h.t.Fatalf("%d numbers are open", len(all))
	}
	return all[0]
}

// middle of a game: Ann has 470 in cash and 5 blue, 2 red.
func middle(t *testing.T) *thumb {
	return hand(t, standing(t, options(t, "4x6", nil), 3, four{80, 100, 120, 60}, has(470, four{5, 2}), has(0, four{1, 1, 1, 1})))
}

func TestTradeByDigits(t *testing.T) {
	h := middle(t)
	h.trade("before", "Green")
	if !h.says("Price 60. Cash 470.") {
		t.Error("the price and the cash are not shown")
	}
	h.press("7")
	if h.turn.Before != (four{0, 0, 0, 7}) || !h.says("Buy 7 at 60: pays 420, leaves 50") {
		t.Errorf("trades %v", h.turn.Before)
	}
	h.press(words.Say("sheet.zero"))
	h.trade("before", "Blue")
	h.press("3", words.Say("sheet.sign"))
	if h.turn.Before != (four{-3}) || !h.says("Sell 3 at 80: brings 240, makes 710") {
		t.Errorf("trades %v", h.turn.Before)
	}
	h.press(words.Say("sheet.sign"))
	if h.turn.Before != (four{3}) {
		t.Errorf("the sign turned twice gives %v", h.turn.Before)
	}
	h.press(words.Say("common.done"))
	if !h.has("Red +60") || len(seen[*widget.Stepper](h)) != 0 {
		t.Error("done does not lead back to the cards")
	}
	if !h.says("+3") {
		t.Error("the row does not show the number")
	}
}

// A number of several digits is typed one after another, below zero too.
func TestSeveralDigits(t *testing.T) {
	h := hand(t, standing(t, options(t, "4x6", nil), 3, four{80, 100, 120, 60}, has(99_000, four{500}), has(0, four{1})))
	h.trade("before", "Red")
	h.press("9", "0", "0")
	h.trade("before", "Blue")
	h.press("4", words.Say("sheet.sign"), "2", "0")
	if h.turn.Before != (four{-420, 900}) || h.refused() != "Choose the card that Ann played." {
		t.Errorf("trades %v, %s", h.turn.Before, h.refused())
	}
}

func TestSellAllAndMax(t *testing.T) {
	h := middle(t)
	h.trade("before", "Blue")
	h.press(words.Say("sheet.all"))
	if h.turn.Before != (four{-5}) {
		t.Errorf("sold %v", h.turn.Before)
	}
	if !h.button(words.Say("sheet.all")).Disabled() {
		t.Error("all can be sold twice")
	}
	h.trade("before", "Green")
	h.press("Max 14") // 470 + 400 pay for 14 at 60
	if h.turn.Before != (four{-5, 0, 0, 14}) || h.refused() != "Choose the card that Ann played." {
		t.Errorf("trades %v, %s", h.turn.Before, h.refused())
	}
}

// A number beyond what the table allows is not cut: it stays and is refused with the reason.
func TestNumbersBeyondTheLimitAreRefusedNotCut(t *testing.T) {
	h := middle(t)
	h.trade("before", "Green")
	h.press("8")
	if h.turn.Before[3] != 8 || h.stepper().Value() != 8 {
		t.Errorf("8 became %d, the number shows %d", h.turn.Before[3], h.stepper().Value())
	}
	if want := "8 green at 60 cost 480, but Ann has 470. The cash pays for 7."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	h.press(words.Say("sheet.sign"))
	if want := "Ann has 0 green and cannot sell 8. At most 0 can be sold."; h.refused() != want || h.turn.Before[3] != -8 {
		t.Errorf("%d refused with %q", h.turn.Before[3], h.refused())
	}
	h.press("9", "9", "9", "9", "9", "9")
	if h.turn.Before[3] != -99_999 {
		t.Errorf("many digits make %d", h.turn.Before[3])
	}
	h.press("Max 7")
	if h.turn.Before[3] != 7 || h.refused() != "Choose the card that Ann played." {
		t.Errorf("%d, %s", h.turn.Before[3], h.refused())
	}
}

// After the card the new prices count, and what was bought before it is locked.
func TestTradesAfterTheCard(t *testing.T) {
	h := middle(t)
	h.trade("before", "Blue")
	h.press("1", words.Say("common.done"))
	h.tap("Red +50")
	h.tap("Blue –40")
	h.trade("after", "Blue")
	// 470 – 80 + 6 × 40 compensation, at 40 each.
	if !h.says("Price 40. Cash 630.") {
		t.Error("the price or the cash after the card is wrong")
	}
	h.press(words.Say("sheet.all"))
	if h.turn.After != (four{-5}) || h.refused() != "" {
		t.Errorf("sells %v, %s", h.turn.After, h.refused())
	}
	h.press(words.Say("sheet.zero"), "6", words.Say("sheet.sign"))
	if want := "Ann may sell 5 blue after the card, not 6: shares bought before the card stay until the next turn."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	h.trade("after", "Red")
	if !h.tile("Trade Red after the card").Visible() || h.stepper().Value() != 0 {
		t.Error("red does not open")
	}
}

// With the last card there is nothing to trade, and the editor says why.
func TestLastCardHidesTrades(t *testing.T) {
	o := options(t, "4x6", nil)
	for _, round := range []int{9, 10} {
		h := hand(t, standing(t, o, round, four{100, 100, 100, 100}, has(900, four{1}), has(900, four{1})))
		hidden := !h.has("Trade Blue before the card") && !h.has("Trade Blue after the card")
		if want := round == 10; hidden != want || h.says("With the last card shares are neither bought nor sold.") != want {
			t.Errorf("round %d: trades hidden %v", round, hidden)
		}
		h.tap("Green –30")
		h.tap("Blue +60")
		if h.refused() != "" {
			t.Error(h.refused())
		}
	}
}

// With the house rule the whole last round has no trades, also for one who has cards left.
func TestLastRoundHidesTrades(t *testing.T) {
	o := options(t, "online", nil)
	table := standing(t, o, 9, four{100, 100, 100, 100}, has(900, four{1}), has(900, four{1}))
	table = applied(t, table, &calc.Skip{Seat: 0}, &calc.Skip{Seat: 1})
	h := hand(t, table)
	if h.has("Trade Blue before the card") || !h.says("In the last round nobody buys or sells.") {
		t.Error("trades are offered in the last round, or nobody says why not")
	}
}

// Who has neither cash nor shares still sees the rows: it is no rule that forbids the trades.
func TestPoorPlayerIsNotLocked(t *testing.T) {
	h := hand(t, standing(t, options(t, "4x6", nil), 3, four{100, 100, 100, 100}, has(0, four{}), has(900, four{1})))
	if !h.has("Trade Blue before the card") || h.says("With the last card shares are neither bought nor sold.") {
		t.Error("a player without money is told that it is the last card")
	}
	h.trade("before", "Blue")
	if !h.button("Max 0").Disabled() || !h.button(words.Say("sheet.all")).Disabled() {
		t.Error("something can be traded")
	}
}

// A purchase of up to 999 shares takes at most four taps more than a turn without trades: the colour and three digits.
func TestPurchaseTakesFourTaps(t *testing.T) {
	table := standing(t, options(t, "4x6", nil), 3, four{80, 100, 120, 60}, has(99_999, four{5, 2}), has(0, four{1, 1, 1, 1}))
	for _, c := range []struct {
		digits []string
		want   int
	}{{[]string{"7"}, 7}, {[]string{"4", "2"}, 42}, {[]string{"9", "9", "9"}, 999}} {
		h := hand(t, table)
		h.tap("Red +60")
		h.tap("Blue –30")
		without := h.taps
		h.trade("after", "Red")
		h.press(c.digits...)
		if h.turn.After != (four{0, c.want}) {
			t.Errorf("%v: bought %v, refused %q", c.digits, h.turn.After, h.refused())
		}
		if without > 2 || h.taps-without > 4 {
			t.Errorf("%d: %d taps without the trade, %d for it", c.want, without, h.taps-without)
		}
	}
}

// The sum beneath the number counts all trades of the step.
func TestSumCountsAllTrades(t *testing.T) {
	h := middle(t)
	h.trade("before", "Red")
	h.press(words.Say("sheet.all"))
	h.trade("before", "Yellow")
	h.press("2")
	if !h.says("Buy 2 at 120: pays 240, leaves 430") {
		t.Error("the sum leaves the other colours out")
	}
	h.tap("Trade Red before the card")
	if !h.says("Sell 2 at 100: brings 200, makes 430") {
		t.Error("the sum of the sale leaves the other colours out")
	}
}

// The plus and minus of a number end at what the table allows.
func TestStepsEndAtTheLimit(t *testing.T) {
	h := middle(t)
	h.trade("before", "Red")
	for range 9 {
		h.stepper().TypedRune('+')
	}
	if h.turn.Before[1] != 4 {
		t.Errorf("470 in cash step to %d red at 100", h.turn.Before[1])
	}
	for range 9 {
		h.stepper().TypedRune('-')
	}
	if h.turn.Before[1] != -2 {
		t.Errorf("2 red step to %d", h.turn.Before[1])
	}
	test.Tap(h.tile("Trade Red before the card"))
	if h.stepper().Value() != -2 {
		t.Error("a number that is opened again forgets")
	}
}
