package history

import (
	"math"
	"strconv"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

const firstRows = 6

// career returns the career of the person at a place. If the place names a rulebook, only games with that rulebook
// count. A career may have no games.
func (s *Source) career(at page.At) (k known, c stats.Career, err error) {
	if k, err = s.read(); err != nil {
		return k, c, err
	}
	id, err := ledger.ParsePersonID(at.Part(1))
	person, there := k.people.Person(id)
	if err != nil || !there {
		return k, c, &ledger.Fault{Code: "person.unknown"}
	}
	for _, career := range Ranked(k.people, k.games, at.Part(2), true) {
		if career.ID == person.ID {
			return k, career, nil
		}
	}
	return k, stats.Career{Person: person}, nil
}

func (s *Source) person(at page.At) (page.Page, error) {
	k, c, err := s.career(at)
	if err != nil {
		return page.Page{Title: words.Text("people.title")}, err
	}
	p := page.Page{Title: c.Name, Pawn: pawn(c.Person), Tools: []page.Action{
		page.LinkAction(words.Text("person.edit"), "edit", c.ID.String()).WithIcon("edit")}}
	if at.Part(2) != "" {
		p.About = words.Game(at.Part(2))
	}
	if len(c.Played) == 0 {
		p.Parts = []page.Part{{Says: []page.Note{{Text: words.Text("person.nothing")}}}, identity(k, c)}
		return p, nil
	}
	if p.About = words.Record(c.Played); at.Part(2) != "" {
		p.About = words.Join([]string{words.Game(at.Part(2)), p.About})
	}
	behind := func(figure ...string) *page.Action {
		return page.RowLink(append([]string{"games", c.ID.String(), at.Part(2)}, figure...)...)
	}
	p.Parts = append(facts(c, behind), form(c))
	if len(c.Played) > 1 {
		p.Parts = append(p.Parts, curve(c, behind("curve")))
	}
	p.Parts = append(p.Parts, filled(s.recordsHeldBy(k.people, c.ID))...)
	p.Beside = filled(append(tallies(c, behind), identity(k, c))...)
	return p, nil
}

func facts(c stats.Career, behind func(...string) *page.Action) []page.Part {
	r, figures := c.Rating(), page.Part{As: page.Figures}
	add := func(name, figure string) {
		row := page.Row{Title: words.Text("person." + name), Figure: figure, Open: behind(name)}
		if len(gamesOf(c, name)) == 0 {
			row.Open = nil
		}
		figures.Rows = append(figures.Rows, row)
	}
	add("strength", words.Tenths(r.Shown()))
	add("played", words.Number(len(c.Played)))
	add("wins", words.Number(len(c.Won())))
	add("won.part", words.Percent(c.WonPart()))
	add("place", words.Hundredths(c.AveragePlace()))
	if share, known := c.AverageShare(); known {
		add("share", words.Percent(share))
	}
	said := []page.Note{small(words.RatingFormula(r)), small(words.Text("person.model"))}
	if c.Provisional() {
		said = append(said, small(words.Format("people.few.person", words.Names{"count": stats.ProvisionalGames})))
	}
	if c.Notes != "" {
		said = append(said, page.Note{Text: c.Notes})
	}
	return []page.Part{figures, {Says: said}}
}

const formGames = 10

func form(c stats.Career) page.Part {
	latest := c.Played[max(0, len(c.Played)-formGames):]
	return page.Part{Title: words.Text("person.form"), As: page.Marks, Rows: calc.Map(latest, func(g stats.PlayedGame) page.Row {
		return page.Row{Short: words.Format("result.rank", words.Names{"rank": g.Rank}), Title: gameAndDay(g.Game),
			About: rankLine(g), Chosen: g.Rank == 1, Open: open(g.Game.ID, 0)}
	})}
}

func curve(c stats.Career, behind *page.Action) page.Part {
	values := []int{0}
	for _, g := range c.Played {
		values = append(values, int(math.Round(10*g.After.Shown())))
	}
	title := words.Text("person.curve")
	return page.Part{Title: title, Chart: &page.Chart{Title: title, Tenths: true, Open: behind,
		Series: []view.Series{{Pawn: emblem.NewPawn(c.Look), Values: values}}}}
}

func tallied(key string, all []stats.Tally, row func(stats.Tally) page.Row) page.Part {
	return page.Part{Title: words.Text(key), First: firstRows, Rows: calc.Map(all, row)}
}

// tallies counts a person's games by rulebook and number of players, by number of players alone, and by opponent.
func tallies(c stats.Career, behind func(...string) *page.Action) []page.Part {
	byPlayers := c.ByPlayers()
	if len(byPlayers) == 1 {
		byPlayers = nil // the same as all games
	}
	return []page.Part{
		tallied("person.by", c.ByGame(), func(t stats.Tally) page.Row {
			return page.Row{Title: gameAndPlayers(t), About: words.Record(t.Played),
				Open: behind("game", t.Rulebook, strconv.Itoa(t.Players))}
		}),
		tallied("person.by.players", byPlayers, func(t stats.Tally) page.Row {
			return page.Row{Title: players(t), About: words.Record(t.Played), Open: behind("players", strconv.Itoa(t.Players))}
		}),
		tallied("person.against", c.Against(), func(t stats.Tally) page.Row {
			return page.Row{Pawn: pawn(t.Other), Title: t.Other.Name, Open: behind("with", t.Other.ID.String()),
				About: words.Format("person.ahead", words.Names{"count": len(t.Played), "ahead": len(t.Ahead)})}
		}),
	}
}

func gameAndPlayers(t stats.Tally) string {
	return words.Format("person.game", words.Names{"game": words.Game(t.Rulebook), "players": t.Players})
}

func players(t stats.Tally) string {
	return words.Format("person.players", words.Names{"count": t.Players})
}
