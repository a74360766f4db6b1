package sheet

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Above an entry lie all kinds of entries of a turn, allKinds at most, or useKinds where each has its place; of more
// than that only maxKinds, and fewKinds as long as hardly any kind was said.
const (
	allKinds = 7
	useKinds = 11
	maxKinds = 6
	fewKinds = 5
	// sureKinds lie there whatever was said.
	sureKinds = 2
	// asideKinds lie above an entry that is beside the turn.
	asideKinds = 2
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

// Kinds parts what is expected by kind: the ways to go on with the game, and the rest. Where a rulebook gives the uses of
// a turn their places, all lie there, those that are not possible now with the reason. Where it names too many of them, the
// first two lie above, and of the others those that were said most lately. The entry that is being made stands for its
// kind, and lies above too; where it is no way to go on itself, it needs the room of the others, and of them the first
// alone lies there, as the way back to all (back).
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

// byUse parts uses: the first two and those that were said most lately, and the rest.
func byUse(uses []calc.Use, made calc.Entry, steps []game.Step) (above []calc.Use, rest []calc.Entry) {
	counts := map[string]int{}
	for _, step := range Lately(steps) {
		counts[step.Entry.Kind()]++
	}
	kinds := make([]string, len(uses))
	for i, use := range uses {
		kinds[i] = use.Entry.Kind()
	}
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
		if slices.ContainsFunc(e.Form(t).Fields, func(f *calc.Field) bool { return f.Secret || Asked(f) }) {
			continue
		}
		// A pass keeps its button also where it is the likeliest itself, for whoever can do nothing else.
		if _, _, refusal := e.Apply(t); (len(kinds) > 1 || e.Kind() == "pass") && refusal == nil {
			return e
		}
	}
	return nil
}
