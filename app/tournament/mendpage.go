package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
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
	row := list.NewRow(words.Count("mend.banner", n, nil), words.Say("tournament.mend.about"), func() { d.shell.Push(newMendPage(d)) })
	row.SetEnds(nil, frame.NewWord(words.Say("mend.now"), core.Strong, look.Turn))
	return row.SetChosen(true)
}

// A mendPage lists the entries that wait to be mended, each with its reason and what can be done.
type mendPage struct {
	desk    *desk
	all     []cup.Step
	about   *text.Text
	gallery *list.Gallery
	rows    map[fyne.CanvasObject]*mendRow
	out     *input.Button
	foot    *fyne.Container
	content fyne.CanvasObject
}

// A mendRow is one of them.
type mendRow struct {
	row *list.Row
	at  int
}

func newMendPage(d *desk) *mendPage {
	p := &mendPage{desk: d, about: text.NewParagraph("", core.Body).SetColor(look.Soft), rows: map[fyne.CanvasObject]*mendRow{}}
	p.out = input.NewQuietButton("", func() { p.takeBack(p.all...) }).SetIcon(theme.ContentUndoIcon())
	p.foot = frame.Stack(0, frame.NewRule(), frame.Measured(shell.ReadingWidth, frame.InsetSides(look.Space4, look.Space2, p.out)))
	p.gallery = list.NewGallery(p.about, leastMember, shell.ReadingWidth, p.newRow, p.fillRow).List()
	p.content = container.NewBorder(frame.Stack(0, d.shell.Head(words.Say("mend.title"), d.title()), frame.NewRule()), p.foot, nil, nil, shell.OverBar(p.gallery))
	return p
}

// Content is the page.
func (p *mendPage) Content() fyne.CanvasObject { return p.content }

// Undo takes back what was entered last, Redo enters it again.
func (p *mendPage) Undo() { p.desk.undo(p.Update) }
func (p *mendPage) Redo() { p.desk.redo(p.Update) }

// Update lists them anew.
func (p *mendPage) Update() {
	p.all = p.desk.cup.Refused()
	p.about.SetText(words.Say("tournament.mend.order"))
	if len(p.all) == 0 {
		p.about.SetText(words.Say("mend.none"))
	}
	p.out.SetLabel(words.Count("tournament.mend.out.all", len(p.all), nil))
	core.Show(p.foot, len(p.all) > 1)
	p.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(p.all)}})
	p.content.Refresh()
}

func (p *mendPage) newRow() fyne.CanvasObject {
	r := &mendRow{}
	r.row = list.NewRow("", " ", nil)
	out := input.NewIconButton(words.Say("tournament.mend.out"), theme.ContentUndoIcon(), func() { p.takeBack(p.all[r.at]) })
	r.row.SetEnds(mark.NewPicture(theme.WarningIcon(), 22, look.Loss), out)
	p.rows[r.row] = r
	return r.row
}

func (p *mendPage) fillRow(cell fyne.CanvasObject, _, at int) {
	r, step := p.rows[cell], p.all[at]
	r.at = at
	r.row.SetText(words.TournamentEntry(&p.desk.state, step.Entry), words.TournamentTrouble(&p.desk.state, step.Refusal))
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
	body := frame.Stack(look.Space3, about...)
	if warning := c.warning(d); warning != "" {
		body.Add(text.NewParagraph(warning, core.Body).SetColor(look.Loss))
	}
	var foot fyne.CanvasObject
	var sheet *frame.BottomSheet
	if c.refusal == nil {
		foot = input.NewQuietButton(c.label("tournament.log.back", "tournament.log.back.mend"), func() {
			sheet.Close()
			d.did(d.cup.Void(number, d.shell.Session.Author()))
			changed()
		}).SetIcon(theme.ContentUndoIcon())
	}
	sheet = frame.NewBottomSheet(words.Say("tournament.tab.log"), words.Say("common.close"), body, foot)
	sheet.ShowOn(d.shell.Window.Canvas())
}
