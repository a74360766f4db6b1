package words

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"scripkeeper/assets"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
)

// sentences are all English sentences of the screens and of the rulebooks, by their keys.
func sentences(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	names := []string{"translations/en.json"}
	for _, book := range rulebooks.All() {
		names = append(names, "translations/en."+book.ID()+".json")
	}
	for _, name := range names {
		if err := json.Unmarshal(assets.Read(name), &all); err != nil {
			t.Fatal(name, err)
		}
	}
	return all
}

// under are the keys that begin with a prefix, without it.
func under(all map[string]string, prefix string) map[string]bool {
	found := map[string]bool{}
	for key := range all {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			found[rest] = true
		}
	}
	return found
}

// same fails when what is written down is not exactly what is wanted.
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

// sound fails when a sentence has an empty place or is no sentence at all.
func sound(t *testing.T, key, sentence string) {
	t.Helper()
	if sentence == "" || strings.Contains(sentence, key) || strings.Contains(sentence, "<no value>") || strings.Contains(sentence, "{{") {
		t.Errorf("%s says %q", key, sentence)
	}
}

// What games say is said whole: whatever the rules can say has its sentence, and no sentence is left that they never say.
func TestGamesAreToldWhole(t *testing.T) {
	load(t)
	games := play(t)
	t.Run("lines", func(t *testing.T) { linesAreWhole(t, games) })
	t.Run("rules", func(t *testing.T) { rulesAreWhole(t, games) })
	t.Run("entries", func(t *testing.T) { entriesAreWhole(t, games) })
}

// Every line that games give has its sentence, each with all its places filled, and there is no sentence that no game
// ever gives.
func linesAreWhole(t *testing.T, games *harvest) {
	same(t, "stockholder.line", under(sentences(t), "stockholder.line."), games.lines)
	written := literals(t, "calc/stockholder").firstArguments("Line")
	for kind := range written {
		if !games.lines[kind] && !composed(kind) {
			t.Errorf("no game gives the line %q", kind)
		}
	}
}

// composed tells whether a literal is only the beginning of kinds of lines.
func composed(kind string) bool {
	return slices.Contains([]string{"price.add", "price.double", "price.half", "price.subtract", "repurchase", "penalty"}, kind)
}

// Every rule that lines and refusals cite is one of the rulebook's, with its text and its source.
func rulesAreWhole(t *testing.T, games *harvest) {
	book, listed := stockholder.Rulebook{}, map[string]bool{}
	for _, rule := range book.Rules() {
		listed[rule.Key] = true
		text, source := Rule(book, rule.Key)
		sound(t, "stockholder.rule."+rule.Key, text)
		if source == "" {
			t.Errorf("rule %q has no source", rule.Key)
		}
	}
	same(t, "stockholder.rule", under(sentences(t), "stockholder.rule."), listed)
	for rule := range games.rules {
		if !listed[rule] {
			t.Errorf("the rule %q is cited but not listed", rule)
		}
	}
}

// Every entry, every field of its form, and every choice has its words.
func entriesAreWhole(t *testing.T, games *harvest) {
	wanted, fields, choices := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for kind, e := range games.entries {
		for _, suffix := range []string{"", ".title", ".short"} {
			wanted[kind+suffix] = true
		}
		if EntryAbout("stockholder", e.entry) != "" {
			wanted[kind+".about"] = true
		}
		key := "stockholder.entry." + kind
		sound(t, key, EntryName("stockholder", e.entry))
		sound(t, key+".title", EntryTitle("stockholder", e.table, e.entry))
		sound(t, key+".short", EntryShort("stockholder", e.table, e.entry))
	}
	same(t, "stockholder.entry", under(sentences(t), "stockholder.entry."), wanted)
	for name, f := range games.fields {
		list, _, _ := strings.Cut(name, ".")
		fields[list] = true
		sound(t, "field."+list, Field("stockholder", f.table.Layout(), f.field))
		for _, choice := range f.field.Allowed.Choices {
			sound(t, "choice."+choice.Key, Choice("stockholder", f.table.Layout(), f.field, choice))
			if choice.Key != "" {
				choices[choice.Key] = true
			}
		}
	}
	labels := under(sentences(t), "field.")
	maps.Copy(labels, under(sentences(t), "stockholder.field."))
	same(t, "field", labels, fields)
	same(t, "choice", under(sentences(t), "choice."), choices)
}

// Every rulebook, its presets, its options and their values have their words, those options too that another one asks
// for.
func TestEveryOptionHasItsWords(t *testing.T) {
	load(t)
	all := sentences(t)
	books, companies := map[string]bool{}, map[string]bool{}
	for _, book := range rulebooks.All() {
		books[book.ID()], books[book.ID()+".about"] = true, true
		presets, options := map[string]bool{}, map[string]bool{}
		for place, preset := range book.Presets() {
			presets[preset.Key], presets[preset.Key+".about"] = true, true
			companiesAreNamed(t, book, preset.Options, companies)
			everyOption(book, place, func(f *calc.Field) {
				name := f.Name
				options[name], options[name+".about"] = true, true
				label, about := Option(book.ID(), name)
				sound(t, book.ID()+".option."+name, label)
				sound(t, book.ID()+".option."+name+".about", about)
				for _, choice := range f.Allowed.Choices {
					options[name+"."+choice.Key] = true
					sound(t, book.ID()+".option."+name+"."+choice.Key, OptionValue(book.ID(), f, choice.Value)+" ")
				}
			})
		}
		same(t, book.ID()+".preset", under(all, book.ID()+".preset."), presets)
		same(t, book.ID()+".option", under(all, book.ID()+".option."), options)
	}
	same(t, "rulebook", under(all, "rulebook."), books)
	same(t, "company", under(all, "company."), companies)
}

// everyOption sees all fields that the form of a preset ever shows: those that choices bring along are found by making
// every choice once, where it first shows.
func everyOption(book calc.Rulebook, preset int, see func(*calc.Field)) {
	type choice struct {
		field string
		value int
	}
	made, ways := map[choice]bool{}, [][]choice{nil}
	for len(ways) > 0 {
		way := ways[0]
		ways = ways[1:]
		options := book.Presets()[preset].Options
		for _, c := range way {
			if f, known := options.Form().Field(c.field); known {
				f.Set(c.value)
			}
		}
		for _, f := range options.Form().Fields {
			see(f)
			for _, value := range f.Allowed.Choices {
				c := choice{f.Name, value.Value}
				if !made[c] {
					made[c] = true
					ways = append(ways, append(slices.Clone(way), c))
				}
			}
		}
	}
}

// companiesAreNamed notes the companies that have names of ours. All others are called as somebody typed them into the
// options.
func companiesAreNamed(t *testing.T, book calc.Rulebook, o calc.Options, ours map[string]bool) {
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
		name := Company(table.Layout(), place)
		sound(t, "company."+company.Key, "the "+name)
		switch {
		case !company.Typed:
			ours[company.Key] = true
		case name != company.Key || !strings.Contains(typed, name):
			t.Errorf("%s: the company %q is called %q", book.ID(), company.Key, name)
		}
	}
}

// Every fault has its sentence.
func TestEveryFaultHasItsSentence(t *testing.T) {
	load(t)
	wanted := map[string]bool{}
	for _, folder := range []string{"ledger", "ledger/compact", "ledger/qr", "app/handover", "ledger/parcel", "app/command"} {
		maps.Copy(wanted, literals(t, folder).codes())
	}
	for code := range wanted {
		sound(t, "fault."+code, Tell("fault."+code, Names{"path": "games.db", "detail": "x", "entry": "3"}))
	}
}

func load(t *testing.T) {
	t.Helper()
	if err := Load("en"); err != nil {
		t.Fatal(err)
	}
}

func deckOf(t *testing.T, o calc.Options) *stockholder.Deck {
	t.Helper()
	table, _, refusal := stockholder.Rulebook{}.Open(o, []string{"Ann", "Ben"})
	if refusal != nil {
		t.Fatal(refusal)
	}
	return stockholder.DeckOf(table)
}
