package livetest

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
)

func (p phone) at(entries int) {
	p.T.Helper()
	p.Until("entry "+strconv.Itoa(entries),
		`(document.querySelector("aside .log .no")?.textContent ?? "0") === `+chromium.Quoted(strconv.Itoa(entries)))
}

func (p phone) offline(so bool) {
	p.T.Helper()
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		return network.EmulateNetworkConditions(so, 0, -1, -1).Do(ctx)
	}))
}

// connected waits until the page shows that the page is connected or, for false, disconnected.
func (p phone) connected(so bool) {
	p.T.Helper()
	lost := `document.querySelector(".lost")?.checkVisibility()`
	if so {
		p.Until("the connection", `!`+lost+` && document.querySelector(".game")`)
	} else {
		p.Until("a lost connection", lost)
	}
}

func (p phone) fingerprint() string {
	p.T.Helper()
	p.press(p.said("standings"))
	sentence := p.said("fingerprint", "number", "")
	p.Hears(sentence)
	got := chromium.Value[string](p.Browser, `document.querySelector(".panel").innerText.split(`+
		chromium.Quoted(sentence)+`)[1].trim()`)
	p.press(p.said("table"))
	return got
}

func seatFor(guest, keeper phone, name string) {
	guest.press(guest.said("ask"))
	guest.press(name)
	guest.Hears(guest.said("asked", "name", name))
	keeper.press(keeper.said("guests"))
	keeper.Hears(keeper.said("asks", "name", name))
	keeper.press(keeper.said("yes"))
	guest.Hears(guest.said("yours", "name", name))
	keeper.press(keeper.said("table"))
}

func (p phone) showOut(guest string) {
	p.T.Helper()
	p.press(said("guests"))
	row := `.guests li[data-key="` + guest + `"]`
	p.Sees(row)
	p.Do(chromedp.Click(row+" > .row > button", chromedp.ByQuery))
	p.Until("one guest less", "!document.querySelector("+chromium.Quoted(row)+")")
}

// One phone goes offline, another reloads, and the host is killed and restarted. All phones keep their roles.
func TestPhonesFollowThroughEverything(t *testing.T) {
	t.Parallel()
	h, keeper, r, all := atThree(t)
	seated, looker := keeper.another(), keeper.another()
	seated.open(h.join, ".game.looks")
	looker.open(h.join, ".game.looks")
	table := []phone{keeper, seated, looker}
	everybody := func(entries int) {
		t.Helper()
		for _, p := range table {
			p.at(entries)
		}
	}

	seatFor(seated, keeper, r.Names[0])
	seated.keep(all[0])
	everybody(1)
	expect.True(t, !chromium.Value[bool](looker.Browser, `!!document.querySelector("#sheet, .tools")`),
		"who looks finds a sheet")
	if kind := chromium.Value[string](seated.Browser, `driver.seen.sheet.kind`); kind == all[1].Entry.Kind() {
		t.Errorf("%s finds the sheet of %s", r.Names[0], r.Names[1])
	}

	looker.offline(true)
	looker.connected(false)
	keeper.keep(all[1])
	seated.at(2)
	seated.Do(chromedp.Reload())
	seated.at(2)
	seated.Hears(said("yours", "name", r.Names[0]))
	looker.offline(false)
	looker.connected(true)
	looker.at(2)

	h.kill()
	for _, p := range table {
		p.connected(false)
	}
	h.args = []string{r.Record.ID.String()}
	h.start()
	for _, p := range table {
		p.connected(true)
	}
	keeper.keep(all[2])
	everybody(3)
	seated.keep(all[3])
	everybody(4)
	want := after(t, r.Record, 4).String()
	for i, p := range table {
		expect.Equal(t, p.fingerprint(), want, "phone %d shows the fingerprint", i)
	}

	keeper.showOut(chromium.Value[string](seated.Browser, `driver.seen.me.id`))
	seated.Hears(said("gone"))
	looker.connected(true)
}

// Of two guests who record at once, the later one reads the other's entry, and finds their own input unchanged.
func TestWhoIsLaterLosesNothing(t *testing.T) {
	t.Parallel()
	h, first, r, all := atThree(t)
	later := first.another()
	later.open(h.keeper, ".game #sheet")

	later.hear(false)
	fields := targets(all[1].Entry, all[1].Before)
	later.drive("fill", all[1], slices.DeleteFunc(slices.Clone(fields), func(one target) bool {
		return strings.HasPrefix(one.Field, "before") || strings.HasPrefix(one.Field, "after")
	}))
	filled := `JSON.stringify([...document.querySelectorAll("#sheet input, #sheet select")].map((e) => e.value).concat(
		[...document.querySelectorAll("#sheet [aria-pressed=true]")].map((e) =>
			[...e.childNodes].filter((inside) => inside.nodeType === Node.TEXT_NODE).map((text) => text.data).join(""))))`
	before := chromium.Value[string](later.Browser, filled)
	first.keep(all[0])
	later.press(said("record"))
	later.Hears(said("since"))
	expect.True(t, chromium.Value[string](later.Browser, `document.querySelector(".since ul").innerText`) != "",
		"nothing is told of what was recorded")
	got := chromium.Value[string](later.Browser, filled)
	expect.True(t, got == before, "there is left\n%s of\n%s", got, before)
	later.hear(true)
	later.at(1)
	if got := chromium.Value[string](later.Browser, filled); got != before {
		t.Errorf("on the new table there is left\n%s of\n%s", got, before)
	}
	later.drive("fill", all[1], fields)
	later.press(said("record"))
	later.at(2)
	first.at(2)
	if got, want := first.fingerprint(), after(t, r.Record, 2).String(); got != want {
		t.Errorf("the fingerprint is %s, it should be %s", got, want)
	}

	// Undo applies only to the entry shown; a newer entry is not undone.
	later.hear(false)
	first.keep(all[2])
	later.press("↶ " + said("undo"))
	later.Hears(lang.English().Text("fault.undo.other"))
	first.at(3)
	later.hear(true)
	later.at(3)
	later.press("↶ " + said("undo"))
	first.at(2)
}

// A keeper of all games finds a game's code on the page with its guests. The code leads to the game's table.
func TestAKeeperHandsTheCodeOn(t *testing.T) {
	t.Parallel()
	keeper := newPhone(t)
	h := serve(t)
	expect.True(t, h.join == "", "a link that leads to no game is printed: %s", h.join)
	keeper.open(h.keeper, "main.page")
	r, entries := middle(t, "stockholder")
	keeper.takeIn(r, entries)
	keeper.turnTo("g/"+r.Record.ID.String()+"/guests", "#code")
	keeper.Until("the code", `document.querySelector("#code").naturalWidth > 0`)
	link := chromium.Value[string](keeper.Browser, `document.querySelector(".panel a[href*='/j/']").pathname`)
	site, _, _ := strings.Cut(h.keeper, "/k/")
	guest := keeper.another()
	guest.open(site+link, ".game.looks")
	guest.at(entries)
	keeper.Hears(said("role.look"))
}

// A script that failed to load is requested again under another address, because some browsers remember the failure.
func TestTheShelfOpensAfterItsScriptFailed(t *testing.T) {
	t.Parallel()
	h, keeper := serve(t), newPhone(t)
	keeper.Do(network.Enable(), network.SetBlockedURLs([]string{"*/outside.js?1"}))
	keeper.open(h.keeper, "main")
	keeper.Hears(said("search"))
	expect.True(t, chromium.Value[bool](keeper.Browser,
		`performance.getEntriesByType("resource").some(({name}) => name.endsWith("/outside.js?2"))`), "no second attempt")
}

// Before its words are loaded, a page that is turned or comes into sight shows no keys of words.
func TestAPageWithoutWordsShowsNoKeys(t *testing.T) {
	t.Parallel()
	h, keeper := serve(t), newPhone(t)
	keeper.Do(network.Enable(), network.SetBlockedURLs([]string{"*/words.json"}), chromedp.Navigate(h.keeper))
	keeper.Do(chromedp.Evaluate(`setInterval(() => dispatchEvent(new Event("resize")), 50)`, nil))
	keeper.Until("an attempt to draw", `document.querySelector("main p") || performance.now() > 5000`)
	expect.Equal(t, chromium.Value[string](keeper.Browser, `document.body.innerText.trim()`), "Scripkeeper", "the page says")
}
