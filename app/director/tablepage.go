package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// A TableSeen describes a table as a page showed it. An action with an outdated description is refused.
type TableSeen struct {
	Round   int   `json:"round"`
	Table   int   `json:"table"`
	Members []int `json:"members"`
	// Of is the id of the operation that recorded the table's result; 0 without a result.
	Of int64 `json:"of,omitempty"`
}

func (s *Source) seenTable(round int, t tournament.DrawnTable) TableSeen {
	return TableSeen{round, t.Number, t.Members, s.resultStep(round, t.Number).Source}
}

// resultStep returns the entry with the table's result, or the zero step.
func (s *Source) resultStep(round, table int) tournament.Step {
	if n, found := s.Tournament.ResultOf(round, table); found {
		return s.Tournament.Steps()[n-1]
	}
	return tournament.Step{}
}

// table returns the table that a page showed, or an error if the table has changed since.
func (s *Source) table(seen TableSeen) (*tournament.DrawnTable, error) {
	t, there := s.State.Table(seen.Round, seen.Table)
	if !there || !slices.Equal(t.Members, seen.Members) || s.resultStep(seen.Round, seen.Table).Source != seen.Of {
		return nil, s.nowhere()
	}
	return t, nil
}

func (s *Source) tablePage(at page.At) (page.Page, error) {
	shelf, err := s.Book.Shelf.ListNow()
	if err != nil {
		return page.Page{}, err
	}
	round, table := at.Number(1, 0), at.Number(2, 0)
	drawn, there := s.State.Table(round, table)
	if !there {
		return page.Page{}, s.nowhere()
	}
	game, here := calc.Find(shelf, func(g stats.Summary) bool { return g.ID == drawn.Game })
	t := tableView{*drawn, game, here}
	said, missing := TableAbout(s.Desk, round, t)
	says := []page.Note{{Text: said, Tone: page.Soft}}
	if t.Result != nil {
		says[0].Tone = page.Ink
	}
	if missing != "" {
		says = append(says, page.Note{Text: missing, Tone: page.Bad})
	}
	offered := page.Offered(s.performable(s.tableActions(round, t)...)...)
	return page.Page{Title: TableTitle(round, table), Small: true,
		Parts: []page.Part{{Says: says}, {Rows: offered}}}, nil
}

func (s *Source) tableActions(round int, t tableView) []page.Action {
	seen := s.seenTable(round, t.DrawnTable)
	does := func(key, way, icon string) page.Action {
		return explained(key, page.ActionWith(words.Text(key), way, seen).WithIcon(icon))
	}
	open := does("tournament.table.game", "play", "table").WithAbout(words.GameState(t.game))
	types := func(key string) page.Action {
		return explained(key, page.LinkAction(words.Text(key), typePlace, number(round),
			number(t.Number)).WithIcon("edit"))
	}
	if t.Result != nil {
		all := []page.Action{types("tournament.table.correct"),
			explained("tournament.table.back", s.takingBack("tournament.table.back", s.resultStep(round, t.Number)))}
		if t.here {
			return append([]page.Action{open}, all...)
		}
		return all
	}
	all := s.substitutions(round, t)
	if t.here && t.game.Over {
		take := does("tournament.table.take", "take", "take").WithAbout(words.GameState(t.game))
		if fit, err := s.FitOf(t.DrawnTable.Game); err == nil && !fit.Sound() {
			take.To = page.PlaceOf(overrulePlace, number(round), number(t.Number))
		}
		all = append(all, take)
	}
	all = append(all, does("tournament.table.code", "code", "qr"))
	if !t.here {
		open = does("tournament.table.keep", "play", "table")
	}
	swap := page.LinkAction(words.Text("tournament.swap"), swapPlace, number(round)).WithIcon("swap")
	return append(all, open, does("tournament.scan", "scan", "scan"), types("tournament.table.type"),
		does("tournament.table.skip", "skip", "remove"), explained("tournament.swap", swap))
}

func (s *Source) substitutions(round int, t tableView) []page.Action {
	if t.here {
		return nil
	}
	var all []page.Action
	drawn, _ := s.State.Round(round)
	for _, gone := range leftAfterDraw(s.Desk, t.DrawnTable) {
		for _, other := range drawn.Out {
			if !s.State.Members[other].Left {
				const key = "tournament.table.instead"
				label := words.Format(key, words.Names{"name": s.Name(other), "gone": s.Name(gone)})
				what := enteredOf(&tournament.Exchange{Round: round, Members: [2]int{gone, other}})
				what.Table = new(s.seenTable(round, t.DrawnTable))
				all = append(all, explained(key, page.ActionWith(label, "enter", what).WithIcon("swap")))
			}
		}
	}
	return all
}

func (s *Source) skip(seen TableSeen, _ page.At) (page.Done, error) {
	if _, err := s.table(seen); err != nil {
		return page.Done{}, err
	}
	err := s.Skip(seen.Round, seen.Table)
	return s.reportEntry(s.resultSaid(seen), err)
}

func (s *Source) resultSaid(of TableSeen) string {
	if t, there := s.State.Table(of.Round, of.Table); there && t.Result != nil {
		return words.TournamentEntry(&s.State, t.Result)
	}
	return ""
}

func (s *Source) take(seen TableSeen, _ page.At) (page.Done, error) {
	t, err := s.table(seen)
	if err != nil {
		return page.Done{}, err
	}
	fit, err := s.FitOf(t.Game)
	if err != nil {
		return page.Done{}, err
	}
	if !fit.Sound() {
		return page.Done{}, page.UserError(MisfitText(s.Desk, fit))
	}
	report := s.RecordResult(Report{Fit: fit}, fit.Result, true)
	return s.reportEntry(OutcomeSentence(s.Desk, report), report.Err)
}
