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
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

type heard struct{ question, answer string }

// clock matches times and random proposal ids, which the comparison ignores.
var clock = regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d|"(At|at)":\d+|"id":\d{6,}`)

// everything returns the answers that an audience gets to all read requests.
func everything(t testing.TB, on *table, by door.Guest) []heard {
	t.Helper()
	var all []heard
	hear := func(question string, reply door.Reply, err error) {
		answer := string(reply.Body)
		if err != nil {
			answer = err.Error()
		}
		all = append(all, heard{question, answer})
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
	sheetOf := func(a EntryRequest) Sheet {
		reply, err := on.call(by, "POST", "sheet", nil, must.Get(json.Marshal(a))(t))
		hear(fmt.Sprintf("sheet %s %s", a.Act, a.Kind), reply, err)
		var s Sheet
		_ = json.Unmarshal(reply.Body, &s) // a problem decodes to an empty form
		return s
	}
	first := sheetOf(EntryRequest{})
	kinds := first.Kinds
	for _, menu := range first.Menus {
		kinds = append(kinds, menu.Kinds...)
	}
	for _, kind := range kinds {
		sheetOf(EntryRequest{Kind: kind.Kind})
	}
	if by.Role == door.Keeper && steps > 0 {
		sheetOf(EntryRequest{Act: "replace", Op: int64(steps)})
		sheetOf(EntryRequest{Act: "insert", Op: int64(steps)})
	}
	return all
}

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

// veiledSetup returns a random setup with hidden holdings. It reports false if the rulebook has none.
func veiledSetup(rules calc.Rulebook, draw conformance.Draw) (record.Setup, bool) {
	for range 200 {
		o := conformance.Options(rules, draw)
		if rounds, asked := o.Form().Field("rounds"); asked && draw(2) == 0 {
			rounds.Set(1) // a single round makes a short game
		}
		low, high := rules.Seats(o)
		names := []string{"Ann", "Ben", "Cleo", "Dan", "Eve"}[:min(5, low+draw(max(1, min(5, high)-low+1)))]
		if opened, _, refusal := rules.Open(o, names); refusal == nil && opened.Layout().Veiled {
			return record.Setup{ID: ledger.GameID{1}, Rulebook: rules.ID(), Names: names, Options: o}, true
		}
	}
	return record.Setup{}, false
}

// public reports whether two tables agree in cash, prices and the turn.
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

// open returns a statement's public lines. Secret lines can show hidden cards.
func open(s calc.Statement) []calc.Line {
	return slices.DeleteFunc(slices.Clone(s.Lines), func(l calc.Line) bool { return l.Secret })
}

func sameLine(a, b calc.Line) bool {
	return a.Kind == b.Kind && a.Seat == b.Seat && a.Company == b.Company && slices.Equal(a.Terms, b.Terms)
}

// otherwise returns a legal copy of the entry with different secrets for the given seat. It reports false if it found
// none.
func otherwise(rules calc.Rulebook, e calc.Entry, t calc.Table, seat int, draw conformance.Draw) (calc.Entry, bool) {
	for range 8 {
		other, ok := sheet.Copy(rules, e)
		if !ok {
			return nil, false
		}
		var said []int
		mine := sheet.MineOf(seat)
		for _, f := range e.Form(t).Fields {
			if mine(f) {
				said = append(said, f.Get())
			}
		}
		swapped := draw(2) == 0
		for _, f := range e.Form(t).Fields {
			to, has := other.Form(t).Field(f.Name)
			switch {
			case !has || !mine(f) || to.Set == nil:
			case swapped:
				at := draw(len(said))
				to.Set(said[at])
				said = slices.Delete(said, at, at+1)
			case to.Allowed.Count() > 0:
				to.Set(to.Allowed.At(draw(to.Allowed.Count())))
			}
		}
		if _, _, refusal := other.Apply(t); refusal == nil {
			return other, true
		}
	}
	_, _, refusal := e.Apply(t)
	return e, refusal == nil
}

// A pair is two games that differ only in one seat's secrets and get the same requests.
type pair struct {
	t        testing.TB
	rules    calc.Rulebook
	one, two *table
	hidden   int
	draw     conformance.Draw
	// differed counts entries that made the tables differ. entered counts requests with an effect.
	asked, compared, differed, entered int
}

func (p *pair) same(by door.Guest, question string, one, two heard) {
	p.t.Helper()
	p.compared++
	if one != two && clock.ReplaceAllString(one.answer, "") != clock.ReplaceAllString(two.answer, "") {
		p.t.Fatalf("%s hears what seat %d hides, in request %d:\n%s\n%s\n%s", by.Name, p.hidden, p.asked, question,
			where(one.answer, two.answer), where(two.answer, one.answer))
	}
}

func (p *pair) others() []door.Guest {
	return slices.DeleteFunc(everybody(len(p.one.session.View().Layout.Seats)),
		func(by door.Guest) bool { return by.Seat == p.hidden })
}

func (p *pair) everything() {
	p.t.Helper()
	for _, by := range p.others() {
		if by.Role == door.Seat && p.draw(2) == 0 {
			continue
		}
		first, second := everything(p.t, p.one, by), everything(p.t, p.two, by)
		must.Hold(p.t, len(first) == len(second), "%s is asked %d and %d", by.Name, len(first), len(second))
		for i := range first {
			p.same(by, first[i].question, first[i], second[i])
		}
	}
}

// apart reports whether the games differ in what is public, or have ended. Then their answers may differ.
func (p *pair) apart() bool {
	a, b := p.one.session.Game(), p.two.session.Game()
	return a.Table().Over() || !public(a.Table(), b.Table()) ||
		!slices.EqualFunc(a.Steps(), b.Steps(), func(one, two game.Step) bool {
			return (one.Refusal == nil) == (two.Refusal == nil) &&
				slices.EqualFunc(open(one.Statement()), open(two.Statement()), sameLine)
		})
}

// record makes an entry in one game, and in the other game the same entry with different secrets.
func (p *pair) record() (went bool) {
	p.t.Helper()
	a, b := p.one.session.Game().Table(), p.two.session.Game().Table()
	e, found := conformance.Entry(p.rules, a, p.draw)
	if !found || a.Over() {
		return false
	}
	other, also := otherwise(p.rules, e, b, p.hidden, p.draw)
	if !also {
		return true
	}
	after, said, refusal := e.Apply(a)
	beside, told, refused := other.Apply(b)
	if refusal != nil || refused != nil || !public(after, beside) || after.Over() ||
		!slices.EqualFunc(open(said), open(told), sameLine) {
		return true
	}
	must.Do(p.t, p.one.session.Record(e))
	must.Do(p.t, p.two.session.Record(other))
	if !after.Equal(beside) {
		p.differed++
	}
	return true
}

// pages compares the pages that players see when they hand one device around.
func (p *pair) pages() {
	p.t.Helper()
	one, two := p.one.session.View(), p.two.session.View()
	all, beside := sheet.Possible(p.rules, one.Table).All(), sheet.Possible(p.rules, two.Table).All()
	at := p.draw(len(all))
	e, other := all[at], beside[at]
	var ask EntryRequest
	like, _ := sheet.Copy(p.rules, e)
	p.fillIn(&ask, like, one.Table)
	said := sheet.Answered{}
	for _, task := range []sheet.Task{{Base: one.Table, Entry: e}, {Base: two.Table, Entry: other}} {
		for _, set := range ask.Sets {
			set.put(task.Entry, task.Base, func(*calc.Field) bool { return true })
		}
		for _, f := range task.Entry.Form(task.Base).Fields {
			if f.Secret && f.Seat == p.hidden && f.Allowed.Count() > 0 {
				f.Set(f.Allowed.At(p.draw(f.Allowed.Count())))
			}
		}
	}
	for seat := range one.Layout.Seats {
		if p.draw(3) > 0 {
			said = said.Tell(e, one.Table, seat)
		}
	}
	seen := func(v view.Game, e calc.Entry) (pages []heard) {
		task := sheet.Task{Game: v, Act: oplog.ActRecord, Base: v.Table, Entry: e, Looker: calc.None, Said: said,
			Touched: p.compared%2 == 0}
		add := func(question string, page any) {
			pages = append(pages, heard{question, string(must.Get(json.Marshal(page))(p.t))})
		}
		parts := task.Parts()
		add("parts", parts)
		if len(parts.Missing) > 0 || len(parts.Seats) == 0 { // otherwise the host's user already knows all answers
			add("sheet", task.Sheet())
		}
		for seat := range v.Layout.Seats {
			if slices.Contains(parts.Seats, seat) {
				add("veil", task.Veil(seat))
				if seat != p.hidden {
					add("hand of "+v.Name(seat), task.Hand(seat))
				}
			}
		}
		return pages
	}
	first, second := seen(one, e), seen(two, other)
	must.Hold(p.t, len(first) == len(second), "%s has %d and %d pages", e.Kind(), len(first), len(second))
	for i := range first {
		p.same(door.Guest{Name: "the window"}, e.Kind()+" "+first[i].question, first[i], second[i])
	}
}

// games and requests apply without the flag soak, soaked and soakedRequests with it.
const games, soaked, entries, requests, soakedRequests = 3, 100, 16, 24, 64

// Two games that differ only in one seat's secrets give all other guests identical bytes, whatever these guests request
// or record. Pages shown while one device is handed around are identical too.
func TestNobodyHearsWhatOthersHide(t *testing.T) {
	must.HaveTime(t)
	hiding := 0
	for _, rules := range rulebooks.All() {
		if _, veiled := veiledSetup(rules, rand.New(rand.NewPCG(1, 1)).IntN); !veiled {
			continue
		}
		hiding++
		var sum pair
		pairs, fewest := uint64(games), pair{asked: 1000, differed: 1, entered: 20}
		if *soak {
			pairs = soaked
		}
		for seed := range pairs {
			p := alike(t, rules, rand.New(rand.NewPCG(seed, 1)).IntN)
			sum.asked, sum.compared = sum.asked+p.asked, sum.compared+p.compared
			sum.differed, sum.entered = sum.differed+p.differed, sum.entered+p.entered
		}
		said := fmt.Sprintf("%s: %d requests, %d answers compared, %d tables differed, %d requests entered something",
			rules.ID(), sum.asked, sum.compared, sum.differed, sum.entered)
		t.Log(said)
		if sum.asked < fewest.asked || sum.differed < fewest.differed || sum.entered < fewest.entered {
			t.Error(said)
		}
	}
	expect.True(t, hiding > 0, "no rulebook hides anything")
}

func alike(t *testing.T, rules calc.Rulebook, draw conformance.Draw) *pair {
	t.Helper()
	setup, _ := veiledSetup(rules, draw)
	p := &pair{t: t, rules: rules, one: begin(t, setup), two: begin(t, setup), hidden: draw(len(setup.Names)), draw: draw}
	asked := requests
	if *soak {
		asked = soakedRequests
	}
	for n := range entries {
		for range asked {
			if p.request(); draw(6) == 0 {
				p.pages()
			}
		}
		if !p.record() {
			break
		}
		if n%8 == 7 {
			p.everything()
		}
	}
	return p
}

func everybody(seats int) []door.Guest {
	all := []door.Guest{looker(), keeper()}
	for seat := range seats {
		all = append(all, seated(seat))
	}
	return all
}

func where(text, other string) string {
	at := 0
	for at < min(len(text), len(other)) && text[at] == other[at] {
		at++
	}
	return text[max(0, at-200):min(len(text), at+200)]
}
