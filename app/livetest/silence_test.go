package livetest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/firefox"
)

// A page reconnects when its stream is silent, and shows a warning until its figures are right again.
func TestSilenceIsNoticed(t *testing.T) {
	t.Parallel()
	h, keeper, _, all := atThree(t)
	way, join := between(t, h.join)
	t.Cleanup(way.free)
	site, _, _ := strings.Cut(join, "/j/")
	looker := keeper.another()
	looker.open(join, ".game.looks")
	tv := keeper.another()
	tv.open(join, ".game.looks")
	tv.open(site+"/?view=board", "main.tv")
	fox := firefox.Start(t)
	fox.Open(join)
	fox.Until("the table", `document.querySelector(".game.looks")`)

	way.muteStreams()
	keeper.keep(all[0])
	looker.at(1)
	last := `document.querySelector(".tv-last").textContent.replaceAll("−", "–") === driver.seen.table.say && driver.seen.table.log.length === `
	tv.Until("entry 1", last+"1")
	at := `document.querySelector("aside .log .no")?.textContent === `
	fox.Until("entry 1", at+`"1"`)

	way.mute()
	keeper.keep(all[1])
	looker.connected(false)
	tv.Hears(said("lost"))
	fox.Until("a lost connection", `document.querySelector(".lost")`)
	way.free()
	looker.connected(true)
	looker.at(2)
	tv.Until("entry 2", last+"2")
	fox.Until("entry 2", at+`"2" && !document.querySelector(".lost")`)
}

// A phone that wakes checks at once whether its page is up to date, because its timers slept too.
func TestAPhoneThatSleptLooksAtOnce(t *testing.T) {
	t.Parallel()
	h, keeper, _, all := atThree(t)
	way, join := between(t, h.join)
	t.Cleanup(way.free)
	looker := keeper.another()
	looker.open(join, ".game.looks")
	looker.Do(chromedp.Evaluate(`driver.sleep(3600000)`, nil))
	way.muteStreams()
	keeper.keep(all[0])
	looker.Do(chromedp.Evaluate(`dispatchEvent(new Event("focus"))`, nil))
	looker.at(1)
}

// An answer that is newer than the page makes the page reconnect without waiting for the stream.
func TestANewerAnswerRedraws(t *testing.T) {
	t.Parallel()
	h, keeper, _, all := atThree(t)
	way, join := between(t, h.join)
	t.Cleanup(way.free)
	looker := keeper.another()
	looker.open(join, ".game.looks")
	looker.Do(chromedp.Evaluate(`driver.sleep(0)`, nil)) // only the answer reveals the entry
	way.muteStreams()
	keeper.keep(all[0])
	looker.press(said("chart"))
	looker.Until("entry 1", `driver.seen.table.log.length === 1`)
}

// Twelve windows of one browser load the host like one window. Every window sees every entry.
func TestTwelveWindowsOfOneBrowser(t *testing.T) {
	t.Parallel()
	h, keeper, _, all := atThree(t)
	windows := []phone{keeper}
	for len(windows) < 12 {
		w := prepared(keeper.Window())
		w.open(h.keeper, ".game #sheet")
		windows = append(windows, w)
	}
	for i, entering := range []int{11, 0, 5} {
		windows[entering].keep(all[i])
		for _, w := range windows {
			w.at(i + 1)
		}
	}
}
