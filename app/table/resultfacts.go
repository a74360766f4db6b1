package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/report"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// worthByTurn is what everybody was worth at first and after each entry that counts.
func worthByTurn(v session.View) []chart.Series {
	series := make([]chart.Series, len(v.Layout.Seats))
	first, all := report.Worths(v.Game)
	for seat, worths := range all {
		series[seat] = chart.Series{Name: v.ShortName(seat), Pawn: v.Pawn(seat), First: first, Values: worths}
	}
	return series
}

// A jump is by how much one entry changed what a seat is worth.
type jump struct{ seat, step, by int }

// jumps are the best turn of a player's own, and the largest fall that befell anybody. An entry of nobody's that comes first
// says what all begin with: that is no turn.
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
			if by > best.by && (own == seat || own == calc.None && at > 1) {
				best = jump{seat, i, by}
			}
			if by < fall.by && !step.After.Out(seat) {
				fall = jump{seat, i, by}
			}
		}
	}
	return best, fall
}

// awards are what a game has to give away, each with who won it: the lines of the kinds for which it has such words
// ("<game>.award.<kind>"), and whom the lines after them pay.
func awards(v session.View) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, step := range v.Game.Steps() {
		if step.Refusal != nil {
			continue
		}
		lines := step.Statement().Lines
		for i, line := range lines {
			key := v.ID() + ".award." + line.Kind
			if !words.Known(key) {
				continue
			}
			var winners []string
			seat := calc.None
			for _, paid := range lines[i+1:] {
				if paid.Seat != calc.None && paid.Rule == line.Rule {
					seat, winners = paid.Seat, append(winners, v.Layout.Seats[paid.Seat].Name)
				}
			}
			row := list.NewRow(words.Say(key), words.Join(winners), nil)
			var sign fyne.CanvasObject = mark.NewPicture(mark.Icon("trophy"), 18, look.Soft)
			switch len(winners) {
			case 0:
				row.SetText(words.Say(key), words.Say("result.award.nobody"))
			case 1:
				sign = mark.NewPawn(v.Pawn(seat), 18)
			}
			row.SetEnds(sign, nil)
			all = append(all, row)
		}
	}
	return all
}

// resultFacts tell what was awarded in a game, and of its best turn and its largest fall; nothing of these while the worth
// of anybody is secret. Nothing is awarded while entries need fixing.
func resultFacts(v session.View) fyne.CanvasObject {
	if len(v.Game.Refused()) > 0 {
		return frame.Stack(0)
	}
	facts := frame.Stack(look.Space2, awards(v)...)
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
		row := list.NewRow(words.Tell(fact.key, words.Names{"name": v.Layout.Seats[fact.seat].Name, "change": words.Signed(fact.by)}),
			words.Tell("why.entry", words.Names{"number": words.Number(step.Number), "entry": words.EntryShort(v.ID(), step.Before, step.Entry)}), nil)
		row.SetEnds(mark.NewPawn(v.Pawn(fact.seat), 18), nil)
		facts.Add(row)
	}
	return facts
}
