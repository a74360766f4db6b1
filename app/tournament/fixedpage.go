package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/input"
)

// A fixedPage is a page whose content is made once, and that nothing changes.
type fixedPage struct {
	content fyne.CanvasObject
	// record is the button that records, nil where there is nothing to record.
	record *input.Button
}

// Content is the page.
func (f *fixedPage) Content() fyne.CanvasObject { return f.content }

// RecordButton is the button that Ctrl+Enter presses.
func (f *fixedPage) RecordButton() *input.Button { return f.record }

// Update does nothing.
func (f *fixedPage) Update() {}
