package tycoon

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/yearend"
)

// twelve is the first year's end of twelve players.
func twelve(t testing.TB, change func(*agreement.Options)) *thumb {
	return atYearEnd(t, closing(t, options(t, "extended-strategist", change), 12, nil), &yearend.YearEnd{})
}

// What is missing is told from the beginning, and nothing can be recorded before everything was gone through.
func TestMissingIsTold(t *testing.T) {
	h := twelve(t, nil)
	sentence, unfinished := h.editor.(*YearEndEditor).Refused(nil)
	want := "Still missing: Ann, Ben, Zoë, Dan and 9 more."
	expect.True(t, sentence == want && unfinished, "%q, %t; want %q", sentence, unfinished, want)
	for seat := range 12 {
		h.Tap("Next: " + names(12)[seat])
		if !h.says(names(12)[seat]) {
			t.Errorf("%s is not open", names(12)[seat])
		}
	}
	h.Tap(next("Share Suspended"))
	expect.Equal(t, h.refused(), "Still missing: Share Suspended.", "refused with")
	h.Tap(said("common.done"))
	if h.refused() != "" || !h.says("Nothing is missing") ||
		!h.says(said("tycoon.round", "round", "2", "rounds", "10")) || apptest.Written(t, h.entry) != "{}" {
		t.Errorf("%q, %s", h.refused(), apptest.Written(t, h.entry))
	}
	for _, refusal := range []string{"sale.stray", "seat.out"} {
		if sentence, unfinished := h.editor.(*YearEndEditor).Refused(calc.Refuse(refusal, "")); sentence != "" ||
			unfinished {
			t.Errorf("%s is told as %q", refusal, sentence)
		}
	}
}

// A seat can be told out of turn; the way then leads to those that are still missing.
func TestSeatsOutOfTurn(t *testing.T) {
	h := twelve(t, nil)
	h.Tap("Zoë")
	h.Tap("NovaTech +30", next("Dan"), said("tycoon.sheet.all"))
	if !h.Find("Ann").(*list.Row).Disabled() && !strings.Contains(h.Find("Zoë").AccessibilityLabel(), "1 card") {
		t.Errorf("the list says %q", h.Find("Zoë").AccessibilityLabel())
	}
	h.Tap("Lou", next("Ann"))
	if want := []int{0, 1, 3, 4, 5, 6, 7, 8, 9, 10}; !slices.Equal(h.untold(), want) {
		t.Errorf("untold are %v, want %v", h.untold(), want)
	}
}

// An entry that is half filled in goes on where it was left, whatever was told.
func TestHalfFilledIn(t *testing.T) {
	h := twelve(t, nil)
	h.Tap("Next: ", "Atlas Bank +10", "Atlas Bank +10", "Ann: currency", "Next: ", "NovaTech –30",
		said("tycoon.sheet.all"))
	kept := &yearend.YearEnd{}
	must.Do(t, json.Unmarshal([]byte(apptest.Written(t, h.entry)), kept))
	again := resumed(t, h.Table, kept, h.editor.(*YearEndEditor).Progress())
	if got, want := apptest.Written(t, again.entry), apptest.Written(t, h.entry); got != want {
		t.Errorf("going on changes\n%s\nto\n%s", want, got)
	}
	for label, want := range map[string]string{"Ann": "2 cards, +10%", "Ben": "1 card · not finished",
		"Zoë": "cards not entered yet"} {
		got := again.Find(label).AccessibilityLabel()
		expect.True(t, strings.Contains(got, want), "%q, want %q", got, want)
	}
	again.Tap(next("Ben"), next("Zoë"))
	expect.True(t, again.refused() != "", "Zoë is not missing")
}

// An entry that was recorded opens with nothing missing; a step that comes up by a change is asked for.
func TestRecordedEntryIsAmended(t *testing.T) {
	table := closing(t, options(t, "strategist", nil), 3, func(p *rules.Position) { p.Seats[1].Shares[0] = 110_000 })
	h := atYearEnd(t, table, &yearend.YearEnd{Seats: []yearend.Reveal{{Cards: []string{"N+5"}}}})
	if h.refused() != "" || h.says(said("tycoon.sheet.step.removals")) {
		t.Fatalf("refused: %q", h.refused())
	}
	h.Tap("Ann", "Atlas Bank –10")
	expect.Equal(t, h.refused(), "Still missing: Directors and Chairmen.", "refused")
	h.Tap(next("Directors and Chairmen"), "Ben, Chairman of Atlas Bank, removes: A –10 Ann", said("common.done"))
	want := `{"seats":[{"cards":["A-10","N+5"]}],"removed":[{"seat":0,"card":"A-10"}]}`
	if got := apptest.Written(t, h.entry); got != want || h.refused() != "" {
		t.Errorf("%s, refused %q", got, h.refused())
	}
}

// A player who is out by now is not asked, and what he had told is forgotten.
func TestWhoIsOutIsNotAsked(t *testing.T) {
	table := closing(t, options(t, "trader", nil), 3, func(p *rules.Position) { p.Seats[1].Out = true })
	h := resumed(t, table, &yearend.YearEnd{Seats: []yearend.Reveal{{Plus: 1}, {Cards: []string{"N+5"}}}},
		[]byte(`{"unrevealed":[1,2]}`))
	got, want := apptest.Written(t, h.entry), `{"seats":[{"plus":1}]}`
	expect.True(t, got == want, "%s, want %s", got, want)
	if got, want := string(h.editor.(*YearEndEditor).Progress()), `{"unrevealed":[2]}`; got != want ||
		h.refused() != "Still missing: Zoë, Share Suspended." {
		t.Errorf("%s, want %s; refused %q", got, want, h.refused())
	}
	expect.True(t, !h.says("Ben"), "Ben is asked")
}

// Steps that concern nobody are not shown.
func TestStepsThatConcernNobody(t *testing.T) {
	h := twelve(t, nil)
	for _, step := range []string{"Directors and Chairmen", "Debentures", "Options", "Shares to sell", "All cards",
		"Currency cards"} {
		expect.True(t, !h.says(step), "%s is shown", step)
	}
	none := twelve(t, func(o *agreement.Options) {
		o.Deck, o.Copies, o.Specials = "custom", 1, [6]int{1, 1, 1, 0, 1, 1}
	})
	expect.True(t, !none.says(said("tycoon.sheet.step.suspends")), "Share Suspended is asked for, and there is none")
}

// A part opens at its top, however far the one before it was scrolled.
func TestPartsOpenAtTheirTop(t *testing.T) {
	h := twelve(t, func(o *agreement.Options) { o.Reveal = "totals" })
	scroll := container.NewVScroll(frame.Inset(look.Space3, h.editor.Object()))
	h.Window.SetContent(container.NewBorder(nil, text.New("", core.Body), nil, nil, scroll))
	h.resize(390, 600)
	h.Tap(next("All cards"), next("Currency cards"))
	h.resize(390, 600)
	scroll.Refresh()
	scroll.ScrollToBottom()
	must.Hold(t, scroll.Offset.Y != 0, "nothing scrolls")
	h.Tap(next("Share Suspended"))
	expect.True(t, scroll.Offset.Y == 0, "the part opens at %v", scroll.Offset.Y)
}

// Before the year has come to its end, the editor has nothing to show.
func TestTooEarly(t *testing.T) {
	table, _, _ := (rules.Rulebook{}).Open(options(t, "trader", nil), names(3))
	h := atYearEnd(t, table, &yearend.YearEnd{})
	h.editor.Focus(h.Window.Canvas())
	expect.True(t, !h.editor.Typed('n') && len(h.editor.Object().(*fyne.Container).Objects) == 0, "something is shown")
}

// Everything to tap is large enough for a thumb, on a small phone as on a wide window.
func TestTargetsAreLarge(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(390, 844), fyne.NewSize(1280, 800)} {
		h := twelve(t, nil)
		check := func() {
			t.Helper()
			h.resize(size.Width, size.Height)
			apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
				if w, ok := o.(apptest.Target); ok && (o.Size().Width < look.Target || o.Size().Height < look.Target) {
					t.Errorf("%v: %q is %v", size, w.AccessibilityLabel(), o.Size())
				}
			})
		}
		check()
		h.Tap("Next: ")
		check()
		h.Tap(said("tycoon.sheet.all"), said("tycoon.sheet.step.suspends"))
		check()
		h.Tap(said("tycoon.sheet.all"))
		h.tellBy("totals")
		h.Tap(said("tycoon.sheet.step.totals"))
		check()
		h.Tap(next("Currency cards"))
		check()
	}
}

// The choices of all steps have words.
func TestEveryStepHasItsWords(t *testing.T) {
	for _, step := range steps() {
		expect.True(t, words.Known("tycoon.sheet.step."+step), "the step %q has no name", step)
		expect.True(t, step == totalsStep || step == currencyStep || words.Known("tycoon.sheet.about."+step),
			"nothing is told about the step %q", step)
	}
}
