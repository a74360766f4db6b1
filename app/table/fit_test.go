package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// At every size of window and text, nothing on a table is cut off, overlapping or of negative size. The test uses games
// of each rulebook in progress, and a game with six long names and figures of five digits. No words are cut in a window
// at least as wide as a phone, unless the log is beside the table.
func TestTablesFitEveryWindow(t *testing.T) {
	must.HaveTime(t)
	sizes := []fyne.Size{{Width: 844, Height: 420}, {Width: 320, Height: 480}, {Width: 480, Height: 320},
		apptest.Phone(),
		apptest.Tablet(), {Width: 1024, Height: 600}, apptest.Desktop(), {Width: 1920, Height: 1080},
		{Width: 3840, Height: 2160}}
	games := []struct{ id, name string }{
		{"stockholder", ""}, {"brokeryard", "mass-start-14"}, {"stockpile", "advanced-three-open"},
		{"tycoon", "five-seats-strategist"}, {"shoulders", "four-seats-advanced-each"},
		{"openmarket", "certificates-in-cash"},
	}
	for _, game := range games {
		t.Run(game.id, func(t *testing.T) {
			s := apptest.Begin(t)
			var page *Page
			if game.name == "" {
				page = rich(t, s)
			} else {
				g := apptest.RecordedGame(t, game.id, game.name)
				page = playedTo(t, s, g, len(g.Entries)/2)
			}
			for _, text := range []float32{1, look.LargestText} {
				for _, size := range sizes {
					apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: text}, size)
					faults := apptest.Faults(page.content, size)
					for _, words := range apptest.Drawn(page.content, size) {
						if game.name != "" && size.Width >= 390 && size.Width < look.TheatreWidth &&
							strings.HasSuffix(words, "…") {
							faults = append(faults, fmt.Sprintf("%q is cut", words))
						}
					}
					for i, fault := range faults {
						expect.True(t, i >= 4, "%v, text %v: %s", size, text, fault)
					}
				}
			}
		})
	}
}

// With two seats the ladders are shown at every height that has space for both seats and ladders.
func TestTwoSeatsKeepTheLadders(t *testing.T) {
	s := apptest.Begin(t)
	page := begun(t, s, "openmarket", "stepped", "Anna", "Ben")
	for height := float32(640); height <= 1100; height += 20 {
		apptest.Settle(s, fyne.NewSize(1280, height))
		if board := page.board.Size(); board.Height < page.board.MinSize().Height || board.Width == 0 {
			t.Errorf("at a height of %v the board is %v", height, board)
		}
	}
}
