package director

import (
	"slices"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A seriesGame is a game by members of a series. against is why the game does not count; zero if the game counts.
type seriesGame struct {
	stats.Summary
	title, about string
	against      games.Misfit
}

// seriesGames returns the members' games, the latest first, and the number of games that count.
func (s *Source) seriesGames(shelf []stats.Summary) (all []seriesGame, counting int) {
	for _, game := range shelf {
		if game.Pending || game.Deleted || game.Fault != nil {
			continue
		}
		begun := words.Moment(game.Start().Local(), time.Now())
		one := seriesGame{Summary: game, title: words.Join([]string{begun, words.GameTitle(game)})}
		if round, number, counts := s.State.ReservedTable(game.ID); counts {
			table, _ := s.State.Table(round, number)
			one.about = words.Join(calc.Map(InOrder(table.Result.Places), func(p tournament.Placed) string {
				return words.PlacedLine(s.Name(p.Member), p, table.Result.NoWorths)
			}))
			counting++
		} else {
			one.against = games.Against(&s.State, s.People, game)
			switch one.against.Reason {
			case "", "tournament.series.strangers", "tournament.series.game":
				continue // the game is unrelated to the series
			}
			one.about = words.SeriesAgainst(&s.State, one.against, game.ID)
		}
		all = append(all, one)
	}
	slices.SortStableFunc(all, func(a, b seriesGame) int { return b.Start().Compare(a.Start()) })
	return all, counting
}

func (s *Source) seriesParts(shelf []stats.Summary) []page.Part {
	all, counting := s.seriesGames(shelf)
	part := page.Part{Says: []page.Note{{Text: words.SeriesState(s.State.Plan, counting)}}}
	part.Actions = s.performable(page.LinkAction(words.Text("tournament.series.days"), planPlace).WithIcon("history"))
	list := page.Part{}
	for _, one := range all {
		row := page.Row{Icon: "confirm", Tone: page.Good, Title: one.title, About: one.about,
			Struck: one.against.Reason == "tournament.series.excepted", Open: page.RowLink(gamePlace, one.ID.String())}
		if one.against.Reason != "" {
			row.Icon, row.Tone = "remove", page.Soft
		}
		list.Rows = append(list.Rows, row)
	}
	return []page.Part{part, list}
}

func (s *Source) gamePage(at page.At) (page.Page, error) {
	shelf, err := s.Book.Shelf.ListNow()
	if err != nil {
		return page.Page{}, err
	}
	all, _ := s.seriesGames(shelf)
	n := slices.IndexFunc(all, func(one seriesGame) bool { return one.ID.String() == at.Part(1) })
	if n < 0 {
		return page.Page{}, s.nowhere()
	}
	one := all[n]
	if at.Part(2) != "" {
		return s.exceptPage(at, one)
	}
	open := page.ActionWith(words.Text("tournament.series.open"), "open", GameNamed{one.ID.String()}).WithIcon("table")
	actions := []page.Action{open.WithAbout(words.GameState(one.Summary))}
	switch one.against.Reason {
	case "":
		out := page.LinkAction(words.Text("tournament.series.out"), gamePlace, one.ID.String(),
			"out").WithIcon("remove")
		actions = append(actions, explained("tournament.series.out", out))
	case "tournament.series.excepted":
		again := entering("tournament.series.again", &tournament.Except{Game: one.ID.String(), Lifted: true})
		actions = append(actions, again.WithIcon("add"))
	case "tournament.series.before", "tournament.series.after":
		days := page.LinkAction(words.Text("tournament.series.days"), planPlace).WithIcon("history")
		actions = append(actions, days.WithAbout(words.SeriesDays(s.State.Plan)))
	}
	return page.Page{Title: one.title, Small: true, Parts: []page.Part{
		{Says: []page.Note{{Text: one.about}}}, {Rows: page.Offered(s.performable(actions...)...)}}}, nil
}

func (s *Source) exceptPage(at page.At, one seriesGame) (page.Page, error) {
	e := &tournament.Except{Game: one.ID.String(), Reason: typedText(at, "reason")}
	_, refusal := s.Tournament.Preview(e)
	title := words.Text("tournament.series.out")
	ask := page.Part{Says: []page.Note{{Text: one.title}}, Fields: []sheet.Field{
		line(at, "reason", words.Text("tournament.penalty.reason"), words.Text("tournament.series.why.example"))}}
	seen := s.asking(title, ask, refusal, page.PlainAction(title, "except"))
	if e.Reason == "" {
		seen.Says = []page.Note{{Text: words.Text("tournament.series.why"), Tone: page.Soft}}
		seen.Next[0] = seen.Next[0].DisabledIf(true)
	}
	return seen, nil
}

func (s *Source) except(_ struct{}, at page.At) (page.Done, error) {
	e := &tournament.Except{Game: at.Part(1), Reason: typedText(at, "reason")}
	if e.Reason == "" {
		return page.Done{}, page.UserError(words.Text("tournament.series.why"))
	}
	return s.entered(e, s.Enter(e))
}

func InOrder(places []tournament.Placed) []tournament.Placed {
	return slices.SortedStableFunc(slices.Values(places), func(a, b tournament.Placed) int { return a.Rank - b.Rank })
}
