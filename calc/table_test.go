package calc

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func twoByTwo() *Layout {
	return &Layout{
		Seats:     []Seat{{Name: "Ann"}, {Name: "Ben"}},
		Companies: []Company{{Key: "blue", Code: "B"}, {Key: "red", Code: "R"}},
		Tracks:    []Track{Scale{Min: 10, Max: 250, Step: 10}, Scale{Min: 10, Max: 250, Step: 10}},
		Classes:   2,
		OwnMarks:  []MarkName{{Name: "played.big", Seat: 1, Company: None}},
	}
}

func TestNewTableIsEmpty(t *testing.T) {
	table := NewTable(twoByTwo())
	for _, account := range table.Layout().Accounts() {
		for _, commodity := range table.Layout().Commodities() {
			got := table.Balance(account, commodity)
			expect.True(t, got == 0, "account %v holds %d of %v on a new table", account, got, commodity)
		}
	}
	if table.Turn() != None || table.Round() != 0 || table.Over() || table.Price(0) != 0 || table.Out(1) {
		t.Errorf("a new table has turn %d, round %d, over %t, price %d, out %t",
			table.Turn(), table.Round(), table.Over(), table.Price(0), table.Out(1))
	}
}

func TestEveryBalanceHasItsOwnPlace(t *testing.T) {
	layout := twoByTwo()
	b := NewBuilder(NewTable(layout))
	b.Line("fill", "", None, None)
	amount := 0
	for _, account := range layout.Accounts() {
		for _, commodity := range layout.Commodities() {
			amount++
			if account != Bank() {
				b.Move(Bank(), account, commodity, amount)
			}
		}
	}
	amount = 0
	for _, account := range layout.Accounts() {
		for _, commodity := range layout.Commodities() {
			amount++
			if got := b.Balance(account, commodity); account != Bank() && got != amount {
				t.Errorf("account %v holds %d of %v, must be %d", account, got, commodity, amount)
			}
		}
	}
}

func TestEveryMarkHasItsOwnPlace(t *testing.T) {
	layout := twoByTwo()
	ids := []MarkID{
		TurnMark, RoundMark, OverMark, layout.PriceMark(0), layout.PriceMark(1),
		layout.OutMark(0), layout.OutMark(1), layout.OwnMark(0),
	}
	names := []MarkName{
		{"turn", None, None}, {"round", None, None}, {"over", None, None},
		{"price", None, 0}, {"price", None, 1}, {"out", 0, None}, {"out", 1, None}, {"played.big", 1, None},
	}
	b := NewBuilder(NewTable(layout))
	b.Line("fill", "", None, None)
	for i, id := range ids {
		expect.Equal(t, layout.MarkName(id), names[i], "mark %d is named", id)
		b.Set(id, 100+i)
	}
	for i, id := range ids {
		if got := b.Mark(id); got != 100+i {
			t.Errorf("mark %v is %d, must be %d", names[i], got, 100+i)
		}
	}
}

func TestTableReadsWhatWasPosted(t *testing.T) {
	layout := twoByTwo()
	b := NewBuilder(NewTable(layout))
	b.Line("begin", "setup", None, None)
	b.Move(Bank(), AccountOf(1), Cash(), 300)
	b.Move(Market(), AccountOf(1), Share(1), 4)
	b.Move(Treasury(0), AccountOf(0), Commodity{Company: 0, Class: 1}, 2)
	b.Set(TurnMark, 1)
	b.Set(RoundMark, 3)
	b.Set(OverMark, 1)
	b.Set(layout.PriceMark(1), 70)
	b.Set(layout.OutMark(0), 1)
	table, _ := b.Done()
	expect.True(t, table.Cash(1) == 300 && table.Shares(1, 1) == 4 && table.Shares(0, 0) == 0 && table.Turn() == 1 &&
		table.Round() == 3 && table.Over() && table.Price(1) == 70 && table.Out(0) && !table.Out(1),
		"the table does not stand as posted: %+v", table)
	got := table.Balance(Treasury(0), Commodity{Company: 0, Class: 1})
	expect.True(t, got == -2, "the treasury holds %d, must be -2", got)
}

func TestSharesOfCertificates(t *testing.T) {
	layout := twoByTwo()
	layout.Weights = []int{1, 5}
	b := NewBuilder(NewTable(layout))
	b.Line("deal", "", 0, None)
	b.Move(Market(), AccountOf(0), Share(1), 3)
	b.Move(Market(), AccountOf(0), Commodity{Company: 1, Class: 1}, 4)
	got := b.Shares(0, 1)
	expect.True(t, got == 23, "3 and 4 of five are %d shares, must be 23", got)
	if got := b.Shares(0, 0); got != 0 {
		t.Errorf("no certificates are %d shares", got)
	}
}

func TestAccountsAndCommoditiesAreListedOnce(t *testing.T) {
	layout := twoByTwo()
	accounts := []Account{Bank(), Market(), Rulings(), AccountOf(0), AccountOf(1), Treasury(0), Treasury(1)}
	got := layout.Accounts()
	expect.True(t, slices.Equal(got, accounts), "accounts are %v", got)
	commodities := []Commodity{Cash(), Share(0), {0, 1}, Share(1), {1, 1}}
	if got := layout.Commodities(); !slices.Equal(got, commodities) {
		t.Errorf("commodities are %v", got)
	}
	expect.True(t, Cash().IsCash() && !Share(0).IsCash(), "cash and shares are mixed up")
}

func TestLayoutKnowsWhoAndWhatIsThere(t *testing.T) {
	layout := twoByTwo()
	for number, there := range map[int]bool{-1: false, 0: true, 1: true, 2: false} {
		if layout.HasSeat(number) != there || layout.HasCompany(number) != there {
			t.Errorf("number %d: seat %t, company %t", number, layout.HasSeat(number), layout.HasCompany(number))
		}
	}
}

func TestZeroTableHasNoLayout(t *testing.T) {
	expect.True(t, (Table{}).Layout() == nil, "the zero table has a layout")
}

// If a price repeats on the track, the company's mark holds the index. A mark that contradicts the price is ignored.
func TestPlaceOnATrack(t *testing.T) {
	layout := &Layout{
		Seats: []Seat{{Name: "Ann"}}, Companies: []Company{{Key: "a"}, {Key: "b"}},
		Tracks:  []Track{List{1, 1, 2, 2}, List{1, 1, 2, 2}},
		Classes: 1, OwnMarks: []MarkName{{"place", None, 0}, {"place", None, 1}, {"open", None, 0}, {"open", None, 1}},
	}
	layout.TrackMarks = []MarkID{layout.OwnMark(0), layout.OwnMark(1)}
	layout.Closed = []Closing{{layout.OwnMark(2), 0}, {layout.OwnMark(3), 0}}
	for _, c := range []struct {
		price, mark, open, place int
		on, traded               bool
	}{
		{2, 3, 1, 3, true, true}, {2, 2, 1, 2, true, true}, {1, 1, 1, 1, true, true}, {1, 3, 1, 0, true, true},
		{2, 9, 1, 2, true, true}, {2, -1, 1, 2, true, true}, {3, 3, 1, 0, false, false}, {2, 3, 0, 3, true, false},
	} {
		b := NewBuilder(NewTable(layout))
		b.Line("begin", "", None, 1)
		b.Set(layout.PriceMark(1), c.price)
		b.Set(layout.OwnMark(1), c.mark)
		b.Set(layout.OwnMark(3), c.open)
		if place, on := b.TrackIndex(1); place != c.place || on != c.on || b.Traded(1) != c.traded {
			t.Errorf("%+v: place %d, on the track %t, traded %t", c, place, on, b.Traded(1))
		}
	}
	layout.TrackMarks, layout.Closed = nil, nil
	b := NewBuilder(NewTable(layout))
	b.Line("begin", "", None, 0)
	b.Set(layout.PriceMark(0), 2)
	if place, on := b.TrackIndex(0); place != 2 || !on || !b.Traded(0) || b.Traded(1) {
		t.Errorf("without marks: place %d, on the track %t, traded %t", place, on, b.Traded(0))
	}
}
