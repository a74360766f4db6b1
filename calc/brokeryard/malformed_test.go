package brokeryard

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// kinds are the kinds of entry.
func kinds() []string { return []string{"round", "stops", "toss", "leave", "ruling", "position"} }

// tameNumber draws a number that is often legal.
func tameNumber() *rapid.Generator[int] { return rapid.IntRange(-1, 2) }

// wildWord draws any text, words of the records often.
func wildWord() *rapid.Generator[string] {
	return gametest.WildWord(
		"B", "R", "B0", "B+100", "Rx2", "Y/2", "G-60", "b+100", "B+100 ", "RGY", "RRR",
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
		return &Stops{Seats: rapid.SliceOfN(number, 0, 4).Draw(t, "seats")}
	case 1:
		return &calc.Leave{Seat: draw("seat")}
	case 2:
		return &calc.Ruling{Seat: draw("seat"), What: wildWord().Draw(t, "what"), Change: draw("change"), Reason: wildWord().Draw(t, "reason")}
	case 3:
		p := at(drawFour(t, number, "prices"), nil, draw("round"))
		for range rapid.IntRange(0, 6).Draw(t, "seats") {
			s := has(draw("cash"), drawFour(t, number, "shares"))
			s.Out = rapid.Bool().Draw(t, "out")
			p.Seats = append(p.Seats, s)
		}
		return p
	case 4:
		return &Toss{Seat: draw("seat")}
	}
	e := &Round{}
	for range rapid.IntRange(0, 6).Draw(t, "plays") {
		p := Play{Trade: drawFour(t, number, "trade"), Missed: rapid.Bool().Draw(t, "missed"), Card: wildWord().Draw(t, "card")}
		for i := range p.Free {
			p.Free[i] = draw("free")
		}
		e.Plays = append(e.Plays, p)
	}
	return e
}

// survive puts an entry to all its questions. It must answer, and change nothing that it should not.
func survive(t judge, table calc.Table, e calc.Entry) {
	t.Helper()
	if round, ok := e.(*Round); ok {
		round.Missing(table)
	}
	gametest.ReadEntry(t, table, e)
	check(t, table, e)
}

// Issue: no entry, however malformed, panics; a refused one changes nothing.
func TestWildEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 15 {
			survive(t, table, drawWild(t, gametest.WildNumber()))
		}
	})
}

// The same with small numbers on a real round, of which many are legal, played one after another.
func TestTameEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for range 8 {
			e := drawWild(t, tameNumber())
			if round, ok := e.(*Round); ok && !table.Over() && PhaseOf(table) == PhaseRound {
				real := drawRound(t, table)
				for seat := range min(len(round.Plays), len(real.Plays)) {
					real.Plays[seat].Trade = round.Plays[seat].Trade
				}
				e = real
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
		e, _ := Rulebook{}.Blank(rapid.SampledFrom(kinds()).Draw(t, "kind"))
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
			"seat", "plays", "trade", "missed", "card", "free", "seats", "what", "change", "reason", "prices", "round", "cash",
			"shares", "out", "Plays", "x",
		}).Draw(t, "key")
		object[key] = drawJSON(t, depth+1)
	}
	return object
}

// Whatever JSON an entry is read from, it can be asked and applied.
func TestEntriesFromAnyJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for _, kind := range kinds() {
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
		for range rapid.IntRange(1, 3).Draw(t, "changes") {
			*rapid.SampledFrom([]*int{&o.Packs, &o.Spread}).Draw(t, "number of") = number.Draw(t, "number")
			if rapid.IntRange(0, 3).Draw(t, "change the word") == 0 {
				*rapid.SampledFrom([]*string{&o.Deck, &o.Formula, &o.Summation, &o.ZeroEffects}).Draw(t, "word of") =
					wildWord().Draw(t, "word")
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
		check(t, table, drawEntry(t, table))
	})
}
