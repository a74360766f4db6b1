package room

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// A heard is what an audience is answered to one question.
type heard struct{ question, answer string }

// clock is a time in an answer, which is not what is asked for.
var clock = regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d`)

// everything is all that an audience can be answered of the game as it stands.
func everything(t testing.TB, on *table, by door.Guest) []heard {
	t.Helper()
	var all []heard
	hear := func(question string, reply door.Reply, err error) {
		answer := string(reply.Body)
		if err != nil {
			answer = err.Error()
		}
		all = append(all, heard{question, clock.ReplaceAllString(answer, "")})
	}
	ask := func(name, key, value string) {
		reply, err := on.call(by, "GET", name, url.Values{key: {value}}, nil)
		hear(name+" "+value, reply, err)
	}
	seen, err := NewStage(on.rooms).Seen(on.game, by.Audience())
	hear("board", door.Reply{Body: seen}, err)
	ask("log", "before", "0")
	ask("chart", "", "")
	ask("result", "", "")
	steps := len(on.session.Game().Steps())
	for number := max(1, steps-2); number <= steps; number++ {
		ask("entry", "number", strconv.Itoa(number))
		ask("void", "op", strconv.Itoa(number))
	}
	for _, figure := range figuresOf(on, by) {
		ask("why", "figure", figure)
	}
	if by.Role == door.Look {
		return all
	}
	sheetOf := func(a Ask) Sheet {
		reply, err := on.call(by, "POST", "sheet", nil, must.Get(json.Marshal(a))(t))
		hear(fmt.Sprintf("sheet %s %s", a.Act, a.Kind), reply, err)
		var s Sheet
		_ = json.Unmarshal(reply.Body, &s) // a problem is no sheet
		return s
	}
	first := sheetOf(Ask{})
	kinds := first.Kinds
	for _, menu := range first.Menus {
		kinds = append(kinds, menu.Kinds...)
	}
	for _, kind := range kinds {
		sheetOf(Ask{Kind: kind.Kind})
	}
	if by.Role == door.Keeper && steps > 0 {
		sheetOf(Ask{Act: "replace", Op: int64(steps)})
		sheetOf(Ask{Act: "insert", Op: int64(steps)})
	}
	return all
}

// figuresOf are the figures that a board shows, and those that they lead to.
func figuresOf(on *table, by door.Guest) []string {
	v := on.view(by.Audience())
	var all []string
	for company := range v.Layout.Companies {
		all = append(all, fmt.Sprintf("price.%d", company))
		for row := range v.MatrixOf(v.Table, v.Table).Extras {
			all = append(all, fmt.Sprintf("extra.%d.%d", row, company))
		}
	}
	for seat := range v.Layout.Seats {
		all = append(all, fmt.Sprintf("seat.%d.cash", seat), fmt.Sprintf("seat.%d.worth", seat))
		for company := range v.Layout.Companies {
			all = append(all, fmt.Sprintf("seat.%d.share.%d", seat, company))
		}
	}
	for _, figure := range all {
		for row := range 3 {
			all = append(all, figure+"/"+strconv.Itoa(row))
		}
	}
	return all
}

// veiledSetup draws what a game with veiled holdings begins with, and whether the rulebook knows such games.
func veiledSetup(rules calc.Rulebook, draw conformance.Draw) (record.Setup, bool) {
	for range 200 {
		o := conformance.Options(rules, draw)
		low, high := rules.Seats(o)
		names := []string{"Ann", "Ben", "Cleo", "Dan", "Eve"}[:min(5, low+draw(max(1, min(5, high)-low+1)))]
		if opened, _, refusal := rules.Open(o, names); refusal == nil && opened.Layout().Veiled {
			return record.Setup{ID: ledger.GameID{1}, Rulebook: rules.ID(), Names: names, Options: o}, true
		}
	}
	return record.Setup{}, false
}

// public reports whether two tables differ in nothing that everybody sees.
func public(a, b calc.Table) bool {
	for seat := range a.Layout().Seats {
		if a.Cash(seat) != b.Cash(seat) || a.Out(seat) != b.Out(seat) {
			return false
		}
	}
	for company := range a.Layout().Companies {
		if a.Price(company) != b.Price(company) {
			return false
		}
	}
	return a.Turn() == b.Turn() && a.Round() == b.Round() && a.Over() == b.Over()
}

// open are the lines of a statement that the rules make public: a split shows cards that were hidden.
func open(s calc.Statement) []calc.Line {
	return slices.DeleteFunc(slices.Clone(s.Lines), func(l calc.Line) bool { return l.Secret })
}

func sameLine(a, b calc.Line) bool {
	return a.Kind == b.Kind && a.Seat == b.Seat && slices.Equal(a.Terms, b.Terms)
}

// otherwise is an entry in which one seat says other things in secret, where the table allows that.
func otherwise(rules calc.Rulebook, e calc.Entry, t calc.Table, seat int, draw conformance.Draw) (calc.Entry, bool) {
	var same calc.Entry
	for range 8 {
		other, ok := sheet.Copy(rules, e)
		if !ok {
			return nil, false
		}
		for _, f := range e.Form(t).Fields {
			if to, has := other.Form(t).Field(f.Name); has && f.Secret && f.Seat == seat && to.Set != nil &&
				to.Allowed.Count() > 0 {
				to.Set(to.Allowed.At(draw(to.Allowed.Count())))
			}
		}
		if _, _, refusal := other.Apply(t); refusal == nil {
			return other, true
		}
	}
	if _, _, refusal := e.Apply(t); refusal == nil {
		same = e
	}
	return same, same != nil
}

// pairs are how many pairs of games are played, soaked how many in a soak, entries how many entries of each.
const pairs, soaked, entries = 5, 24, 16

// What others hide changes nothing of all that an audience is answered: two games that differ in nothing but what one
// seat has in secret are answered alike to everybody else, byte for byte.
func TestNobodyHearsWhatOthersHide(t *testing.T) {
	hiding := 0
	for _, rules := range rulebooks.All() {
		if _, veiled := veiledSetup(rules, rand.New(rand.NewPCG(1, 1)).IntN); !veiled {
			continue
		}
		hiding++
		compared, differed := 0, 0
		games := uint64(pairs)
		if *soak {
			games = soaked
		}
		for seed := range games {
			c, d := alike(t, rules, rand.New(rand.NewPCG(seed, 1)).IntN)
			compared, differed = compared+c, differed+d
		}
		if compared < 300 || differed == 0 {
			t.Errorf("%s: %d answers were compared, %d tables differed", rules.ID(), compared, differed)
		}
	}
	expect.True(t, hiding > 0, "no rulebook hides anything")
}

// alike plays two games that differ in what one seat has in secret, and compares what everybody else is answered. It
// reports how many answers it compared, and how often the tables differed.
func alike(t *testing.T, rules calc.Rulebook, draw conformance.Draw) (compared, differed int) {
	t.Helper()
	setup, _ := veiledSetup(rules, draw)
	hidden := draw(len(setup.Names))
	one, two := begin(t, setup), begin(t, setup)
	for n := range entries {
		a, b := one.session.Game().Table(), two.session.Game().Table()
		e, found := conformance.Entry(rules, a, draw)
		if !found || a.Over() {
			return compared, differed
		}
		other, also := otherwise(rules, e, b, hidden, draw)
		if !also {
			return compared, differed
		}
		after, said, refusal := e.Apply(a)
		beside, told, refused := other.Apply(b)
		if refusal != nil || refused != nil || !public(after, beside) || after.Over() ||
			!slices.EqualFunc(open(said), open(told), sameLine) {
			continue
		}
		must.Do(t, one.session.Record(e))
		must.Do(t, two.session.Record(other))
		if !after.Equal(beside) {
			differed++
		}
		if n%5 > 0 && n != entries-1 {
			continue
		}
		for _, by := range everybody(len(setup.Names)) {
			if by.Role == door.Seat && (by.Seat == hidden || draw(2) == 0) {
				continue
			}
			first, second := everything(t, one, by), everything(t, two, by)
			must.Hold(t, len(first) == len(second), "%v is asked %d and %d", by, len(first), len(second))
			for i := range first {
				compared++
				if first[i] != second[i] {
					t.Fatalf("%v hears what seat %d hides:\n%s\n%s\n%s", by, hidden, first[i].question,
						where(first[i].answer, second[i].answer), where(second[i].answer, first[i].answer))
				}
			}
		}
	}
	return compared, differed
}

// everybody are guests of all audiences.
func everybody(seats int) []door.Guest {
	all := []door.Guest{looker(), keeper()}
	for seat := range seats {
		all = append(all, seated(seat))
	}
	return all
}

// where is the part of a text that differs from another.
func where(text, other string) string {
	at := 0
	for at < min(len(text), len(other)) && text[at] == other[at] {
		at++
	}
	return text[max(0, at-200):min(len(text), at+200)]
}
