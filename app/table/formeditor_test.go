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
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func other(t *testing.T, s *shell.Shell, kind string) *entrySheet {
	t.Helper()
	pushSheet(s, s.Session.View().Expected().All()[0])
	e, _ := calc.Blank(s.Session.View().Rulebook, kind)
	apptest.Tap(t, s, words.EntryName("stockholder", e))
	return s.Page().(*SheetPage).sheet
}

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
