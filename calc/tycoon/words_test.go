package tycoon

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

// translations are the sentences of a file by their keys.
func translations(t *testing.T, name string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("..", "..", "assets", "translations", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
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

// literals are the words in the source that a pattern finds.
func literals(t *testing.T, patterns ...string) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	for _, source := range sources(t) {
		for _, pattern := range patterns {
			for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(source, -1) {
				found[match[1]] = true
			}
		}
	}
	return found
}

// Every kind of line has its sentence, and no sentence is left that no line says.
func TestEveryLineHasItsSentence(t *testing.T) {
	kinds := literals(t, `\.Line\("([a-z.]+)"`, `kind(?:, [a-z]+)* :?= "([a-z.]+)"`,
		`(?:writePrice|finish|takeRights|payEach|sellShares|announce)\((?:d, )?"([a-z.]+)"`)
	for _, kind := range []string{"leave", "over.alone", "over.years", "ruling.cash", "ruling.shares"} {
		kinds[kind] = true
	}
	same(t, "tycoon.line", under(translations(t, "en.tycoon"), "tycoon.line."), kinds)
}

func TestEveryRuleHasItsText(t *testing.T) {
	keys := map[string]bool{}
	for _, rule := range rules() {
		if keys[rule.Key] || rule.Source == "" {
			t.Errorf("the rule %+v is there twice or is written nowhere", rule)
		}
		keys[rule.Key] = true
	}
	same(t, "tycoon.rule", under(translations(t, "en.tycoon"), "tycoon.rule."), keys)
	used := literals(t, `"((?:house\.)?[a-z_]+[a-z0-9_.]*)"`)
	for key := range keys {
		if !used[key] && key != "result" {
			t.Errorf("nothing cites the rule %q", key)
		}
	}
}

// Every refusal has its sentence here or among the shared ones, and none of these is left unsaid.
func TestEveryRefusalHasItsSentence(t *testing.T) {
	own, shared := under(translations(t, "en.tycoon"), "tycoon.refusal."), under(translations(t, "en"), "refusal.")
	codes := literals(t, `(?:Refuse\(|code(?:, rule)? :?= )"([a-z.]+)"`)
	codes["seats.many"], codes["position.debt"] = true, true
	for code := range codes {
		if !own[code] && !shared[code] {
			t.Errorf("there is no sentence of the refusal %q", code)
		}
	}
	for code := range own {
		if !codes[code] {
			t.Errorf("nothing is refused as %q", code)
		}
	}
}

func TestEveryPresetOptionAndEntryHasItsWords(t *testing.T) {
	all := translations(t, "en.tycoon")
	presets, options, companies, entries := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, preset := range (Rulebook{}).Presets() {
		presets[preset.Key], presets[preset.Key+".about"] = true, true
		o := preset.Options.(*Options)
		o.Deck = "custom"
		for _, f := range o.Form().Fields {
			options[f.Name], options[f.Name+".about"] = true, true
			for _, choice := range f.Allowed.Choices {
				options[f.Name+"."+choice.Key] = true
			}
		}
		for _, company := range open(t, o, 2).Layout().Companies {
			companies[company.Key] = true
		}
	}
	for _, kind := range kinds() {
		entries[kind], entries[kind+".title"], entries[kind+".short"] = true, true, true
		if all["tycoon.entry."+kind+".about"] != "" {
			entries[kind+".about"] = true
		}
	}
	same(t, "tycoon.preset", under(all, "tycoon.preset."), presets)
	same(t, "tycoon.option", under(all, "tycoon.option."), options)
	same(t, "company", under(all, "company."), companies)
	same(t, "tycoon.entry", under(all, "tycoon.entry."), entries)
	same(t, "rulebook", under(all, "rulebook."), map[string]bool{"tycoon": true, "tycoon.about": true})
}

// Every field of a form and every choice has its words.
func TestEveryFieldHasItsWords(t *testing.T) {
	own, shared := translations(t, "en.tycoon"), translations(t, "en")
	fields, choices := map[string]bool{}, map[string]bool{}
	ask := func(table calc.Table, e calc.Entry) {
		for _, f := range e.Form(table).Fields {
			list, _, _ := strings.Cut(f.Name, ".")
			fields[list] = true
			for _, choice := range f.Allowed.Choices {
				if choice.Key != "" {
					choices[choice.Key] = true
				}
			}
		}
	}
	for _, s := range scripts() {
		readGame(t, s.name).Replay(t, Rulebook{}, func(before calc.Table, e calc.Entry, _ calc.Table) { ask(before, e) })
	}
	for _, d := range denials(t) {
		ask(d.table, d.entry)
	}
	table := stand(t, extended("strategist"), faceValues(), has(0, owns(nova, 120_000)), has(0, owns(nova, 120_000)))
	ask(table, NewPosition(table))
	table = stand(t, standard("trader"), faceValues(), has(0, owns(nova, 60_000)), has(0, owns(nova, 60_000)))
	ask(table, NewPosition(table))
	table = crash(t, with(top(), func(o *Options) { o.Zero = "delist" }))
	ask(table, NewPosition(table))
	for _, c := range []struct {
		prefix string
		used   map[string]bool
	}{{"field.", fields}, {"choice.", choices}} {
		for key := range c.used {
			if own["tycoon."+c.prefix+key] == "" && shared[c.prefix+key] == "" {
				t.Errorf("there are no words of %s%s", c.prefix, key)
			}
		}
		for key := range under(own, "tycoon."+c.prefix) {
			if !c.used[key] {
				t.Errorf("nothing asks for %s%s", c.prefix, key)
			}
		}
	}
}

// What a sentence wants to say, the line or the refusal knows.
func TestSentencesKnowTheirNumbers(t *testing.T) {
	all := translations(t, "en.tycoon")
	place := regexp.MustCompile(`{{\.([A-Za-z]+)}}`)
	hold := func(key string, seat, company int, terms []calc.Term) {
		known := map[string]bool{"seat": seat != calc.None, "company": company != calc.None, "Company": company != calc.None}
		for _, term := range terms {
			known[term.Role] = true
			if term.Role == "seat" {
				known["turn"] = true
			}
		}
		for _, match := range place.FindAllStringSubmatch(all[key], -1) {
			if !known[match[1]] {
				t.Errorf("%s wants to say %q", key, match[1])
			}
		}
	}
	for _, s := range scripts() {
		_, lines := readGame(t, s.name).Replay(t, Rulebook{}, gametest.Nothing)
		for _, line := range lines {
			hold("tycoon.line."+line.Kind, line.Seat, line.Company, line.Terms)
		}
	}
	for _, d := range denials(t) {
		_, _, r := d.entry.Apply(d.table)
		hold("tycoon.refusal."+r.Code, r.Seat, r.Company, r.Terms)
	}
	for key, sentence := range all {
		if sentence == "" || strings.ContainsAny(sentence, "→▲●") || strings.Contains(sentence, " -") || strings.Contains(sentence, "{{ ") {
			t.Errorf("%s says %q", key, sentence)
		}
	}
}
