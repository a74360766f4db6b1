package pages

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

// A stage is a source with a page that has everything, and a small page with a field.
type stage struct{ did []string }

func (s *stage) Page(at page.At) (page.Page, error) {
	open, pawn := page.LinkAction("Open", "ask"), emblem.PawnOf(1)
	switch at.Part(0) {
	case "ask":
		field := sheet.Field{Name: "points", Input: sheet.Number, Label: "Points", Min: 0, Max: 99, Step: 1,
			Value: at.Int("points", 0), Unsaid: at.Said["points"] == ""}
		return page.Page{Title: "Ask", Small: true, Parts: []page.Part{
				{Says: []page.Note{{Text: "How many points?", Small: true}}, Fields: []sheet.Field{field}}},
				Next: []page.Action{page.PlainAction("Take them",
					"take").AsMain().DisabledIf(at.Said["points"] == "")}},
			nil
	case "none":
		return page.Page{}, page.UserError("There is nothing.")
	}
	lines := []page.Row{{Pawn: &pawn, Title: "Ann", Figure: "1", Done: true}, {Title: "Bartholomäus", Figure: "2"}}
	return page.Page{Title: "Everything", About: "as it is",
		Tools: []page.Action{page.PlainAction("Undo", "undo").WithIcon("undo")},
		Rare:  []page.Action{page.PlainAction("Rename", "rename").WithIcon("edit").WithAbout("What it is called.")},
		Tabs:  []page.Action{page.LinkAction("Rounds").AsMain(), page.LinkAction("People", "none")},
		Parts: []page.Part{
			{Choices: []page.Action{page.LinkAction("1").AsMain(), page.LinkAction("2", "2")},
				Says: []page.Note{{Text: "One table is missing."}}},
			{As: page.Cards, Rows: []page.Row{{Title: "Table 1", About: "finished", Tone: page.Good, Done: true, Lines: lines,
				Open: &open}, {Title: "Table 2", Lines: lines, Open: &open}, {Title: "Table 3", Lines: lines[:1]}}},
			{Title: "Standings", Heads: []string{"Place, name", "1", "2"}, Rows: []page.Row{
				{Lead: "1", Title: "Ann", Cells: []string{"6", "4½"}, Figure: "10½", Open: &open},
				{Lead: "10", Title: "Ben", About: "late", Cells: []string{"6", "–"}, Figure: "6"}}},
			{As: page.Figures, Rows: []page.Row{{Title: "Strength", Figure: "25.1", Open: &open}, {Title: "Games", Figure: "3"}}},
			{As: page.Columns, Rows: []page.Row{{Title: "Ann", About: "plays", Open: &open}, {Title: "Ben", Struck: true},
				{Title: "Cid", Actions: []page.Action{page.PlainAction("Lift", "lift").WithIcon("cancel")}}}},
		},
		Next: []page.Action{page.PlainAction("Big view", "hall").WithIcon("hall"), page.PlainAction("Draw",
			"draw").AsMain()},
	}, nil
}

func (s *stage) Do(a page.Action, at page.At) (page.Done, error) {
	s.did = append(s.did, a.Way+at.Said["points"])
	undo := page.PlainAction("Undo", "undo")
	return page.Done{Told: "Done: " + a.Text, Undo: &undo}, nil
}

// Taps run a page's actions. The action of a small page gets the values of its fields. Unknown places show an error.
func TestAPageDoesWhatItOffers(t *testing.T) {
	s := apptest.Begin(t)
	of := &stage{}
	s.Go(shell.To(func() shell.Page { return New(s, of, "") }))
	apptest.EveryWindow().Fit(t, s, "everything")
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(844, 420)} {
		apptest.Settle(s, size)
		apptest.Picture(t, s, "page"+words.Number(int(size.Width))+".png")
	}
	apptest.Settle(s, apptest.Phone())
	apptest.TapSpoken(t, s, "Draw")
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	expect.List(t, of.did, []string{"draw", "undo"}, "what was done")
}

// A still is a source with a page that does nothing.
type still page.Page

func (s still) Page(page.At) (page.Page, error)          { return page.Page(s), nil }
func (still) Do(page.Action, page.At) (page.Done, error) { return page.Done{}, nil }

// A long list shows its first rows and, after a tap on a button, all rows. The focus moves to the first new row.
func TestALongListIsShownInTwoSteps(t *testing.T) {
	s, part := apptest.Begin(t), page.Part{First: 2}
	for n := range 9 {
		part.Rows = append(part.Rows, page.Row{Title: words.Number(n), Open: &page.Action{}})
	}
	s.Go(shell.To(func() shell.Page { return New(s, still{Parts: []page.Part{part}}, "") }))
	apptest.Settle(s, apptest.Phone())
	expect.True(t, !apptest.Contains(s, "3"), "all rows are seen")
	button, _ := apptest.Find(s.Window.Canvas().Content(), func(b *input.Button) bool { return b.Label() == words.More(7) })
	s.Window.Canvas().Focus(button)
	test.Tap(button)
	row, is := s.Window.Canvas().Focused().(*list.Row)
	expect.True(t, apptest.Contains(s, "8") && is && row.AccessibilityLabel() == "2", "the keyboard is at %v", row)
}

func TestColumnsLeaveRoomForSentences(t *testing.T) {
	row := page.Row{Title: "Season", About: strings.Repeat("six people, all rounds are over, ", 4) + "Ann ahead"}
	s, part := apptest.Begin(t), page.Part{As: page.Columns, Rows: []page.Row{row, row}}
	s.Go(shell.To(func() shell.Page { return New(s, still{Parts: []page.Part{part}}, "") }))
	apptest.Settle(s, apptest.Desktop())
	drawn := strings.Join(apptest.Drawn(s.Window.Canvas().Content(), apptest.Desktop()), " ")
	expect.True(t, strings.Contains(drawn, "ahead"), "drawn is %s", drawn)
}

// Long names and details on cards continue in further lines, and are not cut.
func TestCardsShowWholeLines(t *testing.T) {
	row := page.Row{Title: "Maximiliane Wörlitz-Hagendorn-Schmidtbauer", About: "Friday night at the long table, 3 May, entry 9"}
	s := apptest.Begin(t)
	for _, card := range []page.Row{{Title: "Largest gain", Figure: "250"}, {Title: "Table 1"}} {
		card.Lines = []page.Row{row}
		shown := still{Parts: []page.Part{{As: page.Cards, Rows: []page.Row{card}}}}
		s.Go(shell.To(func() shell.Page { return New(s, shown, "") }))
		apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: look.LargestText}, apptest.Phone())
		s.Rebuild()
		apptest.Settle(s, apptest.Phone())
		drawn := strings.Join(apptest.Drawn(s.Window.Content(), apptest.Phone()), " ")
		expect.True(t, strings.Contains(drawn, "Schmidtbauer") && !strings.Contains(drawn, "…"), "drawn is %s", drawn)
	}
}

// Points in brackets are below points without.
func TestBracketsKeepColumnsStraight(t *testing.T) {
	var ends []float32
	cells := newCells([]string{"6", "(6)"}, core.Body)
	cells.Resize(cells.MinSize())
	apptest.Walk(cells, func(o fyne.CanvasObject) {
		if figure, is := o.(*text.Text); is {
			ends = append(ends, figure.Size().Width)
		}
	})
	bracket := core.Measure(text.New("", core.Body), ")", core.Body).Width
	expect.True(t, len(ends) == 2 && ends[1]-ends[0] == bracket, "%v, a bracket is %v wide", ends, bracket)
}

// A folder is a source with two tabs, each with a field of the same name.
type folder struct{}

func (folder) Page(at page.At) (page.Page, error) {
	name := sheet.Field{Name: "name", Input: sheet.Words, Line: true, Full: "Name", Text: at.Said["name"]}
	return page.Page{Title: "Folder", Tabs: []page.Action{page.LinkAction("People"), page.LinkAction("Games", "games")},
		Parts: []page.Part{{Fields: []sheet.Field{name}}}}, nil
}

func (folder) Do(page.Action, page.At) (page.Done, error) { return page.Done{}, nil }

// What a page tells stays to be read as long as its bar, unless the bar offers to undo it.
func TestWhatIsToldIsNotCutShort(t *testing.T) {
	for _, undone := range []bool{false, true} {
		shrinks, by := false, apptest.AtOnce()
		by.Later = func(wait time.Duration, _ func()) { shrinks = shrinks || wait < 5*time.Second }
		s := apptest.Begin(t)
		s = shell.New(fyne.CurrentApp(), s.Window, s.Session, by, false, nil)
		p := New(s, still{}, "")
		s.ShowOnly(apptest.To(p))
		done := page.Done{Told: "Ann is here already."}
		if undone {
			done.Undo = new(page.PlainAction("Undo", "undo"))
		}
		p.showDone(done, nil)
		expect.True(t, apptest.Contains(s, done.Told) && shrinks == undone, "it shrinks: %v", shrinks)
	}
}

func TestWhatIsTypedWaitsBesideATab(t *testing.T) {
	s := apptest.Begin(t)
	s.Go(shell.To(func() shell.Page { return New(s, folder{}, "") }))
	apptest.Settle(s, apptest.Phone())
	typed := func() string {
		field, _ := apptest.Find[*form.TextField](s.Window.Canvas().Content(), nil)
		return field.Text
	}
	field, _ := apptest.Find[*form.TextField](s.Window.Canvas().Content(), nil)
	test.Type(field, "Half a na")
	s.Window.Canvas().OnTypedRune()('2')
	expect.Equal(t, typed(), "", "in the other tab stands")
	s.Window.Canvas().OnTypedRune()('1')
	expect.Equal(t, typed(), "Half a na", "in the first tab stands")
}
