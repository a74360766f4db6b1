package handover

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/report"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A printPage asks what is printed instead of names and other words that no font here has all letters of.
type printPage struct {
	shell   *shell.Shell
	texts   []report.Unprintable
	fields  []*form.TextField
	save    func(instead map[string]string)
	content fyne.CanvasObject
}

// Printed saves pages to print. Of texts that no font has all letters of it first asks what to print instead.
func Printed(s *shell.Shell, texts []report.Unprintable, save func(instead map[string]string)) {
	if len(texts) == 0 {
		save(nil)
		return
	}
	s.Push(newPrintPage(s, texts, save))
}

func newPrintPage(s *shell.Shell, texts []report.Unprintable, save func(instead map[string]string)) *printPage {
	p := &printPage{shell: s, texts: texts, save: save}
	rows := frame.Stack(look.Space4, text.NewParagraph(words.Say("print.about"), core.Body))
	for _, text := range texts {
		field := form.NewTextField()
		field.OnSubmitted = func(string) { p.done() }
		p.fields = append(p.fields, field)
		label := words.Tell("print.text", words.Names{"text": text.Text, "letters": text.Letters})
		rows.Add(form.WithLabel(label, form.NewMarkedField(field).Content))
	}
	p.content = s.Frame(s.Head(words.Say("print.title"), ""), rows, input.NewPrimaryButton(words.Say("print.save"), p.done))
	return p
}

// Content is the page.
func (p *printPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: what is typed stays.
func (p *printPage) Update() {}

// done leaves the page and saves. What is left empty is printed as it is.
func (p *printPage) done() {
	instead := map[string]string{}
	for i, field := range p.fields {
		if field.Text != "" {
			instead[p.texts[i].Text] = field.Text
		}
	}
	p.shell.Back()
	p.save(instead)
}
