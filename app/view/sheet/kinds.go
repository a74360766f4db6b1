package sheet

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Above an entry lie all kinds of entries of a turn, allKinds at most; of more than that only maxKinds.
const (
	allKinds = 11
	maxKinds = 6
)

// lately is how many of the last entries tell what is often said in a game.
const lately = 24

// Lately are the last entries of a game, from which follows what is often said in it.
func Lately(steps []game.Step) []game.Step { return steps[max(0, len(steps)-lately):] }

// Possible are the entries that a table expects, and a count of what lies on it, which may be made at any time.
func Possible(rules calc.Rulebook, t calc.Table) calc.Expected {
	expected := rules.Expected(t)
	expected.Beside = append(expected.Beside, &calc.Counted{Seat: calc.None})
	return expected
}

// Kinds parts what is expected by kind: the ways to go on with the game, and the rest. Where a rulebook names too many
// ways, the first two lie above, and of the others those that were said most lately. The entry that is being made
// stands for its kind, and lies above too. What is said along with another entry has no way of its own.
func Kinds(expected calc.Expected, made calc.Entry, steps []game.Step) (likely, rare []calc.Entry) {
	seen := map[string]bool{}
	var ways []calc.Entry
	for i, e := range expected.All() {
		along := i < len(expected.Next) && slices.Contains(expected.Along, e.Kind())
		if seen[e.Kind()] || along && e.Kind() != made.Kind() {
			continue
		}
		seen[e.Kind()] = true
		switch {
		case e.Kind() == made.Kind():
			ways = append(ways, made)
		case i >= len(expected.Next):
			rare = append(rare, e)
		default:
			ways = append(ways, e)
		}
	}
	if !seen[made.Kind()] {
		ways = append(ways, made)
	}
	if len(ways) <= allKinds {
		return ways, rare
	}
	counts := map[string]int{}
	for _, step := range Lately(steps) {
		counts[step.Entry.Kind()]++
	}
	byUse := slices.Clone(ways)
	slices.SortStableFunc(byUse[2:], func(a, b calc.Entry) int { return counts[b.Kind()] - counts[a.Kind()] })
	above := byUse[:maxKinds]
	var rest []calc.Entry
	for _, e := range ways {
		if e == made || slices.Contains(above, e) {
			likely = append(likely, e)
		} else {
			rest = append(rest, e)
		}
	}
	return likely, append(rest, rare...)
}

// passing is among how many kinds of entries a pass is looked for.
const passing = 3

// Pass is an entry that may be said instead of the likeliest and asks for nothing, like passing the turn on: it needs
// no sheet. It is nil when there is none.
func Pass(expected calc.Expected, t calc.Table) calc.Entry {
	var kinds []string
	for _, e := range expected.Next {
		if slices.Contains(kinds, e.Kind()) {
			continue
		}
		if kinds = append(kinds, e.Kind()); len(kinds) > passing {
			return nil
		}
		if slices.ContainsFunc(e.Form(t).Fields, Asked) {
			continue
		}
		// A pass keeps its button also where it is the likeliest itself, for whoever can do nothing else.
		if _, _, refusal := e.Apply(t); (len(kinds) > 1 || e.Kind() == "pass") && refusal == nil {
			return e
		}
	}
	return nil
}
