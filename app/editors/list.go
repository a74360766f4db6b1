// Package editors is the list of the games' own editors.
package editors

import (
	"scripkeeper/app/brokeryard"
	"scripkeeper/app/form"
	"scripkeeper/app/openmarket"
	"scripkeeper/app/stockpile"
)

// makers are one a game that has editors of its own.
func makers() []form.Maker {
	return []form.Maker{brokeryard.NewEditor, stockpile.NewEditor, openmarket.NewEditor}
}

// For is the editor of an entry: the game's own where it has one, else the form as the entry describes itself.
func For(task form.Task) form.Editor {
	for _, maker := range makers() {
		if editor, ok := maker(task); ok {
			return editor
		}
	}
	return form.NewEditor(task)
}
