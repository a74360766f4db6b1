package command

import (
	"bufio"
	"fmt"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// tell prints a sentence.
func (p Program) tell(key string, names words.Names) {
	_, _ = fmt.Fprintln(p.Out, words.Format(key, names))
}

// listTournaments prints the tournaments of the book, the latest first.
func (p Program) listTournaments(a arguments) int {
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
			jsonout.Write(p.Out, jsonout.HeadOf(head))
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
func (p Program) tellHead(a arguments, t *tournament.Tournament) {
	if a.json {
		state := t.State()
		jsonout.Write(p.Out, jsonout.TournamentOf(t, &state))
		return
	}
	p.tellTitle(t.Head())
}

func (p Program) tellTitle(head oplog.JournalSummary) {
	_, _ = fmt.Fprintf(p.Out, "%s  %s\n", head.ID, head.Title)
}

// showTournament prints a tournament: who takes part, and every round with its tables.
func (p Program) showTournament(a arguments) int {
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		if a.json {
			jsonout.Write(p.Out, jsonout.TournamentOf(d.Tournament, &d.State))
			return Sound
		}
		p.tellTitle(d.Tournament.Head())
		p.tell("command.tournament.members", words.Names{
			"count": words.Number(len(d.State.Active())), "names": words.Join(d.Names(d.State.Active())),
		})
		for _, drawn := range d.State.Rounds {
			p.tellRound(&d.State, drawn)
		}
		for _, step := range d.Tournament.Refused() {
			p.tell("command.tournament.impossible", words.Names{"number": words.Number(step.Number), "reason": d.Trouble(step.Refusal)})
		}
		return Sound
	})
}

// tournamentLog prints every living entry, as JSON one a line.
func (p Program) tournamentLog(a arguments) int {
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		out := bufio.NewWriter(p.Out)
		defer func() { _ = out.Flush() }()
		for _, step := range d.Tournament.Steps() {
			jsonout.Write(out, jsonout.StepOf(d.Tournament, step))
		}
		return Sound
	})
}

// tournamentStanding prints the standing after the rounds that were drawn, or after some of them.
func (p Program) tournamentStanding(a arguments) int {
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		after := len(d.State.Rounds)
		if a.given("round") {
			after = min(max(a.tournament.round, 0), after)
		}
		if err := a.hiddenFrom(&d.State, after); err != nil {
			return p.stopped(a, &d.State, err)
		}
		var current map[ledger.GameID][]tournament.Placed
		if a.tournament.ended {
			tables, _ := d.Playing(after)
			current = director.Current(d.Book, d.State, tables, func() bool { return false })
		}
		standing := d.Standings(after, current).Standings
		if a.json {
			jsonout.Write(p.Out, jsonout.CupStandingOf(&d.State, standing))
			return Sound
		}
		for _, line := range standing.Lines {
			_, _ = fmt.Fprintln(p.Out, standingLine(&d.State, line))
		}
		return Sound
	})
}

// standingLine is a line of a standing: the place, the name, the points, and what they are made of.
func standingLine(s *tournament.State, line standings.Line) string {
	var sum string
	for i, score := range line.Scores {
		part, key := words.Names{"points": words.Points(score.Points)}, "standing.sum.plus"
		told := words.Format("command.tournament.score", part)
		switch {
		case score.Uncounted:
			told = words.Format("command.tournament.score.uncounted", part)
		case i > 0 && score.Points < 0:
			told, key = words.Format("command.tournament.score", words.Names{"points": words.Points(-score.Points)}), "standing.sum.minus"
		}
		if i > 0 {
			told = words.Format(key, words.Names{"sum": sum, "part": told})
		}
		sum = told
	}
	return words.Format("command.tournament.line", words.Names{
		"rank": words.Number(line.Rank), "name": s.Members[line.Member].Name, "points": words.Points(line.Points), "sum": sum,
	})
}

// A reshelving changes where a tournament stands in the book.
type reshelving func(*book.Book, ledger.JournalID) error

func retitled(title string) reshelving {
	return func(b *book.Book, id ledger.JournalID) error { return b.Journals.Rename(id, title) }
}

func deletedTournament(b *book.Book, id ledger.JournalID) error { return b.Journals.Delete(id) }

func (p Program) shelvedTournament(a arguments, do reshelving) int {
	return p.withTournament(a, p.open, func(d *director.Desk) int {
		if err := do(d.Book, d.Tournament.Head().ID); err != nil {
			return p.stopped(a, &d.State, err)
		}
		_ = d.Reload() // a tournament that was deleted keeps its title
		p.tellTitle(d.Tournament.Head())
		return Sound
	})
}

// restoreTournament brings back a tournament that was deleted, by its number.
func (p Program) restoreTournament(a arguments, number string) int {
	id, err := ledger.ParseJournalID(number)
	if err != nil {
		return p.misused(a, words.Format("command.tournament.unknown", words.Names{"title": number}))
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
	t, err := tournament.Load(book, id)
	if err != nil {
		return p.fail(a, err)
	}
	p.tellTitle(t.Head())
	return Sound
}
