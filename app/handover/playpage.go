package handover

import (
	"net/url"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/report"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

func openPlay(s *shell.Shell) {
	link, err := report.BGStats(s.Session.Game())
	if !s.ShowError(err) {
		s.Go(shell.To(func() shell.Page { return newPlayPage(s, link) }))
	}
}

// A playPage hands the game to BG Stats as a play: as a code for another phone, as a link to open here, or as a copied
// link.
type playPage struct {
	shell *shell.Shell
	link  string
	codes []qr.Code
	code  *codeView
}

func newPlayPage(s *shell.Shell, link string) *playPage {
	p := &playPage{shell: s, link: link}
	p.code = newCodeView(s, words.Text("play.code"), func() {})
	if code, err := qr.EncodeLink(link); err == nil {
		p.codes = []qr.Code{code}
	}
	return p
}

func (p *playPage) Content() fyne.CanvasObject {
	picture, about := container.NewStack(p.code.picture), "play.big"
	var ways []fyne.CanvasObject
	if core.Show(picture, len(p.codes) > 0); len(p.codes) > 0 {
		about, ways = "play.about", append(ways,
			NewActionButton("share.enlarge", theme.ViewFullScreenIcon(), p.code.enlarge))
	}
	ways = append(ways, NewActionButton("play.open", theme.MailForwardIcon(), p.open),
		NewActionButton("play.copy", theme.ContentCopyIcon(), p.copyLink),
		text.NewParagraph(words.Text("play.asks"), core.Caption))
	return CodeFrame(p.shell.Head(words.Text("share.bgstats"), ""), picture,
		append([]fyne.CanvasObject{text.NewParagraph(words.Text(about), core.Body)}, ways...)...)
}

func (p *playPage) OfGame() {}

func (p *playPage) Update() { p.code.Present(p.codes) }

// open opens the link in BG Stats if that is installed, and otherwise as a page in the browser.
func (p *playPage) open() {
	address, err := url.Parse(p.link)
	if err == nil {
		err = p.shell.App.OpenURL(address)
	}
	if err != nil {
		p.shell.ShowNotice(words.Text("play.closed"))
	}
}

func (p *playPage) copyLink() {
	p.shell.App.Clipboard().SetContent(p.link)
	p.shell.ShowNotice(words.Text("play.copied"))
}
