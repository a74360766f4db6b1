package list

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
)

// AddFirst adds the first rows of a list to a stack, and a button that puts the others in its place; a single other one
// is added at once. more is what the button says of how many are left.
func AddFirst(to *fyne.Container, first int, rows []func() fyne.CanvasObject, more func(left int) string) {
	if len(rows) <= first+1 {
		first = len(rows)
	}
	for _, row := range rows[:first] {
		to.Add(row())
	}
	left := rows[first:]
	if len(left) == 0 {
		return
	}
	var button *input.Button
	button = input.NewPlainButton(more(len(left)), theme.MenuDropDownIcon(), func() {
		on := core.CanvasOf(button)
		byKeyboard := on != nil && on.Focused() == fyne.Focusable(button)
		at := len(to.Objects) - 1
		to.Objects = to.Objects[:at]
		for _, row := range left {
			to.Objects = append(to.Objects, row())
		}
		to.Refresh()
		if next, can := to.Objects[at].(fyne.Focusable); can && byKeyboard {
			on.Focus(next)
		}
	})
	to.Add(button)
}
