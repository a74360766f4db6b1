package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// A keeper keeps a game with a thumb on a phone, and counts the taps.
type keeper struct {
	t    *testing.T
	s    *shell.Shell
	page *Page
	taps int
}

// tap taps what is called by a label, else what its label begins with.
func (k *keeper) tap(label string) {
	k.t.Helper()
	var found fyne.Tappable
	exact := false
	apptest.Walk(k.s.Window.Content(), func(o fyne.CanvasObject) {
		spoken, ok := o.(interface{ AccessibilityLabel() string })
		if tappable, can := o.(fyne.Tappable); ok && can && !exact {
			name := spoken.AccessibilityLabel()
			other := strings.HasPrefix(name, apptest.Text("sheet.record")+". ") // passes the turn on, too
			if exact = name == label; exact || found == nil && strings.HasPrefix(name, label) && !other {
				found = tappable
			}
		}
	})
	if found == nil {
		k.t.Fatalf("nothing is called %q", label)
	}
	test.Tap(found)
	k.taps++
}

// typed taps the field of a number and types it.
func (k *keeper) typed(number, n int) {
	k.t.Helper()
	fields := apptest.All[*form.TextField](k.s.Window.Content(), nil)
	if number >= len(fields) {
		k.t.Fatalf("there are %d fields", len(fields))
	}
	digits := strconv.Itoa(n)
	k.s.Window.Canvas().Focus(fields[number])
	for _, digit := range digits {
		fields[number].TypedRune(digit)
	}
	k.taps += 1 + len(digits)
}

// open opens the sheet of a kind of entry.
func (k *keeper) open(e calc.Entry) {
	k.t.Helper()
	expected := k.s.Session.View().Expected().All()
	k.page.enter()
	k.taps++
	if expected[0].Kind() != e.Kind() {
		k.tap(words.EntryName("openmarket", e))
	}
}

func (k *keeper) record() {
	k.t.Helper()
	before := len(k.s.Session.Game().Steps())
	k.tap(apptest.Text("sheet.record"))
	if len(k.s.Session.Game().Steps()) == before {
		k.t.Fatal("nothing was recorded")
	}
}

// A game of hotels, with chains that are founded, bought, taken over and closed, costs at most one and a half times the
// taps of a sheet made for that game alone. Such a sheet takes a tap to open it and one to record it a turn, which
// passes the turn on; one for each share, each step of a price, each chain that is founded or closed; one for each
// holder in a takeover and each pair that is swapped; and sums are typed, after a tap on who gets or pays them. A turn
// in which nothing happened is one tap. A game whose takeovers are recorded as such costs less still.
func TestTapsOfAGameOfHotels(t *testing.T) {
	for _, c := range []struct {
		game string
		// most is the limit, in hundredths of the taps of a sheet made for the game.
		most int
	}{{"hotels-takeover", 150}, {"hotels-merger", 130}, {"hotels-sized", 130}} {
		t.Run(c.game, func(t *testing.T) { tapsOfHotels(t, c.game, c.most) })
	}
}

func tapsOfHotels(t *testing.T, game string, most int) {
	t.Helper()
	g := apptest.RecordedGame(t, "openmarket", game)
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	page := playedTo(t, s, g, 0)
	k := &keeper{t: t, s: s, page: page}
	made, begun := 0, false // the taps of a sheet made for the game, and whether one is open
	digits := func(n int) int { return len(strconv.Itoa(n)) }
	name := func(code string) string {
		l := s.Session.View().Layout
		return l.Companies[slices.IndexFunc(l.Companies, func(c calc.Company) bool { return c.Code == code })].Key
	}
	buy := func(e calc.Entry) {
		k.shares(name(e.(*trading.Buy).Company)+" +", e.(*trading.Buy).Shares, &made)
	}
	for at := 0; at < len(g.Entries); at++ {
		e := g.Entries[at]
		together := func() (all []calc.Entry) { // entries of one sheet
			kind := e.Kind()
			for ; at < len(g.Entries) && g.Entries[at].Kind() == kind; at++ {
				all = append(all, g.Entries[at])
			}
			at--
			return all
		}
		if _, next := e.(*openmarket.Next); !next && !begun {
			made, begun = made+2, true
		}
		switch e := e.(type) {
		case *openmarket.Next:
			k.tap("Next: ")
			if !begun {
				made++
			}
			begun = false
		case *charter.Launch:
			made++
			if e.Price == nil && e.Size == nil && k.offersPurchases() {
				k.open(&trading.Buy{})
				k.tap("Launch " + name(e.Company))
				for at+1 < len(g.Entries) && g.Entries[at+1].Kind() == "buy" {
					at++
					buy(g.Entries[at])
				}
			} else {
				k.open(e)
				k.tap(name(e.Company))
				for _, said := range []*int{e.Price, e.Size} {
					if said != nil {
						k.typed(0, *said)
						made += digits(*said)
					}
				}
			}
			if at+1 < len(g.Entries) && g.Entries[at+1].Kind() == "buy" {
				at++
				k.shares("+", g.Entries[at].(*trading.Buy).Shares, &made)
			}
			k.record()
		case *trading.Buy:
			k.open(e)
			for _, b := range together() {
				buy(b)
			}
			k.record()
		case *trading.Sell:
			k.open(e)
			k.shares(name(e.Company)+" –", e.Shares, &made)
			made++ // the holder
			k.record()
		case *pricing.Move:
			k.open(e)
			for _, m := range together() {
				k.shares(name(m.(*pricing.Move).Company)+" +", m.(*pricing.Move).Steps, &made)
			}
			k.record()
		case *chains.Size:
			if k.offersPurchases() {
				k.open(&trading.Buy{})
				now := s.Session.View().Table
				for _, of := range together() {
					of := of.(*chains.Size)
					k.shares("Size of "+name(of.Company)+" +",
						of.Size-board.Size(now, companyIn(s.Session.View().Layout, of.Company)), &made)
				}
				for at+1 < len(g.Entries) && g.Entries[at+1].Kind() == "buy" {
					at++
					buy(g.Entries[at])
				}
				k.record()
				break
			}
			k.open(e)
			grown := s.Session.View().Table
			for _, of := range together() {
				of := of.(*chains.Size)
				k.shares(name(of.Company)+" +",
					of.Size-board.Size(grown, companyIn(s.Session.View().Layout, of.Company)), &made)
			}
			k.record()
		case *pricing.Price:
			steps := (*e.Price - s.Session.View().Table.Price(slices.IndexFunc(s.Session.View().Layout.Companies,
				func(c calc.Company) bool { return c.Code == e.Company }))) / 100
			k.open(e)
			k.shares(name(e.Company)+" +", steps, &made)
			k.record()
		case *money.Bonus:
			k.open(e)
			for _, b := range together() {
				k.typed(b.(*money.Bonus).Seat, b.(*money.Bonus).Amount)
				made += 1 + digits(b.(*money.Bonus).Amount)
			}
			k.record()
		case *money.Fee:
			k.open(e)
			k.typed(e.Seat, e.Amount)
			made += 1 + digits(e.Amount)
			k.record()
		case *trading.Exchange:
			k.open(e)
			if e.Seat != s.Session.View().Table.Turn() {
				k.tap(s.Session.View().Layout.Seats[e.Seat].Name)
			}
			k.tap(name(e.Give))
			k.tap(name(e.Take))
			made += 1 + e.Taken
			k.record()
		case *charter.Takeover:
			k.open(e)
			k.takeover(e, name, &made)
			k.record()
		case *charter.Close:
			k.open(e)
			k.tap(name(e.Company))
			if e.Keep {
				k.tap(apptest.Text("openmarket.field.keep"))
			}
			made++
			k.record()
		case *openmarket.End:
			k.open(e)
			made++
			k.record()
		default:
			t.Fatalf("nobody counts a %s", e.Kind())
		}
	}
	v := s.Session.View()
	for seat, cash := range g.Cash {
		expect.True(t, v.Table.Cash(seat) == cash,
			"%s ends with %d, recorded is %d", v.Layout.Seats[seat].Name, v.Table.Cash(seat), cash)
	}
	t.Logf("%d taps, %d on a sheet made for the game", k.taps, made)
	expect.True(t, 100*k.taps <= most*made,
		"%d taps are more than %d %% of the %d of a sheet made for the game", k.taps, most, made)
}

// offersPurchases reports whether the sheet that opens is that of purchases.
func (k *keeper) offersPurchases() bool {
	return k.s.Session.View().Expected().All()[0].Kind() == "buy"
}

// takeover fills in a takeover.
func (k *keeper) takeover(e *charter.Takeover, name func(string) string, made *int) {
	k.t.Helper()
	v := k.s.Session.View()
	k.tap(name(e.Company))
	*made++
	if openCompanies(v.Table) > 2 { // of two, the other one is known
		k.tap(name(e.By) + " takes it over")
	}
	field := 0
	for seat, of := range v.Layout.Seats {
		sold, got, bonus := calc.ItemOrZero(e.Sold, seat), calc.ItemOrZero(e.Got, seat), calc.ItemOrZero(e.Bonus, seat)
		if v.Table.Shares(seat, companyIn(v.Layout, e.Company)) == 0 {
			continue
		}
		if bonus > 0 {
			k.typed(field, bonus)
			*made += 1 + len(strconv.Itoa(bonus))
		}
		k.shares(of.Name+": Sells +", sold, made)
		k.shares(of.Name+": Gets "+name(e.By)+" +", got, made)
		*made += calc.Bit(sold+got > 0)
		field++
	}
	if !e.Keep {
		k.tap(apptest.Text("openmarket.field.keep"))
	}
	if e.Size != nil {
		usual := board.Size(v.Table, companyIn(v.Layout, e.By)) + board.Size(v.Table, companyIn(v.Layout, e.Company)) + 1
		k.shares(name(e.By)+" +", *e.Size-usual, made)
	}
	if e.Price != nil {
		k.shares(name(e.By)+" +", (*e.Price-v.Table.Price(companyIn(v.Layout, e.By)))/100, made)
	}
}

// openCompanies is how many companies are traded.
func openCompanies(t calc.Table) int {
	n := 0
	for company := range t.Layout().Companies {
		n += calc.Bit(board.Launched(t, company))
	}
	return n
}

// companyIn is the company of a code.
func companyIn(l *calc.Layout, code string) int {
	return slices.IndexFunc(l.Companies, func(c calc.Company) bool { return c.Code == code })
}

// shares taps a button once a share, or a step.
func (k *keeper) shares(button string, n int, made *int) {
	k.t.Helper()
	for range n {
		k.tap(button)
	}
	*made += n
}

// Who was not chosen yet is asked for, not refused as a player whom the table does not have.
func TestPlayerWhoIsNotChosenIsAskedFor(t *testing.T) {
	s := apptest.Begin(t)
	playedTo(t, s, apptest.RecordedGame(t, "openmarket", "hotels-merger"), 3)
	v := s.Session.View()
	for kind, want := range map[string]string{"transfer": "Which player?", "leave": "Who leaves the game?"} {
		all := v.Expected().All()
		e := all[slices.IndexFunc(all, func(e calc.Entry) bool { return e.Kind() == kind })]
		if sh := newSheet(s, v, e); sh.refusal.Text() != want || !sh.button.Disabled() {
			t.Errorf("%s says %q", kind, sh.refusal.Text())
		}
	}
}
