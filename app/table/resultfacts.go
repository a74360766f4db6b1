package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// worthByTurn is what everybody was worth at first and after each entry that counts.
func worthByTurn(v session.View) []widget.Series {
	series := make([]widget.Series, len(v.Layout.Seats))
	add := func(t calc.Table) {
		for _, place := range v.Rulebook.Standing(t).Places {
			series[place.Seat].Values = append(series[place.Seat].Values, place.Worth)
		}
	}
	for seat := range series {
		series[seat].Name = v.Layout.Seats[seat].Name
	}
	opening, _ := v.Game.Opening()
	add(opening)
	for _, step := range v.Game.Steps() {
		if step.Refusal == nil {
			add(step.After)
		}
	}
	return series
}

// A jump is by how much one entry changed what a seat is worth.
type jump struct{ seat, step, by int }

// jumps are the best turn of a player's own, and the largest fall that befell anybody.
func jumps(v session.View) (best, fall jump) {
	series := worthByTurn(v)
	at := 0
	for i, step := range v.Game.Steps() {
		if step.Refusal != nil || step.Entry.Kind() == calc.PositionKind {
			if step.Refusal == nil {
				at++
			}
			continue
		}
		at++
		own := maker(step.Before, step.Entry)
		for seat, line := range series {
			by := line.Values[at] - line.Values[at-1]
			if by > best.by && (own == seat || own == calc.None) {
				best = jump{seat, i, by}
			}
			if by < fall.by && !step.After.Out(seat) {
				fall = jump{seat, i, by}
			}
		}
	}
	return best, fall
}

// resultFacts tell of the best turn and the largest fall of a game; nothing while the worth of anybody is secret.
func resultFacts(v session.View) fyne.CanvasObject {
	facts := widget.Stack(look.Space2)
	if session.Secret(v.Table) || v.Layout.Hidden || v.Layout.Veiled {
		return facts
	}
	best, fall := jumps(v)
	for _, fact := range []struct {
		key string
		jump
	}{{"result.best", best}, {"result.fall", fall}} {
		if fact.by == 0 {
			continue
		}
		step := v.Game.Steps()[fact.step]
		row := widget.NewRow(words.Tell(fact.key, words.Names{"name": v.Layout.Seats[fact.seat].Name, "change": words.Signed(fact.by)}),
			words.Tell("why.entry", words.Names{"number": words.Number(step.Number), "entry": words.EntryShort(v.ID(), step.Before, step.Entry)}), nil)
		row.SetEnds(widget.NewPawn(fact.seat, 18), nil)
		facts.Add(row)
	}
	return facts
}
