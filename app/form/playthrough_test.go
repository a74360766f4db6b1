package form

import (
	"encoding/json"
	"flag"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger/recordings"
)

var soak = flag.Bool("soak", false, "fill in a third of all entries of recorded games")

// fill operates a control like a user until the field has the wanted value.
func fill(t *testing.T, f *FormEditor, name string, want *calc.Field) {
	t.Helper()
	if f.parts != nil {
		f.parts.open(f.form.Field(name).Seat)
	}
	control := f.controls[name]
	if field := f.form.Field(name); field.Secret && field.Seat != f.form.Open {
		f.Reveal(f.form.Field(name).Seat)
		control = f.controls[name]
	}
	switch c := control.(type) {
	case *chipControl:
		for i, choice := range c.of.Choices {
			if choice.Value == want.Get() || want.Get() == calc.None && c.chips[i].Chosen() {
				if c.chips[i].Disabled() {
					t.Fatalf("%s: %q is greyed: %s", name, c.chips[i].AccessibilityLabel(), c.chips[i].Reason())
				}
				test.Tap(c.chips[i])
			}
		}
	case *trackControl:
		for i, choice := range c.of.Choices {
			switch {
			case choice.Value != want.Get() && (want.Get() != calc.None || !c.cells[i].Chosen()):
			case c.cells[i].Disabled(): // another company has this card, so dice made this forecast
				test.Tap(f.controls["dice"].(*flagControl).of)
				fill(t, f, name, want)
			default:
				test.Tap(c.cells[i])
			}
		}
	case *listControl:
		for i, value := range c.values {
			if value == want.Get() {
				c.choice.SetSelectedIndex(i)
			}
		}
	case *tileControl:
		for i, choice := range c.of.Choices {
			if choice.Value == want.Get() {
				test.Tap(c.tiles[i])
			}
		}
	case *cardControl:
		if !c.spread() {
			c.spreadAgain()
		}
		for i, card := range c.of.Choices {
			if card.Value == want.Get() {
				test.Tap(c.faces[i].tile)
			}
		}
	case *flagControl:
		test.Tap(c.of)
	case *stepControl:
		for _, digit := range strconv.Itoa(want.Get()) {
			c.stepper.TypedRune(digit)
		}
		c.stepper.FocusLost()
	case *sumControl:
		c.field.SetText(strconv.Itoa(want.Get()))
	case *rowControl:
		c.field.SetText(strconv.Itoa(want.Get()))
	case *tallyControl:
		for range c.of.Max + 1 {
			if f.form.Field(name).Get() != want.Get() {
				test.Tap(c.chip)
			}
		}
	case *cellControl:
		test.Tap(c.cell)
	case *tradeControl:
		test.Tap(c.cell)
		typed := strconv.Itoa(want.Get())
		if c.of.Trade.Sign != 0 { // the trade itself implies buying or selling
			typed = strings.TrimPrefix(typed, "-")
		}
		for _, letter := range typed {
			must.Hold(t, f.Typed(letter), "%s takes no %c", name, letter)
		}
		must.Hold(t, f.Escape(), "the number of %s is not open", name)
	case *wordsControl:
		c.field.SetText(want.GetText())
	default:
		must.Hold(t, tapWay(f, name, want.Get()), "nothing on the sheet fills in %s", name)
	}
}

// tapWay taps the tile that assigns the named number to a company and leaves the numbers before it unchanged.
func tapWay(f *FormEditor, name string, company int) bool {
	for _, control := range f.order {
		ways, is := control.(*wayControl)
		if !is {
			continue
		}
		for i, way := range ways.ways {
			for n, number := range ways.of.Numbers {
				goes := number.Choices[way[n]].Value
				if number.Name == name && goes == company {
					test.Tap(ways.tiles[i])
					return true
				}
				if goes != number.Value {
					break
				}
			}
		}
	}
	return false
}

func sameValue(a, b *calc.Field) bool {
	if a.Kind == calc.TextKind {
		return a.GetText() == b.GetText()
	}
	return a.Get() == b.Get()
}

func enterInto(t *testing.T, f *FormEditor, want calc.Entry) {
	t.Helper()
	for tries := 0; tries < 3; tries++ { // a later field may reset an earlier one
		done := true
		fields, told := calc.SheetForm(f.form.Entry, f.form.Table).Fields, calc.SheetForm(want, f.form.Table)
		for place := 0; place < len(fields); place++ {
			field := fields[place]
			wanted, ok := told.Field(field.Name)
			if !ok || sameValue(field, wanted) {
				continue
			}
			done = false
			if !sheet.Asked(field) {
				continue
			}
			fill(t, f, field.Name, wanted)
			if now := f.form.Field(field.Name); !sameValue(now, wanted) {
				t.Fatalf("%s: %s is not what was filled in", want.Kind(), field.Name)
			}
			fields = calc.SheetForm(f.form.Entry, f.form.Table).Fields
		}
		if done {
			return
		}
	}
}

// The editor can fill in the entries of every recorded game. Of each kind, the test fills in a game's first entries,
// then every ninth entry, or every third in a soak test.
func TestEveryRecordedGameIsKeptByItsForms(t *testing.T) {
	must.HaveTime(t)
	games, kept, batched := 0, 0, map[string]bool{}
	for _, rulebook := range rulebooks.All() {
		for _, name := range recordings.Names(t, rulebook.ID()) {
			games++
			t.Run(rulebook.ID()+"/"+name, func(t *testing.T) {
				kept++
				g := apptest.RecordedGame(t, rulebook.ID(), name)
				s := apptest.Begin(t)
				must.Do(t, s.Session.Scratch(g.Setup))
				filled, often, every := map[string]int{}, 3, 9
				if len(g.Setup.Names) > 8 {
					often = 1
				}
				if *soak {
					often, every = 4, 3
				}
				for number := 0; number < len(g.Entries); number++ {
					want := g.Entries[number]
					if filled[want.Kind()]++; filled[want.Kind()] > often && filled[want.Kind()]%every > 0 {
						must.Do(t, s.Session.Record(want))
						continue
					}
					v := s.Session.View()
					if next := v.Expected().Next; want.Kind() == "skip" && len(next) > 0 && next[0].Kind() == "sell" {
						want = next[0] // a player who sells nothing records an empty sale; older games skip the turn
					}
					e, ok := startOf(v, want)
					if _, skips := want.(*calc.Skip); skips && !ok { // in Stockpile selling nothing is an empty sale
						want = &stockpile.Sell{Seat: v.Table.Turn()}
						e, ok = startOf(v, want)
					}
					if !ok {
						t.Fatalf("entry %d: a %s is not offered; offered are %v", number+1, want.Kind(), kindNames(v))
					}
					told := inDeckOrder(t, want, v.Table)
					if dealt(t, want, told, v.Table) {
						e = want
					} else {
						e = calc.BatchOf(v.Rulebook, v.Table, e)
						whole, several := together(t, v, told, g.Entries[number+1:])
						enterInto(t, NewEditor(Task{Rulebook: v.ID(), Table: v.Table, Entry: e, Changed: func() {},
							Refuse: func(string) {}}), whole)
						if batch, is := e.(calc.Batch); is {
							said := batch.Entries(v.Table)
							must.Hold(t, slices.EqualFunc(said, several, sheet.Same), "entry %d, %s: the sheet says %v", number+1,
								want.Kind(), calc.Map(said, func(e calc.Entry) string { return written(t, e) }))
							if e = said[0]; len(said) > 1 {
								must.Do(t, s.Session.Record(said...))
								batched[e.Kind()] = true
								number += len(said) - 1
								continue
							}
						}
					}
					if _, _, refusal := e.Apply(v.Table); refusal != nil {
						t.Fatalf("entry %d, %s: %s", number+1, want.Kind(), words.Refusal(v.ID(), v.Layout, refusal))
					}
					if dealt(t, want, told, v.Table) {
						told = want
					}
					if got, recorded := written(t, e), written(t, told); got != recorded {
						t.Errorf("entry %d: the sheet made %s, recorded is %s", number+1, got, recorded)
					}
					must.Do(t, s.Session.Record(e))
				}
				if g.Now { // otherwise the game starts under other rules than in the recording
					mustEnd(t, g.Cash, s.Session.View())
				}
			})
		}
	}
	if kept == games {
		expect.List(t, slices.Sorted(maps.Keys(batched)), []string{"appeal", "bonus", "buy", "emergency", "move", "pay", "price",
			"sell", "treasury"}, "entries that were said with others")
	}
}

// together returns a batch of e and up to five entries from the list ahead, and a list of the entries in the batch.
func together(t *testing.T, v view.Game, e calc.Entry, ahead []calc.Entry) (whole calc.Entry, said []calc.Entry) {
	t.Helper()
	for n := min(5, len(ahead)); n >= 0; n-- {
		said = append([]calc.Entry{e}, ahead[:n]...)
		first, _ := sheet.Copy(v.Rulebook, e)
		whole = calc.BatchOf(v.Rulebook, v.Table, first)
		for _, next := range ahead[:n] {
			blank, _ := calc.Blank(v.Rulebook, next.Kind())
			before, more := calc.BatchOf(v.Rulebook, v.Table, blank), calc.BatchOf(v.Rulebook, v.Table, next)
			sheet.CopyFields(before, more, v.Table, func(f *calc.Field) bool { return f.Kind == calc.CompanyKind })
			unchosen := before.Form(v.Table)
			sheet.CopyFields(whole, more, v.Table, func(f *calc.Field) bool {
				unsaid, asked := unchosen.Field(f.Name)
				return !asked || !sameValue(f, unsaid)
			})
		}
		blank, _ := startOf(v, e)
		again := calc.BatchOf(v.Rulebook, v.Table, blank) // the form of again lacks the fields on other panels
		sheet.CopyFields(again, whole, v.Table, func(*calc.Field) bool { return true })
		if batch, is := again.(calc.Batch); is && slices.EqualFunc(batch.Entries(v.Table), said, sheet.Same) {
			return whole, said
		}
	}
	return whole, said
}

// inDeckOrder returns a year's end or hand of Tycoon with cards in deck order and players in turn order.
func inDeckOrder(t *testing.T, e calc.Entry, table calc.Table) calc.Entry {
	var same calc.Entry
	switch e.(type) {
	case *yearend.YearEnd:
		end, order := &yearend.YearEnd{}, board.TurnOrder(table)
		must.Do(t, json.Unmarshal([]byte(written(t, e)), end))
		for _, r := range end.Seats {
			slices.SortFunc(r.Cards, board.DeckOf(table).Compare)
		}
		slices.SortStableFunc(end.Suspends, func(a, b yearend.Suspend) int {
			return slices.Index(order, a.Seat) - slices.Index(order, b.Seat)
		})
		same = end
	case *hands.Hand:
		hand := &hands.Hand{}
		must.Do(t, json.Unmarshal([]byte(written(t, e)), hand))
		slices.SortFunc(hand.Cards, board.DeckOf(table).Compare)
		same = hand
	default:
		return e
	}
	return same
}

// dealt reports whether the order of the dealt cards matters to an entry.
func dealt(t *testing.T, e, inOrder calc.Entry, table calc.Table) bool {
	return e.Kind() == "yearend" && board.OptionsOf(table).ClampEach && written(t, e) != written(t, inOrder)
}

func startOf(v view.Game, want calc.Entry) (calc.Entry, bool) {
	for _, e := range v.Expected().All() {
		if e.Kind() == want.Kind() {
			return calc.Ready(v.Table, e), true
		}
	}
	return nil, false
}

func kindNames(v view.Game) []string {
	return calc.Map(v.Expected().All(), calc.Entry.Kind)
}

func written(t *testing.T, e calc.Entry) string {
	t.Helper()
	data := must.Get(json.Marshal(e))(t)
	return string(data)
}

func mustEnd(t *testing.T, recorded []int, v view.Game) {
	t.Helper()
	for seat, cash := range recorded {
		if v.Table.Cash(seat) != cash {
			t.Errorf("seat %d ends with %d in cash, recorded is %d", seat, v.Table.Cash(seat), cash)
		}
	}
	expect.True(t, len(recorded) == len(v.Layout.Seats), "%d seats are recorded at the end", len(recorded))
}
