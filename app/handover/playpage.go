package handover

import (
	"net/url"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/report"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
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
	text := widget.Stack(look.Space3, widget.NewParagraph(words.Say(about), widget.Body))
	if len(p.codes) > 0 {
		text.Add(NewActionButton("share.enlarge", theme.ViewFullScreenIcon(), p.enlarge))
	}
	text.Add(NewActionButton("play.open", theme.MailForwardIcon(), p.open))
	text.Add(NewActionButton("play.copy", theme.ContentCopyIcon(), p.copyLink))
	text.Add(widget.NewParagraph(words.Say("play.asks"), widget.Caption))
	stage := container.New(CodeLayout{}, picture, container.NewVScroll(widget.InsetSides(look.Space4, look.Space3, text)))
	p.content = container.NewBorder(widget.Stack(0, s.Head(words.Say("share.bgstats"), ""), widget.NewRule()), nil, nil, nil, shell.OverBar(stage))
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
