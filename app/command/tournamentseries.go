package command

import (
	"scripkeeper/app/words"
)

// takeIntoSeries puts a game into the book, where it counts in a series by itself, and tells whether it does.
func (r reporting) takeIntoSeries(in incoming, out outReport) int {
	if in.record != nil {
		if _, err := r.book.Games.Import(*in.record, r.author()); err != nil {
			return r.left(out, err)
		}
	}
	state, err := withGames(r.book, r.tournament)
	if err != nil {
		return r.left(out, err)
	}
	round, table, counts := state.Of(in.ending.Game)
	if !counts {
		out.Outcome, out.Message = "left", words.Say("command.tournament.series")
		r.tellReport(out, nil)
		return Refused
	}
	out.Outcome, out.Round, out.Table = "entered", round, table
	r.tellReport(out, nil)
	return Sound
}
