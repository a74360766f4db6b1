package table

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/why"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type row struct{ value, change int }

func story(t *testing.T, s *shell.Shell) []row {
	t.Helper()
	pattern := regexp.MustCompile(`(-?\d[\d,]*?)(?:, ([+–]\d[\d,]*))?$`)
	var rows []row
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		f, ok := o.(*text.Figure)
		if !ok {
			return
		}
		label := f.AccessibilityLabel()
		parts := pattern.FindStringSubmatch(label)
		must.Hold(t, parts != nil, "the figure %q has no number", label)
		digits := strings.NewReplacer(",", "", "–", "-")
		value, _ := strconv.Atoi(digits.Replace(parts[1]))
		change, _ := strconv.Atoi(digits.Replace(parts[2]))
		rows = append(rows, row{value, change})
	})
	return rows
}

func TestWhyOfNetWorthLeadsToItsParts(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	buys := plain(0, "B+60", 1)
	buys.Before = [4]int{0, -1, 1, 0}
	apptest.Record(t, s, buys, plain(1, "G-30", 0))
	page.why(0, view.WorthColumn)
	apptest.TapSpoken(t, s, "2 yellow × 100 = 200")
	apptest.MustShow(t, s, apptest.Text("why.shares", "company", "yellow", "name", "Ann"))
	apptest.MustShow(t, s, "Ann buys 1 yellow: 1 × 100 = 100")
	apptest.MustContain(t, s, "(Move steps, 1 and 3)")
	rows := story(t, s)
	expect.True(t, len(rows) == 2 && rows[0] == (row{2, 1}) && rows[1] == (row{1, 1}), "rows %+v", rows)
	s.Back()
	apptest.TapSpoken(t, s, apptest.Text("sheet.cash", "cash", "0"))
	if rows := story(t, s); len(rows) != 2 || rows[0] != (row{0, -100}) || rows[1] != (row{100, 100}) {
		t.Errorf("rows %+v", rows)
	}
}

func TestWhyShowsALongStoryInParts(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	const rulings = why.StoryLength + 20
	for range rulings {
		apptest.Record(t, s, &calc.Ruling{Seat: 1, What: "cash", Change: 2, Reason: "as agreed"})
	}
	page.why(1, view.CashColumn)
	rows := story(t, s)
	expect.True(t, len(rows) == why.StoryLength && rows[0] == (row{2 * rulings, 2}),
		"%d rows, the first is %+v", len(rows), rows[0])
	apptest.MustContain(t, s, apptest.Text("why.more"))
	apptest.Tap(t, s, apptest.Text("why.more"))
	rows = story(t, s)
	expect.True(t, len(rows) == rulings && rows[rulings-1] == (row{2, 2}),
		"%d rows, the last is %+v", len(rows), rows[len(rows)-1])
	expect.True(t, !apptest.Contains(s, apptest.Text("why.more")), "there is still more to ask for")
}

func TestWhyFollowsTheGame(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1))
	page.why(view.HeadRow, 0)
	apptest.MustShow(t, s, apptest.Text("why.title", "value", "160"))
	s.Undo()
	apptest.MustShow(t, s, apptest.Text("why.title", "value", "100"))
	rows := story(t, s)
	expect.True(t, len(rows) == 1 && rows[0] == (row{100, 100}), "rows %+v", rows)
}
