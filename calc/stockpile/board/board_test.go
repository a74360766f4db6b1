package board

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// Rules A.2
func TestBoards(t *testing.T) {
	for company, tr := range standardBoard() {
		if !slices.Equal(tr.Spaces, calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) || tr.Spaces[tr.Start] != 5 ||
			tr.Spaces[tr.reset] != 6 {
			t.Errorf("%s: %+v", CodeOf(company), tr)
		}
	}
	for company, want := range map[int]struct {
		spaces       calc.List
		start, reset int
	}{
		cosmic:     {calc.List{1, 3, 5, 7, 9}, 2, 2},
		bottomline: {calc.List{1, 2, 3, 4, 5, 6}, 4, 3},
		leading:    {calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 4, 5},
		american:   {calc.List{1, 3, 5, 7, 9, 11, 13}, 2, 3},
		stanford:   {calc.List{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, 8, 4},
		epic:       {calc.List{1, 3, 4, 5, 5, 6, 6, 7, 8, 10}, 4, 3},
	} {
		tr := advancedBoard()[company]
		if !slices.Equal(tr.Spaces, want.spaces) || tr.Start != want.start || tr.reset != want.reset {
			t.Errorf("%s: %+v", CodeOf(company), tr)
		}
		if pays := len(tr.dollars) > 0; pays != (company == stanford) || tr.Spaces[tr.Start] != 5 {
			t.Errorf("%s: %+v", CodeOf(company), tr)
		}
	}
	expect.List(t, advancedBoard()[stanford].dollars, []int{1, 3, 5, 7, 9},
		"Stanford's dollar signs are on the second of each pair")
}

// Rules A.2
func TestDecks(t *testing.T) {
	expect.Equal(t, [...]int{MarketDeck, MaxFees}, [...]int{80, 12}, "the market deck has cards, of them fees")
	expect.Equal(t, forecastDeck(), [6]Forecast{"+4", "+2", "+1", "$$", "-2", "-3"}, "the forecasts are …")
}
