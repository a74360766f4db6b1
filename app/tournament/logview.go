package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A logView is everything that was entered, the latest first. What was taken back is struck through, what cannot be any
// more says why.
type logView struct {
	desk *desk
	log  director.Log
	list *rowList
}

func newLogView(d *desk) *logView {
	v := &logView{desk: d}
	v.list = newRowList(nil, shell.ReadingWidth, v.item)
	v.list.lines = fewLines
	return v
}

func (v *logView) object() fyne.CanvasObject { return v.list }
func (v *logView) foot() []fyne.CanvasObject { return nil }

func (v *logView) update() {
	v.log = director.LogOf(v.desk.Desk)
	v.list.lines = v.needed()
	v.list.show(nil, v.log.Count())
}

// An entry has room for a second line and for when it was; one that cannot be any more for its reason too. Results with
// very long names get more lines on a phone.
const fewLines, linesOfRefused, linesOfResult = 2, 3, 5

// needed is how many lines the longest entry needs beneath its first.
func (v *logView) needed() int {
	least := fewLines
	if v.log.Refused() {
		least = linesOfRefused
	}
	width := min(v.desk.shell.Window.Canvas().Size().Width-2*look.Space4, shell.ReadingWidth)
	return min(max(least, list.NewRow("", "", nil).LinesFor(v.log.Longest(), " ", width)), linesOfResult)
}

func (v *logView) item(at int) item {
	line := v.log.Line(at)
	one := item{title: line.Entry, about: line.About, struck: line.Struck, tapped: func() { v.open(line) }}
	if line.Refused {
		one.start = mark.NewPicture(theme.WarningIcon(), 22, look.Loss)
	}
	return one
}

// open tells an operation in full, with a way to take its entry back.
func (v *logView) open(line director.LogLine) {
	about := frame.Stack(look.Space3, text.NewParagraph(line.Entry, core.Body),
		text.NewParagraph(line.About, core.Caption))
	if line.Number > 0 {
		v.desk.askBack(line.Number, v.desk.shell.Page().Update, about)
		return
	}
	shell.ShowSheet(v.desk.shell, words.Text("tournament.tab.log"), about, nil)
}
