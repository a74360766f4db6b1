package stockholder

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// tameNumber draws a number that is often legal.
func tameNumber() *rapid.Generator[int] { return rapid.IntRange(-2, 3) }

// wildWord draws any text, words of the records often.
func wildWord() *rapid.Generator[string] {
	return gametest.WildWord(
		"B", "R", "G", "B+100", "Rx2", "Y/2", "G-60", "b+100", "B+100 ", "RGY", "RRR",
	)
}

func drawFour(t *rapid.T, number *rapid.Generator[int], name string) four {
	if rapid.Bool().Draw(t, "no "+name) {
		return four{}
	}
	return four(rapid.SliceOfN(number, Colours, Colours).Draw(t, name))
}

// drawWild draws an entry of a kind with any numbers and words in it.
func drawWild(t *rapid.T, number *rapid.Generator[int]) calc.Entry {
	draw := func(name string) int { return number.Draw(t, name) }
	switch rapid.IntRange(0, 9).Draw(t, "kind") {
	case 0:
		return &calc.Skip{Seat: draw("seat")}
	case 1:
		return &calc.Leave{Seat: draw("seat")}
	case 2:
		return &calc.Ruling{Seat: draw("seat"), What: wildWord().Draw(t, "what"), Change: draw("change"), Reason: wildWord().Draw(t, "reason")}
	case 3:
		p := at(drawFour(t, number, "prices"), nil, draw("round"), draw("turn"))
		for range rapid.IntRange(0, 7).Draw(t, "seats") {
			s := has(draw("cash"), drawFour(t, number, "shares"))
			s.Out = rapid.Bool().Draw(t, "out")
			p.Seats = append(p.Seats, s)
		}
		return p
	}
	e := &Turn{
		Seat: draw("seat"), Before: drawFour(t, number, "before"), Bought: drawFour(t, number, "bought"),
		Card: wildWord().Draw(t, "card"), After: drawFour(t, number, "after"),
	}
	for i := range e.Free {
		e.Free[i] = draw("free")
	}
	for range rapid.IntRange(0, 3).Draw(t, "firsts") {
		e.First = append(e.First, First{draw("first"), draw("company")})
	}
	for range rapid.IntRange(0, 3).Draw(t, "keeps") {
		e.Keep = append(e.Keep, Keep{draw("keep"), draw("company"), draw("shares")})
	}
	return e
}

// survive puts an entry to all its questions. It must answer, and change nothing that it should not.
func survive(t judge, table calc.Table, e calc.Entry) {
	t.Helper()
	gametest.ReadEntry(t, table, e)
	if turn, ok := e.(*Turn); ok {
		turn.Limits(table)
	}
	check(t, table, e)
}

// Issue: no entry, however malformed, panics; a refused one changes nothing.
func TestWildEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 20 {
			survive(t, table, drawWild(t, gametest.WildNumber()))
		}
	})
}

// The same with small numbers, of which many are legal, played one after another.
func TestTameEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 20 {
			e := drawWild(t, tameNumber())
			if turn, ok := e.(*Turn); ok && rapid.Bool().Draw(t, "a real card") {
				turn.Seat, turn.Bought = table.Turn(), four{}
				if table.Turn() != calc.None {
					drawn := drawTurn(t, table)
					if drawn != nil {
						turn.Card, turn.Free = drawn.Card, drawn.Free
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

// Setting a field to anything at all does not panic either, nor does asking for the form again.
func TestFieldsSetToAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		e, _ := Rulebook{}.Blank(rapid.SampledFrom([]string{"turn", "skip", "leave", "ruling", "position"}).Draw(t, "kind"))
		gametest.Upset(t, table, e, gametest.WildNumber())
		survive(t, table, e)
	})
}

// drawJSON draws a JSON value: what an entry may hold, or something else.
func drawJSON(t *rapid.T, depth int) any {
	switch rapid.IntRange(0, 7-min(depth, 2)).Draw(t, "json") {
	case 0:
		return nil
	case 1:
		return rapid.Bool().Draw(t, "bool")
	case 2, 3:
		return gametest.WildNumber().Draw(t, "number")
	case 4:
		return wildWord().Draw(t, "word")
	case 5:
		return rapid.Float64().Draw(t, "float")
	case 6:
		list := make([]any, rapid.IntRange(0, 5).Draw(t, "length"))
		for i := range list {
			list[i] = drawJSON(t, depth+1)
		}
		return list
	}
	object := map[string]any{}
	for range rapid.IntRange(0, 6).Draw(t, "keys") {
		key := rapid.SampledFrom([]string{
			"seat", "before", "bought", "card", "free", "first", "keep", "after", "company", "shares", "what", "change",
			"reason", "prices", "seats", "round", "turn", "cash", "out", "Seat", "x",
		}).Draw(t, "key")
		object[key] = drawJSON(t, depth+1)
	}
	return object
}

// Whatever JSON an entry is read from, it can be asked and applied.
func TestEntriesFromAnyJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for _, kind := range []string{"turn", "skip", "leave", "ruling", "position"} {
			raw, err := json.Marshal(drawJSON(t, 0))
			if err != nil {
				t.Fatalf("%v", err)
			}
			e, _ := Rulebook{}.Blank(kind)
			_ = json.Unmarshal(raw, e)
			survive(t, table, e)
		}
	})
}

// Options from anywhere are refused or make a game that can be played.
func TestOptionsOfAnyKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := *drawOptions(t)
		number := rapid.OneOf(gametest.WildNumber(), rapid.IntRange(0, 300))
		for range rapid.IntRange(1, 6).Draw(t, "changes") {
			at := rapid.SampledFrom([]*int{&o.Packs, &o.Min, &o.Max, &o.Step, &o.Start, &o.StartCash, &o.StartShares,
				&o.Certificates, &o.Penalty}).Draw(t, "number of")
			*at = number.Draw(t, "number")
			word := rapid.SampledFrom([]*string{&o.Deck, &o.Formula, &o.Rounding, &o.Zeroing, &o.Bankruptcy, &o.Draw}).Draw(t, "word of")
			if rapid.IntRange(0, 3).Draw(t, "change the word") == 0 {
				*word = wildWord().Draw(t, "word")
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
		if turn := drawTurn(t, table); turn != nil {
			check(t, table, turn)
		}
	})
}
