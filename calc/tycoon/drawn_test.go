package tycoon

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// drawOptions draws a preset with any of its options changed, such that they go together.
func drawOptions(t *rapid.T) *Options {
	presets := Rulebook{}.Presets()
	o := presets[rapid.IntRange(0, len(presets)-1).Draw(t, "preset")].Options.(*Options)
	o.Years = rapid.IntRange(1, 3).Draw(t, "years")
	if rapid.Bool().Draw(t, "as it is") {
		return o
	}
	for i := 0; i < len(o.Form().Fields); i++ {
		field := o.Form().Fields[i]
		words := len(field.Allowed.Choices) > 0 && field.Name != "variant" && field.Name != "mode" && field.Name != "unlock"
		if words && rapid.IntRange(0, 2).Draw(t, "change "+field.Name) == 0 {
			field.Set(field.Allowed.At(rapid.IntRange(0, field.Allowed.Count()-1).Draw(t, field.Name)))
		}
	}
	if rapid.IntRange(0, 3).Draw(t, "own numbers") == 0 {
		o.Transactions = rapid.IntRange(1, 4).Draw(t, "transactions")
		o.Cash = rapid.SampledFrom([]int{0, 50_000, 3_000_000}).Draw(t, "cash")
		o.Shares = rapid.SampledFrom([]int{20_000, 57_000, 200_000}).Draw(t, "shares")
		o.Hand = rapid.IntRange(1, 12).Draw(t, "hand")
		o.ShortCap = rapid.SampledFrom([]int{0, 12_000, 18_000}).Draw(t, "short cap")
		for company := range o.Start {
			o.Start[company] = rapid.IntRange(1, 90).Draw(t, "start")
		}
	}
	return o
}

// drawOpening draws a game at its beginning.
func drawOpening(t *rapid.T) calc.Table {
	return open(t, drawOptions(t), rapid.SampledFrom([]int{2, 3, 3, 4, 7}).Draw(t, "seats"))
}

// drawMiddle draws a game somewhere in its middle.
func drawMiddle(t *rapid.T) calc.Table {
	table := drawOpening(t)
	if rapid.IntRange(0, 2).Draw(t, "from a position") == 0 {
		p := &Position{}
		gametest.Fill(p, table, func(f *calc.Field) int { return drawValue(t, f) })
		if next, _, refusal := p.Apply(table); refusal == nil {
			table = next
		}
	}
	for range rapid.IntRange(0, 14).Draw(t, "entries") {
		if table.Over() {
			break
		}
		table, _ = gametest.Apply(t, table, drawEntry(t, table))
	}
	return table
}

// drawValue draws a value that a field allows: often what is likely, or a small one, or one of the ends.
func drawValue(t *rapid.T, f *calc.Field) int {
	count := f.Allowed.Count()
	if count == 0 {
		return f.Get()
	}
	if count == 1 {
		return f.Allowed.At(0)
	}
	likely, fits := f.Allowed.Index(f.Likely)
	zero, _ := f.Allowed.Index(0)
	if !fits {
		likely = zero
	}
	place := rapid.OneOf(
		rapid.Just(likely), rapid.IntRange(0, min(count-1, 6)), rapid.SampledFrom([]int{0, count - 1}), rapid.IntRange(0, count-1),
	).Draw(t, f.Name)
	return f.Allowed.At(place)
}

// drawEntry draws a legal entry: mostly one that carries the game on, at times what a table has to say besides.
func drawEntry(t *rapid.T, table calc.Table) calc.Entry {
	expected := Rulebook{}.Expected(table).All()
	besides := 3
	carry := expected[:len(expected)-besides]
	if rapid.IntRange(0, 30).Draw(t, "besides") == 0 {
		carry = expected
	}
	e := carry[rapid.IntRange(0, len(carry)-1).Draw(t, "entry")]
	if hand, ok := carry[0].(*Hand); ok && rapid.IntRange(0, 4).Draw(t, "hand first") > 0 {
		e = hand
	}
	if hand, ok := e.(*Hand); ok {
		return dealHand(t, table, hand.Seat)
	}
	gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
	if gametest.Refuses(table, e) {
		return plainly(t, table)
	}
	return e
}

// dealHand draws a hand from the cards that nobody has.
func dealHand(t *rapid.T, table calc.Table, seat int) *Hand {
	var pile []string
	for face, f := range DeckOf(table).Faces {
		for range Unseen(table, face) {
			pile = append(pile, f.Code)
		}
	}
	return &Hand{Seat: seat, Cards: sorted(table, rapid.Permutation(pile).Draw(t, "pile")[:HandSize(table)])}
}

// sorted puts cards in the order of the stocks.
func sorted(table calc.Table, cards []string) []string {
	return newTold(DeckOf(table), cards).cards()
}

// plainly is what always carries the game on.
func plainly(t *rapid.T, table calc.Table) calc.Entry {
	expected := Rulebook{}.Expected(table).All()
	if hand, ok := expected[0].(*Hand); ok {
		return dealHand(t, table, hand.Seat)
	}
	for _, e := range expected {
		switch e.(type) {
		case *Pass, *YearEnd, *Settle, *Position:
			return e
		}
	}
	return &Pass{Seat: table.Turn()}
}
