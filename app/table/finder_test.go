package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func rowNames(s *shell.Shell, page *Page) []string {
	m := s.Session.View().Matrix()
	page.finder.arrange(&m)
	var names []string
	for _, seat := range m.Order {
		names = append(names, m.Seats[seat].Name)
	}
	return names
}

func TestSixtySeatsAreFoundByNameAndByRank(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, fyne.NewSize(390, 844))
	page := crowded(t, s)
	apptest.Settle(s, fyne.NewSize(390, 844))
	must.Hold(t, page.finder.content.Visible() && page.matrix.Size().Width == 390,
		"finder %t, matrix %v", page.finder.content.Visible(), page.matrix.Size())
	names := rowNames(s, page)
	expect.True(t, len(names) == 60 && names[59] == "Player 60", "at first there are %v", names)
	page.reach(1500, 1544)
	test.Type(page.finder.field, " yer 4")
	expect.Equal(t, page.scroll.Offset.Y, 0, "what was found begins at")
	if names := rowNames(s, page); len(names) != 11 || names[0] != "Player 4" || names[10] != "Player 49" {
		t.Errorf("found are %v", names)
	}
	page.finder.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if names := rowNames(s, page); len(names) != 60 || s.Window.Canvas().Focused() != nil ||
		s.Page() != shell.Page(page) {
		t.Errorf("escape finds %d, and leaves the keyboard at %v on %T", len(names), s.Window.Canvas().Focused(),
			s.Page())
	}
	apptest.TapSpoken(t, s, words.Text("table.by.rank"))
	m := s.Session.View().Matrix()
	m.Seats[30].Rank, m.Seats[31].Rank = 0, 1
	for seat := range m.Seats {
		if seat != 30 && seat != 31 {
			m.Seats[seat].Rank = 2
		}
	}
	page.finder.arrange(&m)
	expect.True(t, m.Order[0] == 31 && m.Order[59] == 30 && m.Order[1] == 0, "by rank they stand %v", m.Order)
}

func TestFewSeatsNeedNoFinder(t *testing.T) {
	s := apptest.Begin(t)
	page := seated(t, s, "4x6", nil, "Ann", "Ben")
	expect.True(t, !page.finder.content.Visible(), "two seats are searched")
	m := s.Session.View().Matrix()
	page.finder.arrange(&m)
	expect.True(t, len(m.Order) == 2 && m.Order[0] == 0, "two seats are ordered: %v", m.Order)
}

func BenchmarkTableOfSixtySeats(b *testing.B) {
	s := apptest.Begin(b)
	page := crowded(b, s)
	s.Window.Resize(fyne.NewSize(390, 844))
	for b.Loop() {
		page.Update()
	}
}
