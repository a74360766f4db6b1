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
	"scripkeeper/ledger/book"
)

// A bookPage shows why the book cannot be opened, with the book's path and a retry button, instead of the list of
// games.
type bookPage struct {
	shell *shell.Shell
	bookRoute
}

func (p *bookPage) Content() fyne.CanvasObject {
	retry := input.NewPrimaryButton(words.Text("fault.retry"), func() { openBook(p.shell, p.path, book.Open) })
	why := words.ErrorSentence("", nil, p.fault)
	state := frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.book.title"), why, retry)
	if p.path == "" {
		return frame.Measured(shell.ReadingWidth, frame.Inset(look.Space4, state))
	}
	where := text.NewParagraph(words.Format("fault.book.path", words.Names{"path": p.path}), core.Caption).
		SetAlign(fyne.TextAlignCenter)
	both := container.NewBorder(nil, where, nil, nil, state)
	return frame.Measured(shell.ReadingWidth, frame.Inset(look.Space4, both))
}

func (p *bookPage) Update() {}
