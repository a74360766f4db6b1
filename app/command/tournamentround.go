package command

import (
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// drawRound draws the next round, or enters the tables given by --tables, and prints the round.
func drawRound(c call, _ []string) error {
	return c.withTournament(c.open, func(d *director.Desk) error {
		err := director.Retry(func() error {
			state := d.Tournament.State()
			round, err := c.nextRound(&state)
			if err != nil {
				return err
			}
			return d.Enter(round)
		})
		switch {
		case err != nil:
			return err
		case c.json:
			steps := d.Tournament.Steps()
			jsonout.Write(c.Out, jsonout.StepOf(d.Tournament, steps[len(steps)-1]))
		default:
			printRound(c, &d.State, d.State.Rounds[len(d.State.Rounds)-1])
		}
		return nil
	})
}

func (c call) nextRound(s *tournament.State) (tournament.Entry, error) {
	if c.given("tables") {
		return notation.Round(s, c.tournament.tables)
	}
	method, seed := s.Plan.Draw, director.NewSeed()
	if c.given("draw") {
		method = tournament.Method(c.tournament.draw)
	}
	if c.given("seed") {
		seed = c.seed
	}
	round, refusal := draw.Round(s, method, seed)
	if refusal != nil {
		return nil, refusal
	}
	return round, nil
}

func printRound(c call, s *tournament.State, drawn tournament.DrawnRound) {
	c.tell("command.seating.round", words.Names{"round": drawn.Number})
	for _, table := range drawn.Tables {
		n := words.Names{"table": table.Number, "names": tableNames(s, table)}
		if table.Result != nil && table.Result.Unplayed {
			n["state"] = words.Text("tournament.table.unplayed")
		}
		c.line("    " + words.Format("command.seating.table", n))
	}
	if len(drawn.Out) > 0 {
		c.line("    " + words.Format("command.tournament.out", words.Names{"names": s.Names(drawn.Out)}))
	}
}

// tableNames returns a table's players in turn order or, with a result, by rank.
func tableNames(s *tournament.State, table tournament.DrawnTable) []string {
	if table.Result == nil || table.Result.Unplayed {
		return s.Names(table.Members)
	}
	var all []string
	for _, place := range director.InOrder(table.Result.Places) {
		key := "command.tournament.placed"
		switch {
		case place.Out:
			key = "command.tournament.placed.out"
		case table.Result.NoWorths:
			key = "command.tournament.placed.only"
		}
		all = append(all, words.Format(key, words.Names{
			"rank": place.Rank, "name": s.Members[place.Member].Name, "worth": place.Worth,
		}))
	}
	return all
}

// checkRounds repeats each draw with its seed, and reports whether the result equals the announced tables.
func checkRounds(c call, _ []string) error {
	return c.withTournament(c.look, func(d *director.Desk) error {
		verdict := exit(Sound)
		for _, drawn := range d.State.Rounds {
			redrawn, _ := draw.Redraw(d.Tournament, drawn.Number)
			if redrawn == draw.Other {
				verdict = exit(Refused)
			}
			if c.json {
				jsonout.Write(c.Out, jsonout.Redrawn{Round: drawn.Number, Redrawn: redrawn})
				continue
			}
			c.tell("command.tournament.drawn."+string(redrawn), words.Names{"round": drawn.Number})
		}
		return verdict
	})
}
