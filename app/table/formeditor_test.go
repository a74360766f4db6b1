package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// other opens the sheet of the turn and changes to another entry.
func other(t *testing.T, s *shell.Shell, kind string) *entrySheet {
	t.Helper()
	pushSheet(s, s.Session.View().Expected().All()[0])
	e, _ := s.Session.View().Rulebook.Blank(kind)
	apptest.Tap(t, s, words.EntryName("stockholder", e))
	return s.Page().(*SheetPage).sheet
}

func TestSkip(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	other(t, s, "skip")
	apptest.MustShow(t, s, apptest.Text("stockholder.entry.skip.about"))
	apptest.MustShow(t, s, apptest.Text("stockholder.line.skip", "seat", "Ann"))
	apptest.Tap(t, s, words.Text("sheet.record"))
	steps := kept(t, s)
	expect.True(t, len(steps) == 1 && steps[0].Entry.Kind() == "skip" && steps[0].After.Turn() == 1,
		"kept %+v", steps)
}

// A player who leaves is chosen among those at the table; one who is out cannot, and it is said why.
func TestLeave(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	other(t, s, "leave")
	expect.True(t, !chip(t, s, "Ann").Chosen(), "somebody is chosen before anybody said who leaves")
	apptest.MustShow(t, s, apptest.Text("refusal.leave.who"))
	test.Tap(chip(t, s, "Ben"))
	expect.True(t, chip(t, s, "Ben").Chosen() && !chip(t, s, "Ann").Chosen(), "the choice does not move")
	apptest.Tap(t, s, words.Text("sheet.record"))
	steps := kept(t, s)
	expect.True(t, len(steps) == 1 && steps[0].After.Out(1) && steps[0].After.Turn() == 0, "kept %+v", steps)
	other(t, s, "leave")
	ben := chip(t, s, "Ben")
	test.Tap(ben)
	if bar, ok := apptest.BarOf(s); !ben.Disabled() || !ok || bar.Message() != "Ben is already out of the game." {
		t.Error("one who is out can leave again, or nobody says why not")
	}
}

// A ruling needs to be said whole: for whom, what, how much and why. Nothing of it is chosen before.
func TestRuling(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	sh := other(t, s, "ruling")
	apptest.MustShow(t, s, apptest.Text("ask.seat"))
	expect.True(t, !chip(t, s, "Ann").Chosen() && !chip(t, s, words.Text("choice.cash")).Chosen(),
		"something is chosen before anybody said it")
	test.Tap(chip(t, s, "Zoë"))
	test.Tap(chip(t, s, words.Text("choice.cash")))
	apptest.MustShow(t, s, apptest.Text("refusal.ruling.nothing"))
	sums(s)[0].SetText("-40")
	apptest.MustShow(t, s, "The correction for Zoë can be 0 to "+words.Number(1_000_000)+".")
	test.Tap(chip(t, s, words.Text("choice.R")))
	sums(s)[0].SetText("2")
	apptest.MustShow(t, s, apptest.Text("refusal.ruling.reason", "max", "200"))
	expect.True(t, sh.button.Disabled(), "a ruling without a reason can be recorded")
	test.Type(reason(t, s), "two shares fell under the table")
	apptest.MustShow(t, s, "Correction: Zoë's red 1 + 2 = 3")
	apptest.Tap(t, s, words.Text("sheet.record"))
	step := kept(t, s)[0]
	if r := step.Entry.(*calc.Ruling); r.Reason != "two shares fell under the table" || step.After.Shares(2, 1) != 3 ||
		step.After.Turn() != 0 {
		t.Errorf("kept %+v", step.Entry)
	}
}

// The position is the whole table, as it stands to begin with.
func TestPosition(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	other(t, s, "position")
	fields := sums(s)
	// Four prices and five figures for each of three players; the round is stepped to.
	must.Hold(t, len(fields) == 4+3*5, "%d numbers are asked for", len(fields))
	for place, text := range map[int]string{0: "120", 4: "100+200", 5: "7"} {
		fields[place].SetText(text)
	}
	stepper(t, s, words.Text("field.round")).TypedRune('4')
	test.Tap(chip(t, s, "Zoë"))
	apptest.MustShow(t, s, "Position set: Zoë is next in round 4 of 10.")
	apptest.Tap(t, s, words.Text("sheet.record"))
	now := kept(t, s)[0].After
	expect.True(t, now.Price(0) == 120 && now.Cash(0) == 300 && now.Shares(0, 0) == 7 && now.Round() == 4 &&
		now.Turn() == 2 && now.Price(1) == 100,
		"the table is %+v", now)
}

// What the position cannot be is said with what would be allowed; numbers are kept as they were typed.
func TestPositionThatCannotBe(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	sh := other(t, s, "position")
	sums(s)[0].SetText("125")
	apptest.MustShow(t, s, "Blue can't be at 125. Prices go from 10 to 250 in steps of 10.")
	expect.True(t, sh.button.Disabled() && sums(s)[0].Text == "125", "the price is changed, or can be recorded")
	sums(s)[0].SetText("120")
	out := apptest.All[*input.Switch](s.Window.Content(), nil)
	test.Tap(out[1])
	test.Tap(out[2])
	apptest.MustShow(t, s, apptest.Text("refusal.position.alone", "min", "2"))
	test.Tap(out[2])
	test.Tap(chip(t, s, "Ben"))
	apptest.MustShow(t, s, apptest.Text("refusal.position.turn", "seat", "Ben"))
}

// A game that is over can still be put right.
func TestRulingAfterTheEnd(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	e := position(s)
	e.Round, e.Turn = 10, 2
	apptest.Record(t, s, e, plain(2, "B+60", 1))
	must.Hold(t, s.Session.View().Table.Over(), "the game goes on")
	pushSheet(s, &calc.Ruling{What: "cash"})
	sums(s)[0].SetText("5")
	test.Type(reason(t, s), "recounted")
	apptest.Tap(t, s, words.Text("sheet.record"))
	now := s.Session.View()
	expect.True(t, now.Table.Cash(0) == 5+kept(t, s)[1].After.Cash(0) && now.Table.Over(), "the ruling does not count")
}

// A field hands on to the page what closes it and what records.
func TestFieldsHandKeysOn(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	other(t, s, "ruling")
	test.Tap(chip(t, s, "Zoë"))
	test.Tap(chip(t, s, words.Text("choice.cash")))
	field, text := sums(s)[0], reason(t, s)
	on := s.Window.Canvas()
	on.Focus(field)
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	expect.True(t, on.Focused() == fyne.Focusable(text), "the tab key leads from a number to %T", on.Focused())
	text.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	expect.True(t, on.Focused() != fyne.Focusable(text), "the tabulator stays in the field")
	for _, focused := range []fyne.Focusable{field, text} {
		for _, key := range []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack} {
			on.Focus(focused)
			focused.TypedKey(&fyne.KeyEvent{Name: key})
			if _, open := s.Page().(*SheetPage); !open || on.Focused() != nil {
				t.Errorf("%s leaves the keyboard at %T, on %T", key, on.Focused(), s.Page())
			}
		}
	}
	canvas, recorded := software.NewCanvas(), 0
	enter := &desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl}
	canvas.AddShortcut(enter, func(fyne.Shortcut) { recorded++ })
	expect.True(t, form.PassShortcut(canvas, enter) && recorded == 1, "a field keeps the shortcut that records")
	if form.PassShortcut(canvas, &fyne.ShortcutUndo{}) || form.PassShortcut(canvas,
		&desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierControl}) {
		t.Error("a field gives its own shortcuts away")
	}
	field.SetText("12")
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	field.TypedRune('+')
	field.TypedRune('3')
	field.TypedShortcut(enter)
	expect.Equal(t, field.Text, "12+3", "the field holds")
}
