// Package handover hands a game to another device, takes one over, and keeps files.
package handover

import (
	"bytes"
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/qr"
)

// A sharePage hands the game on the table to another device: as a code to scan, as text, as a file.
type sharePage struct {
	shell   *shell.Shell
	text    string
	code    qr.Code
	picture *fyne.Container
	caption *widget.Text
	// outcome says what came of the last action, where it does not cover the code.
	outcome *widget.Text
	// asText and asPicture need a text and a code.
	asText, asPicture *widget.Button
	content           fyne.CanvasObject
}

func NewSharePage(s *shell.Shell) *sharePage {
	p := &sharePage{
		shell: s, picture: widget.NewHolder(),
		caption: widget.NewParagraph("", widget.Caption), outcome: widget.NewParagraph("", widget.Strong),
	}
	p.asText = NewActionButton("share.copy", theme.ContentCopyIcon(), p.copyText)
	p.asPicture = NewActionButton("share.image", theme.FileImageIcon(), p.savePicture)
	files := widget.NewColumns(fileShare*widget.ButtonWidth(), look.Space2,
		p.asPicture, NewActionButton("share.record", theme.DocumentSaveIcon(), p.saveRecord))
	for _, format := range []export.Format{export.CSVFormat, export.HledgerFormat} {
		files.Add(NewActionButton("share."+string(format), theme.DownloadIcon(), func() { p.export(format) }))
	}
	text := widget.Stack(look.Space3, widget.NewParagraph(words.Say("share.about"), widget.Body), p.caption, p.asText,
		widget.NewParagraph(words.Say("share.files"), widget.Caption), files, p.outcome)
	stage := container.New(CodeLayout{}, p.picture, container.NewVScroll(widget.InsetSides(look.Space4, look.Space3, text)))
	head := s.Head(words.Say("share.title"), "")
	p.content = container.NewBorder(widget.Stack(0, head, widget.NewRule()), nil, nil, nil, stage)
	return p
}

// fileShare is how wide the button of a kind of file is at least: its words are short.
const fileShare = 0.85

func NewActionButton(key string, icon fyne.Resource, tapped func()) *widget.Button {
	return widget.NewQuietButton(words.Say(key), tapped).SetIcon(icon)
}

// Content is the page.
func (p *sharePage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *sharePage) OfGame() {}

// Update draws the game as it is now.
func (p *sharePage) Update() {
	g := p.shell.Session.Game()
	text, err := compact.Encode(g)
	if err == nil {
		p.code, err = qr.Encode(text)
	}
	p.text = text
	widget.Enable(p.asText, text != "")
	widget.Enable(p.asPicture, err == nil)
	if err != nil {
		p.picture.Objects = nil
		p.caption.SetText(p.shell.ErrorText(err))
		p.caption.SetColor(look.Loss)
		p.picture.Refresh()
		return
	}
	key := "share.near"
	if p.code.Version <= qr.ComfortVersion {
		key = "share.far"
	}
	p.caption.SetText(words.Tell(key, words.Names{"entries": words.Number(len(g.Steps()))}))
	p.caption.SetColor(look.Soft)
	p.picture.Objects = []fyne.CanvasObject{widget.NewQRPicture(words.Say("share.title"), p.code.Modules)}
	p.picture.Refresh()
}

func (p *sharePage) copyText() {
	p.shell.App.Clipboard().SetContent(p.text)
	p.outcome.SetText(words.Say("share.copied"))
}

// PixelsPerModule is how large a saved picture of the code is drawn.
const PixelsPerModule = 10

func (p *sharePage) savePicture() {
	SaveFile(p.shell, FileName(p.shell.Session.Game().Setup(), ".png"), p.outcome.SetText, func(w io.Writer) error {
		return png.Encode(w, p.code.Image(PixelsPerModule))
	})
}

func (p *sharePage) saveRecord() { SaveRecord(p.shell, p.outcome.SetText) }

// SaveRecord asks where to keep the open record of the game on the table.
func SaveRecord(s *shell.Shell, outcome func(sentence string)) {
	g := s.Session.Game()
	SaveFile(s, FileName(g.Setup(), ".json"), outcome, g.Export().Write)
}

// export writes the game in a foreign form, worked out before the file is begun.
func (p *sharePage) export(format export.Format) {
	g := p.shell.Session.Game()
	var out bytes.Buffer
	if err := export.Write(&out, g, format); err != nil {
		p.outcome.SetText(p.shell.ErrorText(err))
		return
	}
	SaveFile(p.shell, FileName(g.Setup(), format.Ending()), p.outcome.SetText, func(w io.Writer) error {
		_, err := out.WriteTo(w)
		return err
	})
}
