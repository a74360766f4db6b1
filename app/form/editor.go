// Package form fills in any entry by the form that the entry describes itself with: the generic sheet, and its
// controls, which other pages use too.
package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/calc"
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

// A Teller is an editor that tells itself what its entry does, so that its sheet does not tell it again.
type Teller interface {
	// Refused says in other words why the entry cannot be recorded, or nothing where the refusal's own do. A nil refusal
	// asks for what is missing though the rules would allow the entry. Unfinished tells that it is merely not filled in.
	Refused(r *calc.Refusal) (sentence string, unfinished bool)
}

// A Resumer is an editor that can be left in the middle: a draft keeps how far it has come.
type Resumer interface {
	// Progress is how far the editor has come, in its own words.
	Progress() []byte
}

// ProgressOf is how far an editor has come, empty where it needs no such thing.
func ProgressOf(e Editor) []byte {
	if r, ok := e.(Resumer); ok {
		return r.Progress()
	}
	return nil
}
