package openmarket

import (
	"encoding/json"
	"strings"
	"testing"

	"pgregory.net/rapid"
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// wildNumber draws any number, the extremes often.
func wildNumber() *rapid.Generator[int] {
	return gametest.WildNumber(20, 50, 80, 120, maxCash, maxCash+1)
}

// wildWord draws any text, words of the records often.
func wildWord() *rapid.Generator[string] {
	return gametest.WildWord(
		"shares", "loan", "A", "B", "I", "N", "all", "ordinary", "preferred", "director", "treasury", "pool", "bank",
	)
}

// kinds are the kinds of entry.
func kinds() []string {
	return []string{"buy", "sell", "next", "launch", "move", "price", "dividend", "round", "treasury", "transfer", "bonus",
		"fee", "borrow", "repay", "split", "exchange", "close", "end", "leave", "ruling", "position"}
}

// survive puts an entry to all its questions. It must answer, and change nothing that it should not.
func survive(t judge, table calc.Table, e calc.Entry) {
	t.Helper()
	gametest.ReadEntry(t, table, e)
	check(t, table, e)
}

// drawJSON draws a JSON value: what an entry may hold, or something else.
func drawJSON(t *rapid.T, depth int) any {
	switch rapid.IntRange(0, 8-min(depth, 2)).Draw(t, "json") {
	case 0:
		return nil
	case 1:
		return rapid.Bool().Draw(t, "bool")
	case 2, 3:
		return wildNumber().Draw(t, "number")
	case 4, 5:
		return wildWord().Draw(t, "word")
	case 6:
		list := make([]any, rapid.IntRange(0, 5).Draw(t, "length"))
		for i := range list {
			list[i] = drawJSON(t, depth+1)
		}
		return list
	}
	return drawObject(t, depth)
}

// drawObject draws a JSON object with fields of entries.
func drawObject(t *rapid.T, depth int) any {
	object := map[string]any{}
	for range rapid.IntRange(0, 7).Draw(t, "keys") {
		key := rapid.SampledFrom([]string{
			"seat", "company", "class", "from", "to", "price", "shares", "steps", "payer", "each", "new", "old", "keep", "give",
			"give_class", "given", "take", "take_class", "taken", "what", "amount", "paid", "change", "turn", "reason", "prices",
			"launched", "supply", "treasuries", "seats", "cash", "loan", "out", "round", "x",
		}).Draw(t, "key")
		object[key] = drawJSON(t, depth+1)
	}
	return object
}

// Whatever JSON an entry is read from, it can be asked and applied, and changes nothing that it should not.
func TestEntriesFromAnyJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 5 {
			raw, err := json.Marshal(drawObject(t, 0))
			if err != nil {
				t.Fatalf("%v", err)
			}
			e, _ := Rulebook{}.Blank(rapid.SampledFrom(kinds()).Draw(t, "kind"))
			// What cannot be read to its end is still an entry, filled in part.
			_ = json.Unmarshal(raw, e)
			survive(t, table, e)
		}
	})
}

// Setting a field to anything at all does not panic, nor does asking for the form again.
func TestFieldsSetToAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		e, _ := Rulebook{}.Blank(rapid.SampledFrom(kinds()).Draw(t, "kind"))
		gametest.Upset(t, table, e, wildNumber())
		survive(t, table, e)
	})
}

// Fields set to what is allowed then, in any order, make entries that are asked and applied.
func TestTameEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 6 {
			e, _ := Rulebook{}.Blank(rapid.SampledFrom(kinds()).Draw(t, "kind"))
			gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
			for range rapid.IntRange(0, 2).Draw(t, "spoilt") {
				if fields := e.Form(table).Fields; len(fields) > 0 {
					if f := fields[rapid.IntRange(0, len(fields)-1).Draw(t, "field")]; f.Set != nil {
						f.Set(rapid.IntRange(-2, 12).Draw(t, "value"))
					}
				}
			}
			survive(t, table, e)
			if next, _, refusal := e.Apply(table); refusal == nil {
				table = next
			}
		}
	})
}

// Options from anywhere are refused or make a game that can be played.
func TestOptionsOfAnyKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := *drawOptions(t)
		for range rapid.IntRange(1, 6).Draw(t, "changes") {
			at := rapid.SampledFrom([]*int{&o.Min, &o.Max, &o.Step, &o.Founder, &o.Shares, &o.OpeningShares, &o.Cash, &o.Preferred,
				&o.Director, &o.BuySteps, &o.SellSteps, &o.DividendSteps, &o.Interest, &o.LoanLimit, &o.Rounds}).Draw(t, "number of")
			*at = rapid.OneOf(wildNumber(), rapid.IntRange(0, 30)).Draw(t, "number")
			word := rapid.SampledFrom([]*string{&o.Companies, &o.Track, &o.Prices, &o.Opening, &o.Launch, &o.Classes, &o.Pricing,
				&o.Moves, &o.Capital, &o.PoolDividend, &o.Remainder, &o.Loans, &o.Order}).Draw(t, "word of")
			if rapid.IntRange(0, 3).Draw(t, "change the word") == 0 {
				*word = rapid.OneOf(wildWord(), rapid.StringMatching(`[0-9 ,]{0,12}`)).Draw(t, "word")
			}
		}
		Rulebook{}.Seats(&o)
		gametest.ReadForm(t, o.Form())
		refusal := o.Check()
		table, _, refused := Rulebook{}.Open(&o, names(2))
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
		survive(t, table, drawEntry(t, table))
	})
}
