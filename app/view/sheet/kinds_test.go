package sheet

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger/game"
)

func kindsIn(entries []calc.Entry) string {
	all := ""
	for _, e := range entries {
		all += e.Kind() + " "
	}
	return all
}

// said are steps of one kind of entry of an open market or of Tycoon.
func said(kind string, times int) []game.Step {
	e := map[string]calc.Entry{"close": &charter.Close{}, "ruling": &calc.Ruling{}, "loan": &tycoon.Loan{},
		"rights": &tycoon.Rights{}}[kind]
	if e == nil {
		return nil
	}
	return slices.Repeat([]game.Step{{Entry: e}}, times)
}

// Of very many ways what was said lately lies above the sheet, the first two kinds always, the corrections never.
func TestKindsSaidLatelyLieAbove(t *testing.T) {
	made := &trading.Buy{}
	expected := []calc.Entry{&trading.Buy{}, &trading.Sell{}, &pricing.Move{}, &pricing.Price{},
		&money.Dividend{},
		&trading.Transfer{}, &money.Bonus{}, &money.Fee{}, &pricing.Split{}, &trading.Exchange{},
		&openmarket.Round{},
		&charter.Close{}, &calc.Ruling{}}
	for counts, want := range map[string][2]string{
		"":       {"buy sell move price dividend transfer ", "bonus fee split exchange round close ruling "},
		"close":  {"buy sell move price dividend close ", "transfer bonus fee split exchange round ruling "},
		"ruling": {"buy sell move price dividend transfer ", "bonus fee split exchange round close ruling "},
	} {
		likely, rare := Kinds(calc.Expected{Next: expected[:12], Beside: expected[12:]}, made, said(counts, 3))
		if kindsIn(likely) != want[0] || kindsIn(rare) != want[1] || likely[0] != calc.Entry(made) {
			t.Errorf("%q: %q and %q, must be %q", counts, kindsIn(likely), kindsIn(rare), want)
		}
	}
}

// All that a Chairman can do on a turn lies above the sheet, in the same order whatever was said lately: nobody looks
// for a pass.
func TestAllWaysOfATurnLieAboveInOneOrder(t *testing.T) {
	made := &tycoon.Buy{}
	next := []calc.Entry{made, &tycoon.Sell{}, &tycoon.Pass{}, &tycoon.Dividend{}, &tycoon.Buyback{}, &tycoon.Short{},
		&tycoon.OptionPurchase{}, &tycoon.Rights{}, &tycoon.Loan{}, &tycoon.SetPremium{}}
	for _, steps := range [][]game.Step{nil, append(said("loan", 9), said("rights", 5)...)} {
		likely, rare := Kinds(calc.Expected{Next: next, Beside: []calc.Entry{&calc.Leave{}}}, made, steps)
		if got, want := kindsIn(likely),
			"buy sell pass dividend buyback short option rights loan premium "; got != want ||
			kindsIn(rare) != "leave " {
			t.Errorf("above lie %q, must be %q, beneath %q", got, want, kindsIn(rare))
		}
	}
}

// What else may be said is parted by what it is about, and nothing is left out: what the rulebook does not name stands
// in the last part. A few entries, and those of other games, are one list.
func TestWhatElseMayBeSaidIsParted(t *testing.T) {
	rare := []calc.Entry{&pricing.Move{}, &trading.Transfer{}, &money.Fee{}, &openmarket.Round{}, &trading.Exchange{},
		&charter.Close{}, &tycoon.Rights{}, &calc.Counted{}}
	want := map[string]string{"Trades": "transfer exchange ", "Companies": "close ", "Money": "fee ",
		"Prices": "move ", "Table": "rights round counted "}
	menus := Menus(openmarket.Rulebook{}, rare)
	if len(menus) != len(want) || menus[0].Heading != "Trades" {
		t.Errorf("%d parts, the first is %q", len(menus), menus[0].Heading)
	}
	for _, m := range menus {
		if got := kindsIn(m.Entries); got != want[m.Heading] {
			t.Errorf("%s: %q, must be %q", m.Heading, got, want[m.Heading])
		}
	}
	for _, menus := range [][]Menu{Menus(openmarket.Rulebook{}, rare[:5]), Menus(tycoon.Rulebook{}, rare)} {
		if len(menus) != 1 || menus[0].Heading != "" {
			t.Errorf("%d parts, the first is %q", len(menus), menus[0].Heading)
		}
	}
}
