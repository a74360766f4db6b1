package handover

import (
	"image/png"
	"io"

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
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// A Text is the text of a code that is handed to another device.
type Text struct {
	// Title and About are the words above and beside the code; Name is what a file of it is called.
	Title, About, Name string
	Text               string
}

// A textPage shows a text as a code, to be scanned, copied or saved.
type textPage struct {
	shell   *shell.Shell
	text    Text
	code    *codeView
	codes   []qr.Code
	content fyne.CanvasObject
}

// NewTextPage shows the code of a text, with what else can be done beneath.
func NewTextPage(s *shell.Shell, t Text, actions ...fyne.CanvasObject) shell.Page {
	p := &textPage{shell: s, text: t}
	p.code = newCodeView(s, t.Title, p.enlarge, func() {})
	picture := container.NewStack(p.code.picture)
	line := frame.Stack(look.Space3, text.NewParagraph(t.About, core.Body))
	codes, err := codesOf(t.Text)
	p.codes = codes
	if err != nil {
		picture.Hide()
		line.Add(text.NewParagraph(s.ErrorText(err), core.Body).SetColor(look.Loss))
	} else {
		line.Add(NewActionButton("share.enlarge", theme.ViewFullScreenIcon(), p.enlarge))
	}
	ways := frame.NewColumns(codeShare*input.ButtonWidth(), look.Space2, NewActionButton("share.copy", theme.ContentCopyIcon(), p.copyText))
	if len(codes) == 1 {
		ways.Add(NewActionButton("share.image", theme.FileImageIcon(), p.savePicture))
	}
	line.Add(ways)
	for _, action := range actions {
		line.Add(action)
	}
	stage := container.New(CodeLayout{}, picture, container.NewVScroll(frame.InsetSides(look.Space4, look.Space3, line)))
	p.content = container.NewBorder(frame.Stack(0, s.Head(t.Title, ""), frame.NewRule()), nil, nil, nil, shell.OverBar(stage))
	return p
}

// Content is the page.
func (p *textPage) Content() fyne.CanvasObject { return p.content }

// Update shows the code.
func (p *textPage) Update() { p.code.Present(p.codes) }

func (p *textPage) enlarge() {
	if len(p.codes) > 0 {
		p.shell.Push(newCodePage(p.shell, p.codes))
	}
}

func (p *textPage) copyText() {
	p.shell.App.Clipboard().SetContent(p.text.Text)
	p.shell.ShowNotice(words.Say("share.copied"))
}

func (p *textPage) savePicture() {
	SaveFile(p.shell, FileName(record.Setup{Title: p.text.Name}, ".png"), p.shell.ShowNotice, func(w io.Writer) error {
		return png.Encode(w, p.codes[0].Image(PixelsPerModule))
	})
}
