package table

import (
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func brokenWords(page fyne.CanvasObject) (all []string) {
	whole := func(words string) string {
		return strings.NewReplacer("- ", "-", "/ ", "/", "\n", " ").Replace(words)
	}
	for _, t := range apptest.All[*text.Text](page, nil) {
		var lines []string
		for _, o := range test.WidgetRenderer(t).Objects() {
			if line, is := o.(*canvas.Text); is {
				lines = append(lines, line.Text)
			}
		}
		drawn := strings.Join(lines, " ")
		if whole(drawn) != whole(t.Text()) && strings.ReplaceAll(drawn, " ", "") == strings.ReplaceAll(t.Text(), " ", "") {
			all = append(all, drawn)
		}
	}
	return all
}

// The largest text breaks no word. On a phone, an upright tablet and a desktop, the table's figures are its largest
// texts, and the ladders are visible.
func TestTheLargestTextOfATable(t *testing.T) {
	must.HaveTime(t)
	figure := regexp.MustCompile(`^[0-9\x{2009}]{2,}$`)
	for _, name := range []string{"stockholder/four-seats-3x5", "brokeryard/five-seats-4x6-asides",
		"stockpile/advanced-three-open", "openmarket/rails-three-rounds"} {
		t.Run(name, func(t *testing.T) {
			s := apptest.Begin(t)
			id, game, _ := strings.Cut(name, "/")
			g := apptest.RecordedGame(t, id, game)
			page := playedTo(t, s, g, len(g.Entries)/2)
			for _, size := range []fyne.Size{apptest.Phone(), apptest.Tablet(), apptest.Desktop()} {
				apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: look.LargestText}, size)
				for _, broken := range brokenWords(page.content) {
					t.Errorf("%v: %q is broken within a word", size, broken)
				}
				smallest, largest := float32(100), float32(0)
				apptest.Walk(page.matrix, func(o fyne.CanvasObject) {
					drawn, is := o.(*canvas.Text)
					switch {
					case !is || !drawn.Visible():
					case figure.MatchString(drawn.Text):
						smallest = min(smallest, drawn.TextSize)
					default:
						largest = max(largest, drawn.TextSize)
					}
				})
				expect.True(t, smallest >= largest, "%v: figures are %v high, other words %v", size, smallest, largest)
				expect.True(t, page.board.Visible() && page.board.Size().Height >= page.board.MinSize().Height,
					"%v: the ladders are %v", size, page.board.Size())
				if !page.shape.Parted() {
					page.enter()
					apptest.Settle(s, size)
					for _, broken := range brokenWords(s.Window.Content()) {
						t.Errorf("%v: on the sheet %q is broken within a word", size, broken)
					}
					s.Back()
				}
			}
		})
	}
}
