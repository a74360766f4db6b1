package hall

import (
	"context"
	"io/fs"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

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

// press presses a button by what it says.
func (s screen) press(label string) {
	s.t.Helper()
	s.do(chromedp.Click(`//main//button[normalize-space()="`+label+`"]`, chromedp.BySearch))
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
	o := live.Options{Listen: "127.0.0.1:0", Run: run, Words: live.PageWords,
		Assets: must.Get(fs.Sub(assets.Files(), "live"))(t)}
	f.halls.Serve(&o)
	o.Operations = append(o.Operations,
		invite.Operations(o.Stage, func(game string) string { return server.JoinURL(game) })...)
	server = must.Get(live.Open(o))(t)
	defer server.Close()
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
