package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A FullEntry is an entry for a terminal or for paper, with every line of its calculation.
type FullEntry struct {
	// Number is the entry's number in the game, from 1; 0 for the opening.
	Number int
	Title  string
	Round  int
	// Refusal is the reason why the entry needs fixing; empty for a valid entry.
	Refusal Cited
	Lines   []Cited
	// Reason is the players' reason for a correction; "" for any other entry.
	Reason string
}

// A Cited is a sentence with the source of the rule behind it; Source may be empty.
type Cited struct{ Text, Source string }

// FullEntries returns the opening and every entry of a game. If open is true, secret lines are readable.
func FullEntries(v Game, open bool) []FullEntry {
	_, begun := v.Game.Opening()
	all := []FullEntry{{Title: words.Text("log.opening"), Lines: citedLines(v, begun, open)}}
	for _, step := range v.Game.Steps() {
		entry := FullEntry{Number: step.Number, Title: words.StepShort(v.Game, step), Round: step.Before.Round(),
			Lines: citedLines(v, step.Statement(), open)}
		if open {
			entry.Reason = words.Reason(v.ID(), step.Entry)
		} else {
			entry.Reason = reasonOf(v, step)
		}
		if step.Refusal != nil {
			entry.Refusal = RefusalOf(v, step)
		}
		all = append(all, entry)
	}
	return all
}

func RefusalOf(v Game, step game.Step) Cited {
	_, source := words.Rule(v.ID(), step.Refusal.Rule)
	return Cited{Text: v.Refusal(step.Refusal), Source: source}
}

func citedLines(v Game, s calc.Statement, open bool) []Cited {
	var all []Cited
	for _, line := range s.Lines {
		_, source := words.Rule(v.ID(), line.Rule)
		if open {
			all = append(all, Cited{words.Line(v.ID(), v.Layout, line), source})
		} else {
			all = append(all, Cited{v.LineText(line), source})
		}
	}
	return all
}
