package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A FullEntry is an entry written out for a terminal or for paper: its lines as they were worked out, each for itself.
type FullEntry struct {
	// Number is its place among the living entries, counted from 1, and 0 for what the game begins with.
	Number int
	Title  string
	// Round is the round in which it was made, 0 for what the game begins with.
	Round int
	// Refusal is why the entry waits to be mended, without text for one that counts.
	Refusal Cited
	Lines   []Cited
	// Reason is why the table put something right, empty for any other entry.
	Reason string
}

// A Cited is a sentence, and where the rule that asks for it is written, if it is.
type Cited struct{ Text, Source string }

// InFull is what a game begins with and every living entry. What lies behind veils is told only where it is open: to
// whoever has the record.
func InFull(v Game, open bool) []FullEntry {
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

// RefusalOf is why a refused entry is refused.
func RefusalOf(v Game, step game.Step) Cited {
	_, source := words.Rule(v.ID(), step.Refusal.Rule)
	return Cited{Text: v.Refusal(step.Refusal), Source: source}
}

// citedLines are the lines of a statement in the rulebook's order.
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
