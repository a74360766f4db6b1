package stockholder

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/stockholder"
)

// spokenSteppers are the numbers in sight, as a screen reader says them.
func (h *thumb) spokenSteppers() []string {
	var all []string
	for _, s := range seen[*input.Stepper](h) {
		all = append(all, s.AccessibilityLabel())
	}
	return all
}

// kept is what a seat keeps of a colour after the turn as it stands.
func (h *thumb) kept(seat, company int) int {
	h.T.Helper()
	next, _, refusal := h.turn.Apply(h.Table)
	if refusal != nil {
		h.T.Fatal(refusal)
	}
	return next.Shares(seat, company)
}

func TestHolderChoosesHowManyToBuyBack(t *testing.T) {
	o := options(t, "4x6", func(o *rules.Options) { o.Zeroing = "repurchase_optional" })
	h := hand(t, standing(t, o, 3, four{30, 100, 100, 100}, has(0, four{1}), has(420, four{25, 1}), has(80, four{1}),
		has(0, four{9})))
	expect.True(t, len(h.spokenSteppers()) == 0, "somebody is asked before a card is chosen")
	h.tap("Blue –60")
	h.tap("Red +30")
	// Ben's cash pays for 10 at 40, Zoë's for her only one; Dan can pay for none and is not asked.
	got := h.spokenSteppers()
	must.Hold(t, slices.Equal(got, []string{"Blue 10, expected", "Blue 1, expected"}), "asked for %q", got)
	expect.True(t, h.Says(said("stockholder.field.keep", "company", "blue", "seat", "Ben")) &&
		h.Says(said("stockholder.field.keep", "company", "blue", "seat", "Zoë")),
		"it is not said who is asked")
	changes := h.Changes
	seen[*input.Stepper](h)[0].TypedRune('3')
	expect.True(t, slices.Equal(h.turn.Keep, ([]rules.Keep{{Seat: 1, Company: 0, Shares: 3}})) && h.Changes != changes,
		"keeps %v, told %d times", h.turn.Keep, h.Changes-changes)
	expect.Equal(t, h.kept(1, 0), 3, "Ben keeps")
	seen[*input.Stepper](h)[1].TypedRune('0')
	expect.True(t, h.kept(2, 0) == 0 && h.kept(1, 0) == 3, "the second choice is lost, or the first one with it")
	seen[*input.Stepper](h)[0].TypedRune('1')
	seen[*input.Stepper](h)[0].TypedRune('0')
	if h.kept(1, 0) != 10 || len(h.turn.Keep) != 1 {
		t.Errorf("all that the cash pays for is %v", h.turn.Keep)
	}
}

// Under penalty20 the mover is asked as well.
func TestPenaltyAsksTheMoverToo(t *testing.T) {
	o := options(t, "broker1961", nil)
	h := hand(t, standing(t, o, 3, four{10, 100, 100, 100}, has(100, four{4}), has(50, four{3})))
	h.tap("Red +100")
	got := h.spokenSteppers()
	must.Hold(t, slices.Equal(got, []string{"Blue 4, expected", "Blue 2, expected"}), "asked for %q", got)
	seen[*input.Stepper](h)[0].TypedRune('1')
	if h.kept(0, 0) != 1 || h.kept(1, 0) != 2 {
		t.Errorf("kept %d and %d", h.kept(0, 0), h.kept(1, 0))
	}
}

// Where two colours tie, the holder says which one is bought back first, and the money goes there.
func TestTieAsksWhatIsBoughtBackFirst(t *testing.T) {
	o := options(t, "4x6", func(o *rules.Options) { o.Min = 20 })
	h := hand(t, standing(t, o, 3, four{20, 20, 100, 100}, has(0, four{}), has(10, four{9, 9}), has(0, four{1})))
	h.tap("Green +100")
	// Blue and red fall by 10 and by 20: their prices differ, and nothing ties.
	h.tap("Blue –10, Red –20, Yellow –30")
	if chips := seen[*input.Chip](h); len(chips) != 0 {
		t.Fatalf("%d chips ask for a tie", len(chips))
	}
	broker := options(t, "broker1961", func(o *rules.Options) { o.Zeroing = "repurchase" })
	h = hand(t, standing(t, broker, 3, four{10, 10, 100, 100}, has(0, four{}), has(10, four{9, 9}), has(0, four{1})))
	h.tap("Green +100") // all others fall by 10: blue and red are bought back at 10 each
	chips := seen[*input.Chip](h)
	must.Hold(t, len(chips) == 2 && h.Says(said("stockholder.field.first", "seat", "Ben")),
		"%d chips ask for a tie", len(chips))
	if h.kept(1, 0) != 1 || h.kept(1, 1) != 0 || chips[0].Chosen() || chips[1].Chosen() {
		t.Errorf("blue %d, red %d, chosen %t and %t", h.kept(1, 0), h.kept(1, 1), chips[0].Chosen(), chips[1].Chosen())
	}
	if asks, unfinished := h.editor.Refused(nil); asks != "What does Ben buy back first?" || !unfinished {
		t.Errorf("a tie that nobody decided is asked for with %q", asks)
	}
	press(chips[1], "Return")
	asks, _ := h.editor.Refused(nil)
	expect.True(t, asks == "", "a tie that was decided is asked for with %q", asks)
	expect.True(t, slices.Equal(h.turn.First, ([]rules.First{{Seat: 1, Company: 1}})), "first %v", h.turn.First)
	if h.kept(1, 0) != 0 || h.kept(1, 1) != 1 {
		t.Errorf("with red first: blue %d, red %d", h.kept(1, 0), h.kept(1, 1))
	}
}

// With step3_gross the sheet asks how many shares were bought when the net number does not tell.
func TestGrossPurchasesAreAskedFor(t *testing.T) {
	o := options(t, "4x6", func(o *rules.Options) { o.Step3Gross = true })
	h := hand(t, standing(t, o, 3, four{100, 100, 100, 100}, has(500, four{3}), has(0, four{1})))
	asked := func() []string {
		var all []string
		for _, f := range h.turn.Form(h.Table).Fields {
			if f.Company == 0 && f.Name == calc.ItemName("bought", 0) && f.Allowed.Count() > 1 {
				all = append(all, f.Name)
			}
		}
		return all
	}
	if len(asked()) != 1 || !h.Says(said("stockholder.field.bought")) {
		t.Fatalf("the form asks %v, and the sheet does not say so", asked())
	}
	blue := seen[*input.Stepper](h)[0]
	if blue.AccessibilityLabel() != "Blue 0" {
		t.Fatalf("the first number is %q", blue.AccessibilityLabel())
	}
	blue.TypedRune('2') // bought two, sold two others
	h.tap("Red +60")
	h.tap("Green –30")
	h.trade("after", "Blue")
	must.Hold(t, h.turn.Bought == (four{2}), "bought %v", h.turn.Bought)
	h.press("2", "Buy / sell")
	expect.True(t, h.refused() != "", "shares that were bought before the card are sold after it")
	h.press("Erase", "1")
	expect.Equal(t, h.refused(), "", "refused with")
}

// Choices are asked for with the last card as well.
func TestLastCardStillAsks(t *testing.T) {
	o := options(t, "4x6", func(o *rules.Options) { o.Zeroing = "repurchase_optional" })
	h := hand(t, standing(t, o, 10, four{30, 100, 100, 100}, has(0, four{1}), has(420, four{25, 1})))
	h.tap("Blue –60")
	h.tap("Red +30")
	got := h.spokenSteppers()
	expect.True(t, slices.Equal(got, []string{"Blue 10, expected"}), "asked for %q", got)
}

// Colours that the card changed are not traded after it where that is a house rule, and the refusal says why.
func TestChangedColoursAreNotTraded(t *testing.T) {
	h := hand(t, standing(t, options(t, "broker1961", nil), 3, four{100, 100, 100, 100}, has(900, four{1}),
		has(0, four{1})))
	h.tap("Red +60")
	h.tap("Green –30")
	h.trade("after", "Red")
	h.press("1")
	if want := "The card moved red, so it can't be traded after the card."; h.refused() != want {
		t.Errorf("refused with %q", h.refused())
	}
	h.press("Erase")
	h.trade("after", "Blue")
	h.press("1")
	expect.Equal(t, h.refused(), "", "refused with")
}

// What a holder keeps is not said before somebody says it: it is asked for, also after the draft was left, and one tap
// on the most says it. A turn as it was recorded says it all.
func TestWhatMustBeSaidIsNotPreset(t *testing.T) {
	o := options(t, "4x6", func(o *rules.Options) { o.Zeroing = "repurchase_optional" })
	table := standing(t, o, 3, four{30, 100, 100, 100}, has(0, four{1}), has(420, four{25, 1}))
	h := hand(t, table)
	h.tap("Blue –60")
	h.tap("Red +30")
	asks := func(e *TurnEditor) string {
		sentence, _ := e.Refused(refusalOf(h.turn, table))
		return sentence
	}
	expect.Equal(t, asks(h.editor), "How many blue does Ben keep?", "it asks")
	resumed := newTurnEditor(form.Task{Table: table, Progress: h.editor.Progress(), Changed: func() {}}, h.turn)
	expect.True(t, asks(resumed) != "", "a draft that was left says what nobody said")
	for _, chip := range seen[*input.Chip](h) {
		expect.True(t, !chip.Chosen(), "the most looks chosen")
		test.Tap(chip)
	}
	if got := h.spokenSteppers(); asks(h.editor) != "" || !slices.Equal(got, []string{"Blue 10"}) {
		t.Errorf("asks %q of %q", asks(h.editor), got)
	}
	resumed = newTurnEditor(form.Task{Table: table, Progress: h.editor.Progress(), Changed: func() {}}, h.turn)
	recorded := newTurnEditor(form.Task{Table: table, Changed: func() {}}, h.turn)
	expect.True(t, asks(resumed) == "" && asks(recorded) == "", "what was said is asked for again")
}
