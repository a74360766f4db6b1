package handover

import (
	"net/url"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/report"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

// A playPage hands the play to BG Stats: as a code for the phone that has it, as a link that opens it here, or to copy.
type playPage struct {
	shell   *shell.Shell
	link    string
	codes   []qr.Code
	code    *codeView
	content fyne.CanvasObject
}

// openPlay leads to the page, or tells why the play cannot be handed on yet.
func openPlay(s *shell.Shell) {
	link, err := report.BGStats(s.Session.Game())
	if !s.ShowError(err) {
		s.Push(newPlayPage(s, link))
	}
}

func newPlayPage(s *shell.Shell, link string) *playPage {
	p := &playPage{shell: s, link: link}
	p.code = newCodeView(s, words.Say("play.code"), p.enlarge, func() {})
	picture := container.NewStack(p.code.picture)
	about := "play.about"
	if code, err := qr.EncodeLink(link); err == nil {
		p.codes = []qr.Code{code}
	} else {
		about = "play.big"
		picture.Hide()
	}
	line := frame.Stack(look.Space3, text.NewParagraph(words.Say(about), core.Body))
	if len(p.codes) > 0 {
		line.Add(NewActionButton("share.enlarge", theme.ViewFullScreenIcon(), p.enlarge))
	}
	line.Add(NewActionButton("play.open", theme.MailForwardIcon(), p.open))
	line.Add(NewActionButton("play.copy", theme.ContentCopyIcon(), p.copyLink))
	line.Add(text.NewParagraph(words.Say("play.asks"), core.Caption))
	stage := container.New(CodeLayout{}, picture, container.NewVScroll(frame.InsetSides(look.Space4, look.Space3, line)))
	p.content = container.NewBorder(frame.Stack(0, s.Head(words.Say("share.bgstats"), ""), frame.NewRule()), nil, nil, nil, shell.OverBar(stage))
	return p
}

// Content is the page.
func (p *playPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *playPage) OfGame() {}

// Update shows the code.
func (p *playPage) Update() { p.code.Present(p.codes) }

// enlarge shows the code alone, as large as the window.
func (p *playPage) enlarge() { p.shell.Push(newCodePage(p.shell, p.codes)) }

// open opens BG Stats where it is, else its page in the browser.
func (p *playPage) open() {
	address, err := url.Parse(p.link)
	if err == nil {
		err = p.shell.App.OpenURL(address)
	}
	if err != nil {
		p.shell.ShowNotice(words.Say("play.closed"))
	}
}

func (p *playPage) copyLink() {
	p.shell.App.Clipboard().SetContent(p.link)
	p.shell.ShowNotice(words.Say("play.copied"))
}
