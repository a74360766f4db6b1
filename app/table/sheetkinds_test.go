package table

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/tycoon"
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

// What only a Chairman can do lies above the sheet of who is one, however often the rest was said.
func TestWhatAnOfficeAllowsLiesAbove(t *testing.T) {
	made := &tycoon.Buy{}
	likely, _ := kindsOf(calc.Expected{Next: []calc.Entry{made, &tycoon.Sell{}, &tycoon.Pass{}, &tycoon.Rights{}, &tycoon.Loan{},
		&tycoon.Debenture{}, &tycoon.Short{}, &tycoon.OptionPurchase{}, &tycoon.Dividend{}, &tycoon.Buyback{}}}, made,
		map[string]int{"pass": 9, "rights": 5, "loan": 4, "debenture": 3, "short": 2})
	all := ""
	for _, e := range likely {
		all += e.Kind() + " "
	}
	if want := "buy sell pass rights dividend buyback "; all != want {
		t.Errorf("above lie %q, must be %q", all, want)
	}
}
