package calc

import (
	"testing"

	"pgregory.net/rapid"
)

func TestRangesCountTheirValues(t *testing.T) {
	for _, c := range []struct {
		allowed Allowed
		values  []int
		refused []int
	}{
		{Range(-2, 1), []int{-2, -1, 0, 1}, []int{-3, 2}},
		{Only(7), []int{7}, []int{6, 8}},
		{Steps(10, 40, 10), []int{10, 20, 30, 40}, []int{0, 15, 50}},
		{Steps(1, 10, 4), []int{1, 5, 9}, []int{10, 13}},
		{Range(3, 2), nil, []int{2, 3}},
		{Allowed{Min: 0, Max: 2}, []int{0, 1, 2}, []int{3}},
		{
			Allowed{Choices: []Choice{{Value: 5}, {Value: 9, Refusal: Refuse("gone", "")}, {Value: 2}}},
			[]int{5, 2}, []int{9, 0, 1},
		},
		{Allowed{Choices: []Choice{{Value: 5, Refusal: Refuse("gone", "")}}}, nil, []int{5, 0}},
	} {
		if got := c.allowed.Count(); got != len(c.values) {
			t.Errorf("%v has %d values, must be %d", c.allowed, got, len(c.values))
		}
		for index, value := range c.values {
			if got := c.allowed.At(index); got != value {
				t.Errorf("%v has %d at index %d, must be %d", c.allowed, got, index, value)
			}
			if got, ok := c.allowed.Index(value); !ok || got != index {
				t.Errorf("%v has %d at index %d, %t; must be %d", c.allowed, value, got, ok, index)
			}
		}
		for _, value := range c.refused {
			if _, ok := c.allowed.Index(value); ok {
				t.Errorf("%v allows %d", c.allowed, value)
			}
		}
	}
}

func TestPlacesThereAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		low, step := rapid.IntRange(-1000, 1000).Draw(t, "low"), rapid.IntRange(1, 20).Draw(t, "step")
		allowed := Steps(low, low+rapid.IntRange(0, 1000).Draw(t, "width"), step)
		index := rapid.IntRange(0, allowed.Count()-1).Draw(t, "index")
		if got, ok := allowed.Index(allowed.At(index)); !ok || got != index {
			t.Fatalf("index %d of %v comes back as %d, %t", index, allowed, got, ok)
		}
		if _, ok := allowed.Index(allowed.At(allowed.Count())); ok {
			t.Fatalf("%v allows the value after its last", allowed)
		}
	})
}

func TestFieldsAreFoundByName(t *testing.T) {
	form := Form{Fields: []*Field{{Name: ItemName("before", 0)}, {Name: ItemName("before", 2), Company: 2}}}
	if field, ok := form.Field("before.2"); !ok || field.Company != 2 {
		t.Errorf("before.2 is %v, %t", field, ok)
	}
	if _, ok := form.Field("before.1"); ok {
		t.Error("a field that is not there was found")
	}
}

func TestScaleHasItsPlaces(t *testing.T) {
	scale := Scale{Min: 10, Max: 250, Step: 10}
	if got := scale.Len(); got != 25 {
		t.Errorf("the scale has %d places, must be 25", got)
	}
	for index, price := range map[int]int{0: 10, 9: 100, 24: 250} {
		if got := scale.Price(index); got != price {
			t.Errorf("index %d costs %d, must be %d", index, got, price)
		}
		if got, ok := scale.Index(price); !ok || got != index {
			t.Errorf("price %d stands at %d, %t; must be %d", price, got, ok, index)
		}
	}
	for _, price := range []int{0, 5, 15, 255, 260, -10} {
		if _, ok := scale.Index(price); ok {
			t.Errorf("price %d is on the scale", price)
		}
	}
}

// A price can stand at several places; its index is the lowest.
func TestListHasItsPlaces(t *testing.T) {
	var track Track = List{10, 20, 20, 35}
	if track.Len() != 4 || track.Price(2) != 20 || track.Price(3) != 35 {
		t.Errorf("the list is %v", track)
	}
	for price, index := range map[int]int{10: 0, 20: 1, 35: 3} {
		if got, ok := track.Index(price); !ok || got != index {
			t.Errorf("price %d stands at %d, %t; must be %d", price, got, ok, index)
		}
	}
	if _, ok := track.Index(30); ok {
		t.Error("price 30 is on the list")
	}
}

func TestRefusalTellsAProgrammerEverything(t *testing.T) {
	refusal := Refuse("cash.short", "before.1").Under("trade").Seated(2).About(1).With("cash", 40).With("max", 0)
	if got, want := refusal.Error(), "refused: cash.short (before.1) cash=40 max=0"; got != want {
		t.Errorf("the refusal reads %q, must be %q", got, want)
	}
	if got, want := Refuse("game.over", "").Error(), "refused: game.over"; got != want {
		t.Errorf("the refusal reads %q, must be %q", got, want)
	}
	if refusal.Rule != "trade" || refusal.Seat != 2 || refusal.Company != 1 {
		t.Errorf("the refusal is %+v", refusal)
	}
	if plain := Refuse("game.over", ""); plain.Seat != None || plain.Company != None {
		t.Errorf("a refusal about nobody is about seat %d, company %d", plain.Seat, plain.Company)
	}
}

func TestWorthSumsCashAndShares(t *testing.T) {
	layout := twoByTwo()
	b := NewBuilder(NewTable(layout))
	b.Line("deal", "", 1, None)
	b.Move(Bank(), AccountOf(1), Cash(), 120)
	b.Move(Market(), AccountOf(1), Share(0), 2)
	b.Move(Market(), AccountOf(1), Share(1), 5)
	b.Set(layout.PriceMark(0), 250)
	b.Set(layout.PriceMark(1), 40)
	worth, parts := Worth(b.Table, 1)
	want := []Part{{Cash(), 120, 1, 120}, {Share(0), 2, 250, 500}, {Share(1), 5, 40, 200}}
	if worth != 820 || len(parts) != len(want) {
		t.Fatalf("worth %d of %v, must be 820 of %v", worth, parts, want)
	}
	for i := range want {
		if parts[i] != want[i] {
			t.Errorf("part %d is %v, must be %v", i, parts[i], want[i])
		}
	}
}
