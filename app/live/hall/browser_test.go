package hall

import (
	"io/fs"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/axe"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/live"
	"scripkeeper/app/live/invite"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/must"
)

// A screen is a device with the page, which must report no error.
type screen struct{ chromium.Browser }

// open opens an address.
func (s screen) open(address string) screen {
	s.T.Helper()
	s.Strict().Do(chromedp.Navigate(address))
	return s
}

// another is another device that opens an address.
func (s screen) another(address string) screen {
	s.T.Helper()
	return screen{s.Another()}.open(address)
}

// press presses a button by what it says.
func (s screen) press(label string) {
	s.T.Helper()
	s.Do(chromedp.Click(`//main//button[normalize-space()="`+label+`"]`, chromedp.BySearch))
}

// A phone finds its table by a name that is typed in part, hands its result in, and sees the next round when the
// director, in a browser of his own, has accepted the result and announced it; the projector too.
func TestARoundIsPlayedInBrowsers(t *testing.T) {
	if testing.Short() {
		t.Skip("it drives a browser")
	}
	f := open(t, 2)
	var games sync.Mutex
	run := func(do func()) {
		games.Lock()
		defer games.Unlock()
		do()
	}
	var server *live.Server
	f.halls.changed = func(address string) { server.Changed(address) }
	o := live.Options{Listen: "127.0.0.1:0", Run: run, Words: live.PageWords(),
		Assets: must.Get(fs.Sub(assets.Files(), "live"))(t)}
	f.halls.Serve(&o)
	o.Operations = append(o.Operations,
		invite.Operations(o.Stage, func(game string) string { return server.JoinURL(game) })...)
	server = must.Get(live.Open(o))(t)
	defer server.Close()
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
		field := `(//main//form//input[@type="text"])[` + strconv.Itoa(n+1) + `]`
		phone.Do(chromedp.SendKeys(field, worth, chromedp.BySearch))
	}
	axe.Audit(phone.Browser, "handing in")
	phone.press("Hand in")
	phone.Hears("It waits for the director.")

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
	office.press("Accept")
	office.Hears("No result waits.")
	phone.Hears("Your table is finished.")
	far.Hears("Standing after round 1")
	axe.Audit(far.Browser, "a standing on a projector")
	office.press("Draw round 2")
	office.Hears("Announce")
	axe.Audit(office.Browser, "a round that is drawn")
	office.press("Announce")
	phone.Hears("Round 2 of 3")
	far.Hears("Round 2 of 3")
	for tab, text := range map[string]string{
		"ranking": "Standing after", "tables": "Earlier round", "join": "Show on a projector",
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
