package tournament

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// actions are a sheet of what can be done with something, each in a line of its own.
type actions struct {
	shell *shell.Shell
	title string
	list  *fyne.Container
	sheet *frame.BottomSheet
	// current reports whether what is offered still can be done; nil where it always can.
	current func() bool
}

func newActions(s *shell.Shell, title string) *actions {
	return &actions{shell: s, title: title, list: frame.Stack(0)}
}

// add adds something to do by the key of its label.
func (a *actions) add(key string, icon fyne.Resource, do func()) {
	a.addDeed(director.Deed{Label: words.Text(key)}, icon, do)
}

// addAbout adds it with a line on what it does.
func (a *actions) addAbout(key string, icon fyne.Resource, do func()) {
	a.addDeed(director.Deed{Label: words.Text(key), About: words.Text(key + ".about")}, icon, do)
}

func (a *actions) addDeed(deed director.Deed, icon fyne.Resource, do func()) {
	a.list.Add(list.NewRow(deed.Label, deed.About, func() {
		a.sheet.Close()
		if a.current == nil || a.current() {
			do()
		}
	}).SetEnds(mark.NewPicture(icon, 22, look.Soft), nil))
}

func (a *actions) show() { a.sheet = shell.ShowSheet(a.shell, a.title, a.list, nil) }

// A question asks for one text: its label, and an example of an answer.
type question struct{ label, example string }

// ask asks questions on a sheet. Enter takes the answers and says what is wrong with them, empty for nothing; then the
// sheet closes and done goes on.
func ask(
	s *shell.Shell, title string, about fyne.CanvasObject, questions []question, action string,
	enter func(answers []string) string, done func(),
) {
	trouble := text.NewParagraph("", core.Body).SetColor(look.Loss)
	var sheet *frame.BottomSheet
	var fields []*form.TextField
	record := func() {
		var answers []string
		for _, field := range fields {
			answers = append(answers, strings.TrimSpace(field.Text))
		}
		if wrong := enter(answers); wrong != "" {
			trouble.SetText(wrong)
			return
		}
		sheet.Close()
		done()
	}
	body := frame.Stack(look.Space3, about)
	for i, q := range questions {
		field := form.NewTextField()
		field.SetPlaceHolder(q.example)
		field.OnSubmitted = func(string) {
			if i+1 < len(fields) {
				s.Window.Canvas().Focus(fields[i+1])
			} else {
				record()
			}
		}
		fields = append(fields, field)
		body.Add(form.WithLabel(q.label, form.NewMarkedField(field).Content))
	}
	body.Add(trouble)
	sheet = shell.ShowSheet(s, title, body, input.NewPrimaryButton(action, record))
	s.Window.Canvas().Focus(fields[0])
}
