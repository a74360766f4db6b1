package livetest

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/internal/firefox"
	"scripkeeper/calc/conformance/must"
)

func TestFirefoxPlaysToo(t *testing.T) {
	t.Parallel()
	h, keeper, r, all := atThree(t)
	site, _, _ := strings.Cut(h.join, "/j/")
	fox := firefox.Start(t)
	t.Cleanup(func() {
		for _, fault := range fox.Faults(site) {
			t.Errorf("Firefox reports: %s", fault)
		}
	})
	fox.Resize(390, 844)
	fox.Open(h.join)
	fox.Until("the table", `document.querySelector(".game.looks")`)
	firefox.Run[any](fox, driver+`dispatchEvent(new Event("online"))`) // makes the page reopen its stream
	fox.Until("the stream", "driver.seen.table")

	press := func(name string) {
		t.Helper()
		button := `[...document.querySelectorAll("button, a")].find((e) => e.textContent === ` + chromium.Quoted(name) + `)`
		fox.Until("a button "+name, button)
		firefox.Run[any](fox, button+".click()")
	}
	press(said("ask"))
	press(r.Names[0])
	keeper.press(said("guests"))
	keeper.press(said("yes"))
	keeper.press(said("table"))
	fox.Until("the seat", "document.body.innerText.includes("+chromium.Quoted(said("yours", "name", r.Names[0]))+")")

	asked := must.Get(json.Marshal(targets(all[0].Entry, all[0].Before)))(t)
	fault := firefox.Await[string](fox, "driver.keep("+chromium.Quoted(all[0].Entry.Kind())+", "+string(asked)+
		").then(() => done(''), (fault) => done(fault.message))")
	must.Hold(t, fault == "", "%v", fault)
	keeper.at(1)
	at := func(entries int) {
		t.Helper()
		fox.Until("an entry", `document.querySelector("aside .log .no")?.textContent === "`+strconv.Itoa(entries)+`"`)
	}
	at(1)
	keeper.keep(all[1])
	at(2)

	fox.Resize(1280, 720)
	fox.Open(site + "/?view=board")
	fox.Until("the board", `document.querySelector("main.tv")`)
	last := firefox.Run[string](fox, `return document.querySelector(".tv-last").textContent`)
	keeper.keep(all[2])
	fox.Until("the entry", `document.querySelector(".tv-last").textContent !== `+chromium.Quoted(last))
}
