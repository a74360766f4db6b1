package shoulders

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// sentences are the sentences of a file of translations by their keys.
func sentences(t *testing.T, name string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("..", "..", "assets", "translations", name))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// under are the sentences whose keys begin with a prefix, without it.
func under(all map[string]string, prefix string) map[string]string {
	found := map[string]string{}
	for key, sentence := range all {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			found[rest] = sentence
		}
	}
	return found
}

// same fails when what is written down is not exactly what is wanted.
func same(t *testing.T, what string, written map[string]string, wanted map[string]bool) {
	t.Helper()
	for _, key := range slices.Sorted(maps.Keys(wanted)) {
		if written[key] == "" {
			t.Errorf("%s: there is no sentence of %q", what, key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(written)) {
		if !wanted[key] {
			t.Errorf("%s: nothing ever says %q", what, key)
		}
	}
}

// places are the names that a sentence has places for.
func places(sentence string) []string {
	var all []string
	for _, match := range regexp.MustCompile(`{{\.(\w+)}}`).FindAllStringSubmatch(sentence, -1) {
		all = append(all, match[1])
	}
	return all
}

// known are the names that whoever writes a sentence can fill in.
func known(seat, company int, terms []calc.Term) map[string]bool {
	all := map[string]bool{"seat": seat != calc.None, "company": company != calc.None, "Company": company != calc.None}
	for _, term := range terms {
		if term.Role == "seat" {
			all["turn"] = true
			continue
		}
		all[term.Role] = true
	}
	return all
}

// fits fails when a sentence has a place that nothing fills.
func fits(t *testing.T, key, sentence string, names map[string]bool) {
	t.Helper()
	for _, name := range places(sentence) {
		if !names[name] {
			t.Errorf("%s: nothing fills {{.%s}} in %q", key, name, sentence)
		}
	}
}

// ends are games that end in ways that the recorded ones do not, and what happens at the ends of the track.
func ends(t *testing.T) []calc.Line {
	t.Helper()
	var lines []calc.Line
	say := func(table calc.Table, entries ...calc.Entry) calc.Table {
		for _, e := range entries {
			next, s := gametest.Apply(t, table, e)
			table, lines = next, append(lines, s.Lines...)
		}
		return table
	}
	at10, at450 := at(10, 0, cut{0, 1, []int{1, 2}}), at(450, 0, cut{0, 1, []int{2, 3}})
	for _, o := range []*Options{online(), advanced()} {
		low := scene{options: o, turn: 1, cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at10}}.set(t)
		say(low, sells(1, "swift", 1), &Leave{Seat: 0})
		for _, value := range []int{10, 450, 400, 360} {
			c := at450
			c.Price = value
			track := scene{options: o, phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{swift: c}}.set(t)
			say(track, &Appeal{Company: "swift", To: 13})
			say(track, &Operate{Company: "swift", Use: "withhold"})
			for times := range 4 {
				say(track, &Operate{Company: "swift", Revenue: times*value + 9, Use: "dividends"})
			}
		}
		top := scene{options: o, cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at450}}.set(t)
		say(top, &Pass{Seat: 0}, &Pass{Seat: 1}, &Skip{}, &Skip{})
	}
	crash := scene{options: advanced(), phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at10}}.set(t)
	say(crash, &Emergency{Company: "swift", Common: 1})
	lines = append(lines, asidesSaid(t)...)
	return lines
}

// asidesSaid are the lines of the table's own entries.
func asidesSaid(t *testing.T) []calc.Line {
	t.Helper()
	table := scene{round: 3, cash: []int{0, 0, 0}, on: map[int]CompanyPosition{swift: at(40, 0, cut{0, 1, nil}), elgin: at(40, 0, cut{1, -1, nil})}}.set(t)
	var lines []calc.Line
	say := func(table calc.Table, entries ...calc.Entry) {
		for _, e := range entries {
			next, s := gametest.Apply(t, table, e)
			table, lines = next, append(lines, s.Lines...)
		}
	}
	for _, name := range phaseNames() {
		say(table, changed(table, func(p *Position) {
			p.Phase, p.Turn, p.Companies = name, 0, p.Companies[:1]
			p.Round = map[string]int{"founding": 1, "goals": 5}[name] + 2*bit(name != "founding" && name != "goals")
		}))
	}
	for _, what := range []string{"preferred", "director"} {
		say(table, &Ruling{Seat: 0 + bit(what == "preferred"), What: what, Company: "swift", Change: -1, Reason: "x"})
	}
	say(table, &Pass{Seat: 0}, &Pass{Seat: 1}, &Pass{Seat: 2}, &Skip{}, &Leave{Seat: 0}, &Skip{}, &Skip{})
	building := changed(table, func(p *Position) { p.Phase = "building" })
	say(table, building, &Building{})
	award := changed(table, func(p *Position) { p.Phase, p.Round = "goals", 5 })
	for _, name := range goals() {
		say(table, award, &Goal{Goal: name})
	}
	say(table, award, &Skip{})
	return lines
}

// Every line that the rules can say has its sentence, with all its places filled, and no sentence is left over.
func TestLinesHaveTheirWords(t *testing.T) {
	written := under(sentences(t, "en.shoulders.json"), "shoulders.line.")
	said := map[string]bool{}
	lines := ends(t)
	for _, s := range scripts() {
		r := readGame(t, s.name)
		_, opening, _ := Rulebook{}.Open(r.Options, r.Names())
		_, all := r.Replay(t, Rulebook{}, gametest.Nothing)
		lines = append(append(lines, opening.Lines...), all...)
	}
	for _, line := range lines {
		said[line.Kind] = true
		fits(t, line.Kind, written[line.Kind], known(line.Seat, line.Company, line.Terms))
	}
	same(t, "line", written, said)
	for _, source := range sources(t) {
		for _, match := range regexp.MustCompile(`Line\("([a-z.]+)"`).FindAllStringSubmatch(source, -1) {
			if kind := match[1]; !said[kind] && !strings.HasSuffix(kind, ".") {
				t.Errorf("nothing says %q", kind)
			}
		}
	}
}

// Every refusal has its sentence, here or among those of all games, with all its places filled.
func TestRefusalsHaveTheirWords(t *testing.T) {
	own, shared := under(sentences(t, "en.shoulders.json"), "shoulders.refusal."), under(sentences(t, "en.json"), "refusal.")
	wanted := map[string]bool{}
	for code := range codes(t) {
		if shared[code] == "" {
			wanted[code] = true
		}
	}
	same(t, "refusal", own, wanted)
	for _, d := range denials(t) {
		_, _, refusal := d.entry.Apply(d.table)
		sentence := own[refusal.Code]
		if sentence == "" {
			sentence = shared[refusal.Code]
		}
		fits(t, refusal.Code, sentence, known(refusal.Seat, refusal.Company, refusal.Terms))
	}
}

// Every rule has its text, and is cited by a line or a refusal.
func TestRulesHaveTheirWords(t *testing.T) {
	wanted := map[string]bool{}
	for _, rule := range rules() {
		wanted[rule.Key] = true
		if rule.Source == "" {
			t.Errorf("%s has no source", rule.Key)
		}
		cited := false
		for _, source := range sources(t) {
			cited = cited || strings.Count(source, `"`+rule.Key+`"`) > bit(strings.Contains(source, "func rules()"))
		}
		if !cited && rule.Key != "result" {
			t.Errorf("nothing cites %s", rule.Key)
		}
	}
	same(t, "rule", under(sentences(t, "en.shoulders.json"), "shoulders.rule."), wanted)
}

// Every preset, every option and each of its values has its words, and so have the companies and the game.
func TestOptionsHaveTheirWords(t *testing.T) {
	all := sentences(t, "en.shoulders.json")
	presets, options, stocks := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, preset := range (Rulebook{}).Presets() {
		presets[preset.Key], presets[preset.Key+".about"] = true, true
	}
	for _, field := range standard().Form().Fields {
		options[field.Name], options[field.Name+".about"] = true, true
		for _, choice := range field.Allowed.Choices {
			options[field.Name+"."+choice.Key] = true
		}
	}
	for _, company := range companies() {
		stocks[company.Key] = true
	}
	same(t, "preset", under(all, "shoulders.preset."), presets)
	same(t, "option", under(all, "shoulders.option."), options)
	same(t, "company", under(all, "company."), stocks)
	same(t, "rulebook", under(all, "rulebook."), map[string]bool{"shoulders": true, "shoulders.about": true})
}

// Every entry, every field of its form, and every choice has its words.
func TestFormsHaveTheirWords(t *testing.T) {
	all, shared := sentences(t, "en.shoulders.json"), under(sentences(t, "en.json"), "choice.")
	fields, choices, entries := map[string]bool{}, map[string]bool{}, map[string]bool{}
	words := under(all, "shoulders.field.")
	harvest := func(e calc.Entry, table calc.Table) {
		for _, f := range e.Form(table).Fields {
			name, _, _ := strings.Cut(f.Name, ".")
			fields[name] = true
			fits(t, f.Name, words[name], known(f.Seat, f.Company, nil))
			for _, choice := range f.Allowed.Choices {
				if choice.Key != "" && shared[choice.Key] == "" {
					choices[choice.Key] = true
				}
			}
		}
	}
	for _, kind := range kinds() {
		for _, suffix := range []string{"", ".title", ".short", ".about"} {
			entries[kind+suffix] = true
		}
	}
	choices["cash"] = true
	for _, s := range scripts() {
		readGame(t, s.name).Replay(t, Rulebook{}, func(before calc.Table, e calc.Entry, _ calc.Table) {
			harvest(e, before)
			harvest(NewPosition(before), before)
		})
	}
	same(t, "field", words, fields)
	same(t, "choice", under(all, "shoulders.choice."), choices)
	same(t, "entry", under(all, "shoulders.entry."), entries)
}

// No sentence has a hyphen for a minus, an arrow or a bullet.
func TestSentencesAreWrittenWell(t *testing.T) {
	for key, sentence := range sentences(t, "en.shoulders.json") {
		if strings.ContainsAny(sentence, "→▲▼●") || strings.Contains(sentence, " - ") || strings.TrimSpace(sentence) != sentence || sentence == "" {
			t.Errorf("%s says %q", key, sentence)
		}
		if !strings.HasPrefix(key, "shoulders.") && !strings.HasPrefix(key, "company.") && !strings.HasPrefix(key, "rulebook.") {
			t.Errorf("the key %s belongs to another game", key)
		}
	}
}
