package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// A TextCodeRoute is the route to a page that shows a text as a code.
type TextCodeRoute struct {
	route.IsRoute
	// Title is shown above the code, and About next to it. The code's file name is derived from Name.
	Title, About, Name string
	Text               string
	// Actions returns further actions shown below the code; it may be nil.
	Actions func() []fyne.CanvasObject
}

// A textPage shows a text as a code to scan, copy or save.
type textPage struct {
	shell *shell.Shell
	text  TextCodeRoute
	code  *codeView
	codes []qr.Code
	fault error
}

func (t TextCodeRoute) Open(s *shell.Shell) shell.Page {
	p := &textPage{shell: s, text: t}
	p.code = newCodeView(s, t.Title, func() {})
	p.codes, p.fault = sharing.Codes(t.Text)
	return p
}

func (p *textPage) Content() fyne.CanvasObject {
	picture, line := container.NewStack(p.code.picture), []fyne.CanvasObject{text.NewParagraph(p.text.About, core.Body)}
	if p.fault != nil {
		picture.Hide()
		line = append(line, text.NewParagraph(p.shell.ErrorText(p.fault), core.Body).SetColor(look.Loss))
	} else {
		line = append(line, NewActionButton("share.enlarge", theme.ViewFullScreenIcon(), p.code.enlarge))
	}
	ways := frame.NewColumns(codeShare*input.ButtonWidth(), look.Space2,
		NewActionButton("share.copy", theme.ContentCopyIcon(), func() { copyCode(p.shell, p.text.Text) }))
	if len(p.codes) == 1 {
		ways.Add(NewActionButton("share.image", theme.FileImageIcon(), p.savePicture))
	}
	line = append(line, ways)
	if p.text.Actions != nil {
		line = append(line, p.text.Actions()...)
	}
	return CodeFrame(p.shell.Head(p.text.Title, ""), picture, line...)
}

func (p *textPage) Update() { p.code.Present(p.codes) }

func (p *textPage) savePicture() {
	name := sharing.FileName(record.Setup{Title: p.text.Name}, ".png")
	SaveCode(p.shell, name, p.codes[0], p.shell.ShowNotice)
}
