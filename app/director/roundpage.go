package director

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func (s *Source) roundPage(at page.At) (page.Page, error) {
	shelf, err := s.Book.Shelf.ListNow()
	if err != nil {
		return page.Page{}, err
	}
	var parts []page.Part
	switch {
	case s.State.Plan.Format == tournament.Series:
		parts = s.seriesParts(shelf)
	case len(s.State.Rounds) == 0:
		parts = []page.Part{{As: page.Empty, Icon: "people", Title: words.NextTask(&s.State),
			Says: []page.Note{{Text: words.PlanSummary(s.State.Plan)}}}}
	default:
		parts = s.roundParts(RoundOf(s.Desk, at.Number(1, 0), shelf))
	}
	seen := s.tabbed("", parts...)
	seen.Next = s.steps()
	return seen, nil
}

func (s *Source) roundParts(r RoundView) []page.Part {
	head := page.Part{Title: r.Title, Says: []page.Note{{Text: r.About}},
		Choices: rounds(r.Number, 1, len(s.State.Rounds), func(round int) page.Action {
			return page.LinkAction(words.Number(round), roundPlace, number(round))
		})}
	if r.Out != "" {
		head.Says = append(head.Says, page.Note{Text: r.Out, Tone: page.Soft})
	}
	if n := len(r.Ended); n > 0 {
		label := words.Format("tournament.takeended", words.Names{"count": n})
		head.Actions = []page.Action{page.ActionWith(label, "takeended", endedTables{r.Number,
			r.Ended}).WithIcon("take")}
	}
	tables := page.Part{As: page.Cards}
	short := games.ShortNames(&s.State, s.People)
	for _, t := range r.Tables {
		tables.Rows = append(tables.Rows, s.tableCard(r.Number, t, short))
	}
	return append([]page.Part{head, tables}, s.drawnParts(r.DrawnRound)...)
}

func (s *Source) tableCard(round int, t TableView, short []string) page.Row {
	card := page.Row{Title: t.Title, About: t.State, Tone: t.Tone, Done: t.Result != nil,
		Open: page.RowLink(tablePlace, number(round), number(t.Number))}
	looks := s.Looks(t.DrawnTable)
	for i, seat := range t.Seats {
		pawn := emblem.NewPawn(looks[i])
		card.Lines = append(card.Lines, page.Row{
			Pawn: &pawn, Title: seat.Name, Short: short[seat.Member], Figure: seat.End, Tone: seat.Tone,
		})
	}
	return card
}

func (s *Source) steps() []page.Action {
	var all []page.Action
	for _, step := range Steps(s.Desk) {
		all = append(all, s.step(step))
	}
	all = s.performable(all...)
	if len(all) > 0 {
		all[len(all)-1].Main = true
	}
	return all
}

func (s *Source) step(step NextStep) page.Action {
	label := StepLabel(s.Desk, step)
	switch step {
	case Agree:
		return page.PlainAction(label, "plan")
	case Invite:
		return page.LinkAction(label, memberPlace)
	case EndEarly:
		return page.ActionWith(label, "enter", enteredOf(&tournament.End{}))
	case DrawNext, DrawFinal:
		return page.LinkAction(label, drawPlace)
	case DrawLots:
		return page.PlainAction(label, "lots")
	case TakeIn:
		return page.PlainAction(label, "scan").WithIcon("scan")
	case Reveal:
		return page.PlainAction(label, "ceremony")
	case Places:
		return page.LinkAction(label, standingPlace)
	}
	return page.PlainAction(label, "hall").WithIcon("hall")
}

func (s *Source) lots(struct{}, page.At) (page.Done, error) {
	return s.reportEntry(words.Text("tournament.entry.lots"), s.DrawLots())
}

type endedTables struct {
	Round  int   `json:"round"`
	Tables []int `json:"tables"`
}

func (s *Source) takeEnded(of endedTables, _ page.At) (page.Done, error) {
	for _, table := range of.Tables {
		if t, there := s.State.Table(of.Round, table); !there || t.Result != nil {
			return page.Done{}, s.nowhere()
		}
	}
	return s.reportEntry(s.TakeEnded(of.Round, of.Tables))
}
