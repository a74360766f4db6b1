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

// SheetPage is a sheet that covers the page.
type SheetPage struct {
	shell   *shell.Shell
	sheet   *entrySheet
	content fyne.CanvasObject
}

func (p *SheetPage) Content() fyne.CanvasObject { return p.content }

// Update keeps what is being entered.
func (p *SheetPage) Update() { p.sheet.rebase(p.shell.Session.View()) }

// Typed hands letters to the editor; "n" goes to where one begins, others to what else may be said.
func (p *SheetPage) Typed(letter rune) bool {
	if p.sheet.typed(letter) {
		return true
	}
	if letter == 'n' {
		p.sheet.focus()
		return true
	}
	return p.sheet.leadTo(letter)
}

// Escape closes what is open on the sheet.
func (p *SheetPage) Escape() bool { return p.sheet.editor.Escape() }

func (p *SheetPage) RecordButton() *input.Button { return p.sheet.parts.primary() }

// sheetWidth is the widest that a sheet gets: a phone on its side gives it nearly all.
const sheetWidth float32 = 800

// newSheetPage covers the page with a sheet.
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

// pushSheet opens the sheet that records an entry.
func pushSheet(s *shell.Shell, e calc.Entry) { s.Go(recordRoute(s, e)) }

// recordRoute is the way to a sheet that records an entry.
func recordRoute(s *shell.Shell, e calc.Entry) sheetRoute {
	return sheetRoute{sheet: newSheet(s, s.Session.View(), e)}
}

// NewPositionPage is the page of the sheet that asks how the table stands, or the table where the game has none.
func NewPositionPage(s *shell.Shell) shell.Page {
	for _, entry := range s.Session.View().Expected().Beside {
		if entry.Kind() == calc.PositionKind {
			return recordRoute(s, calc.Ready(s.Session.View().Table, entry)).Open(s)
		}
	}
	return NewPage(s)
}

// pushAmend opens the sheet of a living entry, to replace it. Of what players told in secret it asks first whose part
// it is.
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

// pushInsert opens a sheet for an entry before a living one.
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

// voidPage asks before an entry is taken out, because it shows what that changes.
type voidPage struct {
	shell *shell.Shell
	// op is the operation that made the place of the entry.
	op      int64
	button  *input.Button
	content *fyne.Container
}

func (p *voidPage) Content() fyne.CanvasObject { return p.content }

// RecordButton is the button that takes the entry out.
func (p *voidPage) RecordButton() *input.Button { return p.button }

// Update works out what taking the entry out changes.
func (p *voidPage) Update() {
	s := p.shell
	v := s.Session.View()
	step, there := v.Game.StepOf(p.op)
	if !there {
		p.button = nil
		p.content.Objects = []fyne.CanvasObject{s.Frame(s.Head(words.Text("log.void"), ""),
			text.NewParagraph(words.Text("sheet.gone"), core.Body), nil)}
		p.content.Refresh()
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
	p.content.Objects = []fyne.CanvasObject{s.Frame(
		s.Head(o.Title, o.Entry), frame.Stack(look.Space2, rows...), p.button)}
	p.content.Refresh()
}
