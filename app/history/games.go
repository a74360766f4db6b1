package history

import (
	"slices"
	"strconv"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// games lists the games that a figure about a person counts, the latest first.
func (s *Source) games(at page.At) (page.Page, error) {
	_, c, err := s.career(at)
	if err != nil {
		return page.Page{}, err
	}
	title, games := gamesBehind(c, at)
	p := page.Page{Title: c.Name, Pawn: pawn(c.Person),
		About: words.Format("person.games", words.Names{"title": title, "count": len(games)})}
	tell := rankLine
	if figure := at.Part(3); figure == "strength" || figure == "curve" {
		tell = strengthAfter
	}
	part := page.Part{}
	for _, g := range slices.Backward(games) {
		row := page.Row{Rulebook: g.Game.Rulebook, Title: gameAndDay(g.Game), About: tell(g), Tone: page.Soft,
			Figure: words.Format("result.rank", words.Names{"rank": g.Rank}), Number: g.Game.ID.String(),
			Open: open(g.Game.ID, 0)}
		if g.Rank == 1 {
			row.Tone = page.Turn
		}
		row.Actions = []page.Action{page.LinkAction(wasNot(c), "another", c.ID.String(), g.Game.ID.String(),
			strconv.Itoa(g.Seat)).WithIcon("swap")}
		part.Rows = append(part.Rows, row)
	}
	p.Parts = []page.Part{part}
	return p, nil
}

// gamesBehind returns the games that a figure counts, and the figure's title. The page's place names the figure.
func gamesBehind(c stats.Career, at page.At) (title string, games []stats.PlayedGame) {
	figure := at.Part(3)
	find := func(all []stats.Tally, is func(stats.Tally) bool, called func(stats.Tally) string) {
		if t, there := calc.Find(all, is); there {
			title, games = called(t), t.Played
		}
	}
	switch figure {
	case "game":
		find(c.ByGame(), func(t stats.Tally) bool {
			return t.Rulebook == at.Part(4) && t.Players == at.Number(5, 0)
		}, gameAndPlayers)
	case "players":
		find(c.ByPlayers(), func(t stats.Tally) bool { return t.Players == at.Number(4, 0) }, players)
	case "with":
		find(c.Against(), func(t stats.Tally) bool { return t.Other.ID.String() == at.Part(4) },
			func(t stats.Tally) string { return words.Format("person.with", words.Names{"name": t.Other.Name}) })
	default:
		title, games = words.Text("person."+figure), gamesOf(c, figure)
	}
	return title, games
}

func gamesOf(c stats.Career, figure string) []stats.PlayedGame {
	if figure == "wins" || figure == "won.part" {
		return c.Won()
	}
	return c.Played
}

func (s *Source) askAnother(at page.At) (page.Page, error) {
	_, c, err := s.career(page.At{Place: *page.PlaceOf("person", at.Part(1))})
	if err != nil {
		return page.Page{}, err
	}
	game, err := ledger.ParseGameID(at.Part(2))
	if err != nil {
		return page.Page{}, &ledger.Fault{Code: "game.unknown", Detail: at.Part(2)}
	}
	of := Target{Games: []ledger.GameID{game}, Seat: at.Number(3, calc.None)}
	return asking(wasNot(c), words.Text("person.another.about"), line("name", "", at.Text("name", "")),
		page.ActionWith(words.Text("person.another.done"), another, of)), nil
}

func wasNot(c stats.Career) string {
	return words.Format("person.another", words.Names{"name": c.Name})
}

func gameAndDay(g stats.Summary) string { return gameThen(words.Game(g.Rulebook), g) }

func gameThen(called string, g stats.Summary) string {
	return words.Format("records.game", words.Names{"game": called, "moment": moment(g)})
}

func moment(g stats.Summary) string { return words.Moment(g.Date().Local(), time.Now()) }

func rankLine(g stats.PlayedGame) string {
	n := result(g)
	if worth, known := g.Game.Worth(g.Seat); known {
		n["worth"] = worth
		return words.Format("person.came.worth", n)
	}
	return words.Format("person.came", n)
}

func strengthAfter(g stats.PlayedGame) string {
	n := result(g)
	n["strength"] = words.Tenths(g.After.Shown())
	return words.Format("person.after", n)
}

func result(g stats.PlayedGame) words.Names {
	return words.Names{"rank": g.Rank, "players": len(g.Game.Names), "title": words.GameTitle(g.Game)}
}
