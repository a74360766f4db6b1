package brokeryard

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// texts reads the sentences of a file of translations.
func texts(t judge, name string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile("../../assets/translations/" + name)
	if err != nil {
		t.Fatalf("%v", err)
	}
	all := map[string]string{}
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return all
}

// lineKinds are the kinds of line that the source can write.
func lineKinds(t judge) []string {
	t.Helper()
	kinds := map[string]bool{"sell": true, "buy": true, "price": true}
	for _, pattern := range []string{
		`\.Line\("([a-z.]+)"`, `kind(?:, rule)?(?:, price)? :?= "([a-z.]+)"`,
	} {
		for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(source(t), -1) {
			kinds[match[1]] = true
		}
	}
	for _, match := range regexp.MustCompile(`"(effect\.[a-z.]+)"`).FindAllStringSubmatch(source(t), -1) {
		kinds[match[1]] = true
	}
	var all []string
	for kind := range kinds {
		all = append(all, kind)
	}
	sort.Strings(all)
	return all
}

// neededKeys are the keys of all sentences that the rulebook needs of its own.
func neededKeys(t judge, shared map[string]string) []string {
	t.Helper()
	const id = "brokeryard."
	need := []string{"rulebook.brokeryard", "rulebook.brokeryard.about"}
	for _, company := range fourcolours.Companies() {
		need = append(need, "company."+company.Key)
	}
	for _, preset := range (Rulebook{}).Presets() {
		need = append(need, id+"preset."+preset.Key, id+"preset."+preset.Key+".about")
	}
	for _, f := range classic("3x5").Form().Fields {
		need = append(need, id+"option."+f.Name, id+"option."+f.Name+".about")
		for _, c := range f.Allowed.Choices {
			need = append(need, id+"option."+f.Name+"."+c.Key)
		}
	}
	for _, kind := range kinds() {
		for _, part := range []string{"", ".title", ".short", ".about"} {
			need = append(need, id+"entry."+kind+part)
		}
	}
	for _, kind := range lineKinds(t) {
		need = append(need, id+"line."+kind)
	}
	for _, rule := range rules() {
		need = append(need, id+"rule."+rule.Key)
	}
	for code := range refusalCodes(t) {
		if _, known := shared["refusal."+code]; !known {
			need = append(need, id+"refusal."+code)
		}
	}
	for _, deck := range []*Deck{classicDeck(3, 5), duelDeck(3, 5)} {
		for _, face := range deck.Faces[:perColour(deck)] {
			need = append(need, id+"choice."+face.key)
		}
	}
	return append(need, id+"field.trade", id+"field.missed", id+"field.colour", id+"field.card", id+"field.stops")
}

// ofTheScreen tells whether a family of sentences is what screens say, not the rules.
func ofTheScreen(family string) bool {
	return slices.Contains([]string{"sheet", "phase", "group", "keys"}, family)
}

// forms are forms that have all fields of all entries.
func forms(t judge) []calc.Form {
	t.Helper()
	table := open(t, classic("3x5"), 2)
	choosing := open(t, with(stops(), func(o *Options) { o.StopOptIn = true }), 2)
	return []calc.Form{
		plays(table, lay("B+100", "RYG"), lay("B0")).Form(table), (&Stops{}).Form(choosing), (&calc.Leave{}).Form(table),
		(&calc.Ruling{}).Form(table), NewPosition(table).Form(table),
	}
}

// Every rule is cited somewhere: by a line, a refusal, or where rules are chosen.
func TestEveryRuleIsCited(t *testing.T) {
	text := source(t)
	for _, rule := range (Rulebook{}).Rules() {
		if rule.Source == "" {
			t.Errorf("the rule %s is written nowhere", rule.Key)
		}
		if strings.Count(text, `"`+rule.Key+`"`) < 2 {
			t.Errorf("nothing cites the rule %s", rule.Key)
		}
	}
}

// What a sentence puts in its places is there: all recorded games and all refusals are told.
func TestSentencesFindTheirNumbers(t *testing.T) {
	shared, own := texts(t, "en.json"), texts(t, "en.brokeryard.json")
	for _, s := range scripts() {
		_, lines := readGame(t, s.name).Replay(t, Rulebook{}, gametest.Nothing)
		for _, line := range lines {
			wantPlaces(t, own["brokeryard.line."+line.Kind], said(line), line.Seat, line.Company, line.Terms)
		}
	}
	for _, d := range denials(t) {
		_, _, refusal := d.entry.Apply(d.table)
		sentence := own["brokeryard.refusal."+refusal.Code]
		if sentence == "" {
			sentence = shared["refusal."+refusal.Code]
		}
		wantPlaces(t, sentence, denied(refusal), refusal.Seat, refusal.Company, refusal.Terms)
	}
}

// wantPlaces proves that a sentence has a word for each of its places.
func wantPlaces(t *testing.T, sentence, about string, seat, company int, terms []calc.Term) {
	t.Helper()
	if sentence == "" {
		t.Errorf("%s has no sentence", about)
	}
	for _, match := range regexp.MustCompile(`{{\.(\w+)}}`).FindAllStringSubmatch(sentence, -1) {
		role := match[1]
		known := role == "seat" && seat != calc.None || strings.EqualFold(role, "company") && company != calc.None
		for _, term := range terms {
			known = known || term.Role == role && role != "seat" || role == "turn" && term.Role == "seat"
		}
		if !known {
			t.Errorf("%s: nothing is known of %s in %q", about, role, sentence)
		}
	}
}
