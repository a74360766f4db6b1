package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func wantAsked(t *testing.T, table calc.Table, e calc.Entry, want string) {
	t.Helper()
	expect.Equal(t, gametest.Asked(e.Form(table)), want, "%s asks for", gametest.Written(e))
}

func TestTradeFieldsOfATurn(t *testing.T) {
	table := stand(t, classic("4x6"), four{50, 100, 20, 10}, has(60, four{2, 0, 3, 0}), has(0, four{1}))
	for _, c := range []struct {
		before    four
		name      string
		low, high int
	}{
		{four{}, "before.0", -2, 2}, {four{}, "before.1", 0, 1}, {four{-2}, "before.1", 0, 2},
		{four{2}, "before.2", -3, 0}, {four{2, 0, -3}, "before.3", 0, 2}, {four{-2, 2, -2}, "before.3", 0, 0},
	} {
		f := gametest.Field(t, table, &Turn{Before: c.before}, c.name)
		expect.Equal(t, [...]int{f.Allowed.Min, f.Allowed.Max}, [...]int{c.low, c.high}, "%v: %s may go from to",
			c.before, c.name)
	}
}

func TestBoughtFieldsOfATurn(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Step3Gross = true })
	table := stand(t, o, hundreds(), has(300, four{4, 2}), has(0, four{1}))
	turn := &Turn{Before: four{3, -1}}
	for name, bounds := range map[string][2]int{"bought.0": {3, 7}, "bought.1": {0, 1}, "bought.2": {0, 0}} {
		f := gametest.Field(t, table, turn, name)
		expect.Equal(t, [...]int{f.Allowed.Min, f.Allowed.Max, f.Likely, f.Get()},
			[...]int{bounds[0], bounds[1], bounds[0], bounds[0]}, "%s is, likely, of", name)
	}
	f := gametest.Field(t, table, turn, "bought.0")
	f.Set(5)
	expect.Equal(t, [...]int{f.Get(), turn.Bought[blue]}, [...]int{5, 5}, "5 bought reads as, written as %v",
		turn.Bought)
	f.Set(3)
	expect.Equal(t, [...]int{f.Get(), turn.Bought[blue]}, [...]int{3, 0}, "3 bought reads as, written as %v",
		turn.Bought)
}

// repurchase_optional asks each holder for a number. Only numbers other than the largest are stored, sorted by seat.
func TestKeepFieldsOfATurn(t *testing.T) {
	for _, first := range []bool{false, true} {
		o := with(optional(), func(o *Options) { o.RepurchaseFirst = first })
		table := stand(t, o, four{30, 20, 100, 100}, has(0, four{5, 5}), has(95, four{2, 3}), has(40, four{1, 1}))
		turn := &Turn{Card: "G+100", Free: fourcolours.Assign(yellow, red, blue)}
		// Blue at 30 - 30 and red at 20 - 20 cost 10 a share to keep. Red had the lower old price.
		const tail = " after.0 after.1 after.2 after.3"
		const before = "seat before.0 before.1 before.2 before.3 card free.0 free.1 free.2"
		wantAsked(t, table, turn, before+" keep.1.1 keep.1.0 keep.2.1 keep.2.0"+tail)
		for _, c := range []struct {
			name  string
			value int
		}{{"keep.2.0", 0}, {"keep.1.0", 1}, {"keep.1.1", 2}} {
			f := gametest.Field(t, table, turn, c.name)
			expect.Equal(t, [...]int{f.Get(), f.Likely, f.Allowed.Min}, [...]int{f.Likely, f.Allowed.Max, 0},
				"%s is, likely, of", c.name)
			f.Set(c.value)
			expect.Equal(t, f.Get(), c.value, "%s after it was set", c.name)
		}
		want := []Keep{{1, blue, 1}, {1, red, 2}, {2, blue, 0}}
		expect.List(t, turn.Keep, want, "what is kept")
		next, _ := gametest.Apply(t, table, turn)
		gametest.WantSeat(t, next, 1, 65, four{1, 2})
		gametest.WantSeat(t, next, 2, 30, four{0, 1})
		f := gametest.Field(t, table, turn, "keep.1.1")
		f.Set(f.Likely)
		expect.Equal(t, len(turn.Keep), 2, "what is written down, not what is likely")
		turn.Keep[0].Shares = 99
		wantAsked(t, table, turn, before+" keep.1.1 keep.1.0")
		expect.Equal(t, gametest.Refused(table, turn), "keep.range keep.1.0", "99 of 2 kept is refused")
	}
}

// In a tie, the player chooses the first colour. Only an unusual choice is stored, sorted by seat.
func TestFirstFieldsOfATurn(t *testing.T) {
	o := with(broker1961(), func(o *Options) { o.Zeroing = "repurchase" })
	table := stand(t, o, four{10, 10, 10, 100}, has(0, four{}), has(25, four{2, 2, 2}), has(10, four{0, 3, 3}))
	turn := &Turn{Card: "G+100"}
	for _, c := range []struct {
		name   string
		likely int
		value  int
	}{{"first.2", red, yellow}, {"first.1", blue, red}} {
		f := gametest.Field(t, table, turn, c.name)
		expect.Equal(t, [...]int{f.Get(), f.Likely}, [...]int{c.likely, c.likely}, "%s is, likely", c.name)
		f.Set(c.value)
		expect.Equal(t, f.Get(), c.value, "%s after it was set", c.name)
	}
	expect.List(t, turn.First, []First{{1, red}, {2, yellow}}, "what comes first")
	next, _ := gametest.Apply(t, table, turn)
	gametest.WantSeat(t, next, 1, 5, four{0, 2, 0})
	gametest.WantSeat(t, next, 2, 0, four{0, 0, 1})
	gametest.Field(t, table, turn, "first.1").Set(blue)
	expect.Equal(t, len(turn.First), 1, "what is written down, not what is likely")
}

// Changing the card, or the colour of a number, clears later choices.
func TestAnotherCardForgetsWhatWasSaidOfIt(t *testing.T) {
	table := open(t, classic("4x6"), 2)
	said := Turn{Before: four{1}, Card: "B+100", Free: fourcolours.Assign(red, yellow, green), Keep: []Keep{{Seat: 1}},
		First: []First{{Seat: 1}}, After: four{0, 0, 1}}
	for _, c := range []struct {
		field string
		value int
		want  Turn
	}{
		{"card", 0, said},
		{"free.0", red, said},
		{"card", 1, Turn{Before: said.Before, Card: DeckOf(table).Faces[1].Code, After: said.After}},
		{"free.0", green, Turn{Before: said.Before, Card: said.Card, Free: fourcolours.Assign(green, yellow), After: said.After}},
	} {
		turn := said
		gametest.Field(t, table, &turn, c.field).Set(c.value)
		expect.Equal(t, gametest.Written(&turn), gametest.Written(&c.want), "after %s, %d", c.field, c.value)
	}
}
