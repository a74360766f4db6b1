package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

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

// Fonts are those of the toolkit, which the window draws text with.
func Fonts() report.Fonts {
	fonts := report.Fonts{Regular: theme.DefaultTextFont().Content(), Bold: theme.DefaultTextBoldFont().Content()}
	for _, signs := range []fyne.Resource{theme.DefaultSymbolFont(), theme.DefaultEmojiFont()} {
		if signs != nil {
			fonts.Signs = append(fonts.Signs, signs.Content())
		}
	}
	return fonts
}

// Printed saves pages to print. Of texts that no font has all letters of it first asks what to print instead.
func Printed(s *shell.Shell, texts []report.Unprintable, save func(instead map[string]string)) {
	if len(texts) == 0 {
		save(nil)
		return
	}
	s.Go(shell.To(func() shell.Page { return newPrintPage(s, texts, save) }))
}

// A printPage asks what is printed instead of names and other words that no font here has all letters of.
type printPage struct {
	shell  *shell.Shell
	texts  []report.Unprintable
	save   func(instead map[string]string)
	fields []*form.TextField
}

func newPrintPage(s *shell.Shell, texts []report.Unprintable, save func(instead map[string]string)) *printPage {
	p := &printPage{shell: s, texts: texts, save: save}
	for range texts {
		field := form.NewTextField()
		field.OnSubmitted = func(string) { p.done() }
		p.fields = append(p.fields, field)
	}
	return p
}

// Content is a field for each text.
func (p *printPage) Content() fyne.CanvasObject {
	rows := frame.Stack(look.Space4, text.NewParagraph(words.Text("print.about"), core.Body))
	for i, text := range p.texts {
		label := words.Format("print.text", words.Names{"text": text.Text, "letters": text.Letters})
		rows.Add(form.WithLabel(label, form.NewMarkedField(p.fields[i]).Content))
	}
	return p.shell.Frame(p.shell.Head(words.Text("print.title"), ""), rows,
		input.NewPrimaryButton(words.Text("print.save"), p.done))
}

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
