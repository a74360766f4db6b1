package command

import (
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// listTournaments prints the tournaments of the book, the latest first.
func listTournaments(c call, _ []string) error {
	return c.look(func(book *book.Book) error {
		heads, err := book.Journals.List()
		for _, head := range heads {
			if c.json {
				jsonout.Write(c.Out, jsonout.HeadOf(head))
			} else {
				printTitle(c, head)
			}
		}
		if err == nil && len(heads) == 0 && !c.json {
			c.tell("command.tournament.none", nil)
		}
		return err
	})
}

// printHead prints a tournament that was begun or taken in.
func printHead(c call, t *tournament.Tournament) {
	if c.json {
		state := t.State()
		jsonout.Write(c.Out, jsonout.TournamentOf(t, &state))
		return
	}
	printTitle(c, t.Head())
}

func printTitle(c call, head oplog.JournalSummary) {
	c.line(head.ID.String() + "  " + head.Title)
}

// showTournament prints a tournament: who takes part, and every round with its tables.
func showTournament(c call, _ []string) error {
	return c.withTournament(c.look, func(d *director.Desk) error {
		if c.json {
			jsonout.Write(c.Out, jsonout.TournamentOf(d.Tournament, &d.State))
			return nil
		}
		printTitle(c, d.Tournament.Head())
		c.tell("command.tournament.members", words.Names{
			"count": len(d.State.Active()), "names": d.Names(d.State.Active()),
		})
		for _, drawn := range d.State.Rounds {
			printRound(c, &d.State, drawn)
		}
		for _, step := range d.Tournament.Refused() {
			c.tell("command.tournament.impossible", words.Names{
				"number": step.Number, "reason": d.Trouble(step.Refusal)})
		}
		return nil
	})
}

// printLog prints every living entry, as JSON one a line.
func printLog(c call, _ []string) error {
	return c.withTournament(c.look, func(d *director.Desk) error {
		for _, step := range d.Tournament.Steps() {
			jsonout.Write(c.Out, jsonout.StepOf(d.Tournament, step))
		}
		return nil
	})
}

// printStandings prints the standings after the rounds that were drawn, or after some of them.
func printStandings(c call, _ []string) error {
	return c.withTournament(c.look, func(d *director.Desk) error {
		after := len(d.State.Rounds)
		if c.given("round") {
			after = min(max(c.tournament.round, 0), after)
		}
		if err := c.hiddenFrom(&d.State, after); err != nil {
			return err
		}
		var current map[ledger.GameID][]tournament.Placed
		if c.tournament.ended {
			tables, _ := director.Playing(d, after)
			current = director.Current(d.Book, d.State, tables, func() bool { return false })
		}
		standing := director.StandingsOf(d, after, current).Standings
		if c.json {
			jsonout.Write(c.Out, jsonout.CupStandingOf(&d.State, standing))
			return nil
		}
		for _, line := range standing.Lines {
			c.line(standingLine(&d.State, line))
		}
		return nil
	})
}

// standingLine is a line of a standing: the place, the name, the points, and what they are made of.
func standingLine(s *tournament.State, line standings.Line) string {
	var sum string
	for i, score := range line.Scores {
		points, told, joined := score.Points, "command.tournament.score", "standing.sum.plus"
		switch {
		case score.Uncounted:
			told = "command.tournament.score.uncounted"
		case i > 0 && points < 0:
			points, joined = -points, "standing.sum.minus"
		}
		part := words.Format(told, words.Names{"points": words.InPoints(points)})
		if i > 0 {
			part = words.Format(joined, words.Names{"sum": sum, "part": part})
		}
		sum = part
	}
	return words.Format("command.tournament.line", words.Names{
		"rank": line.Rank, "name": s.Members[line.Member].Name, "points": words.InPoints(line.Points),
		"sum": sum,
	})
}

func renameTournament(c call, w []string) error {
	return reshelved(c, func(b *book.Book, id ledger.JournalID) error { return b.Journals.Rename(id, w[0]) })
}

func deleteTournament(c call, _ []string) error {
	return reshelved(c, func(b *book.Book, id ledger.JournalID) error { return b.Journals.Delete(id) })
}

// reshelved changes where a tournament stands in the book, and prints its title.
func reshelved(c call, do func(*book.Book, ledger.JournalID) error) error {
	return c.withTournament(c.open, func(d *director.Desk) error {
		if err := do(d.Book, d.Tournament.Head().ID); err != nil {
			return err
		}
		_ = d.Reload() // a tournament that was deleted keeps its title
		printTitle(c, d.Tournament.Head())
		return nil
	})
}

// restoreTournament brings back a tournament that was deleted, by its number.
func restoreTournament(c call, w []string) error {
	id, err := ledger.ParseJournalID(w[0])
	if err != nil {
		return notation.Wrong("command.tournament.unknown", words.Names{"title": w[0]})
	}
	return c.open(func(book *book.Book) error {
		if err := book.Journals.Undelete(id); err != nil {
			return err
		}
		t, err := tournament.Load(book, id)
		if err == nil {
			printTitle(c, t.Head())
		}
		return err
	})
}
