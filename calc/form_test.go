package calc

import (
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
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
		got := c.allowed.Count()
		expect.True(t, got == len(c.values), "%v has %d values, must be %d", c.allowed, got, len(c.values))
		for index, value := range c.values {
			if got := c.allowed.At(index); got != value {
				t.Errorf("%v has %d at index %d, must be %d", c.allowed, got, index, value)
			}
			if got, ok := c.allowed.Index(value); !ok || got != index {
				t.Errorf("%v has %d at index %d, %t; must be %d", c.allowed, value, got, ok, index)
			}
		}
		for _, value := range c.refused {
			_, ok := c.allowed.Index(value)
			expect.True(t, !ok, "%v allows %d", c.allowed, value)
		}
	}
}

func TestPlacesThereAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		low, step := rapid.IntRange(-1000, 1000).Draw(t, "low"), rapid.IntRange(1, 20).Draw(t, "step")
		allowed := Steps(low, low+rapid.IntRange(0, 1000).Draw(t, "width"), step)
		index := rapid.IntRange(0, allowed.Count()-1).Draw(t, "index")
		got, ok := allowed.Index(allowed.At(index))
		must.Hold(t, ok && got == index, "index %d of %v comes back as %d, %t", index, allowed, got, ok)
		if _, ok := allowed.Index(allowed.At(allowed.Count())); ok {
			t.Fatalf("%v allows the value after its last", allowed)
		}
	})
}

func TestFieldsAreFoundByName(t *testing.T) {
	form := Form{Fields: []*Field{{Name: ItemName("before", 0)}, {Name: ItemName("before", 2), Company: 2}}}
	field, ok := form.Field("before.2")
	expect.True(t, ok && field.Company == 2, "before.2 is %v, %t", field, ok)
	if _, ok := form.Field("before.1"); ok {
		t.Error("a field that is not there was found")
	}
}

func TestScaleHasItsPlaces(t *testing.T) {
	scale := Scale{Min: 10, Max: 250, Step: 10}
	got := scale.Len()
	expect.True(t, got == 25, "the scale has %d places, must be 25", got)
	for index, price := range map[int]int{0: 10, 9: 100, 24: 250} {
		expect.Equal(t, scale.Price(index), price, "index %d costs", index)
		if got, ok := scale.Index(price); !ok || got != index {
			t.Errorf("price %d stands at %d, %t; must be %d", price, got, ok, index)
		}
	}
	for _, price := range []int{0, 5, 15, 255, 260, -10} {
		_, ok := scale.Index(price)
		expect.True(t, !ok, "price %d is on the scale", price)
	}
}

func TestListHasItsPlaces(t *testing.T) {
	var track Track = List{10, 20, 20, 35}
	expect.True(t, track.Len() == 4 && track.Price(2) == 20 && track.Price(3) == 35, "the list is %v", track)
	for price, index := range map[int]int{10: 0, 20: 1, 35: 3} {
		got, ok := track.Index(price)
		expect.True(t, ok && got == index, "price %d stands at %d, %t; must be %d", price, got, ok, index)
	}
	if _, ok := track.Index(30); ok {
		t.Error("price 30 is on the list")
	}
}

func TestRefusalTellsAProgrammerEverything(t *testing.T) {
	refusal := Refuse("cash.short", "before.1").Under("trade").Seated(2).About(1).With("cash", 40).With("max", 0)
	got, want := refusal.Error(), "refused: cash.short (before.1) cash=40 max=0"
	expect.True(t, got == want, "the refusal reads %q, must be %q", got, want)
	if got, want := Refuse("game.over", "").Error(), "refused: game.over"; got != want {
		t.Errorf("the refusal reads %q, must be %q", got, want)
	}
	expect.True(t, refusal.Rule == "trade" && refusal.Seat == 2 && refusal.Company == 1, "the refusal is %+v", refusal)
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
	must.Hold(t, worth == 820 && len(parts) == len(want), "worth %d of %v, must be 820 of %v", worth, parts, want)
	for i := range want {
		if parts[i] != want[i] {
			t.Errorf("part %d is %v, must be %v", i, parts[i], want[i])
		}
	}
}
