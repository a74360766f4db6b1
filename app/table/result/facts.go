package result

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc"
)

// factMark is the side of the mark of whom a fact is about.
const factMark float32 = 18

// Facts tell what was awarded in a game, and of its best turn and its largest fall.
func Facts(v view.Game) fyne.CanvasObject {
	facts := frame.Stack(look.Space2)
	for _, fact := range view.Facts(v) {
		var sign fyne.CanvasObject = mark.NewPicture(mark.Icon("trophy"), factMark, look.Soft)
		if fact.Seat != calc.None {
			sign = mark.NewPawn(fact.Pawn, factMark)
		}
		facts.Add(list.NewRow(fact.Title, fact.Detail, nil).SetEnds(sign, nil))
	}
	return facts
}
