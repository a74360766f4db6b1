package tournament

import (
	"fyne.io/fyne/v2"
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
	"scripkeeper/ledger/tournament"
)

// An entry that an amendment made impossible waits to be mended: it is taken back, or what it stands on is entered
// again.

// mendBanner stands above every side of a tournament as long as entries wait to be mended, and leads to them; nil when
// none does.
func (d *desk) mendBanner() fyne.CanvasObject {
	n := len(d.Tournament.Refused())
	if n == 0 {
		return nil
	}
	row := list.NewRow(words.Format("mend.banner", words.Names{"count": n}), words.Text("tournament.mend.about"),
		func() { d.shell.Go(shell.To(func() shell.Page { return newMendPage(d) })) })
	row.SetEnds(nil, frame.NewWord(words.Text("common.fix"), core.Strong, look.Turn))
	return row.SetChosen(true)
}

// A mendPage lists the entries that wait to be mended, each with its reason and what can be done.
type mendPage struct {
	shell.FixedPage
	desk  *desk
	all   []tournament.Step
	about *text.Text
	list  *rowList
	out   *input.Button
	foot  *fyne.Container
}

func newMendPage(d *desk) *mendPage {
	p := &mendPage{desk: d, about: text.NewParagraph("", core.Body).SetColor(look.Soft)}
	p.out = input.NewQuietButton("", func() { p.takeBack(p.all...) }).SetIcon(theme.ContentUndoIcon())
	p.foot = frame.Stack(0, p.out)
	p.list = newRowList(p.about, shell.ReadingWidth, p.item)
	p.FixedPage = framed(d.shell, words.Text("mend.title"), d.Title(), p.list, p.foot)
	return p
}

// Undo takes back what was entered last, Redo enters it again.
func (p *mendPage) Undo() { p.desk.undoing(p.Update).Do() }
func (p *mendPage) Redo() { p.desk.redoing(p.Update).Do() }

func (p *mendPage) Update() {
	p.all = p.desk.Tournament.Refused()
	p.about.SetText(words.Text("tournament.mend.order"))
	if len(p.all) == 0 {
		p.about.SetText(words.Text("mend.none"))
	}
	p.out.SetLabel(words.Format("tournament.mend.out.all", words.Names{"count": len(p.all)}))
	core.Show(p.foot, len(p.all) > 1)
	p.list.show(nil, len(p.all))
	p.Body.Refresh()
}

func (p *mendPage) item(at int) item {
	step := p.all[at]
	return item{
		title: words.TournamentEntry(&p.desk.State, step.Entry), about: p.desk.Trouble(step.Refusal),
		start: mark.NewPicture(theme.WarningIcon(), 22, look.Loss),
		end: input.NewIconButton(words.Text("tournament.mend.out"), theme.ContentUndoIcon(),
			func() { p.takeBack(step) }),
	}
}

// takeBack takes entries out.
func (p *mendPage) takeBack(steps ...tournament.Step) {
	p.desk.did(p.desk.TakeBack(steps...))
	p.Update()
}

// askBack asks whether a living entry shall be taken back, and tells what that makes impossible.
func (d *desk) askBack(number int, changed func(), about fyne.CanvasObject) {
	would, step := d.Consequence(number, nil), d.Tournament.Steps()[number-1]
	body := frame.Stack(look.Space3, about)
	if would.Warning != "" {
		body.Add(text.NewParagraph(would.Warning, core.Body).SetColor(look.Loss))
	}
	var foot fyne.CanvasObject
	var sheet *frame.BottomSheet
	if would.Can {
		foot = input.NewQuietButton(would.Label("tournament.log.back", "tournament.log.back.mend"), func() {
			sheet.Close()
			d.did(d.TakeBack(step))
			changed()
		}).SetIcon(theme.ContentUndoIcon())
	}
	sheet = shell.ShowSheet(d.shell, words.Text("tournament.tab.log"), body, foot)
}
