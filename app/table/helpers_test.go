package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

func seated(t *testing.T, s *shell.Shell, preset string, change func(*stockholder.Options), names ...string) *Page {
	t.Helper()
	return with(t, s, "stockholder", apptest.Options(t, stockholder.Rulebook{}, preset, change), names)
}

func begun(t testing.TB, s *shell.Shell, id, preset string, names ...string) *Page {
	t.Helper()
	rulebook, _ := rulebooks.Find(id)
	return with(t, s, id, apptest.Options[calc.Options](t, rulebook, preset, nil), names)
}

func with(t testing.TB, s *shell.Shell, id string, options calc.Options, names []string) *Page {
	t.Helper()
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: id, Names: names, Options: options}))
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	return page
}

func position(s *shell.Shell) *stockholder.Position {
	return stockholder.NewPosition(s.Session.View().Table)
}

func longNames() []string {
	return []string{"Maximilianus", "Annabellaria", "Wilhelminaer", "Bartholomäus", "Христофорова", "Constantinus"}
}

func rich(t *testing.T, s *shell.Shell) *Page {
	t.Helper()
	page := seated(t, s, "3x5", nil, longNames()...)
	e := position(s)
	for seat := range e.Seats {
		e.Seats[seat].Cash = 10_340 + 7_770*seat
		e.Seats[seat].Shares = []int{12, seat * 31, 0, 7}
	}
	e.Prices = []int{120, 80, 250, 10}
	e.Round = 3
	apptest.Record(t, s, e,
		&stockholder.Turn{Seat: 0, Before: [4]int{10, 0, 0, 0}, Card: "B+60", Free: fourcolours.Assign(1),
			After: [4]int{0, 20, 0, -2}},
		&stockholder.Turn{Seat: 1, Card: "Yx2", Free: fourcolours.Assign(0)},
		&stockholder.Turn{Seat: 2, Before: [4]int{-5, 0, 3, 0}, Card: "R+100", Free: fourcolours.Assign(0, 2, 3),
			After: [4]int{0, 0, 0, 400}})
	return page
}

func colour(code string) string {
	return map[string]string{"B": "Blue", "R": "Red", "Y": "Yellow", "G": "Green"}[code]
}

func choose(t *testing.T, s *shell.Shell, code, effect string) {
	t.Helper()
	apptest.TapTile(t, s, colour(code)+" "+effect)
}

func way(t *testing.T, s *shell.Shell, place int) {
	t.Helper()
	var all []fyne.Tappable
	for _, tile := range apptest.Tiles(s) {
		all = append(all, tile)
	}
	for _, cell := range apptest.All(s.Window.Content(), func(cell *input.Cell) bool { return !cell.Disabled() }) {
		all = append(all, cell)
	}
	must.Hold(t, place < len(all), "there are %d ways, not %d", len(all), place+1)
	test.Tap(all[place])
}

func trade(t *testing.T, s *shell.Shell, step string, company int) {
	t.Helper()
	apptest.TapSpoken(t, s, apptest.Text("sheet.field", "name", colour("BRYG"[company:company+1]), "field",
		apptest.Text("stockholder.field."+step)))
}

func plain(seat int, card string, free int) *stockholder.Turn {
	return &stockholder.Turn{Seat: seat, Card: card, Free: fourcolours.Assign(free)}
}

func sums(s *shell.Shell) []*form.TextField {
	return apptest.All(s.Window.Content(), func(field *form.TextField) bool { return field.Digits })
}
