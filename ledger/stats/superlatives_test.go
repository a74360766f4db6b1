package stats

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

func worth(game Summary, worths ...int) Summary {
	game.Worths = WorthsOf(worths)
	return game
}

func told(games ...Summary) []Highlight {
	var all []Highlight
	for i := range games {
		all = AppendHighlights(all, &games[i], games[i].Highlights())
	}
	return all
}

func bestsOf(feats []Highlight) []Superlative {
	p := people.New()
	for _, f := range feats {
		if f.Kind == LongestGame {
			seats := calc.Map(f.Game.Names, func(name string) record.Seat { return record.Seat{Name: name} })
			p.Match(f.Game.ID, seats)
		}
	}
	return Superlatives(p, feats)
}

func bestOf(feats []Highlight, kind HighlightKind) (names []string, values []int) {
	for _, b := range bestsOf(feats) {
		if b.Kind != kind {
			continue
		}
		for _, f := range b.Holders {
			names, values = append(names, f.Name()), append(values, f.Value)
		}
	}
	return names, values
}

// Equal highlights are listed together, the earliest first. Two of them can be from one game.
func TestEqualFeatsStandBesideEachOther(t *testing.T) {
	feats := told(
		worth(ended(3, []string{"Carl", "Ben"}, 1, 2), 900, 300),
		worth(ended(1, []string{"Anna", "Ben"}, 2, 1), 500, 900),
		worth(ended(2, []string{"Anna", "Dana", "Ben"}, 1, 1, 3), 900, 900, 100))
	names, values := bestOf(feats, RichestWinner)
	expect.True(t, slices.Equal(names, []string{"Ben", "Anna", "Dana", "Carl"}) && values[0] == 900,
		"%v %v", names, values)
	// A shared first place is not a narrow win. The win in the first game has a margin of 900 – 500.
	if names, values := bestOf(feats, NarrowestWin); !slices.Equal(names, []string{"Ben"}) || values[0] != 400 {
		t.Errorf("%v %v", names, values)
	}
	if names, values := bestOf(feats, RichestLoser); !slices.Equal(names, []string{"Anna"}) || values[0] != 500 {
		t.Errorf("%v %v", names, values)
	}
}

// Money is not compared between rulebooks. Wins are compared by the margin as a part of the winner's net worth.
func TestMoneyOfSeveralGamesIsNotCompared(t *testing.T) {
	other := worth(ended(2, []string{"Anna", "Ben"}, 1, 2), 100_000, 95_000)
	other.Rulebook = "tycoon"
	feats := told(worth(ended(1, []string{"Carl", "Ben"}, 1, 2), 1000, 900), other)
	names, _ := bestOf(feats, RichestWinner)
	expect.True(t, names == nil, "richest of all: %v", names)
	// 5 000 out of 100 000 are 50 thousandths; 100 out of 1 000 are 100.
	if names, values := bestOf(feats, NarrowestWin); !slices.Equal(names, []string{"Anna"}) || values[0] != 5000 {
		t.Errorf("narrowest: %v %v", names, values)
	}
	if share,
		known := feats[slices.IndexFunc(
		feats, func(f Highlight) bool { return f.Kind == ClearestWin })].Share(); share != 100 || !known {
		t.Errorf("a margin of 100 of 1 000 is %d", share)
	}
	_, known := (Highlight{Value: 3}).Share()
	expect.True(t, !known, "3 of nothing are a part")
}

// A win by a toss has no margin and counts as the narrowest. A player in debt has no share of the table's net worth.
func TestMarginsAndSharesWithoutMoney(t *testing.T) {
	feats := told(worth(ended(1, []string{"Anna", "Ben"}, 1, 2), 780, 780),
		worth(ended(2, []string{"Ben", "Carl"}, 1, 2), 500, -200))
	names, values := bestOf(feats, NarrowestWin)
	expect.True(t, slices.Equal(names, []string{"Anna"}) && values[0] == 0, "narrowest: %v %v", names, values)
	if names, values := bestOf(feats, LargestShare); !slices.Equal(names, []string{"Ben"}) || values[0] != 500 {
		t.Errorf("share: %v %v", names, values)
	}
	nobody := told(worth(ended(1, []string{"Anna", "Ben"}, 2, 2), 0, 0))
	expect.True(t, len(nobody) == 1 && nobody[0].Kind == LongestGame, "nobody won: %+v", nobody)
}

// A streak consists of one person's wins in order of time. A namesake's game does not break it.
func TestStreaksOfWins(t *testing.T) {
	ab := []string{"Anna", "Ben"}
	feats := told(ended(5, ab, 2, 1), ended(2, []string{"ANNA", "Carl"}, 1, 2), ended(1, ab, 1, 2),
		ended(3, []string{"Ben", "ben"}, 1, 2),
		ended(4, []string{"Dana", "Anna "}, 1, 1), ended(6, ab, 1, 2))
	for _, b := range bestsOf(feats) {
		if b.Kind == LongestStreak && (len(b.Holders) != 1 || b.Holders[0].Value != 3 ||
			b.Holders[0].Name() != "Anna" || b.Holders[0].Game.ID != (ledger.GameID{4})) {
			t.Errorf("%+v", b.Holders)
		}
	}
	_, values := bestOf(feats, LongestStreak)
	expect.True(t, len(values) == 1, "%v", values)
	if _, values := bestOf(told(ended(1, ab, 1, 2)), LongestStreak); values != nil {
		t.Errorf("one win is a streak of %v", values)
	}
}

// OftenBankrupt adds up one person's bankruptcies in all games. MostBankruptcies adds up all bankruptcies in one game.
func TestWhoWasOftenBankrupt(t *testing.T) {
	first, second := ended(1, []string{"Anna", "Ben"}, 1, 2), ended(2, []string{"Ben", "Carl", "Anna"}, 2, 2, 1)
	feats := AppendHighlights(told(first, second), &first, []Highlight{{Kind: OftenBankrupt, Seat: 1, Entry: 9,
		Value: 1}, {Kind: MostBankruptcies, Seat: calc.None, Entry: 9, Value: 1}})
	feats = AppendHighlights(feats, &second, []Highlight{{Kind: OftenBankrupt, Seat: 0, Entry: 7, Value: 1},
		{Kind: OftenBankrupt, Seat: 1, Entry: 8, Value: 1}, {Kind: MostBankruptcies, Seat: calc.None, Entry: 8,
			Value: 2}})
	for _, b := range bestsOf(feats) {
		f := b.Holders[0]
		switch b.Kind {
		case OftenBankrupt:
			if len(b.Holders) != 1 || f.Name() != "Ben" || f.Value != 2 || f.Game.ID != second.ID || f.Entry != 7 {
				t.Errorf("%+v", b.Holders)
			}
		case MostBankruptcies:
			expect.True(t, len(b.Holders) == 1 && f.Name() == "" && f.Value == 2 && f.Entry == 8, "%+v", b.Holders)
		}
	}
	names, _ := bestOf(feats, OftenBankrupt)
	expect.True(t, len(names) == 1, "%v", names)
}

func TestOwnFeatsStandAfterThePayments(t *testing.T) {
	game := worth(ended(1, []string{"Anna", "Ben"}, 1, 2), 900, 300)
	feats := AppendHighlights(told(game), &game, []Highlight{{Kind: LargestFall, Value: 10}, {Kind: "short", Value: 30},
		{Kind: Dividend, Value: 20}})
	kinds := calc.Map(bestsOf(feats), func(b Superlative) HighlightKind { return b.Kind })
	if !slices.Equal(kinds[:3], []HighlightKind{Dividend, "short", LargestFall}) || kinds[len(kinds)-1] != LongestGame {
		t.Errorf("%v", kinds)
	}
}

// Stored highlights are read back. Invalid highlights are refused, so that they are computed again.
func TestHeldFeatsAreRead(t *testing.T) {
	feats := []Highlight{{Kind: LargestFall, Seat: 1, Entry: 7, Value: 30},
		{Kind: Comeback, Seat: 0, Entry: 9, Value: 50, Of: 80}}
	raw := must.Get(EncodeHighlights(feats))(t)
	read, fit := DecodeHighlights(raw, 2)
	slices.SortFunc(read, func(a, b Highlight) int { return a.Entry - b.Entry })
	expect.True(t, fit && slices.Equal(read, feats), "%s is read as %+v, %t", raw, read, fit)
	raw = must.Get(EncodeHighlights(nil))(t)
	if _, fit := DecodeHighlights(raw, 2); !fit {
		t.Errorf("%s is nothing", raw)
	}
	for _, wrong := range []string{"", "{", "[]", `{"fall":[1,2,3]}`, `{"fall":[2,7,30,0]}`, `{"fall":[-2,7,30,0]}`,
		`{"fall":["a",1,1,1]}`} {
		if _, fit := DecodeHighlights([]byte(wrong), 2); fit {
			t.Errorf("%s is taken for feats", wrong)
		}
	}
}
