// Package handover hands games to other devices, imports what they hand over, and saves files.
package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/files"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
)

// A sharePage hands the game on the table to another device: as a code, as text, or as a file.
type sharePage struct {
	shell *shell.Shell
	// The field what holds the kind of content to hand on. other is the part that the other device has, nil if unknown.
	what    sharing.Content
	chips   []*input.Chip
	other   *sharing.Part
	noted   bool
	text    string
	code    *codeView
	picture *fyne.Container
	// steps holds the controls for the frames of an animated code. count shows the number of the current frame.
	steps   *fyne.Container
	count   *text.Text
	pause   *input.Button
	about   *text.Text
	caption *text.Text
	// own is a row that leads to the portfolio in games with hidden holdings. asText is disabled without a text, large
	// without a code, and asPicture if one picture cannot hold the code.
	own, asText, large, asPicture *list.Row
	card                          Card
}

// NewSharePage returns the page that hands on the game on the table. has is the number of entries the other device has,
// nil if unknown. card draws the standings as a picture.
func NewSharePage(s *shell.Shell, has *int, card Card) *sharePage {
	p := &sharePage{
		shell: s, what: sharing.Whole, card: card, count: text.New("", core.Strong),
		about: text.NewParagraph("", core.Body), caption: text.NewParagraph("", core.Caption),
	}
	if has != nil {
		p.other, p.what = &sharing.Part{Entries: *has}, sharing.News
	}
	p.code = newCodeView(s, words.Text("share.title"), p.showStep)
	p.picture = container.NewStack(p.code.picture)
	return p
}

// codeShare is the minimum width of the buttons below a code, as a fraction of their usual width, since their labels
// are short.
const codeShare = 0.85

func NewActionButton(key string, icon fyne.Resource, tapped func()) *input.Button {
	return input.NewQuietButton(words.Text(key), tapped).SetIcon(icon)
}

// NewWay returns a row to tap. Its title is the text for key, and its detail the text for key.about.
func NewWay(key string, icon fyne.Resource, tapped func()) *list.Row {
	return list.NewRow(words.Text(key), words.Text(key+".about"), tapped).
		SetEnds(mark.NewPicture(icon, 22, look.Soft), nil)
}

func (p *sharePage) Content() fyne.CanvasObject {
	whats := frame.NewChips()
	p.chips = nil
	for i, key := range []string{"share.whole", "share.news", "share.have", "share.setup", "share.result"} {
		chip := input.NewChip(words.Text(key), func(bool) { p.choose(sharing.Content(i)) })
		p.chips = append(p.chips, chip)
		whats.Add(chip)
	}
	p.pause = input.NewIconButton(words.Text("share.pause"), theme.MediaPauseIcon(), p.playOrPause)
	p.steps = container.NewBorder(nil, nil, container.NewHBox(
		input.NewIconButton(words.Text("share.back"), theme.NavigateBackIcon(), func() { p.code.Step(-1) }), p.pause,
		input.NewIconButton(words.Text("share.next"), theme.NavigateNextIcon(), func() { p.code.Step(1) })), nil,
		frame.Stack(0, layout.NewSpacer(), p.count, layout.NewSpacer()))
	p.large = NewWay("share.enlarge", theme.ViewFullScreenIcon(), p.code.enlarge)
	p.own = NewWay("share.own", theme.AccountIcon(), func() { p.shell.Go(route.Portfolio{}) })
	p.asText = NewWay("share.copy", theme.ContentCopyIcon(), func() { copyCode(p.shell, p.text) })
	p.asPicture = NewWay("share.image", theme.FileImageIcon(), p.savePicture)
	return CodeFrame(p.shell.Head(words.Text("share.title"), ""), p.picture, whats, p.steps,
		frame.Stack(look.Space1, p.about, p.caption),
		frame.Stack(0,
			NewWay("guests.way", mark.Icon("live"), func() { p.shell.Go(route.Live{}) }), p.large,
			NewWay("share.scan", theme.MediaPhotoIcon(), func() { p.shell.Go(route.Scan{}) }), p.own,
			NewWay("share.record", theme.DocumentSaveIcon(), func() { SaveRecord(p.shell) }),
			p.asText, p.asPicture),
		frame.NewSection(words.Text("share.export")), exports(p.shell, p.card))
}

func (p *sharePage) OfGame() {}

func (p *sharePage) Update() {
	g := p.shell.Session.Game()
	p.noteHandedOn(g)
	table := g.Table()
	if p.what == sharing.Result && !g.Decided() {
		p.what = sharing.Whole
	}
	for i, chip := range p.chips {
		chip.SetChosen(sharing.Content(i) == p.what)
	}
	core.Show(p.chips[sharing.Result], g.Decided())
	core.Show(p.own, view.Hidden(table))
	text, err := "", error(nil)
	var codes []qr.Code
	nothing := p.what == sharing.News && p.other == nil
	p.about.SetText(sharing.About(g, p.what, p.other))
	if !nothing {
		text, err = sharing.Text(g, p.what, p.other)
	}
	if err == nil && !nothing {
		codes, err = sharing.Codes(text)
	}
	p.text = text
	p.code.Present(codes)
	core.Enable(p.asText, text != "")
	core.Enable(p.large, len(codes) > 0)
	core.Show(p.picture, len(codes) > 0)
	core.Show(p.steps, len(codes) > 1)
	_, tooBig := qr.EncodeFile(text)
	core.Enable(p.asPicture, tooBig == nil)
	if err != nil {
		core.Show(p.caption, true)
		p.caption.SetText(p.shell.ErrorText(err))
		p.caption.SetColor(look.Loss)
		return
	}
	if core.Show(p.caption, len(codes) > 0); len(codes) > 0 {
		p.caption.SetColor(look.Soft).SetText(sharing.Hold(codes))
	}
}

func (p *sharePage) choose(what sharing.Content) {
	p.what = what
	p.Update()
}

// noteHandedOn stores that the game's current state is being handed on. Before that, it reads what was handed on last,
// unless the other device's part is known. Only the first call does anything.
func (p *sharePage) noteHandedOn(g *game.Game) {
	if p.noted {
		return
	}
	p.noted = true
	if p.other == nil {
		other, err := sharing.LatestPart(p.shell.Session.Book(), g)
		if !p.shell.ShowError(err) {
			p.other = other
		}
	}
	p.shell.ShowError(p.shell.Session.Book().Notes.RecordHandOver(g))
}

func (p *sharePage) playOrPause() {
	if p.code.moving == nil {
		p.code.Play()
		return
	}
	p.code.Pause()
	p.showStep()
}

func (p *sharePage) showStep() {
	p.count.SetText(words.Format("share.frame", words.Names{
		"frame": p.code.at + 1, "frames": len(p.code.codes),
	}))
	if p.code.moving != nil {
		p.pause.Spoken(words.Text("share.pause")).SetIcon(theme.MediaPauseIcon())
	} else {
		p.pause.Spoken(words.Text("share.play")).SetIcon(theme.MediaPlayIcon())
	}
}

func (p *sharePage) savePicture() {
	code, err := qr.EncodeFile(p.text)
	if p.shell.ShowError(err) {
		return
	}
	SaveCode(p.shell, sharing.FileName(p.shell.Session.Game().Setup(), ".png"), code, p.shell.ShowNotice)
}

// SaveRecord asks where to save the record of the game on the table.
func SaveRecord(s *shell.Shell) {
	g := s.Session.Game()
	files.Save(s, sharing.FileName(g.Setup(), ".json"), s.ShowNotice, g.Export().Write)
}
