package director

import (
	"slices"
	"strings"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
)

type RoundView struct {
	tournament.DrawnRound
	// About is the round's progress, with the reason if the next round can't be drawn. Out names the members who sit
	// out.
	Title, About, Out string
	Tables            []TableView
	// Ended are the numbers of the tables with a finished game in this library and no result yet.
	Ended []int
}

type TableView struct {
	tournament.DrawnTable
	Title, State string
	Tone         page.Tone
	Seats        []SeatView
	// Game is the table's game if it is in this library. Here reports whether it is.
	Game stats.Summary
	Here bool
}

// A SeatView is a member at a table. Seats are in turn order.
type SeatView struct {
	Member int
	Name   string
	// End is the member's rank, or a note that the member left; may be empty.
	End  string
	Tone page.Tone
}

// RoundOf returns the round with a number, or the last round for 0. shelf lists the library's games.
func RoundOf(d *Desk, number int, shelf []stats.Summary) RoundView {
	all := d.State.Rounds
	if number <= 0 || number > len(all) {
		number = len(all)
	}
	drawn := all[number-1]
	r := RoundView{
		DrawnRound: drawn, Title: words.Upper(words.TournamentRound(&d.State, number)), About: words.RoundState(drawn),
	}
	if draw.NextOf(&d.State).Why != nil {
		r.About += " " + words.NextTask(&d.State)
	}
	if len(drawn.Out) > 0 {
		r.Out = words.Format("tournament.sitout", words.Names{"names": d.Names(drawn.Out)})
	}
	known := map[ledger.GameID]stats.Summary{}
	for _, game := range shelf {
		known[game.ID] = game
	}
	for _, t := range drawn.Tables {
		game, here := known[t.Game]
		r.Tables = append(r.Tables, tableOf(d, t, game, here))
		if here && game.Over && t.Result == nil {
			r.Ended = append(r.Ended, t.Number)
		}
	}
	return r
}

func tableOf(d *Desk, of tournament.DrawnTable, game stats.Summary, here bool) TableView {
	title := words.Format("tournament.table", words.Names{"table": of.Number})
	t := TableView{DrawnTable: of, Title: title, Game: game, Here: here}
	t.State, t.Tone = tableState(d, t)
	for _, member := range of.Members {
		seat := SeatView{Member: member, Name: d.Name(member)}
		switch {
		case of.Result != nil:
			if place, sat := of.Result.Place(member); sat {
				seat.End = placeOf(place, of.Result.NoWorths)
				if place.Rank == 1 {
					seat.Tone = page.Turn
				}
			}
		case d.State.Members[member].Left:
			seat.End, seat.Tone = words.Text("tournament.member.left.short"), page.Bad
		}
		t.Seats = append(t.Seats, seat)
	}
	return t
}

func placeOf(place tournament.Placed, noWorths bool) string {
	n := words.Names{"rank": place.Rank, "worth": place.Worth}
	if noWorths {
		return words.Format("tournament.place", n)
	}
	return words.Format("tournament.place.worth", n)
}

func tableState(d *Desk, t TableView) (string, page.Tone) {
	gone := len(t.Members) - len(d.State.Present(t.DrawnTable))
	switch {
	case t.Result != nil && t.Result.Unplayed:
		return words.Text("tournament.table.unplayed"), page.Soft
	case t.Result != nil:
		return words.Text("tournament.table.over"), page.Good
	case gone > 0 && !t.Here:
		return words.Format("tournament.table.gone", words.Names{"count": gone}), page.Bad
	case !t.Here:
		return words.Text("tournament.table.open"), page.Soft
	case t.Game.Over:
		return words.Text("tournament.table.ended"), page.Turn
	case t.Game.Unresolved > 0:
		return words.GameState(t.Game), page.Bad
	}
	if leader := words.GameLeader(t.Game); leader != "" {
		return words.Join([]string{words.RoundOf(t.Game.Rulebook, t.Game.Round, t.Game.Rounds), leader}), page.Soft
	}
	return words.GameState(t.Game), page.Soft
}

// A NextStep is a task for the director. The value is the key of the label of the task's button.
type NextStep string

const (
	Agree     NextStep = "tournament.how"
	Invite    NextStep = "tournament.tab.people"
	EndEarly  NextStep = "tournament.end"
	DrawNext  NextStep = "tournament.todraw"
	DrawFinal NextStep = "tournament.todraw.final"
	DrawLots  NextStep = "tournament.tolots"
	TakeIn    NextStep = "tournament.scan"
	Reveal    NextStep = "tournament.reveal"
	Places    NextStep = "tournament.tostanding"
	Hall      NextStep = "tournament.hall"
)

// Steps returns the next tasks, the most important one last.
func Steps(d *Desk) []NextStep {
	next, before := draw.NextOf(&d.State), len(d.State.Rounds) == 0
	switch next.Task {
	case draw.ToPlan:
		return []NextStep{Agree}
	case draw.ToJoin:
		if before {
			return []NextStep{Invite}
		}
		return []NextStep{EndEarly, Invite}
	case draw.ToDraw:
		step := DrawNext
		if next.Final {
			step = DrawFinal
		}
		if before {
			return []NextStep{step}
		}
		return []NextStep{Hall, step}
	case draw.ToDrawLots:
		return []NextStep{DrawLots}
	case draw.ToReport, draw.ToPlay:
		return []NextStep{Hall, TakeIn}
	case draw.ToReveal:
		return []NextStep{Hall, Reveal}
	}
	return []NextStep{Hall, Places}
}

func StepLabel(d *Desk, s NextStep) string {
	return words.Format(string(s), words.Names{"round": draw.NextOf(&d.State).Round})
}

func (d *Desk) DrawLots() error {
	lots := tournament.DrawLots(len(d.State.Members), NewSeed())
	return d.Enter(&lots)
}

// TakeEnded records results for tables of a round from the tables' games in this library. told says how many results
// were recorded, and which games do not fit. TakeEnded stops at the first error.
func (d *Desk) TakeEnded(round int, tables []int) (told string, err error) {
	taken, sentences := 0, []string{""}
	for _, number := range tables {
		table, _ := d.State.Table(round, number)
		fit, err := d.FitOf(table.Game)
		switch {
		case err != nil:
			return "", err
		case !fit.Sound():
			sentences = append(sentences, MisfitText(d, fit))
			continue
		}
		if err := d.Correct(fit.Result); err != nil {
			return "", err
		}
		taken++
		sentences = append(sentences, movedIn(d, fit))
	}
	if taken > 0 {
		sentences[0] = words.Format("tournament.taken", words.Names{"count": taken})
	}
	return strings.Join(slices.DeleteFunc(sentences, func(s string) bool { return s == "" }), " "), nil
}

func (d *Desk) FitOf(id ledger.GameID) (games.Fit, error) {
	game, err := d.Book.Games.Load(id)
	if err != nil {
		return games.Fit{}, err
	}
	return games.Find(&d.State, games.EndingOf(game, tournament.FromBook), game, rulebooks.All()), nil
}
