package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// actions are a sheet of what can be done with something, each in a line of its own.
type actions struct {
	shell *shell.Shell
	title string
	list  *fyne.Container
	sheet *frame.BottomSheet
	// current tells whether what is offered still can be done; nil where it always can.
	current func() bool
}

func newActions(s *shell.Shell, title string) *actions {
	return &actions{shell: s, title: title, list: frame.Stack(0)}
}

// add adds something to do.
func (a *actions) add(label string, icon fyne.Resource, do func()) { a.addWith(label, "", icon, do) }

// addWith adds it with a line on what it does.
func (a *actions) addWith(label, about string, icon fyne.Resource, do func()) {
	a.list.Add(list.NewRow(label, about, func() {
		a.sheet.Close()
		if a.current == nil || a.current() {
			do()
		}
	}).SetEnds(mark.NewPicture(icon, 22, look.Soft), nil))
}

// show opens the sheet.
func (a *actions) show() {
	a.sheet = frame.NewBottomSheet(a.title, words.Say("common.close"), a.list, nil)
	a.sheet.ShowOn(a.shell.Window.Canvas())
}
