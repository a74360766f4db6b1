package app

import (
	"bytes"
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/qr"
)

// A sharePage hands the game on the table to another device: as a code to scan, as text, as a file.
type sharePage struct {
	shell   *Shell
	text    string
	code    qr.Code
	picture *fyne.Container
	caption *widget.Text
	// told says what came of the last action, where it does not cover the code.
	told *widget.Text
	// asText and asPicture need a text and a code.
	asText, asPicture *widget.Button
	content           fyne.CanvasObject
}

func newSharePage(s *Shell) *sharePage {
	p := &sharePage{
		shell: s, picture: container0(),
		caption: widget.NewParagraph("", widget.Caption), told: widget.NewParagraph("", widget.Strong),
	}
	p.asText = shareButton("share.copy", theme.ContentCopyIcon(), p.copyText)
	p.asPicture = shareButton("share.picture", theme.FileImageIcon(), p.savePicture)
	actions := widget.NewColumns(buttonWidth(), look.Space2, p.asText, p.asPicture,
		shareButton("share.record", theme.DocumentSaveIcon(), p.saveRecord))
	for _, format := range []export.Format{export.HledgerFormat, export.CSVFormat} {
		actions.Add(shareButton("share."+string(format), theme.DownloadIcon(), func() { p.export(format) }))
	}
	text := widget.Stack(look.Space3, widget.NewParagraph(words.Say("share.about"), widget.Body), p.caption, actions, p.told)
	stage := container.New(stage{}, p.picture, container.NewVScroll(widget.InsetSides(look.Space4, look.Space3, text)))
	head := s.head(words.Say("share.title"), "")
	p.content = container.NewBorder(widget.Stack(0, head, widget.NewRule()), nil, nil, nil, stage)
	return p
}

func shareButton(key string, icon fyne.Resource, tapped func()) *widget.Button {
	return widget.NewQuietButton(words.Say(key), tapped).SetIcon(icon)
}

// Content is the page.
func (p *sharePage) Content() fyne.CanvasObject { return p.content }

// ofGame tells that the page is one of the game on the table.
func (p *sharePage) ofGame() {}

// Update draws the game as it is now.
func (p *sharePage) Update() {
	g := p.shell.session.Game()
	text, err := compact.Encode(g)
	if err == nil {
		p.code, err = qr.Encode(text)
	}
	p.text = text
	able(p.asText, text != "")
	able(p.asPicture, err == nil)
	if err != nil {
		p.picture.Objects = nil
		p.caption.SetText(p.shell.sentence(err))
		p.caption.SetColor(look.Loss)
		p.picture.Refresh()
		return
	}
	p.caption.SetText(words.Tell("share.version", words.Names{
		"entries": words.Number(len(g.Steps())), "bytes": words.Number(len(text)), "version": words.Number(p.code.Version),
	}))
	p.caption.SetColor(look.Soft)
	p.picture.Objects = []fyne.CanvasObject{widget.NewQRPicture(words.Say("share.title"), p.code.Modules)}
	p.picture.Refresh()
}

func (p *sharePage) copyText() {
	p.shell.app.Clipboard().SetContent(p.text)
	p.told.SetText(words.Say("share.copied"))
}

// pixelsPerModule is how large a saved picture of the code is drawn.
const pixelsPerModule = 10

func (p *sharePage) savePicture() {
	p.shell.save(fileName(p.shell.session.Game().Setup(), ".png"), p.told.SetText, func(w io.Writer) error {
		return png.Encode(w, p.code.Image(pixelsPerModule))
	})
}

func (p *sharePage) saveRecord() { p.shell.saveRecord(p.told.SetText) }

// saveRecord asks where to keep the open record of the game on the table.
func (s *Shell) saveRecord(told func(sentence string)) {
	g := s.session.Game()
	s.save(fileName(g.Setup(), ".json"), told, g.Export().Write)
}

// export writes the game in a foreign form, worked out before the file is begun.
func (p *sharePage) export(format export.Format) {
	g := p.shell.session.Game()
	var out bytes.Buffer
	if err := export.Write(&out, g, format); err != nil {
		p.told.SetText(p.shell.sentence(err))
		return
	}
	p.shell.save(fileName(g.Setup(), format.Ending()), p.told.SetText, func(w io.Writer) error {
		_, err := out.WriteTo(w)
		return err
	})
}
