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
)

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

// showTournament prints the members, the rounds, and the standings after a round.
func showTournament(c call, _ []string) error {
	return c.withTournament(c.look, func(d *director.Desk) error {
		after := len(d.State.Rounds)
		if c.given("round") {
			after = min(max(c.tournament.round, 0), after)
		}
		var current map[ledger.GameID][]tournament.Placed
		if c.tournament.ended {
			tables, _ := director.UnfinishedTables(d, after)
			current = director.Current(d.Book, d.State, tables, func() bool { return false })
		}
		view, hidden := director.StandingsOf(d, after, current), c.hiddenFrom(&d.State, after)
		if c.json {
			shown := jsonout.TournamentOf(d.Tournament, &d.State)
			if hidden == nil {
				shown.Standings = jsonout.CupStandingsOf(&d.State, view.Standings)
			}
			jsonout.Write(c.Out, shown)
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
				"number": step.Number, "reason": d.ErrorText(step.Refusal)})
		}
		switch {
		case hidden != nil:
			c.line(hidden.Error())
		case after > 0:
			c.line(view.Title)
			for _, line := range view.Lines {
				c.line("    " + words.Format("command.tournament.line", words.Names{
					"rank": line.Rank, "name": d.Name(line.Member), "points": words.InPoints(line.Points),
					"sum": director.Working(line),
				}))
			}
		}
		return nil
	})
}

// hiddenFrom returns a refusal if the standings are hidden and --hidden is not given.
func (c call) hiddenFrom(s *tournament.State, after int) error {
	if s.Hidden(after) && !c.tournament.hidden {
		return notation.NewMisuse("command.tournament.hidden", words.Names{"round": s.Plan.HiddenFrom})
	}
	return nil
}
