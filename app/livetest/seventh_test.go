package livetest

import (
	"bufio"
	"context"
	"io"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"

	serving "scripkeeper/app/command/serve"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// tiny serves a game of the smallest rulebook, which no screen knows, and gives the keeper's link.
func tiny(t *testing.T, names ...string) (on *game.Game, keeper string) {
	t.Helper()
	rules := tinygame.Rulebook{}
	kept := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), []calc.Rulebook{rules}))(t)
	on = must.Get(kept.Games.Begin(record.Setup{Rulebook: rules.ID(), Names: names, Options: rules.Presets()[0].Options},
		ledger.Author{Device: "Laptop"}))(t)
	told, out := io.Pipe()
	ctx, end := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		done <- serving.Task{Book: kept, Only: on.ID(), Listen: "127.0.0.1:0", Out: bufio.NewWriter(out)}.Run(ctx)
		_ = out.Close()
	}()
	t.Cleanup(func() {
		end()
		must.Do(t, <-done)
		must.Do(t, kept.Close())
	})
	link := regexp.MustCompile(`http://127\.0\.0\.1:\d+/k/\w+`)
	lines := bufio.NewScanner(told)
	for keeper == "" && lines.Scan() {
		keeper = link.FindString(lines.Text())
	}
	must.Hold(t, keeper != "", "it does not serve")
	go func() { _, _ = io.Copy(io.Discard, told) }()
	return on, keeper
}

// A game that no screen knows of is kept in a browser by its forms: trades of several companies as one step, cards with
// numbers that go to companies, prices. A share is bought and sold by taps alone.
func TestASeventhGameIsKeptInABrowser(t *testing.T) {
	t.Parallel()
	rules := tinygame.Rulebook{}
	on, keeper := tiny(t, "Ann", "Ben", "Zoë")
	p := newPhone(t)
	p.open(keeper, ".game #sheet .trade")
	presses := func(button, value, sum string) {
		t.Helper()
		p.Do(chromedp.Evaluate(`document.querySelectorAll("#sheet .trade")[0].querySelector("`+button+`").click()`, nil))
		p.Until(sum, `[...document.querySelectorAll("#sheet .trade")].some((e) =>
			e.querySelector("input").value === `+chromium.Quoted(value)+` && e.innerText.includes(`+chromium.Quoted(sum)+`))`)
	}
	presses(".step button:last-child", "1", "Buy 1 at 100: costs 100, leaves 400")
	presses(".jumps button:last-child", "5", "Buy 5 at 100: costs 500, leaves 0")
	p.press(said("afresh"))
	p.Until("nothing to trade", `[...document.querySelectorAll("#sheet .trade input")].every((e) => e.value === "0")`)

	chance, kinds, table := rand.New(rand.NewPCG(7, 7)), map[string]bool{}, on.Table()
	played := func() bool { return kinds["trade"] && kinds["play"] && kinds["price"] }
	number := 0
	for ; number < 8 || !played() && number < 40; number++ {
		e, found := conformance.Entry(rules, table, chance.IntN)
		for found && e.Kind() == (&calc.Leave{}).Kind() { // it ends the game
			e, found = conformance.Entry(rules, table, chance.IntN)
		}
		must.Hold(t, found, "nothing can be done")
		p.keep(game.Step{Number: number + 1, Before: table, Entry: calc.Together(rules, table, e)})
		after, _, refusal := e.Apply(table)
		must.Hold(t, refusal == nil, "%v", refusal)
		table, kinds[e.Kind()] = after, true
	}
	p.at(number)
	expect.True(t, played(), "only %v were kept", kinds)
	for seat := range table.Layout().Seats {
		got := chromium.Value[int](p.Browser, "driver.seen.table.grid.Seats["+string(rune('0'+seat))+"].Cash")
		expect.Equal(t, got, table.Cash(seat), "cash of seat %d", seat)
	}
}
