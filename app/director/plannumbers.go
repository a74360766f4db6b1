package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// A planNumber is a number of a plan: its words are those of its name.
type planNumber struct {
	name      string
	low, high int
	value     *int
	// points are what the number stands for in place of a value, nil for none.
	points *tournament.Points
	// jumps are values that one tap leads to.
	jumps []sheet.Choice
}

// numbersOf are the numbers that a plan of its kind asks for.
func numbersOf(plan *tournament.Plan) []planNumber {
	least, most := TableSizes(*plan)
	choice := func(label string, value int) sheet.Choice {
		return sheet.Choice{Label: label, Said: label, Value: value}
	}
	never := choice(words.Text("tournament.plan.never"), 0)
	var all []planNumber
	add := func(asked bool, n planNumber) {
		if asked {
			all = append(all, n)
		}
	}
	format, scoring := plan.Format, &plan.Scoring
	cut, series := format == tournament.Cut, format == tournament.Series
	add(cut || format == tournament.Rounds || format == tournament.MassStart,
		planNumber{name: "count", low: 1, high: tournament.MaxRounds, value: &plan.Rounds})
	add(draws(*plan), planNumber{name: "size", low: least, high: most, value: &plan.Size})
	add(cut, planNumber{name: "final", low: 2, high: most, value: &plan.Final})
	add(cut, planNumber{name: "carry", high: 100, value: &plan.Carry,
		jumps: []sheet.Choice{choice("0", 0), choice("50", 50), choice("100", 100)}})
	add(format == tournament.KnockOut,
		planNumber{name: "through", low: 1, high: tournament.MaxSize - 1, value: &plan.Through})
	add(true, planNumber{name: "best", high: tournament.MaxRounds, value: &plan.Best,
		jumps: []sheet.Choice{choice(words.Text("tournament.plan.all"), 0)}})
	add(true, planNumber{name: "hidden", high: tournament.MaxRounds, value: &plan.HiddenFrom,
		jumps: []sheet.Choice{never}})
	add(draws(*plan), planNumber{name: "minutes", high: tournament.MaxMinutes, value: &plan.Minutes,
		jumps: []sheet.Choice{never, choice("60", 60)}})
	add(draws(*plan), planNumber{name: "out", high: 100, points: &scoring.SittingOut})
	add(series, planNumber{name: "absent", high: 100, points: &scoring.Absent})
	return all
}

// now is the number as the plan has it; of points those that are whole.
func (n planNumber) now() int {
	if n.points != nil {
		return int(*n.points / tournament.Point)
	}
	return *n.value
}

// fill gives the plan the number that is filled in.
func (n planNumber) fill(at page.At) {
	now := n.now()
	switch said := at.Filled(n.name, now); {
	case said == now:
	case n.points != nil:
		*n.points = tournament.Points(said) * tournament.Point
	default:
		*n.value = said
	}
}

func (n planNumber) field() sheet.Field {
	key := "tournament.plan." + n.name
	label := words.Text(key)
	return sheet.Field{Name: n.name, Input: sheet.Stepper, Seat: calc.None, Label: label, Full: label, Said: label,
		About: words.Text(key + ".about"), Value: n.now(), Min: n.low, Max: max(n.high, n.now()), Step: 1,
		Choices: n.jumps}
}
