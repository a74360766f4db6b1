package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/brokeryard"
	"scripkeeper/app/stockholder"
	"scripkeeper/app/tycoon"
	"scripkeeper/calc"
	yard "scripkeeper/calc/brokeryard"
	rules "scripkeeper/calc/stockholder"
	market "scripkeeper/calc/tycoon"
)

// An Editor lets an entry be filled in. It changes the entry that it was made for and tells so.
type Editor interface {
	// Object is what one sees; made once.
	Object() fyne.CanvasObject
	// Focus puts the keyboard where one begins.
	Focus(fyne.Canvas)
	// Typed takes a letter that no field took, and tells whether it meant something.
	Typed(letter rune) bool
}

// editorFor is the editor of an entry: a finer one where a game has one, else the form as it describes itself. Progress is
// how far a [Resumer] had come when a draft was left, empty where there is none. Changed is called after every change; say is told why something that was tapped cannot be chosen.
func editorFor(rulebook string, t calc.Table, e calc.Entry, progress []byte, changed func(), say func(sentence string)) Editor {
	if turn, ok := e.(*rules.Turn); ok {
		return stockholder.NewTurnEditor(t, turn, changed, say)
	}
	if end, ok := e.(*market.YearEnd); ok {
		return tycoon.NewYearEndEditor(t, end, progress, changed, say)
	}
	if hand, ok := e.(*market.Hand); ok {
		return tycoon.NewHandEditor(t, hand, changed, say)
	}
	if round, ok := e.(*yard.Round); ok {
		return brokeryard.NewRoundEditor(t, round, changed, say)
	}
	return newFormEditor(rulebook, t, e, changed, say)
}
