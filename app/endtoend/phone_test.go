package endtoend

import (
	"context"
	"encoding/json"
	"net/url"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/live/room"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

// A phone is a Chromium on the live page. Script errors fail the test.
type phone struct{ chromium.Browser }

func newPhone(t testing.TB) phone {
	t.Helper()
	return phone{chromium.Start(t).Strict()}
}

func (p phone) another() phone {
	p.T.Helper()
	return phone{p.Browser.Another().Strict()}
}

func (p phone) join(link string) {
	p.T.Helper()
	p.Do(chromedp.Navigate(link))
	p.Sees("table.matrix")
}

func (p phone) press(label string) {
	p.T.Helper()
	button := `[...document.querySelectorAll("button, a")].find((e) => e.checkVisibility() && !e.disabled &&
		e.textContent.trim() === ` + chromium.Quoted(label) + `)`
	p.Until("a button "+label, button)
	p.Do(chromedp.Evaluate(button+`.click()`, nil))
}

// fillIn opens a picture, so that no script runs, stores an entry in the browser, and then opens the game's page.
func (p phone) fillIn(game string, on calc.Table, e calc.Entry) {
	p.T.Helper()
	ask := room.EntryRequest{Act: "record", Kind: e.Kind()}
	for _, f := range e.Form(on).Fields {
		if f.Get == nil || f.Name == "seat" {
			continue
		}
		value := f.Get()
		ask.Sets = append(ask.Sets, room.FieldValue{Field: f.Name, Value: &value})
	}
	kept := must.Get(json.Marshal(ask))(p.T)
	host := chromium.Value[string](p.Browser, "location.origin")
	p.Do(chromedp.Navigate(host+"/icon.svg"),
		chromedp.Evaluate("sessionStorage.setItem("+chromium.Quoted(game)+","+chromium.Quoted(string(kept))+")", nil),
		chromedp.Navigate(host+"/"))
	p.Sees("form button.main[type=submit]:not(:disabled)")
}

func (p phone) record() {
	p.T.Helper()
	p.Do(chromedp.Evaluate(`document.querySelector("form button.main[type=submit]").click()`, nil))
}

func (p phone) offline(so bool) {
	p.T.Helper()
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		if err := network.Enable().Do(ctx); err != nil {
			return err
		}
		return network.EmulateNetworkConditions(so, 0, -1, -1).Do(ctx)
	}))
}

func (p phone) fingerprint(game string) string {
	p.T.Helper()
	return chromium.Awaited[string](p.Browser, `fetch("/g/`+url.PathEscape(game)+
		`/result").then((answer) => answer.json()).then((result) => result.fingerprint)`)
}
