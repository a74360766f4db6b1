package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// A sheet is where an entry is made: its editor, live beneath it what the entry would do, and Record. The same sheet
// amends an entry of the past, and then shows what that changes.
type sheet struct {
	shell *Shell
	// act is what Record does: record, replace or insert.
	act ledger.Act
	// number is the living entry that is replaced or inserted before.
	number int
	// base is the table that the entry is applied to, in a game whose entries led to head.
	base  calc.Table
	head  ledger.Hash
	entry calc.Entry

	content, body *fyne.Container
	editor        Editor
	title         *widget.Text
	heading       *fyne.Container
	refusal       *widget.Text
	matrix        *widget.Matrix
	// figures is the matrix, which scrolls sideways where there are many companies.
	figures         *container.Scroll
	preview, others *fyne.Container
	scroll          *container.Scroll
	button          *widget.Button
	// saying is true while the entry is being said.
	saying bool
	// done is called after the entry is on disk.
	done func()
}

// newSheet is a sheet that records an entry on the present table.
func newSheet(s *Shell, v View, e calc.Entry) *sheet {
	return buildSheet(s, v, ledger.ActRecord, 0, v.Table, e)
}

func buildSheet(s *Shell, v View, act ledger.Act, number int, base calc.Table, e calc.Entry) *sheet {
	sh := &sheet{shell: s, act: act, number: number, base: base, head: v.Game.Head(), body: container0(), preview: widget.Stack(look.Space1),
		others: widget.Stack(look.Space2)}
	sh.title = widget.NewParagraph("", widget.Headline)
	sh.heading = widget.InsetSides(look.Space3, look.Space2, sh.title)
	sh.refusal = widget.NewParagraph("", widget.Body)
	sh.refusal.SetColor(look.Loss)
	sh.matrix = widget.NewMatrix(matrixOf(v.Rulebook, base, base), nil)
	sh.figures = container.NewHScroll(sh.matrix)
	label := words.Say("sheet.record")
	if act != ledger.ActRecord {
		label = words.Say("sheet.saved")
	}
	sh.button = widget.NewPrimaryButton(label, sh.record)
	sh.button.OnRefused = s.say
	sh.scroll = container.NewVScroll(widget.InsetSides(look.Space3, look.Space2,
		widget.Stack(look.Space3, sh.body, sh.refusal, sh.figures, sh.preview, sh.others)))
	foot := widget.Stack(0, widget.NewRule(), widget.InsetSides(look.Space3, look.Space2, sh.button))
	sh.content = container.NewBorder(sh.heading, foot, nil, nil, sh.scroll)
	sh.choose(v, e)
	return sh
}

// choose begins an entry on the sheet.
func (sh *sheet) choose(v View, e calc.Entry) {
	sh.entry = e
	sh.title.SetText(words.EntryTitle(v.ID(), sh.base, e))
	sh.editor = editorFor(v.ID(), sh.base, e, sh.update, sh.shell.say)
	sh.body.Objects = []fyne.CanvasObject{sh.editor.Object()}
	sh.body.Refresh()
	sh.offerOthers(v)
	sh.update()
}

// offerOthers shows what else may be said, for an entry that is made anew.
func (sh *sheet) offerOthers(v View) {
	sh.others.Objects = nil
	if sh.act == ledger.ActReplace {
		return
	}
	var buttons []fyne.CanvasObject
	for _, e := range v.Rulebook.Expected(sh.base) {
		if e.Kind() != sh.entry.Kind() {
			buttons = append(buttons, widget.NewQuietButton(words.EntryName(v.ID(), e), func() { sh.choose(v, e) }))
		}
	}
	if len(buttons) > 0 {
		sh.others.Objects = []fyne.CanvasObject{
			widget.NewRule(), widget.NewText(words.Say("sheet.other"), widget.Caption), widget.NewFlow(look.Space2, buttons...)}
	}
	sh.others.Refresh()
}

// update shows what the entry as it stands would do, or why it cannot be.
func (sh *sheet) update() {
	v := sh.shell.session.View()
	after, statement, refusal := sh.entry.Apply(sh.base)
	able(sh.button, refusal == nil)
	sh.preview.Objects = nil
	show(sh.figures, refusal == nil)
	if refusal != nil {
		sh.refuse(v, refusal)
	} else {
		sh.refusal.SetText("")
		before := matrixOf(v.Rulebook, sh.base, sh.base)
		view := matrixOf(v.Rulebook, after, sh.base)
		view.Before = &before
		sh.matrix.Update(view)
		sh.preview.Objects = append(sh.preview.Objects, told(v.Rulebook, v.Layout, statement, false))
		if sh.act != ledger.ActRecord {
			sh.preview.Objects = append(sh.preview.Objects, sh.consequences(v)...)
		}
	}
	show(sh.refusal, sh.refusal.Text() != "")
	sh.preview.Refresh()
	sh.content.Refresh()
}

// refuse says why the entry cannot be, softly as long as it is merely not finished.
func (sh *sheet) refuse(v View, r *calc.Refusal) {
	sh.refusal.SetColor(look.Loss)
	if unfinished(r) {
		sh.refusal.SetColor(look.Soft)
	}
	sh.refusal.SetText(words.Refusal(v.ID(), v.Layout, r))
	sh.button.DisableBecause(sh.refusal.Text())
}

// unfinished tells whether a refusal only asks for what was not said yet.
func unfinished(r *calc.Refusal) bool {
	switch r.Code {
	case "card.none", "free.missing", "ruling.what", "ruling.nothing", "ruling.reason":
		return true
	}
	return false
}

// consequences are the figures at the end that an amendment changes, and the entries that it makes impossible.
func (sh *sheet) consequences(v View) []fyne.CanvasObject {
	d, err := v.Game.Amendment(ledger.Amendment{Act: sh.act, Number: sh.number, Entry: sh.entry})
	if err != nil {
		return []fyne.CanvasObject{widget.NewParagraph(sh.shell.sentence(err), widget.Body).SetColor(look.Loss)}
	}
	return differences(v, d)
}

// differences tells what an amendment changes at the end.
func differences(v View, d ledger.Difference) []fyne.CanvasObject {
	all := []fyne.CanvasObject{widget.NewSection(words.Say("sheet.changes"))}
	if len(d.Figures) == 0 && len(d.Illegal) == 0 && len(d.Legal) == 0 {
		return append(all, widget.NewParagraph(words.Say("sheet.changes.none"), widget.Body))
	}
	before := matrixOf(v.Rulebook, d.Before, d.Before)
	view := matrixOf(v.Rulebook, d.After, d.Before)
	view.Before = &before
	all = append(all, container.NewHScroll(widget.NewMatrix(view, nil)))
	for _, verdict := range d.Illegal {
		all = append(all, widget.NewParagraph(verdictOn(v, "sheet.changes.illegal", verdict), widget.Body).SetColor(look.Loss))
	}
	for _, verdict := range d.Legal {
		all = append(all, widget.NewParagraph(verdictOn(v, "sheet.changes.legal", verdict), widget.Body))
	}
	return all
}

// verdictOn names an entry as the log does now, before the change, and tells what becomes of it.
func verdictOn(v View, key string, verdict ledger.Verdict) string {
	number, before := verdict.Now, v.Table
	if steps := v.Game.Steps(); verdict.Was > 0 {
		number, before = verdict.Was, steps[verdict.Was-1].Before
	}
	return words.Tell(key, words.Names{
		"number": words.Number(number), "entry": words.EntryShort(v.ID(), before, verdict.Entry),
		"reason": words.Refusal(v.ID(), v.Layout, verdict.Refusal)})
}

// rebase puts the entry as it is filled in on the table as it stands now, when the game has gone on elsewhere.
func (sh *sheet) rebase(v View) {
	if sh.saying || v.Game.Head() == sh.head {
		return
	}
	switch steps := v.Game.Steps(); {
	case sh.act == ledger.ActRecord:
		sh.base = v.Table
	case sh.number <= len(steps):
		sh.base = steps[sh.number-1].Before
	}
	sh.head = v.Game.Head()
	sh.choose(v, sh.entry)
}

// record says the entry, and is done when it is on disk. What is filled in stays when it cannot be said.
func (sh *sheet) record() {
	s := sh.shell
	if sh.button.Disabled() {
		return
	}
	short := words.EntryShort(s.session.View().ID(), sh.base, sh.entry)
	sh.saying = true
	err := sh.tell()
	sh.saying = false
	if s.complain(err) {
		sh.rebase(s.session.View())
		return
	}
	s.window.Canvas().Unfocus()
	number := sh.number
	if sh.act == ledger.ActRecord {
		number = len(s.session.Game().Steps())
	}
	if sh.done != nil {
		sh.done()
	}
	s.recorded(short, number)
}

// tell says the entry to the session.
func (sh *sheet) tell() error {
	session := sh.shell.session
	switch sh.act {
	case ledger.ActReplace:
		return session.Replace(sh.number, sh.entry)
	case ledger.ActInsert:
		return session.Insert(sh.number, sh.entry)
	}
	return session.Record(sh.entry)
}

// recorded says for a while what was recorded as which entry, with a way to undo it or to replace it.
func (s *Shell) recorded(short string, number int) {
	s.showBar(widget.NewUndoBar(words.Tell("table.recorded", words.Names{"entry": short}),
		widget.BarAction{Label: words.Say("table.undo"), Tapped: func() { s.hideBar(); s.undo() }},
		widget.BarAction{Label: words.Say("table.replace"), Tapped: func() { s.hideBar(); s.pushAmend(number) }}))
}

func (sh *sheet) focus()                 { sh.editor.Focus(sh.shell.window.Canvas()) }
func (sh *sheet) typed(letter rune) bool { return sh.editor.Typed(letter) }
