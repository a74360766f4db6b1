package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/shoulders/operating"
)

// atBuilding begins a game of City of the Big Shoulders at the first building phase: Swift and Fairbank have appeal 3.
func atBuilding(t *testing.T, s *shell.Shell) *Page {
	t.Helper()
	page := begun(t, s, "shoulders", "basic", "Ann", "Ben")
	apptest.Record(t, s, &shoulders.Start{Seat: 1, Company: "swift", Par: 50},
		&shoulders.Start{Seat: 0, Company: "elgin", Par: 40}, &shoulders.Pass{Seat: 0}, &shoulders.Pass{Seat: 1})
	apptest.Settle(s, apptest.Phone())
	return page
}

// typedInto types a number into one of the fields of the sheet: the treasury, three payments, the revenue.
func typedInto(t *testing.T, s *shell.Shell, field int, number string) {
	t.Helper()
	fields := sums(s)
	must.Hold(t, field < len(fields), "there are %d fields", len(fields))
	s.Window.Canvas().Focus(fields[field])
	for _, letter := range number {
		fields[field].TypedRune(letter)
	}
	s.Window.Canvas().Unfocus()
}

// moreAppeal moves the marker of the company that is seen by a space.
func moreAppeal(t *testing.T, s *shell.Shell) {
	t.Helper()
	steppers := apptest.All[*input.Stepper](s.Window.Content(), nil)
	must.Hold(t, len(steppers) > 0, "no number is stepped to")
	steppers[0].TypedRune('+')
}

// A company's turn is filled in on one sheet, outlives a program that ends in the middle, and is recorded and undone as
// one.
func TestACompanyOperatesOnOneSheet(t *testing.T) {
	s := apptest.Begin(t)
	page := atBuilding(t, s)
	apptest.Record(t, s, &operating.Building{Dealt: true})
	before := len(s.Session.Game().Steps())
	offers(t, page, apptest.Text("shoulders.entry.operate.title", "Company", "Swift"))
	page.enter()
	typedInto(t, s, 1, "40")
	typedInto(t, s, 2, "30+10")
	moreAppeal(t, s)
	label := s.Page().(*SheetPage).RecordButton().Label()
	expect.Equal(t, label, apptest.Text("sheet.record.several", "count", "2"), "the button says")

	s, page = again(t, s)
	page.enter()
	expect.Equal(t, sums(s)[2].Text, "40", "what is paid for goods")
	apptest.MustShow(t, s, words.Text("sheet.kept"))
	typedInto(t, s, 4, "115")
	apptest.MustShow(t, s, "11 a share · 50 to 80")
	apptest.TapTile(t, s, words.Text("shoulders.choice.dividends"))
	apptest.Tap(t, s, apptest.Text("sheet.record.several", "count", "3"))

	expect.Equal(t, len(s.Session.Game().Steps()), before+3, "entries")
	expect.Equal(t, len(inBook(t, s)), 0, "drafts that are left")
	expect.Equal(t, s.Session.View().Table.Price(2), 80, "Swift's value")
	offers(t, page, apptest.Text("shoulders.entry.operate.title", "Company", "Elgin"))
	s.Undo()
	expect.Equal(t, len(s.Session.Game().Steps()), before, "entries after one Undo")
	s.Redo()
	expect.Equal(t, len(s.Session.Game().Steps()), before+3, "entries after one Redo")
}

// Lines of several companies are recorded alone while no result is said, and begin anew after that.
func TestLinesAreRecordedWithoutAResult(t *testing.T) {
	s := apptest.Begin(t)
	page := atBuilding(t, s)
	page.enter()
	apptest.TapSpoken(t, s, words.Text("shoulders.entry.treasury"))
	moreAppeal(t, s)
	apptest.TapTile(t, s, "Elgin")
	typedInto(t, s, 0, "-10")
	apptest.MustShow(t, s, words.Text("shoulders.note.filled"))
	apptest.Tap(t, s, apptest.Text("sheet.record.several", "count", "2"))
	steps := s.Session.Game().Steps()
	last := steps[len(steps)-2:]
	if appeal, is := last[0].Entry.(*operating.Appeal); !is || appeal.Company != "swift" || appeal.To != 4 {
		t.Errorf("recorded is %+v", last[0].Entry)
	}
	if paid, is := last[1].Entry.(*operating.Treasury); !is || paid.Company != "elgin" || paid.Change != -10 {
		t.Errorf("recorded is %+v", last[1].Entry)
	}
	expect.Equal(t, len(inBook(t, s)), 0, "drafts that are left")
	page.enter()
	apptest.TapSpoken(t, s, words.Text("shoulders.entry.treasury"))
	sh := s.Page().(*SheetPage).sheet
	expect.Equal(t, len(sh.task(s.Session.View()).Entries()), 0, "entries of the next sheet")
}

// What has its place on the sheet is not offered beside it, but it is in the place of an entry of the past.
func TestWhatIsOnTheSheetIsNotOfferedBeside(t *testing.T) {
	s := apptest.Begin(t)
	page := atBuilding(t, s)
	chips := func() (all []string) {
		for _, chip := range apptest.All[*input.Chip](s.Window.Content(), nil) {
			all = append(all, chip.Label())
		}
		return all
	}
	name := func(kinds ...string) (all []string) {
		for _, kind := range kinds {
			all = append(all, words.Text("shoulders.entry."+kind))
		}
		return all
	}
	page.enter()
	expect.List(t, chips(), name("building", "treasury", "extra", "protection"), "in the building phase")
	s.Back()
	apptest.Record(t, s, &operating.Building{Dealt: true},
		&operating.Operate{Company: "swift", Revenue: 60, Use: "withhold"})
	page.enter()
	expect.List(t, chips(), name("operate", "extra", "protection"), "in the operating phase")
	s.Back()
	pushInsert(s, len(s.Session.Game().Steps()))
	expect.List(t, chips()[:4], name("operate", "treasury", "appeal", "extra"), "before an entry of the past")
}
