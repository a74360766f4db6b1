package words

import (
	"cmp"
	"encoding/json"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"scripkeeper/assets"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
)

func sentences(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	names := must.Get(fs.Glob(assets.Translations(), "en*.json"))(t)
	for _, name := range names {
		must.Do(t, json.Unmarshal(must.Get(fs.ReadFile(assets.Translations(), name))(t), &all))
	}
	return all
}

func same(t *testing.T, what string, written, wanted map[string]bool) {
	t.Helper()
	for _, key := range slices.Sorted(maps.Keys(wanted)) {
		if !written[key] {
			t.Errorf("%s: there is no sentence of %q", what, key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(written)) {
		if !wanted[key] {
			t.Errorf("%s: nothing ever says %q", what, key)
		}
	}
}

// sound fails if a sentence has an unfilled place or is missing.
func sound(t *testing.T, key, sentence string) {
	t.Helper()
	if sentence == "" || strings.Contains(sentence, key) || strings.Contains(sentence, "<no value>") ||
		strings.Contains(sentence, "{{") {
		t.Errorf("%s says %q", key, sentence)
	}
}

func reads(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("it reads %q, must be %q", got, want)
	}
}

// The tests of each rulebook check that each of its options, and nothing else, has words.
func TestEveryOptionReadsWell(t *testing.T) {
	for _, book := range rulebooks.All() {
		for place, preset := range book.Presets() {
			companiesAreNamed(t, book, preset.Options)
			conformance.Game{Rules: book}.EveryOption(place, func(_ calc.Options, f *calc.Field) {
				label, about := Option(book.ID(), f.Name)
				sound(t, book.ID()+".option."+f.Name, label)
				if about != "" {
					sound(t, book.ID()+".option."+f.Name+".about", about)
				}
				for _, choice := range f.Allowed.Choices {
					sound(t, book.ID()+".option."+f.Name+"."+choice.Key, OptionValue(book.ID(), f, choice.Value)+" ")
				}
			})
		}
	}
}

// companiesAreNamed checks that every company has a name, from the program or as typed into the options.
func companiesAreNamed(t *testing.T, book calc.Rulebook, o calc.Options) {
	t.Helper()
	low, _ := book.Seats(o)
	table, _, refusal := book.Open(o, []string{"Ann", "Ben", "Zoë", "Dan", "Eve", "Fay", "Gus"}[:low])
	if refusal != nil {
		t.Fatal(refusal)
	}
	typed := ""
	for _, f := range o.Form().Fields {
		if f.GetText != nil {
			typed += f.GetText() + "\n"
		}
	}
	for place, company := range table.Layout().Companies {
		name := Spoken().Noun(Company(table.Layout(), place))
		sound(t, "company."+company.Key, "the "+name)
		if company.Typed && (name != company.Key || !strings.Contains(typed, name)) {
			t.Errorf("%s: the company %q is called %q", book.ID(), company.Key, name)
		}
	}
}

func TestEveryFaultHasItsSentence(t *testing.T) {
	wanted := map[string]bool{}
	for _, folder := range []string{"ledger", "ledger/compact", "ledger/qr", "app/files", "app/handover",
		"ledger/parcel", "app/command"} {
		maps.Copy(wanted, literals(t, folder).codes())
	}
	for word := range literals(t, "ledger/compact").words() {
		if strings.HasPrefix(word, "code.") {
			wanted[word] = true
		}
	}
	for code := range wanted {
		sound(t, "fault."+code, Format("fault."+code, Names{"path": "games.db", "detail": "x", "entry": "3"}))
	}
}

// The sentences of an open market show every number of a calculation, except those listed in leftOut.
func TestOpenMarketTellsItsWorkings(t *testing.T) {
	written := sentences(t)
	for name, g := range recordedOf(t, "openmarket") {
		for _, step := range g.Steps() {
			for _, line := range step.Statement().Lines {
				sentence := cmp.Or(written["openmarket.line."+line.Kind], written["line."+line.Kind])
				for _, term := range line.Terms {
					number := line.Kind + " " + term.Role
					worded := strings.Contains(sentence, "if ."+term.Role+"}}") // the number only chooses the words
					if !worded && !strings.Contains(sentence, "{{."+term.Role+"}}") && term.Role != "seat" &&
						term.Role != "company" && term.Role != "taker" &&
						!slices.Contains(leftOut(), number) {
						t.Errorf("%s: entry %d: %q is not told", name, step.Number, number)
					}
				}
			}
		}
	}
}

func leftOut() []string {
	return []string{
		"rise raw", "fall raw", "up moved", "down moved", "split.price raw", "over.said rounds", "over.alone rounds",
		"position.price old", "transfer.shares amount", "transfer.shares.preferred amount",
		"transfer.shares.director amount", "transfer.shares.half amount",
	}
}
