package director

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
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
		parts = s.roundParts(at.Number(1, 0), shelf)
	}
	seen := s.tabbed("", parts...)
	seen.Next = s.steps()
	return seen, nil
}

// roundParts shows the round with a number, or the last round for 0. shelf lists the library's games.
func (s *Source) roundParts(round int, shelf []stats.Summary) []page.Part {
	all := s.State.Rounds
	if round <= 0 || round > len(all) {
		round = len(all)
	}
	drawn := all[round-1]
	about := words.RoundState(drawn)
	if draw.NextOf(&s.State).Why != nil {
		about += " " + words.NextTask(&s.State)
	}
	head := page.Part{Title: words.Upper(words.TournamentRound(&s.State, round)), Says: []page.Note{{Text: about}},
		Choices: rounds(round, 1, len(all), func(other int) page.Action {
			return page.LinkAction(words.Number(other), roundPlace, number(other))
		})}
	if len(drawn.Out) > 0 {
		out := words.Format("tournament.sitout", words.Names{"names": s.Names(drawn.Out)})
		head.Says = append(head.Says, page.Note{Text: out, Tone: page.Soft})
	}
	known := map[ledger.GameID]stats.Summary{}
	for _, game := range shelf {
		known[game.ID] = game
	}
	tables, short, ended := page.Part{As: page.Cards}, games.ShortNames(&s.State, s.People), endedTables{Round: round}
	for _, t := range drawn.Tables {
		game, here := known[t.Game]
		tables.Rows = append(tables.Rows, s.tableCard(round, tableView{t, game, here}, short))
		if here && game.Over && t.Result == nil {
			ended.Tables = append(ended.Tables, t.Number)
		}
	}
	if n := len(ended.Tables); n > 0 {
		label := words.Format("tournament.takeended", words.Names{"count": n})
		head.Actions = []page.Action{page.ActionWith(label, "takeended", ended).WithIcon("take")}
	}
	return append([]page.Part{head, tables}, s.drawnParts(drawn)...)
}

func (s *Source) tableCard(round int, t tableView, short []string) page.Row {
	card := page.Row{Title: words.Format("tournament.table", words.Names{"table": t.Number}), Done: t.Result != nil,
		Open: page.RowLink(tablePlace, number(round), number(t.Number))}
	card.About, card.Tone = tableState(s.Desk, t)
	looks := s.Looks(t.DrawnTable)
	for seat, member := range t.Members {
		line := page.Row{Pawn: new(emblem.NewPawn(looks[seat])), Title: s.Name(member), Short: short[member]}
		switch {
		case t.Result != nil:
			if place, sat := t.Result.Place(member); sat {
				line.Figure = placeOf(place, t.Result.NoWorths)
				if place.Rank == 1 {
					line.Tone = page.Turn
				}
			}
		case s.State.Members[member].Left:
			line.Figure, line.Tone = words.Text("tournament.member.left.short"), page.Bad
		}
		card.Lines = append(card.Lines, line)
	}
	return card
}

func (s *Source) steps() []page.Action {
	all := calc.Map(Steps(s.Desk), s.step)
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
		return page.LinkAction(label, planPlace)
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

func (s *Source) lots(_ struct{}, at page.At) (done page.Done, err error) {
	if _, drawn := since[*tournament.Lots](s, at); !drawn {
		err = s.DrawLots()
	}
	return s.reportEntry(words.Text("tournament.entry.lots"), err)
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
