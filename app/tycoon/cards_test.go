package tycoon

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/yearend"
)

// four is the first year's end of four players.
func four(t testing.TB, change func(*agreement.Options)) *thumb {
	return atYearEnd(t, closing(t, options(t, "strategist", change), 4, nil), &yearend.YearEnd{})
}

// A card that another player has told is greyed, with who has it as the reason.
func TestToldCardIsGreyed(t *testing.T) {
	h := four(t, nil)
	h.Tap(next("Ann"), "Global Industries –15", next("Ben"))
	card := h.Find("Global Industries –15")
	if want := "G –15 is already with Ann."; !card.Disabled() || card.Reason() != want {
		t.Errorf("disabled %t, %q", card.Disabled(), card.Reason())
	}
	h.Tap("Global Industries –15")
	if !slices.Equal(h.Said, []string{"G –15 is already with Ann."}) {
		t.Errorf("said %q", h.Said)
	}
	h.Tap(said("tycoon.sheet.all"), "Ann", "Global Industries –15", next("Ben"))
	if h.Find("Global Industries –15").Disabled() {
		t.Error("the card was taken back and stays greyed")
	}
}

// A hand that is whole takes no more cards, and gives back those that it has.
func TestWholeHand(t *testing.T) {
	h := four(t, func(o *agreement.Options) { o.Hand = 3 })
	h.Tap(next("Ann"), "Atlas Bank +5", "NovaTech –30", "Ann: currency +10")
	for _, label := range []string{"Titan Steel +5", "Ann: currency –10"} {
		card := h.Find(label)
		if !card.Disabled() || !strings.HasPrefix(card.Reason(), "Ann's hand is full with 3 cards") {
			t.Errorf("%s: disabled %t, %q", label, card.Disabled(), card.Reason())
		}
	}
	if !h.says("3 of 3 cards") {
		t.Error("the cards are not counted")
	}
	h.Tap("NovaTech –30", "Titan Steel +5")
	if got, want := apptest.Written(t, h.entry), `{"seats":[{"cards":["A+5","T+5"],"plus":1}]}`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Where a deck has a card twice, the second tap adds it and the third takes both out.
func TestTwoOfAKind(t *testing.T) {
	h := twelve(t, nil)
	entry := h.entry.(*yearend.YearEnd)
	h.Tap(next("Ann"))
	for _, want := range []int{1, 2, 0, 1} {
		h.Tap("NovaTech +30")
		if got := len(entry.Revealed(0).Cards); got != want {
			t.Errorf("%d cards, want %d", got, want)
		}
	}
	h.Tap(next("Ben"), "NovaTech +30", "NovaTech +30")
	if got := len(entry.Revealed(1).Cards); got != 0 {
		t.Errorf("%d cards, and one is left of the two", got)
	}
	for _, want := range []int{1, 2, 3, 4, 5, 6, 0} {
		h.Tap("Ben: currency –10")
		if got := entry.Revealed(1).Minus; got != want {
			t.Errorf("%d currency cards, want %d", got, want)
		}
	}
	h.Tap("Ben: currency –10", "Ben: currency –10", "Ben: currency –10", "Ben: currency –10", "Ben: currency –10",
		"Ben: currency –10", next("Zoë"))
	if tile := h.Find("Zoë: currency –10"); !tile.Disabled() ||
		tile.Reason() != "All 6 of these cards have been entered." {
		t.Errorf("disabled %t, %q", tile.Disabled(), tile.Reason())
	}
}

// The sums are seen as the cards are told: what they add up to, that a price stops at 0, and what a suspension does.
func TestRunningSums(t *testing.T) {
	h := four(t, nil)
	h.Tap(next("Ann"), "Titan Steel –15", "Titan Steel –10")
	if !h.says("25 –25") || h.says("stops at 0") {
		t.Error("the sum is not told")
	}
	h.Tap("Titan Steel –5")
	if !h.says("25 –30") || !h.says("stops at 0") {
		t.Error("the price does not stop")
	}
	h.Tap("Titan Steel +5", "Next: ", "Next: ", "Next: ", next("Share Suspended"), "Ben suspends Titan Steel")
	if !h.says("suspended") {
		t.Error("the suspension is not told")
	}
	h.Tap("Ben suspends Titan Steel", "Ben suspends Titan Steel", "Ann suspends Titan Steel")
	third := h.Find("Dan suspends NovaTech")
	if !third.Disabled() || third.Reason() != "All 2 Share Suspended cards have been played." {
		t.Errorf("disabled %t, %q", third.Disabled(), third.Reason())
	}
}

// Cards, sums and totals follow from one another, and one can go back.
func TestToldInAnotherWay(t *testing.T) {
	h := four(t, nil)
	entry := h.entry.(*yearend.YearEnd)
	h.Tap(next("Ann"), "Atlas Bank –5", "NovaTech +30", "NovaTech +10", "Ann: currency +10", next("Ben"), "NovaTech –5",
		said("tycoon.sheet.all"))
	cards := apptest.Written(t, entry)
	h.tellBy("sums")
	if entry.By != "sums" || entry.Revealed(0).Sums != [6]int{-5, 0, 0, 0, 0, 40} || entry.Revealed(0).Plus != 1 ||
		entry.Revealed(1).Sums[5] != -5 || !slices.Equal(h.untold(), []int{1, 2, 3}) {
		t.Errorf("sums: %s", apptest.Written(t, entry))
	}
	if got := h.Find("Ann").AccessibilityLabel(); !strings.Contains(got, "A –5, N +40, +10%") {
		t.Errorf("the list says %q", got)
	}
	h.tellBy("totals")
	if entry.By != "totals" || entry.Totals != [6]int{-5, 0, 0, 0, 0, 35} || h.untold() != nil ||
		entry.Revealed(0).Plus != 1 ||
		!slices.Equal(h.editor.(*YearEndEditor).progress.missing(),
			[]section{ofStep("totals"), ofStep("currency"), ofStep("suspends")}) {
		t.Errorf("totals: %s", apptest.Written(t, entry))
	}
	h.tellBy("cards")
	if got := apptest.Written(t, entry); got != cards {
		t.Errorf("back: %s, was %s", got, cards)
	}
}

// A sum goes as far as the cards of the stock do.
func TestSumsAreBounded(t *testing.T) {
	h := four(t, func(o *agreement.Options) { o.Reveal = "sums" })
	h.Tap(next("Ann"), "Atlas Bank +5", "Atlas Bank +5", "Atlas Bank +5")
	more := h.Find("Atlas Bank +5")
	if want := "Atlas Bank cards add up to 15 at most, up or down."; !more.Disabled() || more.Reason() != want {
		t.Errorf("disabled %t, %q", more.Disabled(), more.Reason())
	}
	if h.entry.(*yearend.YearEnd).Revealed(0).Sums[0] != 15 {
		t.Error(apptest.Written(t, h.entry))
	}
}

// Cards and sums are typed: a company by its letter, then sign and digits, the next part by a full stop.
func TestTypedCards(t *testing.T) {
	h := four(t, nil)
	h.Type(".n-30+10-5g15t5.a-10n-30,")
	entry := h.entry.(*yearend.YearEnd)
	if got := entry.Revealed(0).Cards; !slices.Equal(got, []string{"T+5", "G+15", "N-30", "N-5", "N+10"}) {
		t.Errorf("Ann has %q", got)
	}
	if got := entry.Revealed(1).Cards; !slices.Equal(got, []string{"A-10"}) || len(h.Said) != 1 {
		t.Errorf("Ben has %q, said is %q", got, h.Said)
	}
	if h.at() != overview() {
		t.Error("a comma does not lead back")
	}
	h.Type("4")
	if h.at() != ofSeat(3) {
		t.Error("a digit does not open a player")
	}
	h.Type("n-30n+10n-5n7")
	if got := entry.Revealed(3).Cards; got != nil {
		t.Errorf("Dan has %q", got)
	}
	sums := four(t, func(o *agreement.Options) { o.Reveal = "sums" })
	sums.Type(".n-45a15o7")
	if got := sums.entry.(*yearend.YearEnd).Revealed(0).Sums; got != [6]int{15, 0, 0, 0, 0, -45} {
		t.Errorf("sums %v", got)
	}
}

// The arrows lead from card to card, and enter tells one.
func TestArrowsAmongCards(t *testing.T) {
	h := four(t, nil)
	h.Tap(next("Ann"))
	key := func(names ...fyne.KeyName) {
		for _, name := range names {
			h.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
		}
	}
	where := func() string { return apptest.Spoken(h.Window.Canvas().Focused().(*list.Tile)) }
	if where() != "Atlas Bank –10" {
		t.Fatalf("the keyboard begins at %q", where())
	}
	key(fyne.KeyUp, fyne.KeyLeft)
	if where() != "Atlas Bank –10" {
		t.Errorf("out of the cards to %q", where())
	}
	key(fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if where() != "Global Industries –10" || h.entry.(*yearend.YearEnd).Revealed(0).Cards[0] != "G-10" {
		t.Errorf("the keyboard is at %q", where())
	}
}
