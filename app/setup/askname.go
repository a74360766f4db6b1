package setup

import (
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// askTemplateName opens a sheet that asks for a template's name, and calls take with it until take returns no error.
func askTemplateName(s *shell.Shell, title, name string, take func(name string) error) {
	var sheet *frame.BottomSheet
	entry, trouble := form.NewTextField(), text.NewParagraph("", core.Body).SetColor(look.Loss)
	entry.SetPlaceHolder(words.Text("template.name.example"))
	entry.SetText(name)
	marked := form.NewMarkedField(entry)
	core.Show(trouble, false)
	keep := func() {
		err := take(entry.Text)
		if err == nil {
			sheet.Close()
			return
		}
		trouble.SetText(s.ErrorText(err))
		core.Show(trouble, true)
		marked.Mark(true)
	}
	entry.OnChanged = func(string) {
		core.Show(trouble, false)
		marked.Mark(false)
	}
	entry.OnSubmitted = func(string) { keep() }
	body := frame.Stack(look.Space2,
		text.NewParagraph(words.Text("template.name.about"), core.Caption), marked.Content, trouble)
	sheet = shell.ShowSheet(s, title, body, input.NewPrimaryButton(words.Text("common.save"), keep))
	s.Window.Canvas().Focus(entry)
	entry.MarkWhole()
}
