package words

import (
	"errors"
	"math/rand/v2"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// Entries filled in at random in the middle of games are refused in readable sentences. The seed is fixed.
func TestRefusalsAreTold(t *testing.T) {
	must.HaveTime(t)
	for _, book := range rulebooks.All() {
		chance, refused := rand.New(rand.NewPCG(3, 5)), 0
		for range 30 {
			table := conformance.Middle(t, book, chance.IntN)
			for _, e := range book.Expected(table).All() {
				conformance.Fill(e, table, func(f *calc.Field) int { return conformance.Value(f, chance.IntN) })
				fields := e.Form(table).Fields
				if len(fields) == 0 {
					continue
				}
				if f := fields[chance.IntN(len(fields))]; f.Set == nil {
					f.SetText("")
				} else {
					f.Set([]int{-1, 0, 1, 3, 8, 40, -40, 7_777, 2_000_000}[chance.IntN(9)])
				}
				if _, _, refusal := e.Apply(table); refusal != nil {
					refused++
					readable(t, book.ID(), "refusal."+refusal.Code, Refusal(book.ID(), table.Layout(), refusal))
				}
			}
		}
		if refused < 20 {
			t.Errorf("%s: only %d entries were refused", book.ID(), refused)
		}
	}
}

func TestSetupsThatAreRefusedAreTold(t *testing.T) {
	const long = "A name that is so long that there is no room for it"
	for _, book := range rulebooks.All() {
		_, _, refusal := book.Open(nil, []string{"Ann", "Ben"})
		readable(t, book.ID(), "refusal."+refusal.Code, Refusal(book.ID(), nil, refusal))
		for _, c := range []struct {
			title string
			names []string
		}{
			{"", []string{"Ann"}}, {"", make([]string, 61)}, {"", []string{"Ann", " "}},
			{"", []string{"Ann", "B\x01n"}},
			{"", []string{"Ann", "ANN"}}, {"", []string{"Ann", long}}, {"a\x01b", []string{"Ann", "Ben"}},
			{long + long, []string{"Ann", "Ben"}},
		} {
			setup := record.Setup{Rulebook: book.ID(), Title: c.title, Names: c.names,
				Options: book.Presets()[0].Options}
			_, err := game.Scratch(setup, rulebooks.All())
			var refusal *calc.Refusal
			if !errors.As(err, &refusal) {
				t.Fatalf("%s: %q of %q gives %v", book.ID(), c.title, c.names, err)
			}
			readable(t, book.ID(), "refusal."+refusal.Code, Refusal(book.ID(), nil, refusal))
		}
	}
}
