package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
	"scripkeeper/calc"
)

// factMark is the side of the mark of whom a fact is about.
const factMark float32 = 18

// resultFacts tell what was awarded in a game, and of its best turn and its largest fall.
func resultFacts(v view.Game) fyne.CanvasObject {
	facts := widget.Stack(look.Space2)
	for _, fact := range v.Facts() {
		var mark fyne.CanvasObject = widget.NewPicture(widget.Icon("trophy"), factMark, look.Soft)
		if fact.Seat != calc.None {
			mark = widget.NewPawn(fact.Pawn, factMark)
		}
		facts.Add(widget.NewRow(fact.Title, fact.Detail, nil).SetEnds(mark, nil))
	}
	return facts
}
