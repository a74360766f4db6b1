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

type target struct {
	Field  string `json:"field"`
	Value  int    `json:"value"`
	Text   string `json:"text"`
	Seat   int    `json:"seat"`
	Secret bool   `json:"secret"`
}

// targets returns all fields of an entry, with the values to enter.
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

func steps(t testing.TB, r recordings.Game) []game.Step {
	t.Helper()
	return must.Get(game.Replay(r.Record, rulebooks.All()))(t).Steps()
}

// atThree serves a new game for three players, and opens it on the keeper's phone. all holds the steps to enter.
func atThree(t testing.TB) (h *host, keeper phone, r recordings.Game, all []game.Step) {
	t.Helper()
	r = recordings.Read(t, "stockholder", "three-seats-3x5")
	file, _ := opening(t, r.Record, 0)
	h, keeper = serve(t, file), newPhone(t)
	keeper.open(h.keeper, ".game #sheet")
	return h, keeper, r, steps(t, r)
}

func (p phone) keep(step game.Step) {
	p.T.Helper()
	p.drive("keep", step, targets(step.Entry, step.Before))
}

// drive calls the function of driver.js that way names, with a recorded entry or with some of its fields.
func (p phone) drive(way string, step game.Step, all []target) {
	p.T.Helper()
	asked := must.Get(json.Marshal(all))(p.T)
	fault := chromium.Awaited[string](p.Browser, "driver."+way+"("+chromium.Quoted(step.Entry.Kind())+", "+
		string(asked)+").then(() => '', (fault) => fault.message)")
	if fault != "" {
		p.T.Fatalf("entry %d, a %s: %s", step.Number, step.Entry.Kind(), fault)
	}
}

// takeIn imports the first entries of a recorded game, and opens the game.
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

// short is the number of entries that are made if a game is not kept whole.
const short = 6

// In Stock Market Tycoon only the tables are compared, because its sheet sorts cards in deck order.
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
				step.Entry = calc.BatchOf(r.Rulebook, step.Before, step.Entry) // the sheet records batches
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
