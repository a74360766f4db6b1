package command

import (
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// checkRounds draws every round again from its seed, and reports whether it gives the tables that were announced.
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

// hiddenFrom refuses to tell a standing that is hidden, unless somebody asks for it all the same.
func (c call) hiddenFrom(s *tournament.State, after int) error {
	if s.Hidden(after) && !c.tournament.hidden {
		return notation.Wrong("command.tournament.hidden", words.Names{"round": s.Plan.HiddenFrom})
	}
	return nil
}

// proposeAwards lists who may be given which award.
func proposeAwards(c call, _ []string) error {
	return c.withTournament(c.look, func(d *director.Desk) error {
		if err := c.hiddenFrom(&d.State, len(d.State.Rounds)); err != nil {
			return err
		}
		proposals, err := director.Proposals(d.Book, d.State, d.Book.Shelf.ListWatched, ledger.Unwatched)
		if err != nil {
			return err
		}
		for _, one := range proposals {
			if c.json {
				jsonout.Write(c.Out, jsonout.ProposalOf(one))
				continue
			}
			c.tell("command.tournament.proposal", words.Names{
				"award": one.Award, "title": words.AwardName(one.Award), "name": d.Name(one.Member),
				"sentence": words.Award(one),
			})
		}
		return nil
	})
}
