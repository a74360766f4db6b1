package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc/openmarket/agreement"
)

// newArrowsRow puts a company with a line beneath its name before its price and the arrows that move its marker on a
// chart. The keyboard comes to them as one, home, and its arrow keys move the marker.
func newArrowsRow(of view.Company, f *figures,
	move func(agreement.Way) bool) (content fyne.CanvasObject, home fyne.Focusable) {
	ends := []fyne.CanvasObject{f.number}
	for _, arrow := range arrows() {
		label := words.Format("sheet.arrow."+arrow.way.Word(), words.Names{"company": of.Noun})
		ends = append(ends, input.NewHoldButton(label, mark.StepIcon(arrow.step),
			func() bool { return move(arrow.way) }))
	}
	group := core.NewKeyGroup(ends...).Mute()
	for _, end := range ends[1:] {
		end.(interface {
			SetKeys(func(*fyne.KeyEvent) bool)
		}).SetKeys(func(e *fyne.KeyEvent) bool {
			for _, arrow := range arrows() {
				if e.Name == arrow.key {
					move(arrow.way)
					return true
				}
			}
			return false
		})
	}
	about := row.About(mark.NewSymbol(of, look.BodySize), of.Name, f.beneath)
	return row.New(of.Name, about, ends...), group.Home()
}

// An arrow is a way on a chart, as it is seen, and its key.
type arrow struct {
	way  agreement.Way
	step view.Step
	key  fyne.KeyName
}

func arrows() [4]arrow {
	return [...]arrow{
		{agreement.Left, view.Left, fyne.KeyLeft},
		{agreement.Up, view.Up, fyne.KeyUp},
		{agreement.Down, view.Down, fyne.KeyDown},
		{agreement.Right, view.Right, fyne.KeyRight},
	}
}

// across is how far a way goes to the right, and how far up.
func across(way agreement.Way) (across, up int) {
	switch way {
	case agreement.Left:
		return -1, 0
	case agreement.Up:
		return 0, 1
	case agreement.Down:
		return 0, -1
	}
	return 1, 0
}
