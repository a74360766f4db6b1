package livetest

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// The keeper reads why an entry is no longer legal, and replaces the entry by a pass.
func TestAKeeperFixesWhatIsNoLongerLegal(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	file, _ := opening(t, r.Record, 3)
	p := newPhone(t)
	p.open(serve(t, file).keeper, ".game #sheet")
	must.Hold(t, !chromium.Value[bool](p.Browser, `!!document.querySelector(".mend")`), "something is to be fixed")
	p.turnTo("g/"+r.Record.ID.String()+"/remove/1", ".panel .main")
	p.Do(chromedp.Click(".panel .main", chromedp.ByQuery))
	fixed := 0
	for p.Sees(".mend a"); chromium.Value[bool](p.Browser, `!!driver.seen.table.mend`); fixed++ {
		head := chromium.Value[string](p.Browser, `driver.seen.table.head`)
		p.press(said("fix"))
		p.Until("why it is not legal", `document.querySelector(".panel .bad")?.innerText`)
		p.press(said("goby"))
		p.Until("what came of it", `driver.seen.table.head !== `+chromium.Quoted(head))
		p.press(said("table"))
	}
	p.Until("nothing to fix", `!document.querySelector(".mend")`)
	expect.True(t, fixed != 0, "nothing was to be fixed")
}

// A company's name and price are spoken, and shown next to its emblem.
func TestButtonsOfCompaniesSayTheirNames(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open(serve(t).keeper, "main.page")
	for id, want := range map[string]string{"shoulders": "Brunswick 50", "tycoon": "Titan Steel 5"} {
		r, entries := middle(t, id)
		p.takeIn(r, entries)
		p.turnTo("g/"+r.Record.ID.String(), "#sheet form")
		names := chromium.Value[[]string](p.Browser, `[...document.querySelectorAll("#sheet .options button")]
			.filter((e) => e.querySelector("svg")).map((e) => (e.ariaLabel || e.textContent) + "|" + e.innerText)`)
		if !slices.ContainsFunc(names, func(name string) bool {
			heard, shown, _ := strings.Cut(name, "|")
			return strings.HasSuffix(heard, want) && strings.Join(strings.Fields(shown), " ") == want
		}) {
			t.Errorf("no button of %s is called %q: %q", id, want, names)
		}
	}
}

func TestMomentsAreWrittenInTheWayOfTheBrowser(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	r.Record.Operations = slices.Clone(r.Record.Operations)
	for i := range r.Record.Operations {
		r.Record.Operations[i].At = time.Date(2026, 3, 14, 20, i, 0, 0, time.UTC)
	}
	file, _ := opening(t, r.Record, 3)
	p := newPhone(t)
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		return emulation.SetLocaleOverride().WithLocale("de-DE").Do(ctx)
	}))
	p.open(serve(t, file).keeper, ".game #sheet")
	place := "g/" + r.Record.ID.String()
	p.turnTo(place+"/entry/2", ".panel .buttons")
	written := chromium.Awaited[string](p.Browser, `fetch("/`+place+`/entry?number=2").then((answer) => answer.json())
		.then(({At}) => new Date(At).toLocaleString("de-DE", {dateStyle: "medium", timeStyle: "short"}))`)
	must.Hold(t, strings.Contains(written, ".20"), "a German writes %q", written)
	p.Hears(written)
	p.press(said("table"))
	p.press("↶ " + said("undo"))
	p.at(2)
	p.turnTo(place+"/log", ".panel details")
	p.Do(chromedp.Click(".panel summary", chromedp.ByQuery))
	p.Until("when it was undone", `/\d\.20\d\d, \d/.test(document.querySelector(".panel details").innerText)`)
}

func TestWhatIsNoNumberIsRefused(t *testing.T) {
	t.Parallel()
	r, entries := middle(t, "stockholder")
	file, _ := opening(t, r.Record, entries)
	p := newPhone(t)
	p.open(serve(t, file).keeper, ".game #sheet")
	box := `#sheet input.n`
	p.Do(chromedp.Evaluate(`document.querySelector("`+box+`").focus(); document.querySelector("`+box+`").select()`, nil),
		chromedp.ActionFunc(func(ctx context.Context) error { return input.InsertText("1,5").Do(ctx) }))
	p.Until("a refusal", `document.querySelector("#refusal").innerText.endsWith("how much?")`)
	expect.Equal(t, chromium.Value[string](p.Browser, `document.querySelector("`+box+`").value`), "1,5",
		"the number that is typed")
}
