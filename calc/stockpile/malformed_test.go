package stockpile

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// tameNumber draws a number that is often legal.
func tameNumber() *rapid.Generator[int] { return rapid.IntRange(-1, 3) }

// wildWord draws any text, words of the records often.
func wildWord() *rapid.Generator[string] {
	return gametest.WildWord(
		"COS", "STA", "STA/2", "cos", "boom", "bust", "up", "down", "bill", "cramer", "deborah", "+4", "-3", "4",
		"+04", "$$", "$", "+100", "bids", "movement",
	)
}

// drawJSON draws a JSON value: what an entry may hold, or something else.
func drawJSON(t *rapid.T, number *rapid.Generator[int], depth int) any {
	switch rapid.IntRange(0, 10-3*min(depth, 2)).Draw(t, "json") {
	case 0:
		return nil
	case 1:
		return rapid.Bool().Draw(t, "bool")
	case 2, 3:
		return number.Draw(t, "number")
	case 4:
		return wildWord().Draw(t, "word")
	case 5, 6:
		list := make([]any, rapid.IntRange(0, 5).Draw(t, "length"))
		for i := range list {
			list[i] = drawJSON(t, number, depth+1)
		}
		return list
	}
	return drawObject(t, number, depth)
}

// drawObject draws an object whose names often mean something.
func drawObject(t *rapid.T, number *rapid.Generator[int], depth int) map[string]any {
	object := map[string]any{}
	for range rapid.IntRange(0, 6).Draw(t, "keys") {
		key := rapid.SampledFrom([]string{
			"seat", "pile", "amount", "bids", "fees", "boom", "bust", "cards", "what", "action", "company", "claims", "regular",
			"split", "half", "forecasts", "change", "reason", "prices", "second", "seats", "round", "phase", "first",
			"turn", "cash", "investors", "share", "out", "COS", "BOT", "LEA", "AME", "STA", "EPI", "Seat", "x",
		}).Draw(t, "key")
		object[key] = drawJSON(t, number, depth+1)
	}
	return object
}

// drawWild draws an entry of any kind with anything in it.
func drawWild(t *rapid.T, number *rapid.Generator[int]) calc.Entry {
	e, _ := Rulebook{}.Blank(rapid.SampledFrom(kinds()).Draw(t, "kind"))
	raw, err := json.Marshal(drawObject(t, number, 0))
	if err != nil {
		t.Fatalf("%v", err)
	}
	// What cannot be read to its end is still an entry, filled in part.
	_ = json.Unmarshal(raw, e)
	return e
}

// survive puts an entry to all its questions. It must answer, and change nothing that it should not.
func survive(t judge, table calc.Table, e calc.Entry) {
	t.Helper()
	gametest.ReadEntry(t, table, e)
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

// The same with small numbers, of which many are legal, said one after another.
func TestTameEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 20 {
			e := drawWild(t, tameNumber())
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
		gametest.Upset(t, table, e, gametest.WildNumber())
		survive(t, table, e)
	})
}

// A legal entry of which one thing is changed is refused, or still sound.
func TestSpoiltEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		e := drawEntry(t, table)
		raw, _ := json.Marshal(e)
		var object map[string]any
		if err := json.Unmarshal(raw, &object); err != nil {
			t.Fatalf("%v", err)
		}
		for key, value := range drawObject(t, tameNumber(), 1) {
			object[key] = value
		}
		raw, _ = json.Marshal(object)
		spoilt, _ := Rulebook{}.Blank(e.Kind())
		_ = json.Unmarshal(raw, spoilt)
		survive(t, table, spoilt)
	})
}

// Options from anywhere are refused or make a game that can be played.
func TestOptionsOfAnyKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := *drawOptions(t)
		for range rapid.IntRange(1, 4).Draw(t, "changes") {
			if rapid.Bool().Draw(t, "a number") {
				o.Rounds = gametest.WildNumber().Draw(t, "rounds")
				continue
			}
			*rapid.SampledFrom([]*string{&o.Board, &o.Holdings, &o.Bidding, &o.RepeatSplit, &o.DonaldLimit, &o.Claims, &o.Tie, &o.DeckEnd}).
				Draw(t, "word of") = wildWord().Draw(t, "word")
		}
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
		check(t, table, plain(t, table))
	})
}

// Counts and forecasts are read from objects by codes, and nothing else.
func TestCodesAreRead(t *testing.T) {
	for text, want := range map[string]string{
		`{"regular":{"EPI":1,"COS":2}}`: `{"seat":0,"regular":{"COS":2,"EPI":1}}`,
		`{"regular":{"COS":0}}`:         `{"seat":0}`,
		`{"regular":null}`:              `{"seat":0}`,
	} {
		var e Sell
		if err := json.Unmarshal([]byte(text), &e); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if raw, _ := json.Marshal(&e); string(raw) != want {
			t.Errorf("%s is written %s, must be %s", text, raw, want)
		}
	}
	for _, text := range []string{`{"regular":{"XYZ":1}}`, `{"regular":[1]}`, `{"regular":{"COS":"two"}}`, `{"regular":{"COS":1.5}}`, `{"forecasts":{"COS":4}}`, `{"forecasts":{"??":"+4"}}`} {
		var e Sell
		var m Movement
		if json.Unmarshal([]byte(text), &e) == nil && json.Unmarshal([]byte(text), &m) == nil {
			t.Errorf("%s can be read", text)
		}
	}
}
