package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A bookPage stands in the place of the shelf when the book of the games cannot be opened. It says why, what can be
// done, and where the book is.
type bookPage struct{ content fyne.CanvasObject }

func newBookPage(s *shell.Shell, path string, err error) *bookPage {
	retry := input.NewPrimaryButton(words.Say("fault.retry"), func() { openBook(s, path) })
	state := frame.NewEmptyState(theme.WarningIcon(), words.Say("fault.book.title"), words.Trouble("", nil, err), retry)
	if path == "" {
		return &bookPage{content: frame.Measured(shell.ReadingWidth, frame.Inset(look.Space4, state))}
	}
	where := text.NewParagraph(words.Tell("fault.book.path", words.Names{"path": path}), core.Caption).
		SetAlign(fyne.TextAlignCenter)
	return &bookPage{content: frame.Measured(shell.ReadingWidth,
		frame.Inset(look.Space4, container.NewBorder(nil, where, nil, nil, state)))}
}

// Content is the page.
func (p *bookPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing.
func (p *bookPage) Update() {}
