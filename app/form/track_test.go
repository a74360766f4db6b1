package form

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// typing opens the first entry of a kind in a recorded game, and types letters.
func typing(t *testing.T, game, kind string, letters string) (calc.Entry, *FormEditor) {
	t.Helper()
	g := apptest.RecordedGame(t, "stockpile", game)
	s := apptest.Begin(t)
	must.Do(t, s.Session.Begin(g.Setup))
	for _, e := range g.Entries {
		if v := s.Session.View(); v.Expected().Next[0].Kind() == kind {
			break
		}
		must.Do(t, s.Session.Record(e))
	}
	v := s.Session.View()
	e := v.Expected().Next[0]
	f := NewEditor(Task{Rulebook: v.ID(), Table: v.Table, Entry: e, Changed: func() {}, Refuse: func(string) {}})
	window := test.NewTempWindow(t, f.Object())
	f.Focus(window.Canvas())
	for _, letter := range letters {
		if at := core.CanvasOf(f.Object()).Focused(); at != nil {
			at.TypedRune(letter)
		}
		f.Typed(letter)
	}
	return e, f
}

// Typing the chosen label again keeps it chosen. Impossible choices are not picked.
func TestChoicesInRowsAreTyped(t *testing.T) {
	for letters, want := range map[string]string{
		"c+4b-3l$":          `{"forecasts":{"COS":"+4","BOT":"-3","LEA":"$$"}}`,
		"c+4b-3l$a+4b-3l+1": `{"forecasts":{"COS":"+4","BOT":"-3","LEA":"+1"}}`,
		"c+4+2ax–2":         `{"forecasts":{"COS":"+2","AME":"-2"}}`,
	} {
		e, _ := typing(t, "asides-four-open", "movement", letters)
		expect.Equal(t, written(t, e), want, "with %s typed", letters)
	}
	bids, f := typing(t, "asides-four-open", "bids", "10")
	expect.Equal(t, bids.Form(f.form.Table).Fields[0].Get(), 10, "with 10 typed the first bid")
}

func TestCardsAreCountedByLetters(t *testing.T) {
	e, _ := typing(t, "asides-four-open", "take", "2e1eab"+"A+-")
	expect.Equal(t, written(t, e), `{"seat":2,"fees":[2,1],"boom":1,"bust":1,"cards":{"BOT":1,"EPI":2}}`, "what was typed made")
}
