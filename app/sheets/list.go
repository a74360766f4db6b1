// Package sheets is the list of the games' finer sheets.
package sheets

import (
	"scripkeeper/app/brokeryard"
	"scripkeeper/app/form"
	"scripkeeper/app/openmarket"
	"scripkeeper/app/shoulders"
	"scripkeeper/app/stockholder"
	"scripkeeper/app/stockpile"
	"scripkeeper/app/tycoon"
)

// finer are the makers of finer sheets, one a game that has any.
func finer() []form.Maker {
	return []form.Maker{stockholder.NewEditor, brokeryard.NewEditor, tycoon.NewEditor, stockpile.NewEditor, shoulders.NewEditor,
		openmarket.NewEditor}
}

// EditorFor is the editor of an entry: a finer one where a game has one, else the form as it describes itself.
func EditorFor(task form.Task) form.Editor {
	for _, maker := range finer() {
		if editor, ok := maker(task); ok {
			return editor
		}
	}
	return form.NewEditor(task)
}
