package words

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
)

// A harvest is what many games of Stockholder said.
type harvest struct {
	t *testing.T
	// lines, refusals and rules are the kinds, codes and keys that were met.
	lines, refusals, rules map[string]bool
	// entries and fields are one of each kind and name, with the table that they were met on.
	entries map[string]metEntry
	fields  map[string]metField
	// heard counts how often a sentence with the same places was looked at.
	heard map[string]int
}

type metEntry struct {
	table calc.Table
	entry calc.Entry
}

type metField struct {
	table calc.Table
	field *calc.Field
}

// play plays random games by the entries' own forms, sound ones and spoilt ones, and reaps what they say. The same
// games are played every time.
func play(t *testing.T) *harvest {
	t.Helper()
	h := &harvest{t: t, lines: map[string]bool{}, refusals: map[string]bool{}, rules: map[string]bool{},
		entries: map[string]metEntry{}, fields: map[string]metField{}, heard: map[string]int{}}
	chance := rand.New(rand.NewPCG(3, 5))
	for range 60 {
		for _, preset := range (stockholder.Rulebook{}).Presets() {
			h.game(chance, preset.Options.(*stockholder.Options))
		}
	}
	h.setups()
	return h
}

// game plays one game under options of which some are changed.
func (h *harvest) game(chance *rand.Rand, o *stockholder.Options) {
	for range chance.IntN(6) {
		before := *o
		fields := o.Form().Fields
		f := fields[chance.IntN(len(fields))]
		if n := f.Allowed.Count(); n <= 4 {
			f.Set(f.Allowed.At(chance.IntN(n)))
		}
		if o.Check() != nil {
			*o = before
		}
	}
	table, statement, refusal := stockholder.Rulebook{}.Open(o, []string{"Ann", "Ben", "Zoë"}[:2+chance.IntN(2)])
	if refusal != nil {
		h.t.Fatal(refusal)
	}
	h.told(table, statement)
	if chance.IntN(2) == 0 {
		table = h.say(table, poor(chance, table))
	}
	for range 60 {
		table = h.say(table, drawn(chance, table))
		h.spoilt(chance, table)
	}
	if table.Over() {
		h.say(table, &stockholder.Turn{Card: "B+60", Free: fourcolours.Assign(1)})
	}
}

// poor is a position near the bottom and the top of the ladder, where little cash makes things happen.
func poor(chance *rand.Rand, table calc.Table) *stockholder.Position {
	e := stockholder.NewPosition(table)
	for company := range e.Prices {
		track := table.Layout().Tracks[company]
		place := chance.IntN(min(4, track.Len()))
		if chance.IntN(3) == 0 {
			place = track.Len() - 1 - place
		}
		e.Prices[company] = track.Price(place)
	}
	for seat := range e.Seats {
		e.Seats[seat].Cash = chance.IntN(90)
		for company := range e.Seats[seat].Shares {
			e.Seats[seat].Shares[company] = max(0, chance.IntN(12)-5)
		}
	}
	return e
}

// drawn is an entry of some kind, filled in by its form.
func drawn(chance *rand.Rand, table calc.Table) calc.Entry {
	expected := stockholder.Rulebook{}.Expected(table).All()
	e := expected[0]
	if chance.IntN(12) == 0 {
		e = expected[chance.IntN(len(expected))]
	}
	form := e.Form(table)
	for i := 0; i < len(form.Fields); i++ {
		f := form.Fields[i]
		n := f.Allowed.Count()
		switch {
		case f.SetText != nil:
			f.SetText("it was counted wrong")
		case n == 0:
		case f.Kind == calc.AmountKind && chance.IntN(3) > 0:
			if _, ok := f.Allowed.Index(f.Likely); ok {
				f.Set(f.Likely)
			}
		default:
			f.Set(f.Allowed.At(chance.IntN(n)))
			form = e.Form(table)
		}
	}
	return e
}

// spoilt says entries in which one number is wrong, and reaps the refusals.
func (h *harvest) spoilt(chance *rand.Rand, table calc.Table) {
	e := drawn(chance, table)
	fields := e.Form(table).Fields
	f := fields[chance.IntN(len(fields))]
	wrong := []int{-1, 0, 1, 2, 3, 8, 40, -40, 7_777, 2_000_000}[chance.IntN(10)]
	switch {
	case f.SetText != nil:
		f.SetText("")
	default:
		f.Set(wrong)
	}
	if turn, ok := e.(*stockholder.Turn); ok {
		switch chance.IntN(12) {
		case 0:
			turn.Card = ""
		case 1:
			turn.Card = "B+1"
		case 2:
			turn.Free[chance.IntN(3)] = chance.IntN(5)
		case 3:
			turn.Keep = []stockholder.Keep{{Seat: 1, Company: chance.IntN(4), Shares: wrong}}
		case 4:
			turn.First = []stockholder.First{{Seat: 1, Company: chance.IntN(4)}}
		case 5:
			turn.Bought[chance.IntN(4)] = wrong
		case 6:
			turn.Seat = chance.IntN(4)
		}
	}
	h.say(table, e)
}

// say applies an entry and reaps what comes of it.
func (h *harvest) say(table calc.Table, e calc.Entry) calc.Table {
	h.entries[e.Kind()] = metEntry{table, e}
	for _, f := range e.Form(table).Fields {
		h.fields[f.Name] = metField{table, f}
		for _, choice := range f.Allowed.Choices {
			if choice.Refusal != nil {
				h.refused(table.Layout(), choice.Refusal)
			}
		}
	}
	next, statement, refusal := e.Apply(table)
	if refusal != nil {
		h.refused(table.Layout(), refusal)
		return table
	}
	h.told(table, statement)
	return next
}

// often tells whether a sentence with the same places filled was looked at often enough.
func (h *harvest) often(kind string, seat, company int, terms []calc.Term) bool {
	key := fmt.Sprint(kind, seat != calc.None, company != calc.None)
	for _, term := range terms {
		key += " " + term.Role
	}
	h.heard[key]++
	return h.heard[key] > 50
}

// told reaps the lines of a statement.
func (h *harvest) told(table calc.Table, s calc.Statement) {
	for _, line := range s.Lines {
		h.lines[line.Kind], h.rules[line.Rule] = true, true
		if h.often(line.Kind, line.Seat, line.Company, line.Terms) {
			continue
		}
		sound(h.t, "stockholder.line."+line.Kind, Line("stockholder", table.Layout(), line))
	}
}

func (h *harvest) refused(l *calc.Layout, r *calc.Refusal) {
	h.refusals[r.Code] = true
	if r.Rule != "" {
		h.rules[r.Rule] = true
	}
	if h.often(r.Code, r.Seat, r.Company, r.Terms) && l != nil {
		return
	}
	sound(h.t, "refusal."+r.Code, Refusal("stockholder", l, r))
}

// setups begins games that cannot be, each wrong in its own way, and says the few entries that no form leads to.
func (h *harvest) setups() {
	two := []string{"Ann", "Ben"}
	long := "A name that is so long that there is no room for it"
	for _, names := range [][]string{two[:1], {"Ann", "Ben", "C", "D", "E", "F", "G"}, {"Ann", " "}, {"Ann", "B\x01n"}, {"Ann", "ANN"}, {"Ann", long}} {
		h.open(names, nil)
	}
	for _, change := range []func(*stockholder.Options){
		func(o *stockholder.Options) { o.Packs = 9 },
		func(o *stockholder.Options) { o.Min = 300 },
		func(o *stockholder.Options) { o.Min = 15 },
		func(o *stockholder.Options) { o.Certificates = 1 },
	} {
		h.open(two, change)
	}
	_, _, refusal := stockholder.Rulebook{}.Open(nil, two)
	h.refused(nil, refusal)
	for _, title := range []string{"a\x01b", long + long + long} {
		_, err := ledger.Scratch(ledger.Setup{Rulebook: "stockholder", Title: title, Names: two, Options: classic()}, rulebooks.All())
		refusal, ok := err.(*calc.Refusal)
		if !ok {
			h.t.Fatalf("the title %q gives %v", title, err)
		}
		h.refused(nil, refusal)
	}
	table, _, _ := stockholder.Rulebook{}.Open(classic(), two)
	h.say(table, &stockholder.Position{})
	late := stockholder.NewPosition(table)
	late.Round = 99
	h.say(table, late)
	h.say(table, &calc.Ruling{What: "gold", Change: 1, Reason: "why"})
	h.say(table, &stockholder.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(1, 2)})
	h.say(table, &stockholder.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(0)})
}

func classic() *stockholder.Options {
	return stockholder.Rulebook{}.Presets()[0].Options.(*stockholder.Options)
}

// open begins a game that cannot be.
func (h *harvest) open(names []string, change func(*stockholder.Options)) {
	o := classic()
	if change != nil {
		change(o)
	}
	_, _, refusal := stockholder.Rulebook{}.Open(o, names)
	if refusal == nil {
		h.t.Fatalf("%q can play with %+v", names, o)
	}
	h.refused(nil, refusal)
}
