package command

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
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

// checkTournament draws every round again from its seed, and tells whether it gives the tables that were announced.
func (p Program) checkTournament(a asked) int {
	return p.held(a, p.look, func(_ *book.Book, cup *tournament.Tournament) int {
		state, status := cup.State(), Sound
		for _, drawn := range state.Rounds {
			redrawn, _ := draw.Redraw(cup, drawn.Number)
			if redrawn == draw.Other {
				status = Refused
			}
			if a.json {
				writeJSON(p.Out, outRedrawn{drawn.Number, redrawn})
				continue
			}
			p.tell("command.tournament.drawn."+string(redrawn), words.Names{"round": words.Number(drawn.Number)})
		}
		return status
	})
}

// proposals list who may be given which award.
func (p Program) proposals(a asked) int {
	return p.held(a, p.look, func(book *book.Book, cup *tournament.Tournament) int {
		state, err := withGames(book, cup)
		if err != nil {
			return p.fail(a, err)
		}
		if state.Hidden(len(state.Rounds)) && !a.cup.hidden {
			return p.stopped(a, &state, wrong("command.tournament.hidden", words.Names{"round": words.Number(state.Plan.HiddenFrom)}))
		}
		games, err := book.Shelf.List()
		if err != nil {
			return p.fail(a, err)
		}
		feats, err := book.Shelf.Highlights(gamesOf(&state, games), toTheEnd)
		if err != nil {
			return p.fail(a, err)
		}
		for _, one := range standings.Proposals(&state, feats) {
			if a.json {
				writeJSON(p.Out, outProposal{one.Award, one.Member, one.Round, one.Table, one.Value, one.Of, words.Award(one)})
				continue
			}
			p.tell("command.tournament.proposal", words.Names{
				"award": one.Award, "title": words.AwardName(one.Award), "name": state.Members[one.Member].Name, "sentence": words.Award(one),
			})
		}
		return Sound
	})
}

// gamesOf are the games that belong to tables of a tournament.
func gamesOf(s *tournament.State, games []stats.Summary) []stats.Summary {
	return slices.DeleteFunc(slices.Clone(games), func(game stats.Summary) bool {
		_, _, plays := s.TableOf(game.ID)
		return !plays
	})
}
