package newgame

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

func newBook(t *testing.T) *book.Book {
	t.Helper()
	b := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
	t.Cleanup(func() { must.Do(t, b.Close()) })
	return b
}

func TestChangesAreToldAndTakenBack(t *testing.T) {
	b := newBook(t)
	for _, rules := range rulebooks.All() {
		offers := Offers(b, rules)
		h := NewRules(rules, offers[0], nil)
		for _, f := range h.Options.Form().Fields {
			other := slices.IndexFunc(f.Allowed.Choices, func(c calc.Choice) bool { return c.Value != f.Get() })
			if f.Kind != calc.ChoiceKind || other < 0 {
				continue
			}
			h.Set(f.Name, f.Allowed.Choices[other].Value)
			is := func(c *calc.Field) bool { return c.Name == f.Name }
			expect.True(t, slices.ContainsFunc(h.Changed(), is), "%s: %s is not among what changed", rules.ID(), f.Name)
			expect.True(t, len(h.Lines()) > 0, "%s: no line tells of %s", rules.ID(), f.Name)
			h.ResetAll()
			expect.Equal(t, len(h.Changed()), 0, "%s: options that differ once %s is taken back", rules.ID(), f.Name)
		}
		expect.Equal(t, ChangeCount(h.Options, offers[0].Options), 0, "%s: options of the offer itself that changed",
			rules.ID())
	}
}

func TestTheNearestOfferIsFound(t *testing.T) {
	b := newBook(t)
	for _, rules := range rulebooks.All() {
		offers := Offers(b, rules)
		for at, offer := range offers {
			near := offers[Nearest(offers, offer.Options)]
			expect.Equal(t, ChangeCount(near.Options, offer.Options), 0, "%s, %s: options that differ from the nearest",
				rules.ID(), offers[at].Key)
		}
	}
}

func TestSavedRulesAreOffered(t *testing.T) {
	b, rules := newBook(t), rulebooks.All()[0]
	made := must.Get(record.NewTemplate("Friday rules", rules, rules.Presets()[1].Options))(t)
	must.Get(b.Templates.Store(made))(t)
	offers := Offers(b, rules)
	last := offers[len(offers)-1]
	must.Hold(t, len(offers) == len(rules.Presets())+1 && last.Template != nil, "offered are %+v", offers)
	expect.Equal(t, last.Name, "Friday rules", "the last is called")
	expect.Equal(t, len(Offers(b, rulebooks.All()[1])), len(rulebooks.All()[1].Presets()), "offers for another game")
}

func TestWhatKeepsAGameFromBeginning(t *testing.T) {
	rules := rulebooks.All()[0]
	for _, c := range []struct {
		names  []string
		begins bool
		says   string
	}{
		{[]string{"Ann"}, false, "player"}, {[]string{"Ann", "ann"}, false, "same name"},
		{[]string{"Ann", "Ben"}, true, "Ann"},
	} {
		sentence, refusal := Trouble(rules, record.Setup{Rulebook: rules.ID(), Names: c.names,
			Options: rules.Presets()[0].Options})
		expect.Equal(t, refusal == nil, c.begins, "with %q it begins", c.names)
		expect.True(t, strings.Contains(sentence, c.says), "with %q it says %q", c.names, sentence)
	}
}

func TestFriendsAreOffered(t *testing.T) {
	b := newBook(t)
	rules := rulebooks.All()[0]
	for _, names := range [][]string{{"Ann", "Ben"}, {"Anna", "Cleo"}} {
		must.Get(b.Games.Begin(record.Setup{Rulebook: rules.ID(), Names: names, Options: rules.Presets()[0].Options},
			ledger.Author{}))(t)
	}
	friends := KnownPlayers(b)
	expect.Equal(t, len(friends.Offered()), 4, "people who are offered")
	expect.List(t, friends.Completions("an", nil), []string{"Anna", "Ann"}, "an goes on to")
	expect.List(t, friends.Completions("AN", []string{"anna"}), []string{"Ann"}, "where Anna sits, it goes on to")
	expect.Equal(t, len(friends.Completions("", nil)), 0, "nothing goes on to")
}

// A long value is cut at a word's end, and an emptied value is a dash.
func TestALongValueIsToldByItsBeginning(t *testing.T) {
	rules, _ := rulebooks.Find("openmarket")
	h := NewRules(rules, Offers(newBook(t), rules)[0], nil)
	h.SetText("companies", strings.Repeat("Northern Line, ", 30))
	h.SetText("opening", "")
	want := []string{"Companies: " + strings.Repeat("Northern Line, ", 6) + "Northern …", "Opening price: –"}
	expect.Equal(t, strings.Join(h.Lines(), "\n"), strings.Join(want, "\n"), "the lines")
}

// First names tell groups apart, except where two people in the groups share one.
func TestFirstNamesOfGroups(t *testing.T) {
	person := func(id byte, name string) people.Person { return people.Person{ID: ledger.PersonID{id}, Name: name} }
	ann, anna, other := person(1, "Ann Lee"), person(2, "Анна Петрова"), person(3, "Ann Moore")
	f := Friends{Groups: [][]people.Person{{ann, anna}, {other, anna}}}
	expect.Equal(t, f.FirstNames(f.Groups[0]), "Ann Lee, Анна", "the first group is")
}
