package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

type Latest struct {
	// Sentence replaces the entries if there are no entries yet, or if the last entry needs fixing.
	Sentence string
	Hands    []string
	Entries  []EntryDetails
}

// Recent returns the latest entries. Instructions to the players are separate, unless done is true.
func Recent(v Game, done bool) Latest {
	steps := v.Game.Steps()
	if last := len(steps) - 1; last >= 0 && steps[last].Refusal != nil {
		return Latest{Sentence: MendSentence(v, steps[last])}
	}
	if v.Last == nil {
		told := Latest{Sentence: words.Text("table.nomoves")}
		if v.Layout.HasSeat(v.Table.Turn()) {
			first := words.Names{"name": words.Seat(v.Layout, v.Table.Turn())}
			told.Sentence += " " + words.Format("new.seats.first", first)
		}
		if _, dealt := v.Game.Opening(); v.Game.Stored() && !done && len(steps) == 0 {
			told.Hands = handsIn(v, dealt)
		}
		return told
	}
	var told Latest
	for _, step := range v.Latest[:len(v.Latest)-1] {
		told.Entries = append(told.Entries, briefly(v, step, step.Statement()))
	}
	statement := v.Last.Statement()
	if !done {
		if told.Hands = handsIn(v, statement); told.Hands != nil {
			statement.Lines = slices.DeleteFunc(slices.Clone(statement.Lines), handled)
		}
	}
	told.Entries = append(told.Entries, briefly(v, *v.Last, statement))
	return told
}

// handsIn returns a statement's instructions to the players, or nil once the game is over.
func handsIn(v Game, s calc.Statement) []string {
	if v.Table.Over() {
		return nil
	}
	var all []string
	for _, line := range s.Lines {
		if handled(line) {
			all = append(all, v.LineText(line))
		}
	}
	return all
}

func handled(line calc.Line) bool { return line.Instruction && !line.Secret }
