package tournament

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A tableSheet is what can be done with a table of a round.
type tableSheet struct {
	desk    *desk
	round   int
	table   director.TableView
	changed func()
}

// current reports whether the table still is as the sheet shows it. Where it is not it says so: what the sheet offers
// would be done to what nobody has seen.
func (t *tableSheet) current() bool {
	now, there := t.desk.State.Table(t.round, t.table.Number)
	if there && reflect.DeepEqual(*now, t.table.DrawnTable) {
		return true
	}
	t.desk.shell.ShowNotice(words.Text("tournament.moved"))
	return false
}

// open opens the sheet.
func (t *tableSheet) open() {
	icons := map[string]fyne.Resource{
		"tournament.table.instead": mark.Icon("swap"), "tournament.swap": mark.Icon("swap"),
		"tournament.table.take": theme.DownloadIcon(),
		"tournament.table.code": mark.Icon("qr"), "tournament.table.game": mark.Icon("table"),
		"tournament.table.keep": mark.Icon("table"),
		"tournament.scan":       theme.MediaPhotoIcon(), "tournament.table.type": theme.DocumentCreateIcon(),
		"tournament.table.correct": theme.DocumentCreateIcon(), "tournament.table.skip": theme.ContentRemoveIcon(),
		"tournament.table.back": theme.ContentUndoIcon(),
	}
	a := newActions(t.desk.shell, director.TableTitle(t.round, t.table.Number))
	a.current = t.current
	a.list.Add(frame.InsetSides(0, look.Space2, t.people()))
	for _, deed := range director.TableDeeds(t.desk.Desk, t.round, t.table) {
		a.addDeed(deed, icons[deed.Key], func() { t.do(deed) })
	}
	a.show()
}

// people are those of the table, with what came of the game.
func (t *tableSheet) people() fyne.CanvasObject {
	about, missing := director.TableAbout(t.desk.Desk, t.round, t.table)
	said := text.NewParagraph(about, core.Body)
	if t.table.Result == nil {
		said.SetColor(look.Soft)
	}
	all := frame.Stack(0, said)
	if missing != "" {
		all.Add(text.NewParagraph(missing, core.Body).SetColor(look.Loss))
	}
	return all
}

// do does something with the table.
func (t *tableSheet) do(deed director.Deed) {
	d := t.desk
	switch deed.Key {
	case "tournament.table.instead":
		t.entered(d.Enter(&tournament.Exchange{Round: t.round, Members: [2]int{deed.Gone, deed.Other}}))
	case "tournament.table.take":
		t.take()
	case "tournament.table.code":
		t.showCode()
	case "tournament.table.game", "tournament.table.keep":
		t.play()
	case "tournament.scan":
		d.scan()
	case "tournament.table.type", "tournament.table.correct":
		openTypePage(d, t.round, t.table.DrawnTable)
	case "tournament.table.skip":
		t.entered(d.Skip(t.round, t.table.Number))
	case "tournament.swap":
		d.shell.Go(shell.To(func() shell.Page { return newSwapPage(d, t.round) }))
	case "tournament.table.back":
		t.takeBack()
	}
}

// entered shows what came of an entry.
func (t *tableSheet) entered(err error) {
	if t.desk.did(err) {
		t.changed()
	}
}

// showCode shows the code that starts the table's game on another phone.
func (t *tableSheet) showCode() {
	d := t.desk
	game, code, err := d.Begun(t.round, t.table.Number)
	if !d.did(err) {
		return
	}
	title := director.TableTitle(t.round, t.table.Number)
	about := words.Format("tournament.code.about",
		words.Names{"names": d.Names(t.table.Members), "game": words.Game(game.Setup().Rulebook)})
	d.shell.Go(handover.Text{Title: title, About: about, Text: code, Name: title, Actions: func() []fyne.CanvasObject {
		return []fyne.CanvasObject{handover.NewActionButton("tournament.table.keep", mark.Icon("table"), t.play)}
	}})
}

// play opens the table's game on this device, and begins it where it has not.
func (t *tableSheet) play() {
	if t.desk.did(t.desk.Keep(t.round, t.table.Number)) {
		openGame(t.desk.shell, t.table.DrawnTable.Game)
	}
}

// take enters the result of the table's game in this book; one that does not fit only with a reason.
func (t *tableSheet) take() {
	d := t.desk
	fit, err := d.FitOf(t.table.DrawnTable.Game)
	switch {
	case d.shell.ShowError(err):
	case !fit.Sound():
		d.overrule(fit, t.changed)
	default:
		if report := d.Give(director.Report{Fit: fit}, fit.Result, true); d.did(report.Err) {
			t.changed()
			d.shell.ShowNotice(director.Says(d.Desk, report))
		}
	}
}

func (t *tableSheet) takeBack() {
	if number, found := t.desk.Tournament.ResultOf(t.round, t.table.Number); found {
		if t.desk.Consequence(number, nil).Broken > 0 {
			t.desk.askBack(number, t.changed, t.people())
		} else {
			t.entered(t.desk.TakeBack(t.desk.Tournament.Steps()[number-1]))
		}
	}
}
