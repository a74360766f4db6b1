// Package form has the controls to fill in entries by their forms. Other pages use the controls, too.
package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
)

// An Editor lets the user fill in the entry of a [Task]. It changes that entry, and calls [Task.Changed] each time.
type Editor interface {
	Object() fyne.CanvasObject
	// Rebase makes the editor fill in another task's entry. It returns false if only a new editor can do that.
	Rebase(Task) bool
	Focus(fyne.Canvas)
	// Typed handles a letter typed outside text fields, and reports whether the editor used it.
	Typed(letter rune) bool
	// Lead moves the focus to the field whose shortcut is the letter, and reports whether there is such a field.
	Lead(letter rune) bool
	// Escape closes an open pad or deck of cards, and reports whether any was open.
	Escape() bool
	// WantsFigures reports whether the page should show cash, prices and holdings beside the unfinished entry.
	WantsFigures() bool
	// Reveal shows a seat's secret fields. Looker returns the seat whose secret fields are shown, or [calc.None].
	Reveal(seat int)
	Looker() int
}

type Task struct {
	// Rulebook is the rulebook's id. Table is the table before the entry.
	Rulebook string
	Table    calc.Table
	Entry    calc.Entry
	// Pawns are the players' marks, by seat; nil for the usual marks.
	Pawns []emblem.Pawn
	// Amends reports whether the entry replaces a past one. Then the user can't add further entries.
	Amends bool
	// Low reports whether the window is low. Editors hide explanations in a low window.
	Low     bool
	Changed func()
	// Refuse is called with the reason when the user taps something impossible, and with "" to remove the reason.
	Refuse func(sentence string)
	// Hand opens a page for a player's secret input; if nil, the editor has the secret fields itself. Finished lists
	// the players who have finished their secret input.
	Hand     func(seat int)
	Finished sheet.Answered
	// Revealed reports whether nothing is secret any more.
	Revealed bool
	// Dock puts an object below the scrolled part of the page, or with nil removes it. If the page has no room, Dock is
	// nil.
	Dock func(o fyne.CanvasObject)
}
