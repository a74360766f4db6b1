package hall

import (
	"io/fs"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/axe"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/live"
	"scripkeeper/app/live/invite"
	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/must"
)

type screen struct{ chromium.Browser }

func (s screen) open(address string) screen {
	s.T.Helper()
	s.Strict().Do(chromedp.Navigate(address))
	return s
}

func (s screen) another(address string) screen {
	s.T.Helper()
	return screen{s.Another()}.open(address)
}

func (s screen) press(label string) {
	s.T.Helper()
	s.Do(chromedp.Click(`//main//button[normalize-space()="`+label+`"]`, chromedp.BySearch))
}

func (s screen) row(label string) {
	s.T.Helper()
	s.Do(chromedp.Click(`//main//*[contains(@class,"opens")][.//span[normalize-space()="`+label+`"]]`,
		chromedp.BySearch))
}

// served starts a live server. run executes a function on the goroutine that owns the tournaments.
func (f *festival) served() (server *live.Server, run func(func())) {
	f.t.Helper()
	var games sync.Mutex
	run = func(do func()) {
		games.Lock()
		defer games.Unlock()
		do()
	}
	f.halls.changed = func(address string) { server.Changed(address) }
	o := live.Options{Listen: "127.0.0.1:0", Run: run, Words: live.PageWords,
		Assets: must.Get(fs.Sub(assets.Files(), "live"))(f.t)}
	f.halls.Serve(&o)
	o.Operations = append(o.Operations,
		invite.Operations(o.Stage, func(game string) string { return server.JoinURL(game) })...)
	server = must.Get(live.Open(o))(f.t)
	f.halls.Guests = server
	f.t.Cleanup(server.Close)
	return server, run
}

func TestARoundIsPlayedInBrowsers(t *testing.T) {
	must.HaveTime(t)
	f := open(t, 2)
	server, run := f.served()
	run(f.drawn)
	run(func() { must.Do(t, f.hall().desk.Skip(1, 2)) })

	phone := screen{chromium.Start(t)}.open(server.JoinURL(f.address))
	phone.Hears("Find my table")
	axe.Audit(phone.Browser, "finding a table")
	table, _ := f.hall().desk.State.Table(1, 1)
	name := f.hall().desk.Name(table.Members[2])
	phone.Do(chromedp.SendKeys("#name", strings.ToUpper(name[:2])))
	phone.press(name)
	phone.Hears("Table 1")
	phone.Hears("Seat 3")
	phone.press("Hand in the result")
	for n, worth := range []string{"900", "1200+50", "800", "700"} {
		field := `(//main//form[h2]//input[@type="text"])[` + strconv.Itoa(n+1) + `]`
		phone.Do(chromedp.SendKeys(field, worth, chromedp.BySearch))
	}
	axe.Audit(phone.Browser, "handing in")
	phone.press("Hand in")
	phone.Hears("It waits for the director.")
	code := `//label[contains(.,"` + words.Text("live.page.hall.code") + `")]/input`
	phone.Do(chromedp.SendKeys(code, f.hall().desk.Tournament.Code(table.Members[2]), chromedp.BySearch))
	phone.Do(chromedp.Sleep(400 * time.Millisecond)) // longer than a double tap
	phone.press(words.Text("live.page.hall.confirm"))
	phone.Hears(words.Text("live.page.hall.confirmed"))
	axe.Audit(phone.Browser, "confirmed")

	far := phone.another(server.JoinURL(f.address) + "?view=hall")
	far.Hears("Round 1 of 3")
	axe.Audit(far.Browser, "a projector")
	office := phone.another(server.KeeperURL())
	base := strings.Split(server.KeeperURL(), "/k/")[0]
	office.Hears("All games")
	office.Do(chromedp.Navigate(base + "/#/halls"))
	office.Hears("Friday")
	office.Do(chromedp.Click(`a.what`))
	office.Hears("Results waiting")
	axe.Audit(office.Browser, "the director")
	office.press(words.Text("live.room.decline"))
	office.press(words.Text("live.hall.bringback"))
	office.Hears(words.Format("live.hall.doubt", words.Names{"name": name}))
	office.press("Accept")
	office.Hears(words.Text("live.hall.nowait"))
	phone.Hears("Your table is finished.")
	far.Hears("Standings after round 1")
	axe.Audit(far.Browser, "a standing on a projector")
	office.press("Draw round 2")
	announce := words.Format("tournament.announce", words.Names{"round": 2})
	office.Hears(announce)
	axe.Audit(office.Browser, "a round that is drawn")
	office.press(announce)
	office.Hears(words.Text("live.hall.nowait")) // until the page closes, a navigation would be undone
	phone.Hears("Round 2 of 3")
	far.Hears("Round 2 of 3")
	for tab, text := range map[string]string{
		"ranking": "Standings after", "page": words.Text("tournament.tab.people"), "page/members": "Hans", "page/log": "announced",
		"page/standings": words.Text("tournament.hidden"), "join": "Show on a projector",
	} {
		office.Do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/"+tab+"'", nil))
		office.Hears(text)
		axe.Audit(office.Browser, tab)
	}
	run(func() {
		first, _ := f.hall().desk.State.Table(1, 1)
		place, _ := first.Result.Place(table.Members[1])
		must.Hold(t, place.Worth == 1250 && place.Rank == 1, "the second is %+v", place)
	})
}

func (f *festival) directs(server *live.Server) screen {
	office := screen{chromium.Start(f.t)}.open(server.KeeperURL())
	office.Hears("All games")
	office.Do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"'", nil))
	office.Hears("Results waiting")
	return office
}

// Players' pages must not show what only the director may see.
func TestADirectorRulesInABrowser(t *testing.T) {
	must.HaveTime(t)
	f := open(t, 1)
	server, run := f.served()
	run(f.drawn)
	office, phone := f.directs(server), screen{chromium.Start(t)}.open(server.JoinURL(f.address))
	far := screen{chromium.Start(t)}.open(server.JoinURL(f.address) + "?view=hall")
	phone.Hears("1:30:00")
	office.press(words.Text("hall.clock.start"))
	office.Hears(words.Text("hall.clock.pause"))
	phone.Hears("1:29:5")
	office.press(words.Text("hall.clock.pause"))
	office.Hears(words.Text("hall.clock.start"))
	office.Do(chromedp.Sleep(400 * time.Millisecond)) // longer than a double tap
	office.press(words.Text("hall.clock.reset"))
	phone.Hears("1:30:00")

	office.Do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/page/table/1/1'", nil))
	office.Hears(words.Text("tournament.table.skip"))
	axe.Audit(office.Browser, "a table")
	office.row(words.Text("tournament.table.type"))
	office.Hears(words.Text("tournament.type.note"))
	for n, worth := range []string{"900", "1200+50", "800", "700"} {
		field := `(//main//form//input[@type="text"])[` + strconv.Itoa(n+1) + `]`
		office.Do(chromedp.SendKeys(field, worth, chromedp.BySearch))
	}
	axe.Audit(office.Browser, "typing a result")
	office.press(words.Text("tournament.type.enter"))
	office.Hears(words.Text("tournament.table.correct"))
	office.row(words.Text("tournament.table.correct"))
	office.Hears(words.Text("tournament.type.note"))
	office.Do(chromedp.Evaluate(`for (const how of ["focus", "select"])
		document.querySelectorAll('main form input[type="text"]')[1][how]()`, nil),
		chromedp.KeyEvent("100"))
	office.Hears("4.")
	office.press(words.Text("tournament.type.correct"))
	office.Hears(words.Text("tournament.table.back"))
	worth := func() (worth int) {
		run(func() {
			table, _ := f.hall().desk.State.Table(1, 1)
			place, _ := table.Result.Place(table.Members[1])
			worth = place.Worth
		})
		return worth
	}
	must.Hold(t, worth() == 100, "the second has %d", worth())
	office.row(words.Text("tournament.table.back"))
	office.Hears(words.Text("tournament.table.skip"))
	run(func() {
		table, _ := f.hall().desk.State.Table(1, 1)
		must.Hold(t, table.Result == nil, "the result is %+v", table.Result)
		for range 3 {
			for number := range 2 {
				f.rules(number+1, 900, 100)
			}
			if len(f.hall().desk.State.Rounds) < 3 {
				f.drawn()
			}
		}
	})

	office.Do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/office'", nil))
	office.Hears("0 of 8")
	office.Do(chromedp.Navigate(server.JoinURL(f.address))) // the link also works for a keeper of all games
	office.Hears("0 of 8")
	axe.Audit(office.Browser, "a reveal")
	office.press(words.Text("ceremony.begin"))
	office.Hears("1 of 8")
	var last, first string
	run(func() {
		_, b := f.seen(director1())
		last, first = b.Members[b.Standing.Members[7]], b.Members[b.Standing.Members[0]]
	})
	far.Hears(words.Text("ceremony.title"))
	far.Hears(last)
	axe.Audit(far.Browser, "a reveal on a projector")
	phone.Do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/ranking'", nil))
	phone.Hears(last)
	said := ""
	far.Do(chromedp.Evaluate("document.body.innerText", &said))
	must.Hold(t, !strings.Contains(said, first), "the projector says who is first: %s", said)
	for step := 2; step <= 8; step++ {
		office.Do(chromedp.Sleep(400*time.Millisecond), chromedp.Evaluate(`{ const tap = () => [...document.querySelectorAll("main button")].find((one) =>
			one.textContent === "`+words.Text("ceremony.next")+`")?.click(); tap(); setTimeout(tap, 150); }`, nil),
			chromedp.Sleep(600*time.Millisecond))
		office.Hears(strconv.Itoa(step) + " of 8")
	}
	far.Hears(first)
	office.press(words.Text("live.hall.open"))
	phone.Hears(words.Text("hall.standing.final"))
	phone.Hears(first)
	office.Hears(words.Text("tournament.next.over"))
}
