package setup

import (
	"reflect"
	"slices"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
)

// A draw seats the players, is shown, and stays with the game. A later change of a name drops it.
func TestLotsStayWithTheGame(t *testing.T) {
	for _, what := range []string{"new.first", "new.shuffle"} {
		s := apptest.Begin(t)
		p := asking(t, s, "Anna", "Ben", "Carl", "Dana")
		drawn(t, s, what)
		d := p.seats.drawn
		if d == nil || !slices.Equal(d.From, []string{"Anna", "Ben", "Carl", "Dana"}) ||
			!slices.Equal(d.Names(), p.seats.names()) {
			t.Fatalf("%+v, seated %q", d, p.seats.names())
		}
		again := NewGamePage(s) // from the draft
		expect.True(t, reflect.DeepEqual(again.seats.drawn, d), "the draft has %+v", again.seats.drawn)
		p.seats.rows[0].entry.SetText("Emil")
		changed, err := game.Scratch(p.setup(), rulebooks.All())
		expect.True(t, err == nil && changed.Setup().Drawn == nil, "%v: other names were drawn", err)
		p.seats.rows[0].entry.SetText(d.Names()[0])
		must.Hold(t, p.begin(), "it does not begin")
		got := s.Session.Game().Setup().Drawn
		expect.True(t, reflect.DeepEqual(got, d), "the game has %+v", got)
	}
}

func drawn(t *testing.T, s *shell.Shell, button string) {
	t.Helper()
	apptest.Tap(t, s, words.Text(button))
	sheet, open := s.Window.Canvas().Overlays().Top().(*frame.BottomSheet)
	must.Hold(t, open, "nothing is shown")
	sheet.Close()
}
