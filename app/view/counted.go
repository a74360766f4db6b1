package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A Suspect is an entry that could explain why counted money or shares differ from the table's.
type Suspect struct {
	// Number is the number of the entry in the game, from 1.
	Number int
	Title  string
	Why    string
}

const mostSuspects = 3

// Suspects returns the entries since the last matching count that could explain what is wrong in a count, the latest
// first for each number. Such an entry changed the counted number by the amount that the count is off or by half of
// that, or changed another player's number by the amount. If there is no such entry, Suspects returns the last entries
// that changed the counted number.
func Suspects(v Game, counted game.Step) []Suspect {
	var all []Suspect
	for _, line := range counted.Statement().Lines {
		if by, _ := line.Term("change"); line.Differs() {
			all = append(all, suspectsOf(v, counted, line, by)...)
		}
	}
	return all
}

func suspectsOf(v Game, counted game.Step, line calc.Line, by int) []Suspect {
	steps := v.Game.Steps()[:counted.Number-1]
	var likely, last []Suspect
	for _, step := range slices.Backward(steps) {
		if isMatchingCount(step, line) || len(likely) == mostSuspects {
			break
		}
		change := countable(step.After, line, line.Seat) - countable(step.Before, line, line.Seat)
		key := suspicion(change, by)
		if key == "" && change == 0 {
			key = suspicionOfOther(step, line, by)
		}
		suspect := Suspect{Number: step.Number, Title: words.StepShort(v.Game, step)}
		switch {
		case key != "":
			suspect.Why = words.Text(key)
			likely = append(likely, suspect)
		case change != 0 && len(last) < mostSuspects:
			code := ""
			if line.Company != calc.None {
				code = v.Layout.Companies[line.Company].Code
			}
			suspect.Why = words.Format("counted.last", words.Names{"code": code, "change": words.Difference(change)})
			last = append(last, suspect)
		}
	}
	if len(likely) > 0 {
		return likely
	}
	return last
}

// suspicion returns the key of a sentence if an entry's change explains why a count is off by an amount, or "".
func suspicion(change, by int) string {
	switch {
	case change == 0:
		return ""
	case change == -by:
		return "counted.extra"
	case change == by:
		return "counted.again"
	case 2*change == -by:
		return "counted.reversed"
	}
	return ""
}

// suspicionOfOther returns the key of a sentence that suggests the wrong player was entered, if an entry changed
// another player's number by the amount that a count is off, and otherwise "".
func suspicionOfOther(step game.Step, line calc.Line, by int) string {
	if line.Seat == calc.None {
		return ""
	}
	for seat := range step.Before.Layout().Seats {
		if seat != line.Seat && countable(step.After, line, seat)-countable(step.Before, line, seat) == by {
			return "counted.another"
		}
	}
	return ""
}

// countable returns the number that a line of a count compares: cash or shares of a seat, or the bank's shares.
func countable(t calc.Table, line calc.Line, seat int) int {
	switch {
	case line.Company == calc.None:
		return t.Cash(seat)
	case seat == calc.None:
		left, _ := t.InBank(line.Company)
		return left
	}
	return t.Shares(seat, line.Company)
}

// isMatchingCount reports whether an entry counted the cash or shares that a line is about, and found no error.
func isMatchingCount(step game.Step, line calc.Line) bool {
	count, is := step.Entry.(*calc.Count)
	if !is || step.Refusal != nil || count.Bank != (line.Seat == calc.None) || !count.Bank && count.Seat != line.Seat ||
		line.Company != calc.None && len(count.Holds) == 0 {
		return false
	}
	return !slices.ContainsFunc(step.Statement().Lines, func(other calc.Line) bool {
		return other.Differs() && other.Company == line.Company
	})
}
