package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/table/present"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The television shows everything at once, in text readable from five meters, and nothing overlaps.
func TestTelevisionShowsAllAtOnce(t *testing.T) {
	must.HaveTime(t)
	for _, name := range []string{"stockholder/five-seats-4x6-asides", "tycoon/five-seats-strategist",
		"stockpile/standard-four-hidden",
		"shoulders/four-seats-advanced-each", "openmarket/rails-three-rounds"} {
		t.Run(name, func(t *testing.T) {
			s := apptest.Begin(t)
			size := fyne.NewSize(1920, 1080)
			apptest.Dressed(t, s, look.Theme{Variant: look.Dark}, size)
			id, game, _ := strings.Cut(name, "/")
			g := apptest.RecordedGame(t, id, game)
			page := playedTo(t, s, g, len(g.Entries)/2)
			s.Go(apptest.To(present.NewPage(s)))
			apptest.Settle(s, size)
			for _, fault := range apptest.Faults(s.Window.Content(), size) {
				t.Errorf("%s: %s", name, fault)
			}
			names := map[string]bool{}
			apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
				if text, ok := o.(*canvas.Text); ok {
					expect.True(t, text.TextSize >= 20, "%s: %q is only %v high", name, text.Text, text.TextSize)
					names[text.Text] = true
				}
			})
			for _, seat := range s.Session.View().Layout.Seats {
				expect.True(t, names[seat.Name], "%s: %s is not in sight", name, seat.Name)
			}
			board, shown := apptest.Find[*ladder.Board](s.Window.Content(), nil)
			if shown && board.Ladders() && board.Size().Height < 200 {
				t.Errorf("%s: the ladders are %v high", name, board.Size().Height)
			}
			apptest.TapSpoken(t, s, words.Text("present.leave"))
			expect.True(t, s.Page() == page, "the cross leads to %T", s.Page())
		})
	}
}
