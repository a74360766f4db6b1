package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// HallPage returns the page for viewers in the hall: the members or the seating, the public standings and awards, and
// the time left.
func HallPage(d *Desk) page.Page {
	s, p := &d.State, page.Page{Title: d.Title(), Far: true}
	last, after, of := len(s.Rounds), LastCompleteRound(s), hallRows(d)
	show := func(part page.Part) { p.Parts = append(p.Parts, part) }
	switch active := s.Active(); {
	case last == 0 && len(active) == 0:
		show(page.Part{Title: words.Text("hall.members"), Says: soft("hall.nobody")})
	case last == 0:
		show(page.Part{Title: words.Text("hall.members"), Rows: of(active...)})
	case after < last:
		show(page.Part{Title: HallRound(s, last), As: page.Cards, Rows: roundInHall(s.Rounds[last-1], of)})
	}
	switch standing := (page.Part{Title: HallStandingTitle(s, after)}); {
	case after == 0:
	case s.Hidden(after):
		standing.Says = soft("hall.hidden")
		show(standing)
	default:
		lines := standings.After(s, after).Lines
		places := words.Places(lines...)
		for _, l := range lines {
			standing.Rows = append(standing.Rows, ranked(of, l, words.Number(l.Rank), places))
		}
		show(standing)
	}
	if len(s.Awards) > 0 && after == last && !s.Hidden(after) {
		awards := page.Part{Title: words.Text("hall.awards"), As: page.Cards}
		for _, award := range s.Awards {
			awards.Rows = append(awards.Rows, page.Row{Title: words.AwardName(award.Award), Lines: of(award.Member)})
		}
		show(awards)
	}
	if p.Clock = HallTime(s); p.Clock != nil {
		show(page.Part{Title: HallRound(s, last), As: page.Time})
	}
	return p
}

func soft(key string) []page.Note { return []page.Note{{Text: words.Text(key), Tone: page.Soft}} }

func ranked(of func(...int) []page.Row, l standings.Line, rank string, places int) page.Row {
	row := of(l.Member)[0]
	row.Lead, row.Figure = rank, words.Points(l.Points, places)
	return row
}

func hallRows(d *Desk) func(members ...int) []page.Row {
	short := games.ShortNames(&d.State, d.People)
	return func(members ...int) (rows []page.Row) {
		for _, member := range members {
			row := page.Row{Title: d.Name(member)}
			if short[member] != row.Title {
				row.Short = short[member]
			}
			rows = append(rows, row)
		}
		return rows
	}
}

// roundInHall returns a card for each table of a round, and cards for the members who sit out.
func roundInHall(drawn tournament.DrawnRound, of func(...int) []page.Row) (cards []page.Row) {
	for _, table := range drawn.Tables {
		title := words.Format("hall.table", words.Names{"table": table.Number})
		card := page.Row{Title: title, Lines: of(table.Members...)}
		for seat := range card.Lines {
			card.Lines[seat].Lead = words.Number(seat + 1)
		}
		if table.Result != nil {
			card.About, card.Tone, card.Done = words.Text("hall.finished"), page.Good, true
		}
		cards = append(cards, card)
	}
	for out := range slices.Chunk(drawn.Out, tournament.MaxSize) {
		cards = append(cards, page.Row{Title: words.Text("hall.out"), Lines: of(out...)})
	}
	return cards
}

// LastCompleteRound returns the number of the last round with results for all tables, or 0 if there is none.
func LastCompleteRound(s *tournament.State) (after int) {
	after = len(s.Rounds)
	if after > 0 && len(s.Rounds[after-1].Missing()) > 0 {
		after--
	}
	return after
}

func HallStandingTitle(s *tournament.State, after int) string {
	if after >= s.Plan.Rounds {
		return words.Text("hall.standing.final")
	}
	return words.Format("hall.standing", words.Names{"round": after})
}

// HallRound returns a round's name. It includes the game if the rounds have different games.
func HallRound(s *tournament.State, number int) string {
	if len(s.Plan.Games) > 1 {
		game := words.Game(s.Plan.Game(number).Rulebook)
		return words.Format("hall.round.game", words.Names{"round": number, "game": game})
	}
	if s.Plan.Rounds > 0 && number <= s.Plan.Rounds {
		rounds := words.Number(s.Plan.Rounds)
		return words.Format("hall.round.of", words.Names{"round": number, "rounds": rounds})
	}
	return words.Format("hall.round", words.Names{"round": number})
}
