package tycoon

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// at is the part that is open.
func (h *thumb) at() section { return h.editor.(*YearEndEditor).at }

// tell enters a whole year's end by taps, part by part as the sheet leads.
func (h *thumb) tell(want *yearend.YearEnd) {
	h.T.Helper()
	editor := h.editor.(*YearEndEditor)
	if want.By != "" && want.By != "hands" {
		h.tellBy(want.By)
	}
	for parts := 0; editor.progress.next(h.at()) != overview(); parts++ {
		if parts > 30 {
			h.T.Fatal("the way through the year's end has no end")
		}
		h.Tap("Next: ")
		h.tellPart(want)
	}
	if h.at() != overview() {
		h.Tap(said("common.done"))
	}
}

// tellPart enters what stands in the part that is open.
func (h *thumb) tellPart(want *yearend.YearEnd) {
	h.T.Helper()
	l, at := h.Table.Layout(), h.at()
	name := func(seat int) string { return l.Seats[seat].Name }
	stock := func(code string) string { return view.CompanyOf(h.Table.Layout(), strings.Index("ATGOVN", code)).Name }
	currency := func(seat int) {
		for i, n := range []int{want.Revealed(seat).Plus, want.Revealed(seat).Minus} {
			for range n {
				h.Tap(name(seat) + ": currency " + signs()[i])
			}
		}
	}
	sums := func(sums [agreement.Companies]int) {
		for index, sum := range sums {
			for _, step := range []int{20, -20, 5, -5} {
				for ; sum*step > 0 && sum*step >= step*step; sum -= step {
					h.Tap(view.CompanyOf(h.Table.Layout(), index).Name + " " + words.Signed(step))
				}
			}
		}
	}
	switch at.step {
	case "":
		for _, code := range want.Revealed(at.seat).Cards {
			h.Tap(stock(code[:1]) + " " + words.Effect(code[1:]))
		}
		sums(want.Revealed(at.seat).Sums)
		currency(at.seat)
	case totalsStep:
		sums(want.Totals)
	case currencyStep:
		for seat := range l.Seats {
			currency(seat)
		}
	case yearend.RemovalsStep:
		for seat, r := range want.Seats {
			for _, code := range r.Withheld {
				h.Tap(name(seat) + ", Director of " + stock(code[:1]) + ", withholds: " + words.Card(code))
			}
		}
		for _, k := range want.Removed {
			chairman := board.Chairman(h.Table, strings.Index("ATGOVN", k.Card[:1]))
			h.Tap(name(chairman) + ", Chairman of " + stock(k.Card[:1]) + ", removes: " + words.Card(k.Card) + " " +
				name(k.Seat))
		}
	case yearend.SuspendsStep:
		for _, s := range want.Suspends {
			h.Tap(name(s.Seat) + " suspends " + stock(s.Company))
		}
	case yearend.ClaimsStep:
		for _, s := range want.Claims {
			h.Tap(name(s.Seat) + ": " + stock(s.Company))
		}
	case yearend.OptionsStep:
		for _, k := range want.Declined {
			h.turnOff(name(k.Seat)+" exercises", "transaction "+words.Number(k.Round))
		}
	}
}

// turnOff turns off the switch whose words begin and end so.
func (h *thumb) turnOff(begin, end string) {
	h.T.Helper()
	apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		if s, ok := o.(*input.Switch); ok && strings.HasPrefix(s.AccessibilityLabel(), begin) &&
			strings.HasSuffix(s.AccessibilityLabel(), end) && s.On() {
			test.Tap(s)
		}
	})
}

// sorted is a year's end with each seat's cards in the order of the deck, where their order does not matter.
func sorted(t testing.TB, table calc.Table, e *yearend.YearEnd) *yearend.YearEnd {
	t.Helper()
	same := &yearend.YearEnd{}
	must.Do(t, json.Unmarshal([]byte(apptest.Written(t, e)), same))
	for _, r := range same.Seats {
		if !board.DealtOrder(table) {
			slices.SortFunc(r.Cards, func(a, b string) int {
				first, _ := board.DeckOf(table).Index(a)
				second, _ := board.DeckOf(table).Index(b)
				return first - second
			})
		}
	}
	return same
}

// Every year end of the first six years of the recorded games, entered by taps, is the entry that was recorded.
func TestRecordedYearEndsByTaps(t *testing.T) {
	apptest.Slow(t)
	summary := map[string]int{}
	for _, name := range []string{"five-seats-strategist", "four-seats-house-rules", "four-seats-trader",
		"three-seats-entered-asides",
		"three-seats-investor-bankrupt", "two-seats-zero", "twelve-seats-extended"} {
		t.Run(name, func(t *testing.T) {
			for _, r := range game(t, name) {
				want, ok := r.entry.(*yearend.YearEnd)
				if !ok || r.table.Round() > 6 {
					continue
				}
				h := atYearEnd(t, r.table, &yearend.YearEnd{})
				h.tell(want)
				if got, want := apptest.Written(t, h.entry), apptest.Written(t, sorted(t, r.table, want)); got != want {
					t.Fatalf("entered is\n%s\nrecorded is\n%s", got, want)
				}
				refused := h.refused()
				must.Hold(t, refused == "", "%v", refused)
				for _, r := range want.Seats {
					summary["withheld"] += len(r.Withheld)
				}
				summary["removed"] += len(want.Removed)
				summary["suspends"] += len(want.Suspends)
				summary["claims"] += len(want.Claims)
				summary["declined"] += len(want.Declined)
			}
		})
	}
	for _, what := range []string{"withheld", "removed", "suspends", "claims", "declined"} {
		expect.True(t, summary[what] != 0, "no recorded game says anything of %s", what)
	}
}
