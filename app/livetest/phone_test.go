package livetest

import (
	"context"
	_ "embed"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

//go:embed testdata/driver.js
var driver string

// A phone is a Chromium with the page. Script errors and violations of the page's security policy fail the test.
type phone struct {
	chromium.Browser
	language *lang.Language
}

func newPhone(t testing.TB) phone {
	t.Helper()
	return prepared(chromium.Start(t))
}

func (p phone) in(t testing.TB) phone {
	p.T = t
	return p
}

func (p phone) another() phone {
	p.T.Helper()
	return prepared(p.Browser.Another())
}

func prepared(b chromium.Browser) phone {
	b.T.Helper()
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(driver).Do(ctx)
		return err
	}))
	return phone{b.Strict(), lang.English()}
}

func (p phone) speaking(l *lang.Language, region string) phone {
	p.T.Helper()
	agent := chromium.Value[string](p.Browser, "navigator.userAgent")
	p.Do(emulation.SetUserAgentOverride(agent).WithAcceptLanguage(l.Tag() + "-" + region))
	p.language = l
	return p
}

// open opens an address, and waits for a CSS selector.
func (p phone) open(address, selector string) {
	p.T.Helper()
	p.Do(chromedp.Navigate(address))
	p.Sees(selector)
}

// turnTo opens a page, such as "g/ID/log", and waits until a CSS selector matches and all data has arrived.
func (p phone) turnTo(place, selector string) {
	p.T.Helper()
	p.Do(chromedp.Evaluate("location.hash = "+chromium.Quoted("#/"+place), nil))
	p.Sees(selector)
	p.Until("all of it", "!document.body.innerText.includes("+chromium.Quoted(said("loading"))+")")
}

func (p phone) press(name string) {
	p.T.Helper()
	button := `[...document.querySelectorAll("button, a, summary")].find((e) => e.checkVisibility() && !e.disabled &&
		(e.ariaLabel || e.textContent.trim()) === ` + chromium.Quoted(name) + `)`
	p.Until("a button "+name, button)
	var at [2]float64
	for was := [2]float64{-1}; at != was; time.Sleep(50 * time.Millisecond) { // a page that was just opened still scrolls
		was, at = at, chromium.Value[[2]float64](p.Browser, `(() => { const b = `+button+`; b.scrollIntoView({block: "center"});
			const r = b.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()`)
	}
	p.Do(chromedp.MouseClickXY(at[0], at[1]))
}

// said returns the text on the page with the key "live.page." + key. names holds pairs of names and values.
func said(key string, names ...string) string { return saidIn(lang.English(), key, names) }

func (p phone) said(key string, names ...string) string { return saidIn(p.language, key, names) }

func saidIn(l *lang.Language, key string, names []string) string {
	given := words.Names{}
	for i := 0; i < len(names); i += 2 {
		given[names[i]] = names[i+1]
	}
	return l.Format("live.page."+key, given)
}
