package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Title is what the table calls the game, or what the game is called.
func (v Game) Title() string {
	if title := v.Game.Setup().Title; title != "" {
		return title
	}
	return words.Game(v.ID())
}

// Moment is where the game stands: its round and its phase, or that it is finished.
func (v Game) Moment() string {
	if v.Game.Decided() {
		return words.Text("table.finished")
	}
	return v.MomentOf(v.Table)
}

// MomentOf is where the game stood at another table of it.
func (v Game) MomentOf(t calc.Table) string {
	round := words.RoundOf(v.ID(), t.Round(), v.Layout.Rounds)
	if phase := words.Phase(v.ID(), t, v.Rulebook.Expected(t)); phase != "" {
		return round + " · " + phase
	}
	return round
}
