package openmarket

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

func chartered(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.PrivateWorth, o.Privates = "face", "Ferry 20 5, Tram (TR) 40 10, Mill 60 0"
	}}, changes...)...)
}

func privateExamples() []example {
	ferry := &privates.Private{Private: "F", Price: number(25)}
	tram := &privates.Private{Private: "TR", Seat: 1}
	launched := []calc.Entry{ferry, tram, &charter.Launch{Company: "N", Price: number(67)}}
	sold := append(launched[:3:3], &privates.Private{Private: "F", To: "company", Company: "N", Price: number(40)})
	return []example{
		{
			name: "P1 a private is bought at another price than its face value", arithmetic: "600 – 25 = 575",
			options: chartered(), entry: ferry,
			says:   []string{"private.bank.player (private) seat 0 private=0 amount=25"},
			stands: "Ann 575 +F; Ben 600; N100 S100",
		},
		{
			name: "P2 the face value where nobody says another", arithmetic: "600 – 40 = 560",
			options: chartered(), entry: tram,
			says:   []string{"private.bank.player (private) seat 1 private=1 amount=40"},
			stands: "Ann 600; Ben 560 +TR; N100 S100",
		},
		{
			name: "P3 a company buys it from a player", arithmetic: "575 – 134 + 40 = 481; 10 × 67 – 40 = 630",
			options: chartered(), before: launched,
			entry:  &privates.Private{Private: "F", To: "company", Company: "N", Price: number(40)},
			says:   []string{"private.player.company (private) seat 0 N private=0 amount=40"},
			stands: "Ann 481 1N.director; Ben 560 +TR; N 630 +F; N67 S100",
		},
		{
			name: "P4 incomes of a player and a company in one", arithmetic: "560 + 10 = 570; 630 + 5 = 635",
			options: chartered(), before: sold, entry: &privates.Incomes{},
			says: []string{"incomes (incomes) amount=15",
				"income (incomes) seat 1 private=1 before=560 amount=10 after=570",
				"income.own (incomes) N private=0 before=630 amount=5 after=635"},
			stands: "Ann 481 1N.director; Ben 570 +TR; N 635 +F; N67 S100",
		},
		{
			name: "P13 a private brings more from now on", arithmetic: "15 instead of 5",
			options: chartered(), before: sold, entry: &privates.Income{Private: "F", Income: 15},
			says:   []string{"income.set (incomes) private=0 old=5 new=15"},
			stands: "Ann 481 1N.director; Ben 560 +TR; N 630 +F; N67 S100",
		},
		{
			name:       "P14 its owner is paid that, and nothing for one that brings nothing any more",
			arithmetic: "630 + 15 = 645; Tram 0",
			options:    chartered(), before: append(sold[:4:4], &privates.Income{Private: "F", Income: 15},
				&privates.Income{Private: "TR"}), entry: &privates.Incomes{},
			says: []string{"incomes (incomes) amount=15",
				"income.own (incomes) N private=0 before=630 amount=15 after=645"},
			stands: "Ann 481 1N.director; Ben 560 +TR; N 645 +F; N67 S100",
		},
		{
			name: "P5 a private goes from one player to another for nothing", arithmetic: "nothing is paid",
			options: chartered(), before: []calc.Entry{ferry},
			entry:  &privates.Private{Private: "F", Seat: 1, Price: number(0)},
			says:   []string{"private.player.player (private) seat 0 private=0 amount=0 seat=1"},
			stands: "Ann 575; Ben 600 +F; N100 S100",
		},
		{
			name: "P6 a private is sold back to the bank", arithmetic: "575 + 20 = 595",
			options: chartered(), before: []calc.Entry{ferry}, entry: &privates.Private{Private: "F", To: "bank"},
			says:   []string{"private.player.bank (private) seat 0 private=0 amount=20"},
			stands: "Ann 595; Ben 600; N100 S100",
		},
		{
			name: "P7 one private closes", arithmetic: "Ferry is nobody's any more",
			options: chartered(), before: sold, entry: &privates.Closing{Private: "F"},
			says:   []string{"private.close.company (private) N private=0"},
			stands: "Ann 481 1N.director; Ben 560 +TR; N 630; N67 S100",
		},
		{
			name: "P8 all that are open close", arithmetic: "a player's, a company's, the bank's",
			options: chartered(), before: sold, entry: &privates.Closing{All: true},
			says: []string{"private.close.company (private) N private=0",
				"private.close.player (private) seat 1 private=1", "private.close (private) private=2"},
			stands: "Ann 481 1N.director; Ben 560; N 630; N67 S100",
		},
		{
			name: "P9 a company that closes gives its privates back", arithmetic: "Ferry and 630 to the bank",
			options: chartered(), before: sold, entry: &charter.Close{Company: "N", Keep: true},
			says: []string{"close (close) N", "private.back.own (private) N private=0",
				"close.cash (close) N amount=630",
				"close.kept.director (close) seat 0 N shares=1"},
			stands: "Ann 481 1N.director; Ben 560 +TR; N100 S100",
		},
		{
			name: "P10 who leaves gives them back, and the last one has won", arithmetic: "Tram to the bank",
			options: chartered(), before: []calc.Entry{tram}, entry: &calc.Leave{Seat: 1},
			says: []string{"leave (ruling) seat 1 cash=560", "private.back (private) seat 1 private=1",
				"over.alone (end) rounds=0"},
			stands: "Ann 600; Ben 0; N100 S100",
		},
		{
			name: "P11 a position says whose each is", arithmetic: "Ann's, the company's, closed",
			options: chartered(), before: launched[2:], entry: &Position{
				Prices: []int{67, 100}, Launched: []bool{true, false}, Supply: []int{10, 10},
				Treasuries: []CompanyPosition{{Holding: Holding{670, []int{0, 0}}}, {Holding: Holding{0, []int{0, 0}}}},
				Round:      1,
				Privates: []PrivatePosition{{Owner: "player", Paid: 22}, {Owner: "company", Company: "N"},
					{Owner: "closed"}},
				Seats: []SeatPosition{{Holding: Holding{466, []int{0, 1, 0, 0}}},
					{Holding: Holding{600, []int{0, 0, 0, 0}}}},
			},
			says: []string{"position (ruling)", "position.price (ruling) N old=67 new=67",
				"position.own (ruling) N cash=670", "position.price (ruling) S old=100 new=100",
				"position.own (ruling) S cash=0", "position.seat (ruling) seat 0 cash=466",
				"position.seat (ruling) seat 1 cash=600", "position.private.player (ruling) seat 0 private=0",
				"position.private.company (ruling) N private=1", "position.private.closed (ruling) private=2"},
			stands: "Ann 466 1N.director +F; Ben 600; N 670 +TR; N67 S100",
		},
	}
}

// privateDenials are refused on a table where Ann has Ferry, Northern has Tram, and Mill is closed.
func privateDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, chartered(), 2), &privates.Private{Private: "F"},
		&charter.Launch{Company: "N", Price: number(67)},
		&privates.Private{Private: "TR", To: "company", Company: "N"}, &privates.Closing{Private: "M"})
	over, _ := gametest.Apply(t, table, &End{})
	none, _ := gametest.Apply(t, table, &privates.Closing{All: true})
	alone := open(t, fixed(func(o *agreement.Options) { o.PrivateWorth, o.Privates = "nothing", "Ferry 20 5" }), 2)
	wrong := func(change func(*Position)) *Position { e := NewPosition(table); change(e); return e }
	return []gametest.Denial{
		{plain, &privates.Private{Private: "F"}, "private.off private (private)"},
		{plain, &privates.Incomes{}, "private.off  (incomes)"},
		{plain, &privates.Income{Private: "F", Income: 1}, "private.off private (private)"},
		{table, &privates.Income{Private: "M", Income: 1}, "private.closed private (private) private=2"},
		{table, &privates.Income{Private: "F", Income: 5}, "income.same income (incomes) private=0 income=5"},
		{table, &privates.Income{Private: "F", Income: -1},
			"amount.range income (incomes) value=-1 min=0 max=100000"},
		{plain, &privates.Closing{All: true}, "private.off all (private)"},
		{over, &privates.Private{Private: "F"}, "game.over  (end)"},
		{over, &privates.Incomes{}, "game.over  (end)"}, {over, &privates.Closing{All: true}, "game.over  (end)"},
		{table, &privates.Private{Private: "X"}, "private.none private (private)"},
		{table, &privates.Private{Private: "M"}, "private.closed private (private) private=2"},
		{table, &privates.Private{Private: "F"}, "private.same seat (private) seat 0 private=0"},
		{table, &privates.Private{Private: "F", Seat: 2}, "seat.unknown seat () player=2 seats=2"},
		{table, &privates.Private{Private: "TR", To: "company", Company: "N"},
			"private.same.own company (private) N private=1"},
		{table, &privates.Private{Private: "TR", To: "company", Company: "S"}, "company.closed company (launch) S"},
		{alone, &privates.Private{Private: "F", To: "bank"}, "private.same.bank to (private) private=0"},
		{alone, &privates.Private{Private: "F", To: "company", Company: "I"}, "private.owner to (private)"},
		{alone, &privates.Incomes{}, "incomes.nobody  (incomes)"},
		{table, &privates.Private{Private: "F", To: "moon"}, "private.owner to (private)"},
		{table, &privates.Private{Private: "F", To: "bank", Seat: 1}, "private.owner to (private)"},
		{table, &privates.Private{Private: "F", Seat: 1, Price: number(601)},
			"private.cash price (private) seat 1 private=0 amount=601 cash=600 value=601 min=0 max=600"},
		{table, &privates.Private{Private: "F", To: "company", Company: "N", Price: number(631)},
			"private.cash.own price (private) N private=0 amount=631 cash=630 value=631 min=0 max=630"},
		{table, &privates.Private{Private: "F", Seat: 1, Price: number(-1)},
			"amount.range price (private) value=-1 min=0 max=600"},
		{table, &privates.Closing{All: true, Private: "F"}, "private.stray private (private)"},
		{table, &privates.Closing{Private: "M"}, "private.closed private (private) private=2"},
		{none, &privates.Closing{All: true}, "private.all all (private)"},
		{table, wrong(func(e *Position) { e.Privates = e.Privates[1:] }),
			"position.size privates (ruling) value=2 max=3"},
		{table, wrong(func(e *Position) { e.Privates[0].Owner = "moon" }), "private.owner private_owner.0 (ruling)"},
		{table, wrong(func(e *Position) { e.Privates[2].Seat = 1 }), "private.owner private_owner.2 (ruling)"},
		{table, wrong(func(e *Position) { e.Privates[1].Company = "S" }),
			"company.closed private_company.1 (ruling) S"},
	}
}

func privateSetups() []gametest.Setup {
	names := func(text string) *agreement.Options {
		return chartered(func(o *agreement.Options) { o.Privates = text })
	}
	two := gametest.Names(2)
	return []gametest.Setup{
		{names(" , "), two, "option.privates.count privates (setup) value=0 min=1 max=64"},
		{names(strings.Repeat("P 1 1,", 65)), two, "option.privates.count privates (setup) value=65 min=1 max=64"},
		{names("Ferry 20 5, Tram 40"), two, "option.privates.numbers privates (setup) number=2 max=100000"},
		{names("Ferry 20 -5"), two, "option.privates.numbers privates (setup) number=1 max=100000"},
		{names("20 5"), two, "option.privates.numbers privates (setup) number=1 max=100000"},
		{names("Ferry 20 5, ferry 20 5"), two, "option.privates.twice privates (setup) first=1 second=2"},
		{names("Ferry (FERRY) 20 5"), two, "option.privates.code privates (setup) number=1 max=4"},
		{names("{{.seat}} 20 5"), two, "option.privates.letters privates (setup) number=1"},
		{names(strings.Repeat("x", 41) + " 20 5"), two, "option.privates.long privates (setup) number=1 max=40"},
	}
}

// Net worth counts a private company at its face value or as nothing, whatever its owner paid. Private companies of a
// company count for no player.
func TestPrivatesInTheNetWorth(t *testing.T) {
	for worth, want := range map[string]string{
		"face": "1. seat 0 635, 2. seat 1 600", "nothing": "1. seat 1 600, 2. seat 0 575",
	} {
		o := chartered(func(o *agreement.Options) { o.PrivateWorth = worth })
		table, _ := gametest.Apply(t, open(t, o, 2), &privates.Private{Private: "M", Price: number(25)})
		gametest.WantRanks(t, Rulebook{}, table, want)
		expect.Equal(t, table.Mark(table.Layout().Privates[2].Paid), 25, "what was paid")
		places := (Rulebook{}).Standing(table).Places
		ann := places[slices.IndexFunc(places, func(p calc.Place) bool { return p.Seat == 0 })]
		expect.List(t, ann.Extras, []calc.Term{calc.With("private.2", map[string]int{"face": 60}[worth])},
			"Ann's extras")
	}
}

// The incomes of private companies are proposed once in a round, when all companies have operated.
func TestIncomesBeginARoundOfCompanies(t *testing.T) {
	operate := func(company string) calc.Entry { return &operating.Operate{Company: company, Revenue: 0} }
	table, _ := gametest.Apply(t, open(t, chartered(), 2), &privates.Private{Private: "F"},
		&charter.Launch{Company: "N", Price: number(67)}, &charter.Launch{Company: "S", Price: number(67)})
	second := func() string { return (Rulebook{}).Expected(table).Next[1].Kind() }
	for _, c := range []struct {
		entry calc.Entry
		want  string
	}{
		{operate("N"), "pay"}, {operate("S"), "incomes"}, {&privates.Incomes{}, "pay"}, {operate("N"), "pay"},
		{operate("S"), "incomes"},
	} {
		table, _ = gametest.Apply(t, table, c.entry)
		if got := second(); got != c.want {
			t.Errorf("after %s the second is %s, must be %s", c.entry.Kind(), got, c.want)
		}
	}
}

func TestPrivatesAreBoughtFirst(t *testing.T) {
	table := open(t, chartered(), 2)
	for _, code := range []string{"F", "TR", "M"} {
		e, is := (Rulebook{}).Expected(table).Next[0].(*privates.Private)
		must.Hold(t, is && e.Private == "" && e.Seat == table.Turn(),
			"the first is %+v, must be a private that nobody has named", e)
		f, _ := e.Form(table).Field("private")
		expect.Equal(t, table.Layout().Privates[f.Likely].Code, code, "the likely private")
		f.Set(f.Likely)
		table, _ = gametest.Apply(t, table, e, &Next{})
	}
	expect.Equal(t, (Rulebook{}).Expected(table).Next[0].Kind(), "launch", "the first then")
}

func TestAPositionSetsPrivates(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, chartered(), 2), &charter.Launch{Company: "N", Price: number(67)})
	e := NewPosition(table)
	for name, value := range map[string]int{"private_owner.0": 2, "private_owner.1": 1, "private_owner.2": 3} {
		set(t, e, table, name, value)
	}
	set(t, e, table, "private_company.0", 0)
	set(t, e, table, "private_seat.1", 1)
	set(t, e, table, "private_paid.1", 44)
	after, _ := gametest.Apply(t, table, e)
	expect.Equal(t, standing(after), "Ann 466 1N.director; Ben 600 +TR; N 670 +F; N67 S100", "the table")
	if _, open := after.Layout().Privates[2].OwnedBy(after); open {
		t.Error("Mill is open")
	}
	expect.List(t, NewPosition(after).Privates, []PrivatePosition{{Owner: "company", Company: "N"},
		{Owner: "player", Seat: 1, Paid: 44}, {Owner: "closed"}}, "the position")
	for i := range NewPosition(after).Privates {
		for _, f := range NewPosition(after).Form(after).Fields {
			if strings.HasSuffix(f.Name, "."+string(rune('0'+i))) && strings.HasPrefix(f.Name, "private_") &&
				f.Get() != f.Likely {
				t.Errorf("%s is %d, expected %d", f.Name, f.Get(), f.Likely)
			}
		}
	}
	blank := &Position{}
	set(t, blank, after, "private_paid.2", 7)
	expect.Equal(t, len(blank.Privates), 3, "privates of a position that is begun")
	expect.Equal(t, blank.Privates[2].Paid, 7, "what was paid")
}

func set(t *testing.T, e calc.Entry, table calc.Table, name string, value int) {
	t.Helper()
	f, asked := e.Form(table).Field(name)
	must.Hold(t, asked, "%s is not asked", name)
	f.Set(value)
}

func checkPrivates(t judge, table calc.Table, said string) {
	t.Helper()
	for i, p := range table.Layout().Privates {
		owner, open := p.OwnedBy(table)
		switch {
		case !open && owner != calc.Bank(), table.Mark(p.Paid) < 0,
			owner.Kind == calc.SeatAccount && (!table.Layout().HasSeat(owner.Index) || table.Out(owner.Index)),
			owner.Kind == calc.TreasuryAccount && !board.Launched(table, owner.Index):
			t.Fatalf("%s: private %d is %v's, open %t", said, i, owner, open)
		}
	}
}

// A position without an income sets the income agreed in the options.
func TestAPositionKeepsIncomes(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, chartered(), 2), &privates.Income{Private: "F", Income: 15})
	e := NewPosition(table)
	expect.Equal(t, *e.Privates[0].Income, 15, "what Ferry brings")
	e.Privates[0].Income = nil
	first, _ := gametest.Apply(t, table, e)
	expect.Equal(t, table.Layout().Privates[0].Brings(first), 5, "what Ferry brings without a word")
}
