package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

type SheetPage struct {
	shell   *shell.Shell
	sheet   *entrySheet
	content fyne.CanvasObject
}

func (p *SheetPage) Content() fyne.CanvasObject { return p.content }

func (p *SheetPage) Update() { p.sheet.rebase(p.shell.Session.View()) }

// Typed offers a letter to the editor. If the editor ignores it, "n" focuses the first field, and other letters lead to
// a field or to a rare entry.
func (p *SheetPage) Typed(letter rune) bool {
	if p.sheet.editor.Typed(letter) {
		return true
	}
	if letter == 'n' {
		p.sheet.focus()
		return true
	}
	return p.sheet.leadTo(letter)
}

func (p *SheetPage) Escape() bool { return p.sheet.editor.Escape() }

func (p *SheetPage) RecordButton() *input.Button { return p.sheet.parts.primary() }

// sheetWidth is the largest width of a sheet, nearly the width of a phone on its side.
const sheetWidth float32 = 800

func newSheetPage(s *shell.Shell, sh *entrySheet) *SheetPage {
	sh.done = s.Back
	core.Show(sh.heading, false)
	page := &SheetPage{shell: s, sheet: sh}
	head := container.NewStack()
	sh.titled = func() { frame.Fill(head, s.Head(sh.pageTitle(), "")) }
	sh.titled()
	page.content = shell.Compose(head, frame.Measured(sheetWidth, sh.content), nil)
	return page
}

func pushSheet(s *shell.Shell, e calc.Entry) { s.Go(recordRoute(s, e)) }

func recordRoute(s *shell.Shell, e calc.Entry) sheetRoute {
	return sheetRoute{sheet: newSheet(s, s.Session.View(), e)}
}

// NewPositionPage returns the sheet that sets the position, or the table if the game has no such entry.
func NewPositionPage(s *shell.Shell) shell.Page {
	for _, entry := range s.Session.View().Expected().Beside {
		if entry.Kind() == calc.PositionKind {
			return recordRoute(s, calc.Ready(s.Session.View().Table, entry)).Open(s)
		}
	}
	return NewPage(s)
}

// pushAmend opens a sheet to edit an entry in effect. If the entry has secret parts, it first asks whose part to edit.
func pushAmend(s *shell.Shell, number int) {
	v := s.Session.View()
	step := v.Game.Steps()[number-1]
	e, ok := sheet.Copy(v.Rulebook, step.Entry)
	if !ok {
		return
	}
	sh := buildSheet(s, v, oplog.ActReplace, number, step.Before, e)
	s.Go(sheetRoute{sheet: sh})
	sh.parts.askWhose(v)
}

func pushInsert(s *shell.Shell, number int) {
	v := s.Session.View()
	base := v.Game.Steps()[number-1].Before
	expected := v.Rulebook.Expected(base).All()
	if len(expected) == 0 {
		return
	}
	sh := buildSheet(s, v, oplog.ActInsert, number, base, calc.Ready(base, expected[0]))
	s.Go(sheetRoute{sheet: sh})
}

type voidPage struct {
	shell   *shell.Shell
	op      int64
	button  *input.Button
	content *fyne.Container
}

func (p *voidPage) Content() fyne.CanvasObject { return p.content }

func (p *voidPage) RecordButton() *input.Button { return p.button }

func (p *voidPage) Update() {
	s := p.shell
	v := s.Session.View()
	step, there := v.Game.StepOf(p.op)
	if !there {
		p.button = nil
		frame.Fill(p.content, s.Frame(s.Head(words.Text("log.void"), ""),
			text.NewParagraph(words.Text("sheet.gone"), core.Body), nil))
		return
	}
	o := sheet.VoidOf(v, step)
	var rows []fyne.CanvasObject
	if o.Fault != nil {
		rows = append(rows, text.NewParagraph(s.ErrorText(o.Fault), core.Body).SetColor(look.Loss))
	} else {
		rows = consequences(o.Consequences)
	}
	if o.Consequences.Warning != "" {
		var instead []fyne.CanvasObject
		if o.GoBy != nil {
			instead = append(instead, input.NewQuietButton(o.Instead, func() {
				if !s.ShowError(s.Session.Replace(step.Number, o.GoBy)) {
					s.Back()
				}
			}))
		}
		rows = append([]fyne.CanvasObject{warningPanel(o.Consequences.Warning, instead...)}, rows...)
	}
	p.button = input.NewPrimaryButton(o.Record, func() {
		if !s.ShowError(s.Session.Void(step.Number)) {
			s.Back()
		}
	})
	frame.Fill(p.content, s.Frame(s.Head(o.Title, o.Entry), frame.Stack(look.Space2, rows...), p.button))
}
