package people

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A gamesPage lists the games behind a figure of a person, the latest first. A tap opens one; who sat there can be
// mended.
type gamesPage struct {
	shell.FixedPage
	shell  *shell.Shell
	person people.Person
	games  []stats.PlayedGame
	tell   telling
	rows   *list.Rows
}

// A telling is what there is to say of a game behind a figure.
type telling func(stats.PlayedGame) string

// newGamesPage lists some games of a person; the title says what they have in common.
func newGamesPage(
	s *shell.Shell, person people.Person, title string, games []stats.PlayedGame, tell telling,
) *gamesPage {
	p := &gamesPage{shell: s, person: person, games: games, tell: tell}
	p.rows = list.NewRows(func(item int) fyne.CanvasObject {
		return shell.Reading(0, p.row(p.at(item)))
	})
	about := words.Format("person.games", words.Names{"title": title, "count": len(games)})
	head := s.Head(person.Name, about)
	p.Body = shell.Compose(head, shell.OverBar(p.rows.Content), nil)
	items := make([]list.RowItem, len(games))
	height := list.NewRow(" ", " ", nil).MinSize().Height
	for i := range games {
		items[i] = list.RowItem{Key: p.at(i).Game.ID.String(), Height: max(height, look.Target+look.Space2)}
	}
	p.rows.SetItems(items)
	return p
}

func (p *gamesPage) at(item int) stats.PlayedGame { return p.games[len(p.games)-1-item] }

// row is one game: what was played and when, what there is to say of it, and a button to mend who sat there.
func (p *gamesPage) row(g stats.PlayedGame) fyne.CanvasObject {
	mend := input.NewIconButton(words.Format("person.another", words.Names{"name": p.person.Name}), mark.Icon("swap"),
		func() { askAnother(p.shell, p.person, g) })
	var trophy fyne.CanvasObject = mend
	if g.Rank == 1 {
		trophy = frame.Across(0, mark.NewPicture(mark.Icon("trophy"), theme.Size(look.HeadlineSize), look.Turn), mend)
	}
	return list.NewRow(gameAndDay(g), p.tell(g), func() { open(p.shell, g.Game.ID) }).Flush().SetEnds(nil, trophy)
}

func gameAndDay(g stats.PlayedGame) string {
	return words.Format("records.game",
		words.Names{"game": words.Game(g.Game.Rulebook), "moment": words.Moment(g.Game.Date().Local(), time.Now())})
}

// came is where a person came in, with what, and what the game is called.
func came(g stats.PlayedGame) string {
	n := result(g)
	if worth, known := g.Game.Worth(g.Seat); known {
		n["worth"] = worth
		return words.Format("person.came.worth", n)
	}
	return words.Format("person.came", n)
}

// strengthAfter is how strong the person was after the game, and where he or she came in.
func strengthAfter(g stats.PlayedGame) string {
	n := result(g)
	n["strength"] = words.Tenths(g.After.Shown())
	return words.Format("person.after", n)
}

// result names where a person came in, of how many, and what the game is called.
func result(g stats.PlayedGame) words.Names {
	return words.Names{"rank": g.Rank, "players": len(g.Game.Names),
		"title": words.GameTitle(g.Game)}
}

func open(s *shell.Shell, id ledger.GameID) {
	if !s.ShowError(s.Session.Open(id)) {
		s.Go(route.Table{})
	}
}
