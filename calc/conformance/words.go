package conformance

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
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// A vocabulary holds the texts of a game and the texts shared by all games, by key.
type vocabulary struct {
	id          string
	own, shared map[string]string
}

// words proves that each key in use has a text whose slots can be filled, and that no text is unused.
func (g suite) words(t *testing.T) {
	must.HaveTime(t)
	v := g.vocabulary(t)
	seen := observe(g.Rules, func(key string, slots map[string]bool) { v.checkSlots(t, key, slots) })
	g.observeAll(t, seen)
	// Keys used only in random games need a text but don't justify keeping one.
	for family, asked := range seen.families {
		if family == "choice." {
			asked = maps.Clone(asked)
			maps.Copy(asked, seen.answers)
		}
		v.wantNoOthers(t, v.id+"."+family, keys(asked))
	}
	seen.observeGames(t, gametest.Repetitions(40))
	for family, asked := range seen.families {
		v.wantTexts(t, v.id+"."+family, keys(asked))
	}
	g.ruleWords(t, v, seen)
	g.highlightWords(t, v)
	v.entryWords(t, keys(seen.kinds))
	g.optionWords(t, v)
	v.exactly(t, "company.", keys(seen.companies))
	v.exactly(t, "rulebook.", []string{v.id, v.id + ".about", v.id + ".short"})
	v.wellWritten(t)
}

func (g Game) observeAll(t *testing.T, seen *observation) {
	for _, name := range gametest.Recorded(t) {
		r := gametest.Read(t, g.Rules, name)
		table := seen.observeOpening(r.Options, r.Names)
		for _, e := range r.Entries {
			table = seen.observeEntry(table, e)
		}
		seen.observeExpected(table)
	}
	for _, scene := range g.Scenes {
		seen.observeExpected(scene.Table)
		if scene.Entry != nil {
			seen.observeExpected(seen.observeEntry(scene.Table, scene.Entry))
		}
	}
	for _, setup := range g.Setups {
		seen.observeOpening(setup.Options, setup.Names)
	}
	for _, preset := range g.Rules.Presets() {
		low, high := g.Rules.Seats(preset.Options)
		seen.observeOpening(preset.Options, names(low))
		seen.observeOpening(preset.Options, names(high))
	}
	seen.observeGames(t, 0)
}

// ruleWords proves that each rule has a text and is cited, and that each published rule has a source.
func (g Game) ruleWords(t *testing.T, v vocabulary, seen *observation) {
	var published []string
	for _, rule := range g.Rules.Rules() {
		expect.True(t, seen.cited[rule] || slices.Contains(g.Uncited, rule), "nothing cites the rule %q", rule)
		if !strings.HasPrefix(rule, "house.") && rule != "ruling" && rule != "counted" {
			published = append(published, rule)
		}
	}
	v.exactly(t, v.id+".rule.", g.Rules.Rules())
	v.wantTexts(t, v.id+".source.", published)
}

// highlightWords proves that each highlight has texts and that its key is a kind of line.
func (g Game) highlightWords(t *testing.T, v vocabulary) {
	highlighter, has := g.Rules.(calc.Highlighter)
	if !has {
		return
	}
	for kind, one := range highlighter.Highlights() {
		v.wantTexts(t, v.id+".line.", []string{kind})
		v.wantTexts(t, v.id+".highlight.", []string{string(one), "was." + string(one)})
	}
}

// optionWords proves that each preset, option and value has a text. Texts of values can be shared by all games.
func (g Game) optionWords(t *testing.T, v vocabulary) {
	presets, options := map[string]bool{}, map[string]bool{}
	own := func(option string) bool { return v.own[v.id+".option."+option] != "" }
	for i, preset := range g.Rules.Presets() {
		presets[preset.Key], presets[preset.Key+".about"] = true, true
		g.EveryOption(i, func(_ calc.Options, f *calc.Field) {
			options[f.Name] = true
			if about := f.Name + ".about"; own(about) {
				options[about] = true
			}
			for _, choice := range f.Allowed.Choices {
				if value := f.Name + "." + choice.Key; own(value) || v.shared["choice."+choice.Key] == "" {
					options[value] = true
				}
			}
		})
	}
	v.exactly(t, v.id+".preset.", keys(presets))
	v.exactly(t, v.id+".option.", keys(options))
}

// entryWords proves that each kind of entry has a name, a title and a short form for the log.
func (v vocabulary) entryWords(t *testing.T, kinds []string) {
	var all []string
	for _, kind := range kinds {
		all = append(all, kind, kind+".title", kind+".short")
		for _, more := range []string{".about", ".next", ".pass", ".anybody", ".several", ".turnless", ".nobody",
			".nobody.else", ".ask", ".record"} {
			if v.own[v.id+".entry."+kind+more] != "" {
				all = append(all, kind+more)
			}
		}
	}
	v.exactly(t, v.id+".entry.", all)
}

func (g Game) vocabulary(t *testing.T) vocabulary {
	t.Helper()
	v := vocabulary{id: g.Rules.ID(), own: map[string]string{}, shared: map[string]string{}}
	translations := filepath.Join("assets", "translations")
	for up := 0; up < 6; up++ {
		if _, err := os.Stat(translations); err == nil {
			break
		}
		translations = filepath.Join("..", translations)
	}
	own := g.Sentences
	if own == "" {
		own = filepath.Join(translations, "en."+v.id+".json")
	}
	shared := filepath.Join(translations, "en.json")
	for path, into := range map[string]*map[string]string{own: &v.own, shared: &v.shared} {
		raw, err := os.ReadFile(path)
		if err == nil {
			err = json.Unmarshal(raw, into)
		}
		must.Do(t, err)
	}
	return v
}

func (v vocabulary) sentence(key string) string {
	if own := v.own[v.id+"."+key]; own != "" {
		return own
	}
	return v.shared[key]
}

func (v vocabulary) exactly(t *testing.T, family string, wanted []string) {
	t.Helper()
	v.wantTexts(t, family, wanted)
	v.wantNoOthers(t, family, wanted)
}

// wantTexts fails if a wanted key has no text. In shared families, a text shared by all games is enough.
func (v vocabulary) wantTexts(t *testing.T, family string, wanted []string) {
	t.Helper()
	shared := strings.TrimPrefix(family, v.id+".")
	for _, key := range wanted {
		if v.own[family+key] == "" && (!slices.Contains(sharedFamilies(), shared) || v.shared[shared+key] == "") {
			t.Errorf("%s%s has no words", family, key)
		}
	}
}

// sharedFamilies returns the families (key prefixes) for which a text shared by all games is enough.
func sharedFamilies() []string {
	return []string{"refusal.", "field.", "choice.", "part.", "company.", "line.", "entry.", "rule.", "highlight."}
}

func (v vocabulary) wantNoOthers(t *testing.T, family string, asked []string) {
	t.Helper()
	for _, key := range slices.Sorted(maps.Keys(v.own)) {
		rest, ok := strings.CutPrefix(key, family)
		expect.True(t, !ok || slices.Contains(asked, rest), "nothing ever asks for the words %s", key)
	}
}

func (v vocabulary) checkSlots(t *testing.T, key string, known map[string]bool) {
	t.Helper()
	sentence := v.sentence(key)
	for _, found := range slots.FindAllStringSubmatch(sentence, -1) {
		if !known[found[1]] {
			t.Errorf("%s: nothing fills .%s in %q", key, found[1], sentence)
		}
	}
}

// slots matches a slot in a sentence: "{{.name}}", or the name after plural, form, list, ordinal or upper.
var slots = regexp.MustCompile(`\{\{(?:(?:plural|form|list|ordinal|upper) )?\.(\w+)`)

// wellWritten proves that a game's texts have keys of the game, are not empty, and have no arrow, bullet or minus sign.
func (v vocabulary) wellWritten(t *testing.T) {
	t.Helper()
	for key, sentence := range v.own {
		expect.True(t, sentence != "" && strings.TrimSpace(sentence) == sentence &&
			!strings.ContainsAny(sentence, "→▲▼●−") && !strings.Contains(sentence, " - ") &&
			!strings.Contains(sentence, "-{{") && !strings.Contains(sentence, "{{ "),
			"%s says %q", key, sentence)
		if family, _, _ := strings.Cut(key, "."); family != v.id && family != "company" && family != "rulebook" {
			t.Errorf("the key %s belongs to another game", key)
		}
	}
}

func keys[V any](of map[string]V) []string { return slices.Sorted(maps.Keys(of)) }
