package sheet

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
	market "scripkeeper/calc/openmarket/trading"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func kindsIn(entries []calc.Entry) string {
	all := ""
	for _, e := range entries {
		all += e.Kind() + " "
	}
	return all
}

func said(kind string, times int) []game.Step {
	e := map[string]calc.Entry{"close": &charter.Close{}, "ruling": &calc.Ruling{}, "loan": &special.Loan{},
		"rights": &special.Rights{}}[kind]
	if e == nil {
		return nil
	}
	return slices.Repeat([]game.Step{{Entry: e}}, times)
}

// The first two kinds are always at the top. Corrections are never there.
func TestKindsSaidLatelyLieAbove(t *testing.T) {
	made := &market.Buy{}
	expected := []calc.Entry{&market.Buy{}, &market.Sell{}, &pricing.Move{}, &pricing.Price{},
		&money.Dividend{},
		&market.Transfer{}, &money.Bonus{}, &money.Fee{}, &pricing.Split{}, &market.Exchange{},
		&openmarket.Round{},
		&charter.Close{}, &calc.Ruling{}}
	for counts, want := range map[string][2]string{
		"":       {"buy sell move price dividend ", "transfer bonus fee split exchange round close ruling "},
		"close":  {"buy sell move price close ", "dividend transfer bonus fee split exchange round ruling "},
		"ruling": {"buy sell move price dividend ", "transfer bonus fee split exchange round close ruling "},
	} {
		likely, rare, _ := Kinds(calc.Expected{Next: expected[:12], Beside: expected[12:]}, made, said(counts, 3))
		if usesIn(likely) != want[0] || kindsIn(rare) != want[1] || likely[0].Entry != calc.Entry(made) {
			t.Errorf("%q: %q and %q, must be %q", counts, usesIn(likely), kindsIn(rare), want)
		}
	}
}

// Impossible actions of a turn keep their places and are shown with a reason. A debt that is due follows the actions.
func TestWaysOfATurnLieAboveInOneOrder(t *testing.T) {
	late := calc.Refuse("premium.late", "")
	made := &trading.Buy{}
	x := calc.Expected{Next: []calc.Entry{made, &turns.Pass{}, &special.Rights{}}, Beside: []calc.Entry{&calc.Leave{}}}
	for _, e := range []calc.Entry{made, &trading.Sell{}, &turns.Pass{}, &office.Dividend{}, &office.Buyback{},
		&trading.Short{}, &trading.OptionPurchase{}, &special.Rights{}, &special.Loan{}, &special.Debenture{},
		&office.SetPremium{}} {
		use := calc.Use{Entry: e}
		if !slices.Contains(calc.Kinds(x.Next), e.Kind()) {
			use.Refusal = late
		}
		x.Uses = append(x.Uses, use)
	}
	const order = "buy sell! pass dividend! buyback! short! option! rights loan! debenture! premium! "
	for _, steps := range [][]game.Step{nil, append(said("loan", 9), said("rights", 5)...)} {
		likely, rare, _ := Kinds(x, made, steps)
		if got := usesIn(likely); got != order || kindsIn(rare) != "leave " {
			t.Errorf("above lie %q, beneath %q", got, kindsIn(rare))
		}
	}
	x.Next = []calc.Entry{&debts.Settle{}}
	for i := range x.Uses {
		x.Uses[i].Refusal = late
	}
	likely, _, _ := Kinds(x, x.Next[0], nil)
	if got, want := usesIn(likely), strings.ReplaceAll(strings.ReplaceAll(order, "!", ""), " ",
		"! ")+"settle "; got != want {
		t.Errorf("with a debt above lie %q", got)
	}
}

// If an entry is not a turn, only that entry and the way back to the turn are at the top.
func TestAboveWhatIsBesideATurnLiesTheWayBack(t *testing.T) {
	made, buy := &calc.Leave{}, calc.Use{Entry: &trading.Buy{}, Refusal: calc.Refuse("premium.late", "")}
	x := calc.Expected{Uses: []calc.Use{buy, {Entry: &trading.Sell{}}, {Entry: &turns.Pass{}}},
		Next: []calc.Entry{&trading.Sell{}, &turns.Pass{}}, Beside: []calc.Entry{&calc.Ruling{}, &calc.Leave{}}}
	likely, rare, back := Kinds(x, made, nil)
	if usesIn(likely) != "sell leave " || kindsIn(rare) != "ruling " || !back || likely[1].Entry != calc.Entry(made) {
		t.Errorf("above lie %q, beneath %q, the way back %t", usesIn(likely), kindsIn(rare), back)
	}
	if likely, _, back = Kinds(x, x.Next[1], nil); usesIn(likely) != "buy! sell pass " || back {
		t.Errorf("above a pass lie %q, the way back %t", usesIn(likely), back)
	}
}

func usesIn(uses []calc.Use) string {
	all := ""
	for _, use := range uses {
		if all += use.Entry.Kind(); use.Refusal != nil {
			all += "!"
		}
		all += " "
	}
	return all
}

func TestAClosedWaySaysWhy(t *testing.T) {
	table, _, refusal := tycoon.Rulebook{}.Open(tycoon.Rulebook{}.Presets()[2].Options, []string{"Ann", "Ben"})
	must.Hold(t, refusal == nil, "%v", refusal)
	reasons := map[string]string{}
	expected := tycoon.Rulebook{}.Expected(table)
	likely, _, _ := Kinds(expected, expected.Next[0], nil)
	for _, use := range likely {
		kind := Task{Game: view.Game{Rulebook: tycoon.Rulebook{}}, Base: table, Entry: expected.Next[0]}.kind(use)
		reasons[kind.Name] = kind.Reason
	}
	for name, want := range map[string]string{"Buy": "", "Pass": "", "Sell": "Ann has no shares to sell now.",
		"Dividend": "Ann isn't Director or Chairman of any stock with a price."} {
		got, there := reasons[name]
		expect.True(t, there && got == want, "%s: %q, must be %q", name, got, want)
	}
}

// Kinds that the rulebook does not list come last. A game without groups, or with few entries, has one list.
func TestWhatElseMayBeSaidIsParted(t *testing.T) {
	rare := []calc.Entry{&pricing.Move{}, &market.Transfer{}, &money.Fee{}, &openmarket.Round{}, &market.Exchange{},
		&charter.Close{}, &special.Rights{}, &calc.Count{}}
	want := map[string]string{"Trades": "transfer exchange ", "Companies": "close ", "Cash": "fee ",
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

// An entry that can follow on another entry's page is not offered separately, unless a past entry is edited.
func TestAnEntryOfThePastStandsAlone(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "shoulders", Names: []string{"Ann", "Ben"},
		Options: shoulders.Rulebook{}.Presets()[0].Options}, &shoulders.Start{Seat: 1, Company: "swift", Par: 50},
		&shoulders.Start{Seat: 0, Company: "elgin", Par: 40}, &shoulders.Pass{Seat: 0}, &shoulders.Pass{Seat: 1})
	task := newTask(v, v.Expected().Next[0])
	for act, want := range map[oplog.Act]bool{oplog.ActRecord: false, oplog.ActInsert: true} {
		task.Act = act
		likely, _ := task.Offered()
		offered := slices.ContainsFunc(likely, func(o Offer) bool { return o.Kind.Kind == "appeal" })
		expect.Equal(t, offered, want, "appeal is offered to %s", act)
	}
}
