package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	cup "scripkeeper/ledger/tournament"
)

// An entry that an amendment made impossible waits to be mended: it is taken back, or what it stands on is entered again.

// mendBanner stands above every side of a tournament as long as entries wait to be mended, and leads to them; nil when none
// does.
func (d *desk) mendBanner() fyne.CanvasObject {
	n := len(d.cup.Refused())
	if n == 0 {
		return nil
	}
	row := widget.NewRow(words.Count("mend.banner", n, nil), words.Say("tournament.mend.about"), func() { d.shell.Push(newMendPage(d)) })
	row.SetEnds(nil, widget.NewWord(words.Say("mend.now"), widget.Strong, look.Turn))
	return row.SetChosen(true)
}

// A mendPage lists the entries that wait to be mended, each with its reason and what can be done.
type mendPage struct {
	desk    *desk
	content *fyne.Container
}

func newMendPage(d *desk) *mendPage { return &mendPage{d, widget.NewHolder()} }

// Content is the page.
func (p *mendPage) Content() fyne.CanvasObject { return p.content }

// Undo takes back what was entered last, Redo enters it again.
func (p *mendPage) Undo() { p.desk.undo(p.Update) }
func (p *mendPage) Redo() { p.desk.redo(p.Update) }

// Update lists them anew.
func (p *mendPage) Update() {
	d := p.desk
	all := d.cup.Refused()
	rows := widget.Stack(0, widget.NewParagraph(words.Say("tournament.mend.order"), widget.Body).SetColor(look.Soft))
	for _, step := range all {
		out := widget.NewIconButton(words.Say("tournament.mend.out"), theme.ContentUndoIcon(), func() { p.takeBack(step) })
		row := widget.NewRow(words.TournamentEntry(&d.state, step.Entry), words.TournamentTrouble(&d.state, step.Refusal), nil)
		rows.Add(row.SetEnds(widget.NewPicture(theme.WarningIcon(), 22, look.Loss), out))
	}
	if len(all) == 0 {
		rows = widget.Stack(0, widget.NewParagraph(words.Say("mend.none"), widget.Body))
	}
	var foot fyne.CanvasObject
	if len(all) > 1 {
		foot = widget.NewQuietButton(words.Count("tournament.mend.out.all", len(all), nil), func() { p.takeBack(all...) })
	}
	p.content.Objects = []fyne.CanvasObject{d.shell.Frame(d.shell.Head(words.Say("mend.title"), d.title()), rows, foot)}
	p.content.Refresh()
}

// takeBack takes entries out, the last one first, so that the others keep their numbers.
func (p *mendPage) takeBack(steps ...cup.Step) {
	for i := len(steps) - 1; i >= 0; i-- {
		if !p.desk.did(p.desk.cup.Void(steps[i].Number, p.desk.shell.Session.Author())) {
			break
		}
	}
	p.Update()
}

// A consequence is what another entry in the place of a living one, or none, leaves to be mended.
type consequence struct {
	broken  []cup.Step
	refusal *calc.Refusal
}

// consequence asks for it.
func (d *desk) consequence(number int, instead cup.Entry) consequence {
	broken, refusal := d.cup.Broken(number, instead)
	return consequence{broken, refusal}
}

// label is that of the button: one where nothing is left to mend, else one with the number.
func (c consequence) label(key, mend string) string {
	if n := len(c.broken); n > 0 {
		return words.Count(mend, n, nil)
	}
	return words.Say(key)
}

// warning tells what becomes impossible, or that it cannot be; empty where there is nothing to tell.
func (c consequence) warning(d *desk) string {
	switch {
	case c.refusal != nil:
		return words.TournamentTrouble(&d.state, c.refusal)
	case len(c.broken) > 0:
		return words.Count("tournament.mend.warning", len(c.broken), words.Names{
			"entry": words.TournamentEntry(&d.state, c.broken[0].Entry), "reason": words.TournamentTrouble(&d.state, c.broken[0].Refusal),
		})
	}
	return ""
}

// askBack asks whether a living entry shall be taken back, and tells what that makes impossible.
func (d *desk) askBack(number int, changed func(), about ...fyne.CanvasObject) {
	c := d.consequence(number, nil)
	body := widget.Stack(look.Space3, about...)
	if warning := c.warning(d); warning != "" {
		body.Add(widget.NewParagraph(warning, widget.Body).SetColor(look.Loss))
	}
	var foot fyne.CanvasObject
	var sheet *widget.BottomSheet
	if c.refusal == nil {
		foot = widget.NewQuietButton(c.label("tournament.log.back", "tournament.log.back.mend"), func() {
			sheet.Close()
			d.did(d.cup.Void(number, d.shell.Session.Author()))
			changed()
		}).SetIcon(theme.ContentUndoIcon())
	}
	sheet = widget.NewBottomSheet(words.Say("tournament.tab.log"), words.Say("common.close"), body, foot)
	sheet.ShowOn(d.shell.Window.Canvas())
}
