package command

import (
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/standings"
)

// An outRedrawn is what came of drawing a round again, as JSON.
type outRedrawn struct {
	Round   int          `json:"round"`
	Redrawn draw.Redrawn `json:"redrawn"`
}

// An outProposal is a member who may be given an award, as JSON.
type outProposal struct {
	Award  string `json:"award"`
	Member int    `json:"member"`
	Round  int    `json:"round,omitempty"`
	Table  int    `json:"table,omitempty"`
	Value  int64  `json:"value"`
	Of     int64  `json:"of,omitempty"`
	Text   string `json:"text"`
}

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
				jsonout.Write(p.Out, outRedrawn{drawn.Number, redrawn})
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
		return wrong("command.tournament.hidden", words.Names{"round": words.Number(s.Plan.HiddenFrom)})
	}
	return nil
}

// proposals list who may be given which award.
func (p Program) proposals(a arguments) int {
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		if err := a.hiddenFrom(&d.State, len(d.State.Rounds)); err != nil {
			return p.stopped(a, &d.State, err)
		}
		games, err := d.Book.Shelf.List()
		if err != nil {
			return p.fail(a, err)
		}
		feats, err := d.Book.Shelf.RenewHighlights(d.Own(games), toTheEnd)
		if err != nil {
			return p.fail(a, err)
		}
		for _, one := range standings.Proposals(&d.State, feats) {
			if a.json {
				jsonout.Write(p.Out, outProposal{one.Award, one.Member, one.Round, one.Table, one.Value, one.Of, words.Award(one)})
				continue
			}
			p.tell("command.tournament.proposal", words.Names{
				"award": one.Award, "title": words.AwardName(one.Award), "name": d.Name(one.Member), "sentence": words.Award(one),
			})
		}
		return Sound
	})
}
