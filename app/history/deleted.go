package history

import (
	"slices"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// deleted lists the deleted games, the last deleted first. Games are never deleted for good without a request.
func (s *Source) deleted(page.At) (page.Page, error) {
	p := page.Page{Title: words.Text("deleted.title")}
	games, err := s.Book.Shelf.Deleted()
	if err != nil {
		return p, err
	}
	if len(games) == 0 {
		p.Parts = []page.Part{empty("delete", "deleted.none")}
		return p, nil
	}
	rows := calc.Map(games, func(game stats.Summary) page.Row {
		return page.Row{Rulebook: game.Rulebook, Title: words.GameTitle(game), About: deletedSince(game),
			Number: game.ID.String(), Open: page.RowLink("game", game.ID.String())}
	})
	p.Parts = []page.Part{{Says: []page.Note{small(words.Text("deleted.about"))}, Rows: rows}}
	if old := longDeleted(games); len(old) > 0 {
		label := words.Format("deleted.old", words.Names{"count": len(old), "days": stats.KeptDays})
		p.Next = []page.Action{page.LinkAction(label, "forgood")}
	}
	return p, nil
}

func longDeleted(games []stats.Summary) []stats.Summary {
	now := time.Now()
	return calc.Where(games, func(g stats.Summary) bool { return g.LongDeleted(now) })
}

func deletedSince(game stats.Summary) string {
	return words.Format("deleted.since", words.Names{"day": words.Date(game.DeletedAt.Local())})
}

const maxNamed = 8

// askForGood asks whether to delete games permanently. Against stray taps, the button works only while a switch is on.
func (s *Source) askForGood(at page.At) (page.Page, error) {
	games, err := s.Book.Shelf.Deleted()
	if err != nil {
		return page.Page{}, err
	}
	p, named := page.Page{Small: true}, page.Part{}
	if id := at.Part(1); id != "" {
		games = slices.DeleteFunc(games, func(g stats.Summary) bool { return g.ID.String() != id })
	} else {
		games = longDeleted(games)
	}
	switch {
	case len(games) == 0:
		return p, &ledger.Fault{Code: "game.unknown", Detail: at.Part(1)}
	case len(games) == 1:
		p.Title = words.Format("deleted.ask", words.Names{"game": words.GameTitle(games[0])})
	default:
		p.Title = words.Format("deleted.ask.several", words.Names{"count": len(games)})
		for _, game := range games[:min(len(games), maxNamed)] {
			named.Says = append(named.Says, page.Note{Text: words.GameTitle(game)})
		}
		if more := len(games) - maxNamed; more > 0 {
			named.Says = append(named.Says, small(words.Format("deleted.ask.more", words.Names{"count": more})))
		}
	}
	sure := at.Int("sure", 0)
	asked := page.Part{Says: []page.Note{{Text: words.Text("deleted.ask.about")}}, Fields: []sheet.Field{
		{Name: "sure", Input: sheet.Switch, Label: words.Text("deleted.ask.sure"), Value: sure}}}
	p.Parts = []page.Part{named, asked}
	of := Target{Games: calc.Map(games, func(g stats.Summary) ledger.GameID { return g.ID })}
	p.Next = []page.Action{page.ActionWith(words.Text("deleted.good"), forGood,
		of).WithIcon("delete").AsMain().DisabledIf(sure == 0)}
	return p, nil
}
