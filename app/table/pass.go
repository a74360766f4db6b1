package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

func (p *Page) updatePass(v view.Game, begun bool) {
	p.turns.Objects = []fyne.CanvasObject{p.turn}
	if e := sheet.Pass(v.Expected(), v.Table); e != nil && !begun {
		p.pass.SetLabel(words.EntryPass(v.ID(), v.Table, e))
		p.pass.OnTapped(func() { p.shell.RunRecord(func() { p.passBy(v, e) }) })
		p.turns.Objects = []fyne.CanvasObject{p.pass, p.turn}
	}
	p.turns.Refresh()
}

func (p *Page) passBy(v view.Game, e calc.Entry) {
	short := words.EntryShort(v.ID(), v.Table, e)
	if !p.shell.ShowError(p.shell.Session.Record(e)) {
		showRecorded(p.shell, short, len(p.shell.Session.Game().Steps()))
	}
}
