package command

import (
	"bufio"
	"fmt"
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// tell prints a sentence.
func (p Program) tell(key string, names words.Names) {
	_, _ = fmt.Fprintln(p.Out, words.Tell(key, names))
}

// inOrder are places, the best first.
func inOrder(places []tournament.Placed) []tournament.Placed {
	return slices.SortedStableFunc(slices.Values(places), func(a, b tournament.Placed) int { return a.Rank - b.Rank })
}

// listTournaments prints the tournaments of the book, the latest first.
func (p Program) listTournaments(a asked) int {
	book, err := p.look(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	heads, err := book.Journals.List()
	if err != nil {
		return p.fail(a, err)
	}
	for _, head := range heads {
		if a.json {
			writeJSON(p.Out, headOut(head))
			continue
		}
		p.tellTitle(head)
	}
	if len(heads) == 0 && !a.json {
		p.tell("command.tournament.none", nil)
	}
	return Sound
}

// tellHead prints a tournament that was begun or taken in.
func (p Program) tellHead(a asked, cup *tournament.Tournament) {
	if a.json {
		writeJSON(p.Out, tournamentOut(cup))
		return
	}
	p.tellTitle(cup.Head())
}

func (p Program) tellTitle(head oplog.JournalHead) {
	_, _ = fmt.Fprintf(p.Out, "%s  %s\n", head.ID, head.Title)
}

// showTournament prints a tournament: who takes part, and every round with its tables.
func (p Program) showTournament(a asked) int {
	return p.held(a, p.look, func(book *book.Book, cup *tournament.Tournament) int {
		state, err := withGames(book, cup)
		if err != nil {
			return p.fail(a, err)
		}
		if a.json {
			writeJSON(p.Out, tournamentWith(cup, &state))
			return Sound
		}
		p.tellTitle(cup.Head())
		p.tell("command.tournament.members", words.Names{
			"count": words.Number(len(state.Active())), "names": words.Join(memberNames(&state, state.Active())),
		})
		for _, drawn := range state.Rounds {
			p.tellRound(&state, drawn)
		}
		for _, step := range cup.Steps() {
			if step.Refusal != nil {
				p.tell("command.tournament.impossible", words.Names{
					"number": words.Number(step.Number), "reason": words.TournamentTrouble(&state, step.Refusal),
				})
			}
		}
		return Sound
	})
}

// withGames is how a tournament stands with the games of the book, which count in a series by themselves; any other
// stands as it is.
func withGames(book *book.Book, cup *tournament.Tournament) (tournament.State, error) {
	state := cup.State()
	if state.Plan.Format != tournament.Series {
		return state, nil
	}
	g, err := book.Shelf.List()
	if err != nil {
		return state, err
	}
	people, err := book.People.All()
	return games.WithGames(&state, people, g), err
}

// tournamentLog prints every living entry, as JSON one a line.
func (p Program) tournamentLog(a asked) int {
	return p.held(a, p.look, func(_ *book.Book, cup *tournament.Tournament) int {
		out := bufio.NewWriter(p.Out)
		defer func() { _ = out.Flush() }()
		for _, step := range cup.Steps() {
			writeJSON(out, stepOut(cup, step))
		}
		return Sound
	})
}

// tournamentStanding prints the standing after the rounds that were drawn, or after some of them.
func (p Program) tournamentStanding(a asked) int {
	return p.held(a, p.look, func(book *book.Book, cup *tournament.Tournament) int {
		state, err := withGames(book, cup)
		if err != nil {
			return p.fail(a, err)
		}
		after := len(state.Rounds)
		if a.given("round") {
			after = min(max(a.cup.round, 0), after)
		}
		if state.Hidden(after) && !a.cup.hidden {
			return p.stopped(a, &state, wrong("command.tournament.hidden", words.Names{"round": words.Number(state.Plan.HiddenFrom)}))
		}
		standing := standings.After(&state, after)
		if a.cup.ended {
			standing = standings.AfterIf(&state, after, func(t tournament.Table) []tournament.Placed { return placesNow(&state, t, book) })
		}
		if a.json {
			writeJSON(p.Out, standingOutOf(&state, standing))
			return Sound
		}
		for _, line := range standing.Lines {
			_, _ = fmt.Fprintln(p.Out, standingLine(&state, line))
		}
		return Sound
	})
}

// placesNow is how the game of a table stands in the book, nothing where that is not known.
func placesNow(s *tournament.State, t tournament.Table, book *book.Book) []tournament.Placed {
	game, err := book.Games.LoadFromShelf(t.Game)
	if err != nil {
		return nil
	}
	return games.PlacesNow(s, t, game)
}

// standingLine is a line of a standing: the place, the name, the points, and what they are made of.
func standingLine(s *tournament.State, line standings.Line) string {
	var sum string
	for i, score := range line.Scores {
		part, key := words.Names{"points": words.Points(score.Points)}, "standing.sum.plus"
		told := words.Tell("command.tournament.score", part)
		switch {
		case score.Uncounted:
			told = words.Tell("command.tournament.score.uncounted", part)
		case i > 0 && score.Points < 0:
			told, key = words.Tell("command.tournament.score", words.Names{"points": words.Points(-score.Points)}), "standing.sum.minus"
		}
		if i > 0 {
			told = words.Tell(key, words.Names{"sum": sum, "part": told})
		}
		sum = told
	}
	return words.Tell("command.tournament.line", words.Names{
		"rank": words.Number(line.Rank), "name": s.Members[line.Member].Name, "points": words.Points(line.Points), "sum": sum,
	})
}

// A reshelving changes where a tournament stands in the book.
type reshelving func(*book.Book, ledger.JournalID) error

func retitled(title string) reshelving {
	return func(b *book.Book, id ledger.JournalID) error { return b.Journals.Rename(id, title) }
}

func deletedTournament(b *book.Book, id ledger.JournalID) error { return b.Journals.Delete(id) }

func (p Program) shelvedTournament(a asked, do reshelving) int {
	return p.held(a, p.open, func(book *book.Book, cup *tournament.Tournament) int {
		if err := do(book, cup.Head().ID); err != nil {
			return p.stopped(a, nil, err)
		}
		if again, err := tournament.Load(book, cup.Head().ID); err == nil {
			cup = again
		}
		p.tellTitle(cup.Head())
		return Sound
	})
}

// restoreTournament brings back a tournament that was deleted, by its number.
func (p Program) restoreTournament(a asked, number string) int {
	id, err := ledger.ParseJournalID(number)
	if err != nil {
		return p.misused(a, words.Tell("command.tournament.unknown", words.Names{"title": number}))
	}
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	err = book.Journals.Undelete(id)
	if err != nil {
		return p.fail(a, err)
	}
	cup, err := tournament.Load(book, id)
	if err != nil {
		return p.fail(a, err)
	}
	p.tellTitle(cup.Head())
	return Sound
}
