package endtoend

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

type keptGame struct {
	window
	rulebook calc.Rulebook
	table    calc.Table
	names    []string
	entries  []calc.Entry
	ahead    []calc.Entry
	options  calc.Options
	// counting is the player whose cards were typed last.
	counting int
	// final is each seat's cash at the end.
	final []int
}

func readGame(t *testing.T, id, name string) keptGame {
	t.Helper()
	read := recordings.Read(t, id, name)
	g := keptGame{rulebook: read.Rulebook, names: read.Names, entries: read.Entries, options: read.Options,
		final: read.Cash}
	var refusal *calc.Refusal
	g.table, _, refusal = g.rulebook.Open(g.options, g.names)
	must.Hold(t, refusal == nil, "%v", refusal)
	sortReveals(g)
	sellNothing(t, g)
	return g
}

// sellNothing replaces each skipped sale in Stockpile by a sale of nothing, as the program records it today.
func sellNothing(t *testing.T, g keptGame) {
	t.Helper()
	table := g.table
	for i, e := range g.entries {
		next := g.rulebook.Expected(table).Next
		if _, skips := e.(*calc.Skip); skips && len(next) > 0 && next[0].Kind() == "sell" {
			g.entries[i] = &stockpile.Sell{Seat: table.Turn()}
		}
		var refusal *calc.Refusal
		table, _, refusal = g.entries[i].Apply(table)
		must.Hold(t, refusal == nil, "%v", refusal)
	}
}

// On a phone held sideways, each entry takes no more taps than the table of taps allows.
func TestWholeGamesByTheirForms(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"stockpile", "asides-four-open"}, {"shoulders", "two-seats-once-no-goals"},
		{"openmarket", "rails-three-rounds"},
	} {
		id, name := c[0], c[1]
		t.Run(id, func(t *testing.T) {
			spare(t, id)
			t.Parallel()
			g := readGame(t, id, name)
			path, count := g.begin(t, 8, sized(844, 420)), tally{}
			for number, e := range g.ahead {
				before, row := g.taps, entryRow(id, e)
				if number%8 == 0 {
					g.Shot(fmt.Sprintf("%s-%03d-table", id, number))
				}
				g.keep(func() {
					if number%8 == 7 || number < 4 {
						g.Shot(fmt.Sprintf("%s-%03d-%s", id, number, e.Kind()))
					}
				}, e)
				count.add(row, g.taps-before)
			}
			g.mustEndAsRecorded(path)
			count.mustStandInTable(t, id, tapsColumn)
		})
	}
}

// begin opens a window on a book with the game, and returns the book's path. Without the flag soak, the book already
// has all but the last entries. The window is small, because drawing takes most of the test's time.
func (g *keptGame) begin(t *testing.T, last int, settings ...setting) (path string) {
	t.Helper()
	kept := already(len(g.entries), last)
	path = newBook(t, record.Setup{Rulebook: g.rulebook.ID(), Names: g.names, Options: g.options}, g.entries[:kept]...)
	for _, e := range g.entries[:kept] {
		g.table, _, _ = e.Apply(g.table)
	}
	g.ahead = g.entries[kept:]
	g.window = open(t, append(settings, coarse(), withArgs("--book", path))...)
	g.Tap(strings.Join(g.names, ", "))
	return path
}

func (g *keptGame) mustEndAsRecorded(path string) {
	g.t.Helper()
	id := g.rulebook.ID()
	g.mustHoldAllOf(path)
	g.See(text("result.title"))
	g.Shot(id + "-result")
	g.Tap(text("share.copy"))
	result := g.Clipboard()
	for _, place := range g.rulebook.Standing(g.table).Places {
		if line := words.Place(id, g.table.Layout(), place); !strings.Contains(result, line) {
			g.t.Errorf("the result reads\n%s\nbut must have\n%s", result, line)
		}
	}
	for seat, cash := range g.final {
		if g.table.Cash(seat) != cash {
			g.t.Errorf("%s ends with %d in cash, recorded is %d", g.names[seat], g.table.Cash(seat), cash)
		}
	}
}

func (g *keptGame) mustHoldAllOf(path string) {
	g.t.Helper()
	book, err := book.Open(path, rulebooks.All())
	must.Do(g.t, err)
	defer book.Close()
	shelf, err := book.Shelf.List()
	if err != nil || len(shelf) != 1 {
		g.t.Fatalf("%d games: %v", len(shelf), err)
	}
	game, err := book.Games.Load(shelf[0].ID)
	must.Do(g.t, err)
	if len(game.Steps()) != len(g.entries) {
		g.t.Fatalf("%d entries were kept, recorded are %d", len(game.Steps()), len(g.entries))
	}
	for i, step := range game.Steps() {
		kept, err := json.Marshal(step.Entry)
		must.Do(g.t, err)
		recorded, err := json.Marshal(g.entries[i])
		must.Do(g.t, err)
		if string(kept) != string(recorded) {
			g.t.Errorf("entry %d was kept as %s, recorded is %s", i+1, kept, recorded)
		}
	}
}

// keep fills in and records an entry on its sheet, or several entries on a panel. seen is called before recording.
func (g *keptGame) keep(seen func(), wants ...calc.Entry) {
	g.t.Helper()
	want := wants[0]
	id, expected := g.rulebook.ID(), g.rulebook.Expected(g.table).All()
	g.openSheet(words.EntryTitle(id, g.table, expected[0]))
	if g.keepOnPanel(seen, wants...) {
		return
	}
	var e calc.Entry
	for _, offered := range expected {
		if offered.Kind() == want.Kind() {
			e = calc.Ready(g.table, offered)
			break
		}
	}
	if e == nil {
		g.t.Fatalf("a %s is not offered", want.Kind())
	}
	if e.Kind() != expected[0].Kind() {
		g.turnTo(words.EntryName(id, e))
	}
	e, want = calc.BatchOf(g.rulebook, g.table, e), calc.BatchOf(g.rulebook, g.table, want)
	settled(e, g.table)
	typed := ""
	g.counting = calc.None
	for place := 0; ; place++ {
		fields := calc.SheetForm(e, g.table).Fields
		if place >= len(fields) {
			break
		}
		wanted, ok := calc.SheetForm(want, g.table).Field(fields[place].Name)
		if !ok || same(fields[place], wanted) || !sheet.Asked(fields[place]) {
			continue
		}
		if letters := g.letters(e, fields[place], wanted); letters != "" {
			typed += letters
			fields[place].Set(wanted.Get())
		} else {
			g.Type(typed)
			typed = ""
			g.fill(e, fields[place], wanted)
		}
		settled(e, g.table)
	}
	g.Type(typed)
	seen()
	g.record(func() string { return g.recordLabel(e) })
	g.pass(e)
}

func (g *keptGame) pass(e calc.Entry) {
	g.t.Helper()
	after, _, refusal := e.Apply(g.table)
	if refusal != nil {
		g.t.Fatalf("%s: %v", e.Kind(), refusal)
	}
	g.table = after
}

// settled sets every field that has a single possible value, as the sheet does.
func settled(e calc.Entry, t calc.Table) {
	fields := calc.SheetForm(e, t).Fields
	for place := 0; place < len(fields); place++ {
		f := fields[place]
		if f.Kind != calc.TextKind && !f.Aloud && f.Allowed.Count() == 1 && f.Get() != f.Allowed.At(0) {
			f.Set(f.Allowed.At(0))
			fields = calc.SheetForm(e, t).Fields
		}
	}
}

func same(a, b *calc.Field) bool {
	if a.Kind == calc.TextKind {
		return a.GetText() == b.GetText()
	}
	return a.Get() == b.Get()
}

func (g *keptGame) told(e calc.Entry, f *calc.Field) sheet.Field {
	form := sheet.Form{Rulebook: g.rulebook.ID(), Table: g.table, Entry: e, Open: f.Seat}
	told, _ := calc.Find(form.Fields(), func(other sheet.Field) bool { return other.Name == f.Name })
	return told
}

// fill fills in a field on the sheet, and sets the field in e.
func (g *keptGame) fill(e calc.Entry, f, want *calc.Field) {
	g.t.Helper()
	id, l := g.rulebook.ID(), g.table.Layout()
	told := g.told(e, f)
	control := told.Full
	if f.Folded {
		g.Tap(told.Group)
	}
	if f.Tally {
		label := strings.TrimSpace(told.Label)
		if f.Printed == "" && f.Company == calc.None {
			label = told.Tally.Text
		}
		g.In(told.Group).tapCell(label, want.Get())
		f.Set(want.Get())
		return
	}
	switch f.Kind {
	case calc.TextKind:
		if len(told.Choices) > 0 {
			control = words.Text("sheet.words")
		}
		g.enter(control)
		g.Type(want.GetText())
		f.SetText(want.GetText())
		return
	case calc.FlagKind:
		label := words.Field(id, l, f)
		if f.Get() == 1 {
			label += " ✓"
		}
		g.In(control).Tap(label)
	case calc.AmountKind:
		if told.Trade != nil {
			g.enter(control)
			g.Type(strconv.Itoa(max(want.Get(), -want.Get())))
			break
		}
		if told.Row != nil && told.Input == sheet.List { // a number is typed in a row
			told.Input = sheet.Number
		} else if len(f.Allowed.Choices) > 0 { // the choices are in a list that opens
			if _, said := f.Allowed.Index(f.Get()); said {
				g.In(control).open(strconv.Itoa(f.Get()))
			}
			g.fromList(f, want.Get())
			break
		}
		if label := told.Label; told.Input == sheet.Stepper {
			if told.Row != nil {
				label = told.Full
			}
			g.In(control).enter(label + " " + strconv.Itoa(f.Get()))
		} else if told.Row != nil && !told.Row.Stepped && f.Get() == 0 {
			g.enterLine(control)
		} else if sheet.Unsaid(f) {
			g.enter(control)
		} else {
			g.In(control).enter(words.Number(f.Get()))
			g.Key("ctrl+a", "BackSpace")
		}
		g.Type(strconv.Itoa(want.Get()))
	default:
		for _, choice := range f.Allowed.Choices {
			if choice.Value != want.Get() || choice.Value == calc.None {
				continue
			}
			label := words.Choice(id, l, f, choice)
			if g.setup.keys && told.Row != nil { // the number is typed while a choice has the focus
				g.In(control).enter(homeOfRow(told))
				g.Type(strings.ReplaceAll(label, "–", "-"))
				break
			}
			g.In(control).Tap(label)
		}
	}
	f.Set(want.Get())
}

// enterLine focuses the field at the right end of a line.
func (g *keptGame) enterLine(name string) {
	g.t.Helper()
	if g.setup.keys {
		g.lead(name)
		return
	}
	at, line := g.reach(name), g.See(name).Area
	g.TapAt(line.Max.X-(line.Max.Y-line.Min.Y)/2, at.Y)
}

// homeOfRow returns the label of the choice in a row that gets the focus: the chosen or the first possible choice.
func homeOfRow(f sheet.Field) string {
	if at := slices.IndexFunc(f.Choices, func(c sheet.Choice) bool { return c.Value == f.Value }); at >= 0 {
		return f.Choices[at].Label + " ✓"
	}
	first, _ := calc.Find(f.Choices, func(c sheet.Choice) bool { return c.Reason == "" })
	return first.Label
}

func (g *keptGame) recordLabel(e calc.Entry) string {
	id := g.rulebook.ID()
	if batch, is := e.(calc.Batch); is && len(batch.Entries(g.table)) > 1 {
		return words.EntrySeveral(id, e, len(batch.Entries(g.table)))
	}
	if key := calc.SheetForm(e, g.table).Record; key != "" {
		return words.EntryRecord(id, g.table, e, key)
	}
	return words.Text("sheet.record")
}

func (w window) tapCell(label string, times int) {
	w.t.Helper()
	for tapped := range times {
		w.Tap(label)
		if tapped == 0 {
			label += " ✓"
		}
	}
}
