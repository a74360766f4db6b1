package stats

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

type Superlative struct {
	Kind HighlightKind
	// Holders lists the equally good highlights, the earliest first. It is never empty.
	Holders []Highlight
	// Shares reports that the highlights were compared by [Highlight.Share].
	Shares bool
}

// Superlatives returns the best highlights of each kind, in the order of [HighlightKinds], with a rulebook's own kinds
// after the payments. Streaks and frequent bankruptcies come from each person's results in all games. With several
// rulebooks, only counts and parts of a whole are compared. Superlatives sets [Highlight.Person] if known.
func Superlatives(p people.People, highlights []Highlight) []Superlative {
	mixed := slices.ContainsFunc(highlights, func(f Highlight) bool {
		return f.Game.Rulebook != highlights[0].Game.Rulebook
	})
	best := map[HighlightKind][]Highlight{}
	match := func(f Highlight) {
		if mixed && !f.Kind.counts() && !f.Kind.relative() {
			return
		}
		order := -1
		if present := best[f.Kind]; len(present) > 0 {
			order = compareHighlights(f, present[0], mixed)
		}
		switch {
		case order < 0:
			best[f.Kind] = append(best[f.Kind][:0], f)
		case order == 0:
			best[f.Kind] = append(best[f.Kind], f)
		}
	}
	for _, f := range highlights {
		if f.Kind != OftenBankrupt {
			match(f)
		}
	}
	for _, f := range personalHighlights(p, highlights) {
		match(f)
	}
	all := make([]Superlative, 0, len(best))
	for _, kind := range kindsInOrder(best) {
		slices.SortStableFunc(best[kind], compareTime)
		for i, f := range best[kind] {
			if seated := p.Seated(f.Game.ID); f.Seat != calc.None && f.Seat < len(seated) {
				best[kind][i].Person = seated[f.Seat]
			}
		}
		all = append(all, Superlative{kind, best[kind], kind.byShare(mixed)})
	}
	return all
}

func compareHighlights(a, b Highlight, mixed bool) int {
	order := cmp.Compare(b.Value, a.Value)
	if a.Kind.byShare(mixed) {
		order = cmp.Compare(int64(b.Value)*int64(a.Of), int64(a.Value)*int64(b.Of))
	}
	if a.Kind.lowest() {
		return -order
	}
	return order
}

func compareTime(a, b Highlight) int {
	return cmp.Or(a.Game.Date().Compare(b.Game.Date()), strings.Compare(a.Game.ID.String(), b.Game.ID.String()),
		cmp.Compare(a.Entry, b.Entry), cmp.Compare(a.Seat, b.Seat))
}

func kindsInOrder(best map[HighlightKind][]Highlight) []HighlightKind {
	known := HighlightKinds()
	isKnown := func(k HighlightKind) bool { return slices.Contains(known, k) }
	isMissing := func(k HighlightKind) bool { return len(best[k]) == 0 }
	own := slices.DeleteFunc(slices.Sorted(maps.Keys(best)), isKnown)
	after := slices.Index(known, LargestRise)
	return slices.DeleteFunc(slices.Insert(known, after, own...), isMissing)
}

func HeldBy(bests []Superlative, person ledger.PersonID) []Highlight {
	var all []Highlight
	for _, best := range bests {
		if f, ok := calc.Find(best.Holders, func(f Highlight) bool { return f.Person.ID == person }); ok {
			all = append(all, f)
		}
	}
	return all
}

// personalHighlights returns each person's longest winning streak and number of bankruptcies, if above 1.
func personalHighlights(p people.People, highlights []Highlight) []Highlight {
	var games []Summary
	ruined := map[ledger.GameID][]Highlight{}
	for _, f := range highlights {
		switch f.Kind {
		case LongestGame:
			games = append(games, *f.Game)
		case OftenBankrupt:
			ruined[f.Game.ID] = append(ruined[f.Game.ID], f)
		}
	}
	games = finished(games)
	running := map[ledger.PersonID]int{}
	streak, ruin := map[ledger.PersonID]Highlight{}, map[ledger.PersonID]Highlight{}
	for i := range games {
		game := &games[i]
		seated := p.Seated(game.ID)
		if !allKnown(*game, seated) {
			continue
		}
		for seat, person := range seated {
			id := person.ID
			if running[id]++; game.Ranks[seat] != 1 {
				running[id] = 0
			}
			if running[id] > max(1, streak[id].Value) {
				streak[id] = Highlight{Kind: LongestStreak, Game: game, Seat: seat, Value: running[id]}
			}
		}
		for _, f := range ruined[game.ID] {
			id := seated[f.Seat].ID
			times := ruin[id].Value + 1
			ruin[id] = Highlight{Kind: OftenBankrupt, Game: game, Seat: f.Seat, Entry: f.Entry, Value: times}
		}
	}
	all := slices.Collect(maps.Values(streak))
	for _, f := range ruin {
		if f.Value > 1 {
			all = append(all, f)
		}
	}
	return all
}
