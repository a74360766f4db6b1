package table

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestTablesOfEveryGameAreDrawn(t *testing.T) {
	must.HaveTime(t)
	games := []struct{ id, name string }{
		{"stockholder", "five-seats-4x6-asides"}, {"brokeryard", "mass-start-14"},
		{"stockpile", "standard-four-hidden"},
		{"stockpile", "advanced-three-open"}, {"tycoon", "twelve-seats-extended"}, {"tycoon", "five-seats-strategist"},
		{"shoulders", "four-seats-advanced-each"}, {"openmarket", "certificates-in-cash"},
		{"openmarket", "hotels-takeover"}, {"openmarket", "free-for-all"}, {"openmarket", "rails-three-rounds"},
	}
	for _, game := range games {
		t.Run(game.id+"-"+game.name, func(t *testing.T) {
			g := apptest.RecordedGame(t, game.id, game.name)
			for quarter, when := range []string{"begin", "early", "middle", "", "end"} {
				if when != "middle" && (when == "" || os.Getenv("SCRIPKEEPER_SHOTS") == "") {
					continue
				}
				apptest.Shoot(t, apptest.Begin, strings.Join([]string{game.id, game.name, when}, "-"),
					func(t *testing.T, s *shell.Shell) { playedTo(t, s, g, len(g.Entries)*quarter/4) })
			}
		})
	}
	t.Run("crowd", func(t *testing.T) {
		apptest.Shoot(t, apptest.Begin, "crowd", func(t *testing.T, s *shell.Shell) {
			page := crowded(t, s)
			apptest.Settle(s, s.Window.Canvas().Size())
			page.reach(page.matrix.Size().Height/2, page.matrix.Size().Height/2+44)
		})
	})
}

func TestTracksTakeThePlaceOfTheMatrix(t *testing.T) {
	phone := fyne.NewSize(390, 844)
	g := apptest.RecordedGame(t, "shoulders", "four-seats-advanced-each")
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, phone)
	page := playedTo(t, s, g, len(g.Entries)/2)
	apptest.Settle(s, phone)
	must.Hold(t, !page.board.Visible() && page.track.Visible(),
		"board %t, button %t", page.board.Visible(), page.track.Visible())
	test.Tap(page.track)
	apptest.Settle(s, phone)
	expect.True(t, page.board.Visible() && !page.seats.Visible() && page.board.Size().Height >= 300,
		"board %t of %v, matrix %t", page.board.Visible(), page.board.Size(), page.seats.Visible())
	test.Tap(page.track)
	apptest.Settle(s, phone)
	expect.True(t, !page.board.Visible() && page.seats.Visible(),
		"turned back, board %t, matrix %t", page.board.Visible(), page.seats.Visible())
	apptest.Settle(s, fyne.NewSize(1280, 800))
	expect.True(t, page.board.Visible() && page.seats.Visible() && !page.track.Visible(),
		"a wide window has no room for both")
}
