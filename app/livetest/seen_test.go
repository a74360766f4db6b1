package livetest

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// What eyes see at a glance is said: who is to move, why a number is wrong or a card impossible, what was recorded, and
// which page has opened.
func TestWhatIsSeenIsSaid(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	e := ears{newPhone(t)}
	e.open(serve(t).keeper, "main.page")
	e.takeIn(r, 1)
	e.turnTo("g/"+r.Record.ID.String(), "#sheet form")
	step := steps(t, r)[1]
	whose := r.Names[step.Before.Turn()]
	e.await("who is to move", func(all []heard) bool {
		return slices.ContainsFunc(all, func(h heard) bool {
			return h.role == "rowheader" && h.name == "\u2060"+whose+" "+said("turn.mark")
		})
	})
	e.listens()
	e.answered(func() {
		e.Do(chromedp.Evaluate(`box().value = "99"; box().dispatchEvent(new Event("input", {bubbles: true}))`, nil))
	})
	e.Until("why it is wrong", `(({ariaInvalid, attributes}) => ariaInvalid === "true" &&
		document.getElementById(attributes["aria-describedby"].value).textContent.includes("99"))(box())`)
	e.press(said("afresh"))

	second := prepared(e.Window())
	second.open(chromium.Value[string](e.Browser, "location.href"), ".game #sheet form")
	second.listens()
	e.keep(step)
	second.Until("what was recorded", "aloud.length")
	e.press("↶ " + said("undo"))
	second.Until("whose turn it is again", `aloud.at(-1) === document.querySelector(".whose").textContent`)
	e.turnTo("shelf", ".tile")
	e.Until("the focus on the shelf's title", `document.activeElement.matches("h1")`)
	expect.Equal(t, chromium.Value[string](e.Browser, `document.title`),
		chromium.Value[string](e.Browser, `document.activeElement.textContent`)+" · Scripkeeper", "the title")
}

// listens collects what the page announces in "aloud".
func (p phone) listens() {
	p.T.Helper()
	p.Do(chromedp.Evaluate(`var aloud = [], box = () => document.querySelector("#sheet .trade input");
		new MutationObserver(() => aloud.push(say.textContent)).observe(say, {childList: true}); 0`, nil))
}
