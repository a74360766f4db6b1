package command

import (
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// checkTournament draws every round again from its seed, and reports whether it gives the tables that were announced.
func (p Program) checkTournament(a arguments) int {
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		state, status := d.Tournament.State(), Sound
		for _, drawn := range state.Rounds {
			redrawn, _ := draw.Redraw(d.Tournament, drawn.Number)
			if redrawn == draw.Other {
				status = Refused
			}
			if a.json {
				jsonout.Write(p.Out, jsonout.Redrawn{Round: drawn.Number, Redrawn: redrawn})
				continue
			}
			p.tell("command.tournament.drawn."+string(redrawn), words.Names{"round": words.Number(drawn.Number)})
		}
		return status
	})
}

// hiddenFrom refuses to tell a standing that is hidden, unless somebody asks for it all the same.
func (a arguments) hiddenFrom(s *tournament.State, after int) error {
	if s.Hidden(after) && !a.tournament.hidden {
		return notation.Wrong("command.tournament.hidden", words.Names{"round": words.Number(s.Plan.HiddenFrom)})
	}
	return nil
}

// proposals list who may be given which award.
func (p Program) proposals(a arguments) int {
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		if err := a.hiddenFrom(&d.State, len(d.State.Rounds)); err != nil {
			return p.stopped(a, &d.State, err)
		}
		proposals, err := director.Proposals(d.Book, d.State, d.Book.Shelf.ListWatched, toTheEnd)
		if err != nil {
			return p.fail(a, err)
		}
		for _, one := range proposals {
			if a.json {
				jsonout.Write(p.Out, jsonout.ProposalOf(one))
				continue
			}
			p.tell("command.tournament.proposal", words.Names{
				"award": one.Award, "title": words.AwardName(one.Award), "name": d.Name(one.Member), "sentence": words.Award(one),
			})
		}
		return Sound
	})
}
