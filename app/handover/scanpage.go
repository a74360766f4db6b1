package handover

import (
	"fmt"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/parcel"
)

// A scanPage takes over a game or a template from another device: from a picture of its code, its text, or its file.
type scanPage struct {
	shell   *shell.Shell
	text    *form.TextField
	outcome *fyne.Container
	content fyne.CanvasObject
	// busy tells that something is being read.
	busy bool
}

func NewScanPage(s *shell.Shell) *scanPage {
	p := &scanPage{shell: s, text: form.NewTextField(), outcome: widget.Stack(look.Space2)}
	p.text.MultiLine = true
	p.text.Wrapping = fyne.TextWrapBreak
	p.text.SetMinRowsVisible(4)
	p.text.SetPlaceHolder(words.Say("scan.text"))
	take := widget.NewQuietButton(words.Say("scan.take"), func() { p.take(p.text.Text) })
	take.Disable()
	p.text.OnChanged = func(text string) { widget.Enable(take, text != "") }
	ways := widget.NewButtonRow(
		widget.NewPrimaryButton(words.Say("scan.open"), p.open).SetIcon(theme.FolderOpenIcon()),
		widget.NewQuietButton(words.Say("scan.paste"), p.paste).SetIcon(theme.ContentPasteIcon()))
	body := widget.Stack(look.Space4, widget.NewParagraph(words.Say("scan.about"), widget.Body), ways)
	if !fyne.CurrentDevice().IsMobile() {
		body.Add(widget.NewParagraph(words.Say("scan.drop"), widget.Caption))
	}
	body.Add(p.outcome)
	body.Add(widget.NewRule())
	body.Add(p.text)
	body.Add(take)
	p.content = s.Frame(s.Head(words.Say("scan.title"), ""), body, nil)
	return p
}

// Content is the page.
func (p *scanPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: what was told stays.
func (p *scanPage) Update() {}

// Dropped takes over a file that is dropped on the page.
func (p *scanPage) Dropped(uri fyne.URI) {
	from, err := storage.Reader(uri)
	if err != nil {
		p.refuse("", &ledger.Fault{Code: "file.unreadable", Err: err})
		return
	}
	p.read(from)
}

func (p *scanPage) open() {
	openFile(p.shell, []string{".png", ".jpg", ".jpeg", ".gif", ".json", ".txt"},
		func(from fyne.URIReadCloser) { p.read(from) })
}

func (p *scanPage) paste() {
	text := p.shell.App.Clipboard().Content()
	if text == "" {
		p.showOutcome(words.Say("scan.nothing"), look.Loss)
		return
	}
	p.take(text)
}

// take takes over the text of a code or of a record.
func (p *scanPage) take(text string) {
	p.accept(parcel.OpenBytes([]byte(text), rulebooks.All()))
}

// read takes over a file. Finding a code in a large picture takes a while, so that is done beside the screen.
func (p *scanPage) read(from io.ReadCloser) {
	if p.busy {
		_ = from.Close()
		return
	}
	p.busy = true
	p.showOutcome(words.Say("scan.reading"), look.Soft)
	shell.Background(func() (parcel.Parcel, error) {
		defer func() { _ = from.Close() }()
		return parcel.Open(from, rulebooks.All())
	}, func(handed parcel.Parcel, err error) {
		p.busy = false
		p.accept(handed, err)
	})
}

// accept takes over a game or a template.
func (p *scanPage) accept(handed parcel.Parcel, err error) {
	if err == nil && handed.Template != nil {
		p.takeTemplate(*handed.Template)
		return
	}
	p.takeGame(handed.Record, err)
}

// takeTemplate puts a template into the book and goes on to a new game by it.
func (p *scanPage) takeTemplate(t ledger.Template) {
	s := p.shell
	kept, added, err := s.Session.Book().ImportTemplate(t)
	if err != nil {
		p.refuse(t.Rulebook, err)
		return
	}
	s.GoHome(route.GameBy{Template: kept})
	key := "template.same"
	if added {
		key = "template.taken"
	}
	s.ShowNotice(words.Tell(key, words.Names{"name": kept.Name}))
}

// takeGame puts a record into the book and tells what came of it.
func (p *scanPage) takeGame(record ledger.Record, err error) {
	if err != nil {
		p.refuse(record.Rulebook, err)
		return
	}
	session := p.shell.Session
	added, err := session.Book().Import(record, session.Author())
	if err != nil {
		p.refuse(record.Rulebook, err)
		return
	}
	entries := 0
	if game, err := session.Book().Load(added.Game); err == nil {
		entries = len(game.Steps())
	}
	p.showOutcome(words.Tell(fmt.Sprintf("scan.%s", added.Outcome), words.Names{
		"count": words.Number(added.Added), "entries": words.Number(entries),
	}), look.Gain, widget.NewPrimaryButton(words.Say("scan.show"), func() {
		if !p.shell.ShowError(session.Open(added.Game)) {
			p.shell.GoHome(route.Table{})
		}
	}))
}

// refuse tells why a game was not taken over. The rulebook is that of the game, as far as it is known.
func (p *scanPage) refuse(rulebook string, err error) {
	p.showOutcome(words.Trouble(rulebook, nil, err), look.Loss)
}

// showOutcome shows what came of the last try, with what can be done next.
func (p *scanPage) showOutcome(sentence string, color fyne.ThemeColorName, actions ...fyne.CanvasObject) {
	outcome := widget.Stack(look.Space3, widget.NewParagraph(sentence, widget.Strong).SetColor(color))
	for _, action := range actions {
		outcome.Add(action)
	}
	p.outcome.Objects = []fyne.CanvasObject{widget.NewPanel(look.Card, look.Space4, outcome).Outlined(color)}
	p.outcome.Refresh()
}
