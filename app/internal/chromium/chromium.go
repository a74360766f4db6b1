// Package chromium drives a headless Chromium in tests. Only tests import it.
package chromium

import (
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"scripkeeper/calc/conformance/must"
)

const (
	patience = 30 * time.Second
	// tick is the pause between two looks at a page, longest the longest one: each look makes the page lay itself out.
	tick, longest = 10 * time.Millisecond, 160 * time.Millisecond
)

// programs are Chromium under its names. The first is Chromium without the windows, menus and services that no test sees,
// which takes half of the time. (Debian's script of that name starts it as a child, which would outlive the tests.)
var programs = [...]string{"/usr/lib/chromium/chromium-headless-shell", "chromium"}

// A Browser is one page in a Chromium, with the size of a phone.
type Browser struct {
	T   testing.TB
	Ctx context.Context

	device cdp.BrowserContextID
	faults *faults
}

type faults struct {
	mu  sync.Mutex
	all []string
}

// Start returns a page that shares no state with other pages, as if on a device of its own. Without flags it is in a
// Chromium that all running tests share, because starting one takes as long as a short test.
func Start(t testing.TB, flags ...chromedp.ExecAllocatorOption) Browser {
	t.Helper()
	if len(flags) == 0 {
		return Browser{T: t, Ctx: shared.enter(t)}.Another()
	}
	allocated, end := allocate(t, t.Context(), flags...)
	t.Cleanup(end)
	return opened(t, "", allocated)
}

func allocate(t testing.TB, in context.Context, flags ...chromedp.ExecAllocatorOption) (context.Context, func()) {
	t.Helper()
	program := slices.IndexFunc(programs[:], func(name string) bool { _, err := exec.LookPath(name); return err == nil })
	must.Hold(t, program >= 0, "Chromium is not installed: .ci/install test installs it")
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(programs[program]), chromedp.NoSandbox,
		chromedp.DisableGPU, chromedp.WindowSize(390, 844), chromedp.WSURLReadTimeout(patience),
		// Otherwise each window has two pages more, for the suggestions of an address bar that nobody sees.
		chromedp.Flag("disable-features", "Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup"))
	return chromedp.NewExecAllocator(in, append(options, flags...)...)
}

// shared is the Chromium of all tests that are running.
var shared crowd

type crowd struct {
	mu    sync.Mutex
	tests int
	ctx   context.Context
	end   []func()
}

func (c *crowd) enter(t testing.TB) context.Context {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tests == 0 {
		allocated, end := allocate(t, context.Background())
		ctx, stop := chromedp.NewContext(allocated)
		c.ctx, c.end = ctx, []func(){stop, end}
		must.Do(t, chromedp.Run(ctx)) // starts it
	}
	c.tests++
	t.Cleanup(c.leave)
	return c.ctx
}

func (c *crowd) leave() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tests--; c.tests == 0 {
		for _, end := range c.end {
			end()
		}
	}
}

// Another returns a page in the same Chromium that shares no state with other pages, as if on another device.
func (b Browser) Another() Browser {
	b.T.Helper()
	b.device = must.Get(target.CreateBrowserContext().Do(b.browser()))(b.T)
	b.T.Cleanup(func() { _ = target.DisposeBrowserContext(b.device).Do(b.browser()) })
	return b.Window()
}

// Window returns another window of the browser, with the same cookies and connections.
func (b Browser) Window() Browser {
	b.T.Helper()
	opens := target.CreateTarget("about:blank").WithBrowserContextID(b.device).WithNewWindow(true)
	return opened(b.T, b.device, b.Ctx, chromedp.WithTargetID(must.Get(opens.Do(b.browser()))(b.T)))
}

func (b Browser) browser() context.Context {
	return cdp.WithExecutor(b.Ctx, chromedp.FromContext(b.Ctx).Browser)
}

func opened(t testing.TB, device cdp.BrowserContextID, in context.Context, options ...chromedp.ContextOption) Browser {
	t.Helper()
	ctx, closePage := chromedp.NewContext(in, options...)
	t.Cleanup(closePage)
	b := Browser{t, ctx, device, new(faults)}
	chromedp.ListenTarget(ctx, b.faults.hear)
	b.Do() // the first action starts the browser
	return b
}

// hear stores a fault on the page. Failed requests are not faults, because tests stop servers and cause refusals.
func (f *faults) hear(event any) {
	fault := ""
	switch event := event.(type) {
	case *runtime.EventExceptionThrown:
		fault = event.ExceptionDetails.Error()
	case *log.EventEntryAdded:
		if e := event.Entry; e.Level == log.LevelError && e.Source != log.SourceNetwork {
			fault = fmt.Sprintf("%s: %s", e.Source, e.Text)
		}
	}
	if fault == "" {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.all = append(f.all, fault)
}

func (b Browser) Faults() []string {
	b.faults.mu.Lock()
	defer b.faults.mu.Unlock()
	return append([]string{}, b.faults.all...)
}

func (b Browser) Do(actions ...chromedp.Action) {
	b.T.Helper()
	ctx, late := context.WithTimeout(b.Ctx, patience)
	if chromedp.FromContext(b.Ctx).Target == nil {
		ctx = b.Ctx // the browser ends with the context of its first action
	}
	defer late()
	if err := chromedp.Run(ctx, actions...); err != nil {
		b.T.Fatalf("the browser: %v; the page is %q", err, b.Said())
	}
}

func Value[V any](b Browser, expression string) (value V) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(expression, &value))
	return value
}

func Awaited[V any](b Browser, promise string) (value V) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(promise, &value, func(p *runtime.EvaluateParams) *runtime.EvaluateParams {
		return p.WithAwaitPromise(true)
	}))
	return value
}

// Until waits until an expression is true on the page. The expression counts as false while the page is being replaced.
func (b Browser) Until(what, expression string) {
	b.T.Helper()
	end := time.Now().Add(patience)
	for pause := tick; ; pause = min(2*pause, longest) {
		var so bool
		ctx, late := context.WithTimeout(b.Ctx, patience)
		err := chromedp.Run(ctx, chromedp.Evaluate("!!("+expression+")", &so))
		late()
		if err == nil && so {
			return
		}
		if time.Now().After(end) {
			b.T.Fatalf("waited in vain for %s (%v); the page is %q", what, err, b.Said())
		}
		time.Sleep(pause)
	}
}

// Strict makes the test fail at its end for each script error and policy violation.
func (b Browser) Strict() Browser {
	b.T.Cleanup(func() {
		for _, fault := range b.Faults() {
			b.T.Errorf("the browser reports: %s", fault)
		}
	})
	return b
}

func (b Browser) Sees(selector string) {
	b.T.Helper()
	b.Until(selector, "document.querySelector("+Quoted(selector)+")?.checkVisibility()")
}

func (b Browser) Hears(text string) {
	b.T.Helper()
	b.Until(Quoted(text), "document.body.innerText.includes("+Quoted(text)+")")
}

func (b Browser) Said() (text string) {
	ctx, cancel := context.WithTimeout(b.Ctx, 5*time.Second)
	defer cancel()
	_ = chromedp.Run(ctx, chromedp.Evaluate(`location.href + "\n" + document.body.innerText`, &text))
	return text
}

// Fits checks that the page is no wider than the window, and that all controls are large enough for a finger.
func (b Browser) Fits(width, height int64) {
	b.T.Helper()
	b.Do(chromedp.EmulateViewport(width, height))
	for end := time.Now().Add(settled); ; time.Sleep(tick) { // the new size takes effect after a delay
		trouble := Awaited[string](b, "new Promise((done) => setTimeout(() => done("+fits+"), 60))")
		if trouble == "" {
			return
		}
		if time.Now().After(end) {
			b.T.Errorf("at %d×%d: %s", width, height, trouble)
			return
		}
	}
}

// settled is the maximum time that a page may take to redraw for another window size.
const settled = 3 * time.Second

const fits = `[...document.querySelectorAll(
			"button, .button, select, summary, nav a, input:not([type=checkbox]), textarea")]
		.filter((e) => e.checkVisibility()).filter((e) => e.offsetHeight < 44 || e.offsetWidth < 44)
		.map((e) => e.id + " " + (e.ariaLabel || e.textContent) + " is " + e.offsetWidth + "×" + e.offsetHeight)
		.join("; ") +
	(document.documentElement.scrollWidth > innerWidth
		? "; it is " + document.documentElement.scrollWidth + " wide" : "")`

func Quoted(text string) string {
	written, _ := json.Marshal(text) // cannot fail: any text can be encoded
	return string(written)
}
