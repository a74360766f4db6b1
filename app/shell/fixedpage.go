package shell

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/input"
)

// A FixedPage is a page whose content is made once, and that nothing changes.
type FixedPage struct {
	// Body is the page.
	Body fyne.CanvasObject
	// Confirm is the button that records, nil where there is nothing to record.
	Confirm *input.Button
}

func (f *FixedPage) Content() fyne.CanvasObject { return f.Body }

// RecordButton is the button that Ctrl+Enter presses.
func (f *FixedPage) RecordButton() *input.Button { return f.Confirm }

func (f *FixedPage) Update() {}
