package hall

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/axe"
	"scripkeeper/app/live"
	"scripkeeper/app/live/invite"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/must"
)

// A screen is a browser of its own, with its own cookies.
type screen struct {
	t   testing.TB
	ctx context.Context
}

// newScreen opens a page. What its scripts throw fails the test.
func newScreen(t testing.TB, address string) screen {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath("chromium"), chromedp.NoSandbox,
		chromedp.DisableGPU, chromedp.WindowSize(390, 844))
	allocated, end := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(end)
	ctx, closeTab := chromedp.NewContext(allocated)
	t.Cleanup(closeTab)
	ctx, late := context.WithTimeout(ctx, 2*time.Minute)
	t.Cleanup(late)
	chromedp.ListenTarget(ctx, func(event any) {
		if thrown, is := event.(*runtime.EventExceptionThrown); is {
			t.Errorf("the page throws %v", thrown.ExceptionDetails)
		}
	})
	s := screen{t, ctx}
	s.do(chromedp.Navigate(address))
	return s
}

func (s screen) do(actions ...chromedp.Action) {
	s.t.Helper()
	if err := chromedp.Run(s.ctx, actions...); err != nil {
		s.t.Fatalf("the browser: %v", err)
	}
}

// says waits until the page says something. A page that is just being left says nothing.
func (s screen) says(text string) {
	s.t.Helper()
	said := ""
	for until := time.Now().Add(30 * time.Second); time.Now().Before(until); time.Sleep(50 * time.Millisecond) {
		err := chromedp.Run(s.ctx, chromedp.Evaluate("document.body ? document.body.innerText : ''", &said))
		if err == nil && strings.Contains(said, text) {
			return
		}
	}
	s.t.Fatalf("the page does not say %q but %q", text, said)
}

// fair checks that nothing keeps people from using the page as it is now, see [axe.Script].
func (s screen) fair(name string) {
	s.t.Helper()
	var found []string
	s.do(chromedp.Evaluate(axe.Script(s.t), nil), chromedp.Evaluate(`axe.run().then(({passes, violations}) =>
		passes.length < 10 ? ["little is checked"] :
			violations.map(({id, nodes}) => id + ": " + nodes.map(({html}) => html).join(" ")))`, &found,
		func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	for _, one := range found {
		s.t.Errorf("%s: %s", name, one)
	}
}

// looks keeps pictures of the page in every shape and both themes, where a folder for them is named.
func (s screen) looks(name string) {
	s.t.Helper()
	folder := os.Getenv("SCRIPKEEPER_SHOTS")
	if folder == "" {
		return
	}
	for _, size := range [][2]int64{{390, 844}, {844, 420}, {820, 1180}, {1280, 800}, {1920, 1080}} {
		for _, theme := range []string{"light", "dark"} {
			var png []byte
			s.do(chromedp.EmulateViewport(size[0], size[1]), emulation.SetEmulatedMedia().WithFeatures(
				[]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: theme}}),
				chromedp.Sleep(700*time.Millisecond), chromedp.CaptureScreenshot(&png))
			file := fmt.Sprintf("%s-%d-%s.png", name, size[0], theme)
			must.Do(s.t, os.WriteFile(filepath.Join(folder, file), png, 0o600))
		}
	}
}

// press presses a button by what it says.
func (s screen) press(label string) {
	s.t.Helper()
	s.do(chromedp.Click(`//main//button[normalize-space()="`+label+`"]`, chromedp.BySearch))
}

// served are the halls as browsers have them, and what runs something on their goroutine.
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
	f.t.Cleanup(server.Close)
	return server, run
}

// A phone finds its table by a name that is typed in part, hands its result in, and sees the next round when the
// director, in a browser of his own, has accepted the result and announced it; the projector too.
func TestARoundIsPlayedInBrowsers(t *testing.T) {
	if testing.Short() {
		t.Skip("it drives a browser")
	}
	f := open(t, 2)
	server, run := f.served()
	run(f.drawn)
	run(func() { must.Do(t, f.hall().desk.Skip(1, 2)) })

	phone := newScreen(t, server.JoinURL(f.address))
	phone.says("Find my table")
	phone.fair("finding a table")
	table, _ := f.hall().desk.State.Table(1, 1)
	name := f.hall().desk.Name(table.Members[2])
	phone.do(chromedp.SendKeys("#name", strings.ToUpper(name[:2])))
	phone.press(name)
	phone.says("Table 1")
	phone.says("Seat 3")
	phone.press("Hand in the result")
	for n, worth := range []string{"900", "1200+50", "800", "700"} {
		field := `(//main//form//input[@type="text"])[` + strconv.Itoa(n+1) + `]`
		phone.do(chromedp.SendKeys(field, worth, chromedp.BySearch))
	}
	phone.fair("handing in")
	phone.press("Hand in")
	phone.says("It waits for the director.")

	far := newScreen(t, server.JoinURL(f.address)+"?view=hall")
	far.says("Round 1 of 3")
	far.fair("a projector")
	office := newScreen(t, server.KeeperURL())
	base := strings.Split(server.KeeperURL(), "/k/")[0]
	office.says("All games")
	office.do(chromedp.Navigate(base + "/#/halls"))
	office.says("Friday")
	office.do(chromedp.Click(`a.what`))
	office.says("Results waiting")
	office.fair("the director")
	office.press("Accept")
	office.says("No result waits.")
	phone.says("Your table is finished.")
	far.says("Standing after round 1")
	far.fair("a standing on a projector")
	office.press("Draw round 2")
	office.says("Announce")
	office.fair("a round that is drawn")
	office.press("Announce")
	phone.says("Round 2 of 3")
	far.says("Round 2 of 3")
	for tab, text := range map[string]string{
		"ranking": "Standing after", "tables": "Earlier round", "join": "Show on a projector",
	} {
		office.do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/"+tab+"'", nil))
		office.says(text)
		office.fair(tab)
	}
	run(func() {
		first, _ := f.hall().desk.State.Table(1, 1)
		place, _ := first.Result.Place(table.Members[1])
		must.Hold(t, place.Worth == 1250 && place.Rank == 1, "the second is %+v", place)
	})
}

// directs opens the director's page of the tournament.
func (f *festival) directs(server *live.Server) screen {
	office := newScreen(f.t, server.KeeperURL())
	office.says("All games")
	office.do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"'", nil))
	office.says("Results waiting")
	return office
}

// The director's browser has the clock, types a result, corrects it and takes it back, and reveals the standings member
// by member: the projector and the phones see each, and nobody sees more.
func TestADirectorRulesInABrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("it drives a browser")
	}
	f := open(t, 1)
	server, run := f.served()
	run(f.drawn)
	office, phone := f.directs(server), newScreen(t, server.JoinURL(f.address))
	far := newScreen(t, server.JoinURL(f.address)+"?view=hall")
	phone.says("1:30:00")
	office.press("Start the clock")
	office.says("Pause the clock")
	phone.says("1:29:5")
	office.looks("browser-clock")
	office.press("Pause the clock")
	office.says("Start the clock")
	office.press("Reset the clock")
	phone.says("1:30:00")

	office.do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/tables'", nil))
	office.says("Type the result")
	office.press("Type the result")
	for n, worth := range []string{"900", "1200+50", "800", "700"} {
		field := `(//main//form//input[@type="text"])[` + strconv.Itoa(n+1) + `]`
		office.do(chromedp.SendKeys(field, worth, chromedp.BySearch))
	}
	office.fair("typing a result")
	office.looks("browser-typing")
	office.press("Record")
	office.says("Correct the result")
	office.press("Correct the result")
	office.do(chromedp.WaitVisible(`main form input[type="text"]`, chromedp.ByQuery),
		chromedp.Evaluate(`document.querySelectorAll('main form input[type="text"]')[1].select()`, nil),
		chromedp.KeyEvent("100"))
	office.press("Record")
	office.says("100 4.")
	worth := func() (worth int) {
		run(func() {
			table, _ := f.hall().desk.State.Table(1, 1)
			place, _ := table.Result.Place(table.Members[1])
			worth = place.Worth
		})
		return worth
	}
	must.Hold(t, worth() == 100, "the second has %d", worth())
	office.press("Correct the result")
	office.press("Take the result back")
	office.says("doesn't count any more")
	run(func() {
		table, _ := f.hall().desk.State.Table(1, 1)
		must.Hold(t, table.Result == nil, "the result is %+v", table.Result)
		for range 3 {
			for number := range 2 {
				must.Get(f.post(director1(), "rule", f.ruling(number+1, 900, 100)))(t)
			}
			if len(f.hall().desk.State.Rounds) < 3 {
				f.drawn()
			}
		}
	})

	office.do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/office'", nil))
	office.says("0 / 8")
	office.do(chromedp.Navigate(server.JoinURL(f.address))) // a keeper of everything comes to what was scanned, too
	office.says("0 / 8")
	office.fair("a reveal")
	office.looks("browser-office")
	office.press("Begin")
	office.says("1 / 8")
	var last, first string
	run(func() {
		_, b := f.seen(director1())
		last, first = b.Members[b.Standing.Members[7]], b.Members[b.Standing.Members[0]]
	})
	far.says("The reveal")
	far.says(last)
	far.fair("a reveal on a projector")
	phone.do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/ranking'", nil))
	phone.says(last)
	said := ""
	far.do(chromedp.Evaluate("document.body.innerText", &said))
	must.Hold(t, !strings.Contains(said, first), "the projector says who is first: %s", said)
	for step := 2; step <= 8; step++ {
		office.press("Next")
		office.says(strconv.Itoa(step) + " / 8")
		if step == 4 {
			far.looks("browser-reveal")
			phone.looks("browser-ranking")
		}
	}
	far.says(first)
	office.press("Show all standings")
	phone.says("Final standing")
	phone.says(first)
	office.says("All is played.")
}
