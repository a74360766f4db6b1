package app

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// A shelfPage lists the games of the book: those in play, where one tap goes on, and those that are finished.
type shelfPage struct {
	shell *shell.Shell
	// noticed tells that what happened to a damaged book has been said.
	noticed bool
	list    *fyne.Container
	content fyne.CanvasObject
}

func newShelfPage(s *shell.Shell) *shelfPage {
	p := &shelfPage{shell: s, list: container.NewStack()}
	settings := widget.NewIconButton(words.Say("shelf.settings"), theme.SettingsIcon(), func() { s.Go(route.Settings{}) })
	head := widget.InsetSides(look.Space2, look.Space1, widget.Lead(
		newAppIcon(28), widget.Spread(widget.NewText(words.Say("app.name"), widget.FigureText), settings)))
	foot := widget.Stack(look.Space2,
		widget.NewPrimaryButton(words.Say("shelf.new"), func() { s.Go(route.NewGame{}) }),
		widget.NewButtonRow(
			widget.NewQuietButton(words.Say("shelf.scan"), func() { s.Go(route.Scan{}) }),
			widget.NewQuietButton(words.Say("shelf.check"), func() { s.Go(route.Check{}) })))
	p.content = s.Frame(head, p.list, foot)
	return p
}

// Content is the page.
func (p *shelfPage) Content() fyne.CanvasObject { return p.content }

// Update reads the shelf anew.
func (p *shelfPage) Update() {
	games, err := p.shell.Session.Book().Shelf()
	if err != nil {
		p.show(widget.NewEmptyState(theme.WarningIcon(), words.Say("fault.title"), words.Trouble("", nil, err)))
		return
	}
	playing, finished := widget.Stack(look.Space2), widget.Stack(look.Space2)
	for _, game := range games {
		if game.Over {
			finished.Add(p.row(game))
		} else {
			playing.Add(p.row(game))
		}
	}
	lists := widget.Stack(look.Space5)
	if n := p.notice(); n != nil {
		lists.Add(n)
	}
	if len(games) == 0 {
		lists.Add(widget.NewEmptyState(widget.Icon("cards"), words.Say("shelf.empty"), words.Say("shelf.empty.about")))
	}
	if len(playing.Objects) > 0 {
		lists.Add(widget.Stack(look.Space3, widget.NewSection(words.Say("shelf.playing")), playing))
	}
	if len(finished.Objects) > 0 {
		lists.Add(widget.Stack(look.Space3, widget.NewSection(words.Say("shelf.finished")), finished))
	}
	p.show(lists)
}

// Dropped takes over what is dropped on the shelf.
func (p *shelfPage) Dropped(uri fyne.URI) {
	p.shell.Go(route.Scan{})
	p.shell.Drop(uri)
}

func (p *shelfPage) show(o fyne.CanvasObject) {
	p.list.Objects = []fyne.CanvasObject{o}
	p.list.Refresh()
}

// notice tells, until it is closed, that a damaged book was set aside.
func (p *shelfPage) notice() fyne.CanvasObject {
	fault := p.shell.Session.Book().Notice()
	if fault == nil || p.noticed {
		return nil
	}
	sentence := widget.NewParagraph(words.Trouble("", nil, fault), widget.Body)
	closing := widget.NewPlainButton(words.Say("common.close"), nil, func() {
		p.noticed = true
		p.Update()
	})
	return widget.NewPanel(look.Card, look.Space3,
		widget.Stack(look.Space2, sentence, container.NewHBox(closing))).Outlined(look.Loss)
}

// row is one game: who plays, how it stands, and when something was last said in it.
func (p *shelfPage) row(game ledger.Summary) fyne.CanvasObject {
	icon, color, tapped := widget.Icon("cards"), look.Soft, func() { p.resume(game.ID) }
	switch {
	case game.Fault != nil:
		icon, color, tapped = theme.WarningIcon(), look.Loss, nil
	case game.Over:
		icon = widget.Icon("trophy")
	}
	title, state := words.GameTitle(game), words.GameState(game)
	text := widget.Stack(0, widget.NewText(title, widget.Strong))
	if game.Title != "" {
		text.Add(widget.NewText(words.Join(game.Names), widget.Caption))
	}
	if game.Fault == nil {
		text.Add(widget.NewText(words.Say("rulebook."+game.Rulebook), widget.Caption))
	}
	text.Add(widget.NewParagraph(state, widget.Caption).SetColor(color))
	day := widget.NewWord(game.Touched.Local().Format(time.DateOnly), widget.Caption, look.Soft)
	return widget.NewTile(words.Join([]string{title, state}),
		widget.Lead(widget.NewPicture(icon, 24, color), widget.Spread(text, day)), tapped)
}

func (p *shelfPage) resume(id ledger.GameID) {
	if !p.shell.ShowError(p.shell.Session.Open(id)) {
		p.shell.Go(route.Table{})
	}
}
