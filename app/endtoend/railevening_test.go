package endtoend

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/privates"
)

// Games with the charts of 1830 and 1846 take only a few more taps than [madeFor] counts.
func TestWholeGameOfRailways(t *testing.T) {
	if !*soak {
		t.Skip("played by make soak")
	}
	t.Parallel()
	for _, c := range []struct {
		name, row string
		// most is the limit, in percent of the taps that [madeFor] counts.
		most     int
		settings []setting
	}{
		{"rails-evening", "A round of railways on a chart, upright", 130,
			[]setting{sized(390, 844), withArgs("--phone")}},
		{"rails-issues", "A round of railways that issue shares, wide", 130, []setting{sized(1280, 800)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := railways{keptGame: readGame(t, "openmarket", c.name), phone: len(c.settings) > 1}
			counts, round := tally{}, 0
			g.byHand(g.begin(t, len(g.entries), c.settings...), c.most, g.keepNext, func(made *madeFor, kept []calc.Entry, taken int) {
				made.countAll(t, kept)
				round += taken
				if kind := kept[len(kept)-1].Kind(); kind == "round" || kind == "end" {
					counts.add(c.row, round)
					round = 0
				}
			})
			counts.mustStandInTable(t, "openmarket", tapsColumn)
		})
	}
}

type railways struct {
	keptGame
	phone bool
}

func (g *railways) hand() int { return g.taps + g.pressed }

// byHand calls next until a whole game is recorded. After each call of next, the function each adds the new entries to
// made. most is the number of taps allowed, in percent of the taps that [madeFor] counts.
func (g *railways) byHand(path string, most int, next func(),
	each func(made *madeFor, kept []calc.Entry, taken int)) {
	g.t.Helper()
	made, all := madeFor{}, 0
	for len(g.ahead) > 0 {
		before, ahead, least := g.hand(), g.ahead, made.taps
		next()
		kept, taken := ahead[:len(ahead)-len(g.ahead)], g.hand()-before
		each(&made, kept, taken)
		all += taken
		g.t.Logf("%d to %s: %d, made for it %d", len(g.entries)-len(ahead)+1, kept[len(kept)-1].Kind(), taken,
			made.taps-least)
	}
	g.mustEndAsRecorded(path)
	g.t.Logf("%d taps and digits, %d on a sheet made for the game", all, made.taps)
	expect.True(g.t, 100*all <= most*made.taps, "%d taps are more than %d %% of the %d of a sheet made for it", all,
		most, made.taps)
}

func (g *railways) keepNext() {
	g.t.Helper()
	e := g.ahead[0]
	switch want := e.(type) {
	case *openmarket.Next:
		if pass := g.passLabel(); g.phone && g.Has(pass) {
			g.Tap(pass)
			g.goOn(e)
			return
		}
	case *privates.Private:
		g.turnTo(e)
		g.private(want)
		return
	case *privates.Closing:
		g.turnTo(e)
		cell := text("openmarket.field.all")
		if !want.All {
			cell = g.privateCell(want.Private)
		}
		g.Tap(cell)
		g.recorded(e)
		return
	case *privates.Incomes:
		if operate, is := g.ahead[1].(*operating.Operate); is { // the company's sheet records this entry too
			g.turnTo(operate)
			g.operate(operate, e, operate)
			return
		}
	case *operating.Operate:
		g.turnTo(e)
		g.operate(want, e)
		return
	case *operating.Pay:
		g.turnTo(e)
		g.digits(want.Amount)
		if chip := usualReason(want); chip != "" {
			g.Tap(chip)
		} else {
			g.Tap(text("sheet.words"))
			g.Type(want.Reason)
		}
		g.recorded(e)
		return
	case *pricing.Move:
		g.turnTo(e)
		name := g.company(want.Company)
		for range want.Steps {
			g.Tap(text("sheet.arrow.right", "company", name))
		}
		for range want.Up {
			g.Tap(text("sheet.arrow.up", "company", name))
		}
		g.recorded(e)
		return
	}
	g.generic(e)
}

// usualReason returns the label of a usual reason for a payment, or "" for another reason.
func usualReason(e *operating.Pay) string {
	for _, key := range []string{"track", "station", "train"} {
		if label := text("openmarket.field." + key); label == e.Reason {
			return label
		}
	}
	return ""
}

func (g *railways) passLabel() string {
	return words.EntryPass("openmarket", g.table, &openmarket.Next{})
}

func (g *railways) goOn(entries ...calc.Entry) {
	g.t.Helper()
	for _, e := range entries {
		g.pass(e)
	}
	g.ahead = g.ahead[len(entries):]
}

// recorded records the sheet. If passing the turn comes next, the same tap records that too.
func (g *railways) recorded(entries ...calc.Entry) {
	g.t.Helper()
	g.Shot(fmt.Sprintf("railways-%t-%03d-%s", g.phone, len(g.entries)-len(g.ahead), entries[0].Kind()))
	if rest := g.ahead[len(entries):]; len(rest) > 0 && rest[0].Kind() == "next" &&
		slices.Contains(g.rulebook.Expected(g.table).Ends, entries[0].Kind()) {
		g.Tap(text("sheet.record.on", "next", g.passLabel()))
		entries = append(entries, rest[0])
	} else if several := len(entries); several > 1 {
		label := text("sheet.record.several", "count", strconv.Itoa(several))
		if !g.Has(label) {
			label = words.EntrySeveral("openmarket", entries[0], several)
		}
		g.Tap(label)
	} else {
		g.Tap(text("sheet.record"))
	}
	g.goOn(entries...)
}

func (g *railways) turnTo(e calc.Entry) {
	g.t.Helper()
	expected := g.rulebook.Expected(g.table).All()
	if title := words.EntryTitle("openmarket", g.table, expected[0]); g.phone {
		g.Tap(title)
	} else {
		g.SeePart(title) // wait for the sheet
	}
	if e.Kind() != expected[0].Kind() {
		g.Tap(words.EntryName("openmarket", e))
	}
}

// digits types a number on the sheet; on a phone it taps the sheet's digits.
func (g *railways) digits(n int) {
	g.t.Helper()
	if !g.phone {
		g.Type(strconv.Itoa(n))
		return
	}
	g.window.digits(strconv.Itoa(n))
}

func (g *railways) privateCell(code string) string {
	return g.noted(g.table.Layout().Privates[board.PrivateOf(g.table, code)].Name)
}

func (g *railways) company(code string) string {
	return words.CompanyName(g.table.Layout(), board.CompanyOf(g.table, code))
}

func (g *railways) private(want *privates.Private) {
	g.t.Helper()
	g.Tap(g.privateCell(want.Private))
	if want.To == "company" {
		g.Tap(text("openmarket.choice.company"))
		g.Tap(g.company(want.Company))
	}
	if want.Price != nil {
		g.digits(*want.Price)
	}
	g.recorded(want)
}

// operate fills in a company's turn and the payments after it, and records them together with the given entries.
func (g *railways) operate(want *operating.Operate, said ...calc.Entry) {
	g.t.Helper()
	if next := operating.Next(g.table); g.table.Layout().Companies[next].Code != want.Company {
		g.Tap(g.noted(g.company(want.Company)))
	}
	if want.Revenue == 0 {
		g.Tap(text("openmarket.choice.withhold"))
	} else {
		g.digits(want.Revenue)
	}
	if want.Payout != "" {
		g.Tap(text("openmarket.choice." + want.Payout))
	}
	for up := want.Up; up < 0; up++ {
		g.Tap(text("sheet.arrow.down", "company", g.company(want.Company)))
	}
	for _, e := range g.ahead[len(said):] {
		pay, is := e.(*operating.Pay)
		if !is || pay.Company != want.Company || pay.Payee != "" || usualReason(pay) == "" {
			break
		}
		if _, first := said[len(said)-1].(*operating.Operate); first {
			g.Tap(text("openmarket.part.spends"))
		}
		if usualReason(pay) != text("openmarket.field.train") || said[len(said)-1].Kind() == "pay" {
			g.Tap(usualReason(pay)) // the focus starts at the payment for a train
		}
		g.Type(strconv.Itoa(pay.Amount))
		said = append(said, pay)
	}
	g.recorded(said...)
}

func (g *railways) generic(want calc.Entry) {
	g.t.Helper()
	g.turnTo(want)
	expected := g.rulebook.Expected(g.table).All()
	e := expected[slices.IndexFunc(expected, func(e calc.Entry) bool { return e.Kind() == want.Kind() })]
	settled(e, g.table)
	for place := 0; place < len(e.Form(g.table).Fields); place++ {
		f := e.Form(g.table).Fields[place]
		wanted, asked := want.Form(g.table).Field(f.Name)
		if !asked || same(f, wanted) {
			continue
		}
		if by := wanted.Get() - f.Get(); f.Kind == calc.AmountKind && (f.Name == "shares" || f.Name == "loans") {
			for range max(by, -by) {
				sign := "+"
				if by < 0 {
					sign = "–"
				}
				g.In(words.FieldOf("openmarket", g.table.Layout(), f)).Tap(sign)
			}
			f.Set(wanted.Get())
		} else {
			g.fill(e, f, wanted)
		}
		settled(e, g.table)
	}
	g.recorded(want)
}
