package planning

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
)

// MostName is how much room a name has at most, in sizes of its text.
const MostName = 18

// A NameField asks for people: a name and enter adds one, a list that is pasted adds all, and those of the book are
// added by a tap.
type NameField struct {
	Object fyne.CanvasObject
	shell  *shell.Shell
	Field  *form.TextField
	add    *input.Button
	// take takes names, and reports whether it did.
	take func(names []string) bool
	// taking are the names of those who are there already.
	taking func() []string
}

// NewNameField hands the names to take; taking are the names of those who are there already.
func NewNameField(s *shell.Shell, take func(names []string) bool, taking func() []string) *NameField {
	f := &NameField{shell: s, Field: form.NewTextField(), take: take, taking: taking}
	f.Field.SetPlaceHolder(words.Text("tournament.name"))
	f.Field.OnSubmitted = func(string) { f.enter() }
	f.Field.Pasted = func(text string) bool {
		names := letters.Names(text)
		return len(names) > 1 && f.take(names)
	}
	f.add = input.NewQuietButton(words.Text("tournament.add"), f.enter).SetIcon(theme.ContentAddIcon())
	f.add.Disable()
	f.Field.OnChanged = func(text string) { core.Enable(f.add, strings.TrimSpace(text) != "") }
	book := input.NewPlainButton(words.Text("tournament.frombook"), mark.Icon("people"), f.open)
	paste := input.NewPlainButton(words.Text("tournament.paste"), theme.ContentPasteIcon(), f.paste)
	f.Object = frame.Stack(look.Space2, frame.Spread(form.NewMarkedField(f.Field).Content, f.add),
		frame.NewFlow(look.Space2, book, paste))
	return f
}

// enter adds what was typed.
func (f *NameField) enter() {
	if names := letters.Names(f.Field.Text); len(names) > 0 && f.take(names) {
		f.Field.SetText("")
	}
	f.shell.Window.Canvas().Focus(f.Field)
}

func (f *NameField) paste() {
	if names := letters.Names(f.shell.App.Clipboard().Content()); len(names) > 0 {
		f.take(names)
		return
	}
	f.shell.ShowNotice(words.Text("tournament.paste.nothing"))
}

// mostKnown is how many people of the book are offered.
const mostKnown = 120

// open offers the people of the book, those who played last first.
func (f *NameField) open() {
	known := director.KnownNames(f.shell.Session.Book(), f.taking())
	if len(known) == 0 {
		f.shell.ShowNotice(words.Text("tournament.frombook.none"))
		return
	}
	chosen := map[string]bool{}
	use := input.NewPrimaryButton("", nil)
	count := func() {
		use.SetLabel(words.Format("tournament.frombook.use", words.Names{"count": len(chosen)}))
		core.Enable(use, len(chosen) > 0)
	}
	flow := frame.NewFlow(look.Space2)
	for _, name := range known[:min(len(known), mostKnown)] {
		flow.Add(input.NewChip(name, func(on bool) {
			if delete(chosen, name); on {
				chosen[name] = true
			}
			count()
		}))
	}
	core.NewKeyGroup(flow.Objects...)
	count()
	sheet := shell.ShowSheet(f.shell, words.Text("tournament.frombook"), flow, use)
	use.OnTapped(func() {
		sheet.Close()
		f.take(slices.DeleteFunc(slices.Clone(known), func(name string) bool { return !chosen[name] }))
	})
}

// ShowTwice tells who takes part already.
func ShowTwice(s *shell.Shell, names []string) {
	if len(names) > 0 {
		s.ShowNotice(words.Format("tournament.twice", words.Names{"names": names}))
	}
}
