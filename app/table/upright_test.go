package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func placed(o fyne.CanvasObject) (top, end float32) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return at.Y, at.Y + o.Size().Height
}

// On an upright tablet the sheet is below the table in every game at every text size. The ladders, the seats and Record
// are visible at once, and so is the seat of the player to move.
func TestTheSheetLiesBeneathTheTable(t *testing.T) {
	must.HaveTime(t)
	for _, name := range []string{"stockholder/four-seats-3x5", "brokeryard/five-seats-4x6-asides",
		"stockpile/advanced-three-open", "tycoon/five-seats-strategist", "shoulders/four-seats-advanced-each",
		"openmarket/rails-three-rounds", "openmarket/rails-evening"} {
		t.Run(name, func(t *testing.T) {
			s, size := apptest.Begin(t), apptest.Tablet()
			id, game, _ := strings.Cut(name, "/")
			g := apptest.RecordedGame(t, id, game)
			page := playedTo(t, s, g, len(g.Entries)/2)
			for _, factor := range []float32{1, look.LargestText} {
				apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: factor}, size)
				_, table := placed(page.seats)
				sheet, _ := placed(page.sheet.content)
				expect.True(t, sheet >= table, "text %v: the sheet begins at %v, the seats end at %v", factor, sheet, table)
				expect.True(t, page.seats.Visible() && page.seats.Size().Height >= 2*look.Target,
					"text %v: the seats are %v high", factor, page.seats.Size().Height)
				// With the largest text there is no space for a chart above the seats.
				if _, ladders := placed(page.board); page.board.Ladders() && !(page.board.Charted() && factor > 1) {
					expect.True(t, page.board.Visible() && ladders <= sheet &&
						page.board.Size().Height >= page.board.MinSize().Height,
						"text %v: the ladders end at %v, the sheet begins at %v", factor, ladders, sheet)
				}
				if page.board.Charted() {
					inSight(t, s, page)
				}
				_, record := placed(page.RecordButton())
				expect.True(t, record <= size.Height && !page.foot.Visible(), "text %v: Record ends at %v", factor, record)
				apart(t, page, size)
			}
		})
	}
}

func inSight(t *testing.T, s *shell.Shell, page *Page) {
	t.Helper()
	v := s.Session.View()
	seat := v.Table.Turn()
	if !v.Layout.HasSeat(seat) {
		return
	}
	name := words.Seat(v.Layout, seat)
	row, seen := apptest.Find(page.matrix, func(o fyne.Accessible) bool {
		return strings.HasPrefix(o.AccessibilityLabel(), name+", ")
	})
	must.Hold(t, seen, "%s has no row", name)
	from, to := placed(page.scroll)
	top, end := placed(row.(fyne.CanvasObject))
	expect.True(t, top >= from-1 && end <= to+1, "%s's row is from %v to %v, the seats from %v to %v", name, top, end, from, to)
}

// Other pages, and sheets of unexpected entries, cover the sheet but not the table.
func TestWhatIsLookedUpLiesBeneathTheTable(t *testing.T) {
	s := apptest.Begin(t)
	page := rich(t, s)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Tablet())
	for _, open := range []func(){func() { s.OpenInDrawer(logRoute{}) }, func() { pushSheet(s, position(s)) },
		func() { pushAmend(s, 2) }} {
		open()
		apptest.Settle(s, apptest.Tablet())
		_, table := placed(page.seats)
		top, end := placed(s.Page().Content())
		expect.True(t, page.content.Visible() && !page.side.Visible() && top >= table && end <= apptest.Tablet().Height,
			"%T lies from %v to %v, the table ends at %v", s.Page(), top, end, table)
		s.BackToHost()
	}
	expect.True(t, page.side.Visible(), "the sheet is not back")
}

// On tablets and phones on their sides, All and Max of every color and the whole deck of a turn are visible at once.
func TestAllAndMaxNeedNoOtherTap(t *testing.T) {
	for _, id := range []string{"stockholder", "brokeryard"} {
		for _, size := range []fyne.Size{apptest.Tablet(), {Width: 844, Height: 420}} {
			s := apptest.Begin(t)
			apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
			name := map[string]string{"stockholder": "four-seats-3x5", "brokeryard": "five-seats-4x6-asides"}[id]
			g := apptest.RecordedGame(t, id, name)
			page := playedTo(t, s, g, 2)
			if apptest.Settle(s, size); page.foot.Visible() {
				page.enter()
			}
			apptest.Settle(s, size)
			sheet := page.sheet
			if over, opened := s.Page().(*SheetPage); opened {
				sheet = over.sheet
			}
			top, end := placed(sheet.scroll)
			seen := map[string]fyne.Size{}
			apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
				said, is := o.(apptest.Target)
				if from, to := placed(o); is && from >= top && to <= end {
					seen[apptest.Spoken(said)] = o.Size()
				}
			})
			for _, company := range s.Session.View().Layout.Companies {
				called := words.Names{"company": colour(strings.ToUpper(company.Key[:1]))}
				for _, key := range []string{"sheet.cell.all.spoken", "sheet.cell.most.spoken"} {
					button := seen[words.Format(key, called)]
					expect.True(t, button.Width >= look.Target && button.Height >= look.Target,
						"%s, %v: %q is %v", id, size, words.Format(key, called), button)
				}
			}
			last := seen["Green –60"]
			expect.True(t, id != "stockholder" || last.Height >= look.Target, "%v: the last card is %v", size, last)
		}
	}
}

// With the largest text, an upright tablet has no space for a chart above the seats. A button shows the chart instead.
func TestTheChartIsReachedWithTheLargestText(t *testing.T) {
	s := apptest.Begin(t)
	g := apptest.RecordedGame(t, "openmarket", "rails-evening")
	page := playedTo(t, s, g, len(g.Entries)/2)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: 1}, apptest.Tablet())
	expect.True(t, page.board.Visible() && !page.head.heading.tracks, "a button at normal text")
	apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: look.LargestText}, apptest.Tablet())
	expect.True(t, !page.board.Visible() && page.seats.Visible(), "the chart has room")
	apptest.TapSpoken(t, s, words.Text("table.tracks"))
	expect.True(t, page.board.Visible() && !page.seats.Visible(), "the chart is not in the place of the seats")
	apptest.TapSpoken(t, s, words.Text("table.seats"))
	expect.True(t, !page.board.Visible() && page.seats.Visible(), "the seats are not back")
}
