package table

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
)

// What was said lately lies above the sheet, the first two kinds always, the corrections never.
func TestKindsSaidLatelyLieAbove(t *testing.T) {
	made := &openmarket.Buy{}
	expected := []calc.Entry{&openmarket.Buy{}, &openmarket.Sell{}, &openmarket.Move{}, &openmarket.Price{}, &openmarket.Dividend{},
		&openmarket.Transfer{}, &openmarket.Bonus{}, &openmarket.Close{}, &calc.Ruling{}}
	kinds := func(entries []calc.Entry) string {
		all := ""
		for _, e := range entries {
			all += e.Kind() + " "
		}
		return all
	}
	for counts, want := range map[string][2]string{
		"":       {"buy sell move price dividend transfer ", "bonus close ruling "},
		"close":  {"buy sell move price dividend close ", "transfer bonus ruling "},
		"ruling": {"buy sell move price dividend transfer ", "bonus close ruling "},
	} {
		likely, rare := kindsOf(calc.Expected{Next: expected[:8], Beside: expected[8:]}, made, map[string]int{counts: 3})
		if kinds(likely) != want[0] || kinds(rare) != want[1] || likely[0] != calc.Entry(made) {
			t.Errorf("%q: %q and %q, must be %q", counts, kinds(likely), kinds(rare), want)
		}
	}
}
