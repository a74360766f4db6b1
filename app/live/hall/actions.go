package hall

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// drawingActions draw the next round, draw it again, and announce it.
func (o *Office) drawingActions() []door.Action {
	drawn, nothing := o.Drawing != nil && o.Drawing.Tables != nil, struct{}{}
	switch {
	case o.Draw == "":
		return nil
	case drawn:
		again := door.Act(words.Text("live.hall.again"), "draw", nothing).Unless(o.Drawing.Busy)
		return []door.Action{again, door.Act(words.Text("live.hall.announce"), "announce", nothing).AsMain()}
	}
	return []door.Action{door.Act(o.Draw, "draw", nothing).AsMain().Unless(o.Drawing != nil && o.Drawing.Busy)}
}

// timing starts, pauses and resets the clock of the round.
func timing(c tournament.Clock) []door.Action {
	run := door.Act(words.Text("hall.clock.start"), "clock", Timing{"start"})
	if c.Until > 0 {
		run = door.Act(words.Text("hall.clock.pause"), "clock", Timing{"pause"})
	}
	return []door.Action{run.AsMain(), door.Act(words.Text("hall.clock.reset"), "clock", Timing{"reset"})}
}

// skipped is how many members a skip leaves to be revealed one by one.
const skipped = 10

// actions go on with the reveal of a standing, and back.
func (s Step) actions() []door.Action {
	to := func(key string, step int) door.Action {
		return door.Act(words.Format(key, words.Names{"rank": skipped}), "reveal", Step{Step: step})
	}
	var all []door.Action
	if s.Step > 0 {
		all = append(all, to("ceremony.back", s.Step-1))
	}
	if s.Step+skipped < s.Of {
		all = append(all, to("ceremony.skip.ten", s.Of-skipped))
	}
	next := "ceremony.next"
	switch s.Step {
	case 0:
		next = "ceremony.begin"
	case s.Of:
		next = "live.hall.open"
	}
	return append(all, to(next, s.Step+1).AsMain())
}

// actions are what the director does about what was handed in, to accept it the last. Names are whose it is.
func (w Waiting) actions(names words.Names, others bool) []door.Action {
	vouch := "live.hall.vouch"
	if w.Known {
		vouch = "live.hall.doubt"
	}
	all := []door.Action{
		door.Act(words.Text("live.room.decline"), "turndown", Chosen{w.ID}),
		door.Act(words.Format(vouch, names), "vouch", Known{w.ID, !w.Known}),
	}
	if !w.Known {
		all = append(all, door.Act(words.Text("live.hall.clear.device"), "clear", Cleared{ID: w.ID}))
	}
	if others {
		all = append(all, door.Act(words.Text("live.hall.clear.table"), "clear", Cleared{w.ID, true}))
	}
	return append(all, door.Act(words.Text("live.room.accept"), "take", Chosen{w.ID}).AsMain().Unless(w.Refusal != ""))
}

// actions take the result of a table of a round back, or say that it was not played.
func (p Played) actions(round int) []door.Action {
	ruling := Ruling{Round: round, Table: p.Number, Back: p.Done, Unplayed: !p.Done}
	if p.Done {
		return []door.Action{door.Act(words.Text("tournament.table.back"), "rule", ruling)}
	}
	return []door.Action{door.Act(words.Text("tournament.table.skip"), "rule", ruling)}
}
