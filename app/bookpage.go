package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A bookPage stands in the place of the shelf when the book of the games cannot be opened. It says why, what can be
// done, and where the book is.
type bookPage struct {
	shell *shell.Shell
	bookRoute
}

// Content is why, and where the book is.
func (p *bookPage) Content() fyne.CanvasObject {
	retry := widget.NewPrimaryButton(words.Say("fault.retry"), func() { openBook(p.shell, p.path) })
	state := widget.NewEmptyState(theme.WarningIcon(), words.Say("fault.book.title"), words.Trouble("", nil, p.fault), retry)
	if p.path == "" {
		return widget.Measured(shell.ReadingWidth, widget.Inset(look.Space4, state))
	}
	where := widget.NewParagraph(words.Tell("fault.book.path", words.Names{"path": p.path}), widget.Caption).
		SetAlign(fyne.TextAlignCenter)
	return widget.Measured(shell.ReadingWidth, widget.Inset(look.Space4, container.NewBorder(nil, where, nil, nil, state)))
}

// Update does nothing.
func (p *bookPage) Update() {}
