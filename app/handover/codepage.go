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

// showCode leads to the frames of a code alone.
func showCode(s *shell.Shell, codes []qr.Code) {
	s.Go(shell.To(func() shell.Page {
		return &codePage{newCodeView(s, words.Text("share.title"), s.Back, func() {}), codes}
	}))
}

// A codePage shows a code alone, as large as the window, on white. A tap on it, or escape, goes back.
type codePage struct {
	code  *codeView
	codes []qr.Code
}

func (p *codePage) Content() fyne.CanvasObject {
	return container.NewStack(canvas.NewRectangle(color.White), p.code.picture)
}

// FullWindow reports that it fills the window.
func (p *codePage) FullWindow() bool { return true }

func (p *codePage) Update() { p.code.Present(p.codes) }
