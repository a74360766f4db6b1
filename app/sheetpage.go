package app

import (
	"encoding/json"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// sheetPage is a sheet that covers the page.
type sheetPage struct {
	shell   *Shell
	sheet   *sheet
	content fyne.CanvasObject
}

// Content is the page.
func (p *sheetPage) Content() fyne.CanvasObject { return p.content }

// Update keeps what is being entered.
func (p *sheetPage) Update() { p.sheet.rebase(p.shell.session.View()) }

// Typed hands letters to the editor.
func (p *sheetPage) Typed(letter rune) bool { return p.sheet.typed(letter) }

// Record records the entry.
func (p *sheetPage) Record() { p.sheet.record() }

func (s *Shell) pushSheetPage(sh *sheet, title string) {
	sh.done = s.Back
	show(sh.heading, false)
	page := &sheetPage{shell: s, sheet: sh}
	head := container.NewStack(s.head(title, ""))
	sh.titled = func(title string) {
		if sh.act == ledger.ActRecord {
			head.Objects = []fyne.CanvasObject{s.head(title, "")}
			head.Refresh()
		}
	}
	page.content = container.NewBorder(widget.Stack(0, head, widget.NewRule()), nil, nil, nil,
		container.New(measure{readingWidth}, sh.content))
	s.Push(page)
}

// pushSheet opens the sheet that records an entry.
func (s *Shell) pushSheet(e calc.Entry) {
	v := s.session.View()
	s.pushSheetPage(newSheet(s, v, e), words.EntryTitle(v.ID(), v.Table, e))
}

// pushAmend opens the sheet of a living entry, to replace it.
func (s *Shell) pushAmend(number int) {
	v := s.session.View()
	step := v.Game.Steps()[number-1]
	e, ok := copyOf(v.Rulebook, step.Entry)
	if !ok {
		return
	}
	seat, hidden := v.secretOf(step.Statement)
	s.behindVeil(v, seat, hidden, func() {
		sh := buildSheet(s, v, ledger.ActReplace, number, step.Before, e)
		if form, ok := sh.editor.(*formEditor); ok && hidden {
			form.reveal(seat)
		}
		s.pushSheetPage(sh, words.Tell("sheet.amend", words.Names{"number": words.Number(number)}))
	})
}

// pushInsert opens a sheet for an entry before a living one.
func (s *Shell) pushInsert(number int) {
	v := s.session.View()
	base := v.Game.Steps()[number-1].Before
	expected := v.Rulebook.Expected(base).All()
	if len(expected) == 0 {
		return
	}
	sh := buildSheet(s, v, ledger.ActInsert, number, base, expected[0])
	s.pushSheetPage(sh, words.Tell("sheet.insert", words.Names{"number": words.Number(number)}))
}

// copyOf is an entry of its own with the same values.
func copyOf(rulebook calc.Rulebook, e calc.Entry) (calc.Entry, bool) {
	data, err := json.Marshal(e)
	if err != nil {
		return nil, false
	}
	blank, ok := rulebook.Blank(e.Kind())
	if !ok || json.Unmarshal(data, blank) != nil {
		return nil, false
	}
	return blank, true
}

// voidPage asks before an entry is taken out, because it shows what that changes.
type voidPage struct {
	shell   *Shell
	number  int
	content *fyne.Container
}

// pushVoid opens the page that shows what taking an entry out changes.
func (s *Shell) pushVoid(number int) {
	s.Push(&voidPage{shell: s, number: number, content: container0()})
}

// Content is the page.
func (p *voidPage) Content() fyne.CanvasObject { return p.content }

// Record takes the entry out.
func (p *voidPage) Record() {
	if !p.shell.complain(p.shell.session.Void(p.number)) {
		p.shell.Back()
	}
}

// Update works out what taking the entry out changes.
func (p *voidPage) Update() {
	s := p.shell
	v := s.session.View()
	if p.number > len(v.Game.Steps()) {
		return
	}
	step := v.Game.Steps()[p.number-1]
	d, err := v.Game.Amendment(ledger.Amendment{Act: ledger.ActVoid, Number: p.number})
	var rows []fyne.CanvasObject
	if err != nil {
		rows = append(rows, widget.NewParagraph(s.sentence(err), widget.Body).SetColor(look.Loss))
	} else {
		rows = differences(v, d)
	}
	title := words.Tell("sheet.void", words.Names{"number": words.Number(p.number)})
	p.content.Objects = []fyne.CanvasObject{s.frame(
		s.head(title, words.EntryShort(v.ID(), step.Before, step.Entry)),
		widget.Stack(look.Space2, rows...), widget.NewPrimaryButton(words.Say("log.void"), p.Record))}
	p.content.Refresh()
}
