// Package sheets is the list of the finer sheets of the games.
package sheets

import (
	"scripkeeper/app/brokeryard"
	"scripkeeper/app/form"
	"scripkeeper/app/stockholder"
	"scripkeeper/app/tycoon"
	"scripkeeper/calc"
	yard "scripkeeper/calc/brokeryard"
	rules "scripkeeper/calc/stockholder"
	market "scripkeeper/calc/tycoon"
)

// EditorFor is the editor of an entry: a finer one where a game has one, else the form as it describes itself. Progress is
// how far a [form.Resumer] had come when a draft was left, empty where there is none. Changed is called after every change; say is told why something that was tapped cannot be chosen.
func EditorFor(rulebook string, t calc.Table, e calc.Entry, progress []byte, changed func(), say func(sentence string)) form.Editor {
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
	return form.NewFormEditor(rulebook, t, e, changed, say)
}
