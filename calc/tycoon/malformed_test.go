package tycoon

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// kinds are the kinds of entry.
func kinds() []string {
	return []string{"buy", "sell", "pass", "loan", "debenture", "rights", "short", "option", "dividend", "buyback", "settle",
		"premium", "hand", "yearend", "leave", "ruling", "position"}
}

// wildNumber draws any number, the extremes often.
func wildNumber() *rapid.Generator[int] {
	return gametest.WildNumber(500, 1_000, 10_000, 100_000, 1_000_000_001)
}

// tameNumber draws a number that is often legal.
func tameNumber() *rapid.Generator[int] {
	return rapid.SampledFrom([]int{-1, 0, 0, 1, 1, 2, 3, 5, 10, 500, 1_000, 2_000, 5_000})
}

// wildWord draws any text, words of the records often.
func wildWord() *rapid.Generator[string] {
	return gametest.WildWord(
		"A", "T", "G", "O", "V", "N", "N-30", "A+5", "T-10", "L", "D", "S", "$+10", "call", "put", "short", "none",
		"cards", "sums", "totals", "n-30", "AA",
	)
}

// drawJSON draws a JSON value: what an entry may hold, or something else.
func drawJSON(t *rapid.T, number *rapid.Generator[int], depth int) any {
	switch rapid.IntRange(0, 8-min(depth, 2)).Draw(t, "json") {
	case 0, 1, 2:
		return number.Draw(t, "number")
	case 3, 4:
		return wildWord().Draw(t, "word")
	case 5:
		return rapid.Bool().Draw(t, "bool")
	case 6:
		list := make([]any, rapid.IntRange(0, 7).Draw(t, "length"))
		for i := range list {
			list[i] = drawJSON(t, number, depth+1)
		}
		return list
	}
	return drawObject(t, number, depth)
}

// keys are the fields of entries, of the items of their lists, and of the items of those.
func keys(depth int) []string {
	switch depth {
	case 0:
		return []string{
			"seat", "shares", "company", "price", "each", "percent", "type", "negative", "takers", "offers", "sales", "cards", "by",
			"totals", "seats", "removed", "suspends", "claims", "declined", "round", "transaction", "dealer", "turn", "prices",
			"last", "retired", "delisted", "chairmen", "what", "change", "reason",
		}
	case 1:
		return []string{
			"seat", "shares", "company", "card", "round", "cards", "sums", "plus", "minus", "withheld", "cash", "debt", "out", "lots",
		}
	case 2:
		return []string{"round", "type", "company", "shares", "price"}
	}
	return nil
}

// drawObject draws a JSON object with the fields of entries, most of them of the kind that they should be.
func drawObject(t *rapid.T, number *rapid.Generator[int], depth int) map[string]any {
	object := map[string]any{}
	numbers := func(n int) []int { return rapid.SliceOfN(number, n, n).Draw(t, "six") }
	objects := func() []any {
		list := make([]any, rapid.IntRange(0, 3).Draw(t, "objects"))
		for i := range list {
			list[i] = drawObject(t, number, depth+1)
		}
		return list
	}
	for _, key := range keys(depth) {
		if rapid.IntRange(0, 3).Draw(t, "has "+key) > 1 {
			continue
		}
		switch key {
		case "company", "type", "by", "card", "what", "reason":
			object[key] = wildWord().Draw(t, key)
		case "negative", "out":
			object[key] = rapid.Bool().Draw(t, key)
		case "takers", "offers", "sales", "seats", "removed", "suspends", "claims", "declined", "lots":
			object[key] = objects()
		case "cards", "withheld":
			object[key] = rapid.SliceOfN(wildWord(), 0, 4).Draw(t, key)
		case "totals", "sums", "prices", "last", "retired", "chairmen":
			object[key] = numbers(Companies)
		case "shares":
			object[key] = number.Draw(t, key)
			if depth > 0 && rapid.Bool().Draw(t, "many") {
				object[key] = numbers(Companies)
			}
		default:
			object[key] = number.Draw(t, key)
		}
		if rapid.IntRange(0, 20).Draw(t, "wrong") == 0 {
			object[key] = drawJSON(t, number, depth+1)
		}
	}
	return object
}

// survive puts an entry to all its questions. It must answer, and change nothing that it should not.
func survive(t judge, table calc.Table, e calc.Entry) {
	t.Helper()
	gametest.ReadEntry(t, table, e)
	check(t, table, e)
}

// read reads an entry of a kind from a JSON value. What cannot be read to its end is still an entry, filled in part.
func read(t judge, kind string, value any) calc.Entry {
	t.Helper()
	raw, err := json.Marshal(value)
	if err != nil {
		t.Fatalf("%v", err)
	}
	e, _ := Rulebook{}.Blank(kind)
	_ = json.Unmarshal(raw, e)
	return e
}

// Issue: no entry, however malformed, panics; a refused one changes nothing.
func TestWildEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for _, kind := range kinds() {
			survive(t, table, read(t, kind, drawJSON(t, wildNumber(), 0)))
			survive(t, table, read(t, kind, drawObject(t, wildNumber(), 0)))
		}
	})
}

// The same with small numbers, of which many are legal, played one after another.
func TestTameEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 25 {
			object := drawObject(t, tameNumber(), 0)
			if rapid.IntRange(0, 9).Draw(t, "whose turn") > 0 {
				object["seat"] = table.Turn()
			}
			e := read(t, rapid.SampledFrom(kinds()).Draw(t, "kind"), object)
			survive(t, table, e)
			if next, _, refusal := e.Apply(table); refusal == nil {
				table = next
			}
		}
	})
}

// Setting a field to anything at all does not panic either, nor does asking for the form again.
func TestFieldsSetToAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		e, _ := Rulebook{}.Blank(rapid.SampledFrom(kinds()).Draw(t, "kind"))
		gametest.Upset(t, table, e, rapid.OneOf(wildNumber(), tameNumber()))
		survive(t, table, e)
	})
}

// Options from anywhere are refused or make a game that can be played.
func TestOptionsOfAnyKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := *drawOptions(t)
		number := rapid.OneOf(wildNumber(), rapid.IntRange(0, 300))
		for range rapid.IntRange(1, 6).Draw(t, "changes") {
			at := rapid.SampledFrom([]*int{&o.Years, &o.Transactions, &o.Cash, &o.Shares, &o.Start[2], &o.Director, &o.Chairman,
				&o.ShortCap, &o.OptionCap, &o.Tops[1], &o.Copies, &o.Specials[3], &o.Hand, &o.TraderGames}).Draw(t, "number of")
			*at = number.Draw(t, "number")
			word := rapid.SampledFrom([]*string{&o.Variant, &o.Mode, &o.Deck, &o.Hands, &o.Zero, &o.Currency}).Draw(t, "word of")
			if rapid.IntRange(0, 3).Draw(t, "change the word") == 0 {
				*word = wildWord().Draw(t, "word")
			}
		}
		Rulebook{}.Seats(&o)
		gametest.ReadForm(t, o.Form())
		refusal := o.Check()
		table, _, refused := Rulebook{}.Open(&o, names(3))
		if refusal != nil && (refused == nil || refused.Code != refusal.Code) {
			t.Fatalf("%+v is refused as %v, and a game opened: %v", o, refusal, refused)
		}
		if refused != nil {
			if !strings.Contains(refused.Code, ".") || table.Layout() != nil {
				t.Fatalf("%+v is refused as %v", o, refused)
			}
			return
		}
		checkBooks(t, table, "open")
		check(t, table, drawEntry(t, table))
	})
}
