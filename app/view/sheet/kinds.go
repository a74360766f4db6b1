package sheet

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Limits on the kinds of entries offered at the top. If there are at most allKinds kinds, all are offered. If the
// rulebook orders a turn's actions, this limit is useKinds or more. Of more kinds, up to maxKinds are offered, or
// fewKinds while few have been used.
const (
	allKinds = 7
	useKinds = 11
	maxKinds = 6
	fewKinds = 5
	// sureKinds is the number of kinds that are always offered.
	sureKinds = 2
	// asideKinds is the number of kinds offered while the user fills in an entry that is not a turn.
	asideKinds = 2
)

// lately is the number of latest entries that decide which kinds are used often.
const lately = 24

func RecentSteps(steps []game.Step) []game.Step { return steps[max(0, len(steps)-lately):] }

// Possible returns the entries expected on a table, and a [calc.Count], which is always possible.
func Possible(rules calc.Rulebook, t calc.Table) calc.Expected {
	expected := rules.Expected(t)
	expected.Beside = append(expected.Beside, &calc.Count{Seat: calc.None})
	return expected
}

// Kinds splits the expected entries, one of each kind, into likely and rare ones. The entry given as made represents
// its kind and is likely. If the rulebook orders a turn's actions, these are likely, too. Of too many likely entries,
// the first two and the kinds used most lately remain. If made is not a turn, the only other likely entry is the first
// expected one, and back is true.
func Kinds(
	expected calc.Expected, made calc.Entry, steps []game.Step,
) (likely []calc.Use, rare []calc.Entry, back bool) {
	seen := map[string]bool{}
	add := func(use calc.Use) {
		if seen[use.Entry.Kind()] = true; use.Entry.Kind() == made.Kind() {
			use = calc.Use{Entry: made}
		}
		likely = append(likely, use)
	}
	for _, use := range expected.Uses {
		add(use)
	}
	aside := !seen[made.Kind()]
	for i, e := range expected.All() {
		next, own := i < len(expected.Next), e.Kind() == made.Kind()
		aside = aside && !(next && own)
		switch {
		case seen[e.Kind()]:
		case next || own:
			add(calc.Use{Entry: e})
		default:
			seen[e.Kind()], rare = true, append(rare, e)
		}
	}
	if !seen[made.Kind()] {
		add(calc.Use{Entry: made})
	}
	if aside && len(expected.Next) > 0 && len(likely) > asideKinds {
		return []calc.Use{{Entry: expected.Next[0]}, {Entry: made}}, rare, true
	}
	most := allKinds
	if places := len(expected.Uses); places > 0 {
		most = max(useKinds, places+1)
	}
	if len(likely) <= most {
		return likely, rare, false
	}
	above, rest := byUse(likely, made, steps)
	return above, append(rest, rare...), false
}

// byUse returns the entry made, the first two kinds and the kinds used most lately as above, and the others as rest.
func byUse(uses []calc.Use, made calc.Entry, steps []game.Step) (above []calc.Use, rest []calc.Entry) {
	counts := map[string]int{}
	for _, step := range RecentSteps(steps) {
		counts[step.Entry.Kind()]++
	}
	kinds := calc.Map(uses, func(use calc.Use) string { return use.Entry.Kind() })
	slices.SortStableFunc(kinds[sureKinds:], func(a, b string) int { return counts[b] - counts[a] })
	room := min(maxKinds, max(fewKinds, sureKinds+len(counts)))
	for _, use := range uses {
		if use.Entry == made || slices.Contains(kinds[:room], use.Entry.Kind()) {
			above = append(above, use)
		} else {
			rest = append(rest, use.Entry)
		}
	}
	return above, rest
}

// passing is the number of likeliest kinds that [Pass] considers.
const passing = 3

// Pass returns a likely entry that needs no input, such as a pass, or nil if there is none.
func Pass(expected calc.Expected, t calc.Table) calc.Entry {
	var kinds []string
	for _, e := range expected.Next {
		if slices.Contains(kinds, e.Kind()) {
			continue
		}
		if kinds = append(kinds, e.Kind()); len(kinds) > passing {
			return nil
		}
		if slices.ContainsFunc(e.Form(t).Fields, func(f *calc.Field) bool { return f.Secret || Asked(f) }) {
			continue
		}
		if _, _, refusal := e.Apply(t); (len(kinds) > 1 || e.Kind() == "pass") && refusal == nil {
			return e
		}
	}
	return nil
}
