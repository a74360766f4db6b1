package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// askName opens a sheet that asks for a template's name. What is typed goes to take until it has no objection.
func askName(s *Shell, title, name string, take func(name string) error) {
	var sheet *widget.BottomSheet
	entry, trouble := newTextField(), widget.NewParagraph("", widget.Body).SetColor(look.Loss)
	entry.SetPlaceHolder(words.Say("template.name.example"))
	entry.SetText(name)
	marked := newField(entry)
	show(trouble, false)
	keep := func() {
		err := take(entry.Text)
		if err == nil {
			sheet.Close()
			return
		}
		trouble.SetText(s.sentence(err))
		show(trouble, true)
		marked.mark(true)
	}
	entry.OnChanged = func(string) {
		show(trouble, false)
		marked.mark(false)
	}
	entry.OnSubmitted = func(string) { keep() }
	var body fyne.CanvasObject = widget.Stack(look.Space2, widget.NewParagraph(words.Say("template.name.about"), widget.Caption),
		marked.content, trouble)
	sheet = widget.NewBottomSheet(title, words.Say("common.close"), body, widget.NewPrimaryButton(words.Say("template.name.keep"), keep))
	sheet.ShowOn(s.window.Canvas())
	s.window.Canvas().Focus(entry)
}
