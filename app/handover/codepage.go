package handover

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

// A codePage shows a code alone, as large as the window, on white. A tap on it, or escape, goes back.
type codePage struct {
	code    *codeView
	codes   []qr.Code
	content fyne.CanvasObject
}

func newCodePage(s *shell.Shell, codes []qr.Code) *codePage {
	p := &codePage{codes: codes}
	p.code = newCodeView(s, words.Say("share.title"), s.Back, func() {})
	p.content = container.NewStack(canvas.NewRectangle(color.White), p.code.picture)
	return p
}

// Content is the page.
func (p *codePage) Content() fyne.CanvasObject { return p.content }

// FullWindow reports that it fills the window.
func (p *codePage) FullWindow() bool { return true }

// Update shows the code.
func (p *codePage) Update() { p.code.Present(p.codes) }
