package setup

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

type Question struct {
	// Action is the label of the button, Example the placeholder of the empty field.
	Title, About, Example, Action string
	Name                          string
}

// AskName opens a sheet that asks for a name, and calls take with it until take returns no error.
func AskName(s *shell.Shell, q Question, take func(name string) error) {
	var sheet *frame.BottomSheet
	entry, trouble := form.NewTextField(), text.NewParagraph("", core.Body).SetColor(look.Loss)
	entry.SetPlaceHolder(q.Example)
	entry.SetText(q.Name)
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
	var body fyne.CanvasObject = frame.Stack(look.Space2, text.NewParagraph(q.About, core.Caption),
		marked.Content, trouble)
	sheet = shell.ShowSheet(s, q.Title, body, input.NewPrimaryButton(q.Action, keep))
	s.Window.Canvas().Focus(entry)
	entry.MarkWhole()
}

func askTemplateName(s *shell.Shell, title, name string, take func(name string) error) {
	AskName(s, Question{
		Title: title, About: words.Text("template.name.about"), Example: words.Text("template.name.example"),
		Action: words.Text("common.save"), Name: name,
	}, take)
}
