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

// A tableView is a table with its game if the game is in this library. here reports whether it is.
type tableView struct {
	tournament.DrawnTable
	game stats.Summary
	here bool
}

func placeOf(place tournament.Placed, noWorths bool) string {
	n := words.Names{"rank": place.Rank, "worth": place.Worth}
	if noWorths {
		return words.Format("tournament.place", n)
	}
	return words.Format("tournament.place.worth", n)
}

func tableState(d *Desk, t tableView) (string, page.Tone) {
	gone := len(t.Members) - len(d.State.Present(t.DrawnTable))
	switch {
	case t.Result != nil && t.Result.Unplayed:
		return words.Text("tournament.table.unplayed"), page.Soft
	case t.Result != nil:
		return words.Text("tournament.table.over"), page.Good
	case gone > 0 && !t.here:
		return words.Format("tournament.table.gone", words.Names{"count": gone}), page.Bad
	case !t.here:
		return words.Text("tournament.table.open"), page.Soft
	case t.game.Over:
		return words.Text("tournament.table.ended"), page.Turn
	case t.game.Unresolved > 0:
		return words.GameState(t.game), page.Bad
	}
	if leader := words.GameLeader(t.game); leader != "" {
		return words.Join([]string{words.RoundOf(t.game.Rulebook, t.game.Round, t.game.Rounds), leader}), page.Soft
	}
	return words.GameState(t.game), page.Soft
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
