package setup

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// askName opens a sheet that asks for a template's name. What is typed goes to take until it has no objection.
func askName(s *shell.Shell, title, name string, take func(name string) error) {
	var sheet *widget.BottomSheet
	entry, trouble := form.NewTextField(), widget.NewParagraph("", widget.Body).SetColor(look.Loss)
	entry.SetPlaceHolder(words.Say("template.name.example"))
	entry.SetText(name)
	marked := form.NewMarkedField(entry)
	widget.Show(trouble, false)
	keep := func() {
		err := take(entry.Text)
		if err == nil {
			sheet.Close()
			return
		}
		trouble.SetText(s.ErrorText(err))
		widget.Show(trouble, true)
		marked.Mark(true)
	}
	entry.OnChanged = func(string) {
		widget.Show(trouble, false)
		marked.Mark(false)
	}
	entry.OnSubmitted = func(string) { keep() }
	var body fyne.CanvasObject = widget.Stack(look.Space2, widget.NewParagraph(words.Say("template.name.about"), widget.Caption),
		marked.Content, trouble)
	sheet = widget.NewBottomSheet(title, words.Say("common.close"), body, widget.NewPrimaryButton(words.Say("template.name.keep"), keep))
	sheet.ShowOn(s.Window.Canvas())
	s.Window.Canvas().Focus(entry)
}
