package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/view"
)

// StepIcon is the arrow of a step on a chart. A price that is set by hand goes to the right.
func StepIcon(step view.Step) fyne.Resource {
	switch step {
	case view.Left:
		return theme.NavigateBackIcon()
	case view.Up:
		return theme.MoveUpIcon()
	case view.Down:
		return theme.MoveDownIcon()
	}
	return theme.NavigateNextIcon()
}
