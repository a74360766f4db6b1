package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// likeliest is among how many kinds of entries a pass is looked for.
const likeliest = 3

// passEntry is an entry that may be said instead of the likeliest and asks for nothing, like passing the turn on: it needs
// no sheet. It is nil when there is none.
func passEntry(v view.Game) calc.Entry {
	var kinds []string
	for _, e := range v.Expected().Next {
		if slices.Contains(kinds, e.Kind()) {
			continue
		}
		if kinds = append(kinds, e.Kind()); len(kinds) > likeliest {
			return nil
		}
		if slices.ContainsFunc(e.Form(v.Table).Fields, form.Asked) {
			continue
		}
		// A pass keeps its button also where it is the likeliest itself, for whoever can do nothing else.
		if _, _, refusal := e.Apply(v.Table); (len(kinds) > 1 || e.Kind() == "pass") && refusal == nil {
			return e
		}
	}
	return nil
}

// updatePass shows a way to pass beside the likeliest entry, unless one is begun.
func (p *Page) updatePass(v view.Game, begun bool) {
	p.turns.Objects = []fyne.CanvasObject{p.turn}
	if e := passEntry(v); e != nil && !begun {
		p.pass.SetLabel(words.EntryPass(v.ID(), v.Table, e))
		p.pass.OnTapped(func() { p.shell.Recording(func() { p.passBy(v, e) }) })
		p.turns.Objects = []fyne.CanvasObject{p.pass, p.turn}
	}
	p.turns.Refresh()
}

// passBy records an entry that asks for nothing.
func (p *Page) passBy(v view.Game, e calc.Entry) {
	short := words.EntryShort(v.ID(), v.Table, e)
	if !p.shell.ShowError(p.shell.Session.Record(e)) {
		showRecorded(p.shell, short, len(p.shell.Session.Game().Steps()))
	}
}
