package people

import (
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

// A gamesPage lists the games behind a figure of a person, the latest first. A tap opens one; who sat there can be mended.
type gamesPage struct {
	shell   *shell.Shell
	person  ledger.Person
	games   []ledger.PlayedGame
	rows    *widget.Rows
	content fyne.CanvasObject
}

// newGamesPage lists some games of a person; the title says what they have in common.
func newGamesPage(s *shell.Shell, person ledger.Person, title string, games []ledger.PlayedGame) *gamesPage {
	p := &gamesPage{shell: s, person: person, games: games}
	p.rows = widget.NewRows(func(item int) fyne.CanvasObject { return p.row(p.at(item)) })
	p.content = container.NewBorder(widget.Stack(0, s.Head(person.Name, words.Join([]string{title, words.Record(games)})), widget.NewRule()),
		nil, nil, nil, shell.OverBar(widget.Measured(shell.ReadingWidth, widget.InsetSides(look.Space4, 0, p.rows.Content))))
	items := make([]widget.RowItem, len(games))
	height := widget.NewRow(" ", " ", nil).MinSize().Height
	for i := range games {
		items[i] = widget.RowItem{Key: p.at(i).Game.ID.String(), Height: max(height, look.Target+look.Space2)}
	}
	p.rows.SetItems(items)
	return p
}

// at is the game of an item.
func (p *gamesPage) at(item int) ledger.PlayedGame { return p.games[len(p.games)-1-item] }

// Content is the page.
func (p *gamesPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: the page shows the games as they were when the figure was tapped.
func (p *gamesPage) Update() {}

// row is one game: what it is called, where the person came in, and a button to mend who sat there.
func (p *gamesPage) row(g ledger.PlayedGame) fyne.CanvasObject {
	mend := widget.NewIconButton(words.Tell("person.another", words.Names{"name": p.person.Name}), theme.AccountIcon(),
		func() { askAnother(p.shell, p.person, g) })
	var trophy fyne.CanvasObject = mend
	if g.Rank == 1 {
		trophy = widget.Across(0, widget.NewPicture(widget.Icon("trophy"), theme.Size(look.HeadlineSize), look.Turn), mend)
	}
	return widget.NewRow(words.GameTitle(g.Game), came(g), func() { open(p.shell, g.Game.ID) }).Flush().SetEnds(nil, trophy)
}

// came is where a person came in, with what, in which game and when.
func came(g ledger.PlayedGame) string {
	n := words.Names{"rank": words.Number(g.Rank), "players": words.Number(len(g.Game.Names)), "game": words.Game(g.Game.Rulebook)}
	key := "person.came"
	if worth, known := g.Game.Worth(g.Seat); known {
		key, n["worth"] = "person.came.worth", words.Number(worth)
	}
	return words.Tell(key, n)
}

// open puts a game on the table.
func open(s *shell.Shell, id ledger.GameID) {
	if !s.ShowError(s.Session.Open(id)) {
		s.Go(route.Table{})
	}
}
