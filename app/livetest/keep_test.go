package livetest

import (
	"encoding/json"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/internal/taps"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
)

// A target is what a field of an entry is to be filled in with.
type target struct {
	Field  string `json:"field"`
	Value  int    `json:"value"`
	Text   string `json:"text"`
	Seat   int    `json:"seat"`
	Secret bool   `json:"secret"`
}

// targets are all that an entry asks for, with the answers it has.
func targets(e calc.Entry, base calc.Table) []target {
	all := []target{}
	for _, f := range calc.SheetForm(e, base).Fields {
		one := target{Field: f.Name, Seat: f.Seat, Secret: f.Secret}
		if f.Kind == calc.TextKind {
			one.Text = f.GetText()
		} else {
			one.Value = f.Get()
		}
		all = append(all, one)
	}
	return all
}

// steps are the entries of a recorded game with the tables that they were made on.
func steps(t testing.TB, r recordings.Game) []game.Step {
	t.Helper()
	return must.Get(game.Replay(r.Record, rulebooks.All()))(t).Steps()
}

// atThree serves a game of three that begins, whose keeper has it open on a phone, with the steps that are recorded of
// it.
func atThree(t testing.TB) (h *host, keeper phone, r recordings.Game, all []game.Step) {
	t.Helper()
	r = recordings.Read(t, "stockholder", "three-seats-3x5")
	file, _ := opening(t, r.Record, 0)
	h, keeper = serve(t, file), newPhone(t)
	keeper.open(h.keeper, ".game #sheet")
	return h, keeper, r, steps(t, r)
}

// keep fills in a recorded entry on the page and records it.
func (p phone) keep(step game.Step) {
	p.T.Helper()
	p.drive("keep", step, targets(step.Entry, step.Before))
}

// drive does something of driver.js with a recorded entry, or a part of it.
func (p phone) drive(way string, step game.Step, all []target) {
	p.T.Helper()
	asked := must.Get(json.Marshal(all))(p.T)
	fault := chromium.Awaited[string](p.Browser, "driver."+way+"("+chromium.Quoted(step.Entry.Kind())+", "+
		string(asked)+").then(() => '', (fault) => fault.message)")
	if fault != "" {
		p.T.Fatalf("entry %d, a %s: %s", step.Number, step.Entry.Kind(), fault)
	}
}

// takeIn imports a recorded game as it stood after some of its entries, and opens it.
func (p phone) takeIn(r recordings.Game, entries int) {
	p.T.Helper()
	_, text := opening(p.T, r.Record, entries)
	p.turnTo("import", "textarea")
	p.Do(chromedp.Evaluate(`document.querySelector("textarea").value = `+chromium.Quoted(string(text)), nil))
	p.press(said("import"))
	p.Until("the game that came in", `document.querySelector('main a[href="#/g/`+r.Record.ID.String()+`"]')`)
	p.press(said("open"))
	p.Sees(".game")
}

// short is how many entries of a game are kept unless it is kept whole.
const short = 6

// A whole game of each rulebook is kept in a browser alone: its opening comes in by the page for imports, every entry
// is filled in on its sheet, and at the end it is the game that was recorded, entry by entry. A sheet of Stock Market Tycoon
// counts cards in the order of the deck, whatever order they were told in: there the tables are the same.
func TestWholeGamesAreKeptInABrowser(t *testing.T) {
	t.Parallel()
	first := newPhone(t)
	for id, name := range map[string]string{
		"stockholder": "three-seats-3x5", "brokeryard": "shared", "openmarket": "colours-ten-rounds",
		"shoulders": "two-seats-once-no-goals", "stockpile": "standard-four-hidden", "tycoon": "two-seats-zero",
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			r := recordings.Read(t, id, name)
			all := steps(t, r)
			if !*soak {
				all = all[:min(short, len(all))]
			}
			h, p := serve(t), first.in(t).another()
			p.open(h.keeper, "main.page")
			p.takeIn(r, 0)
			count := taps.Tally{}
			for _, step := range all {
				row := taps.EntryRow(id, step.Entry)
				step.Entry = calc.Together(r.Rulebook, step.Before, step.Entry) // as the sheet asks for it
				p.keep(step)
				count.Add(row, chromium.Value[int](p.Browser, "driver.seen.taps"))
			}
			holdTaps(t, id, count)
			h.stop()
			if id == "tycoon" {
				kept, last := h.kept(r.Record.ID), all[len(all)-1]
				expect.True(t, len(kept.Steps()) == len(all) && kept.Table().Equal(last.After), "the table is another after %d entries",
					len(kept.Steps()))
				return
			}
			got, want := h.head(r.Record.ID), after(t, r.Record, len(all))
			expect.True(t, got == want, "the game has the fingerprint %s, it should be %s", got, want)
		})
	}
}
