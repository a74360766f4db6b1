package hall

import (
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A double tap gives one penalty, and undo keeps a half-typed name. A table that no longer exists offers no actions.
func TestADirectorsHandsAreClumsyInABrowser(t *testing.T) {
	must.HaveTime(t)
	f := open(t, 0)
	server, run := f.served()
	office := screen{chromium.Start(t)}.open(server.KeeperURL())
	office.Hears("All games")
	goes := func(place string) {
		office.Do(chromedp.Evaluate("location.hash = '#/g/"+f.address+"/page/"+place+"'", nil))
	}
	types := func(label, text string) {
		office.Do(chromedp.SendKeys(`//main//form//div[label[normalize-space()="`+label+`"]]//input`, text, chromedp.BySearch))
	}
	goes("members")
	office.Hears("8 people")
	goes("draw")
	for _, method := range []string{"snake", "even"} {
		office.Hears(words.Format("tournament.announce", words.Names{"round": 1}))
		office.press(words.Text("tournament.method." + method))
		office.Hears(words.Upper(words.Text("tournament.draw." + method)))
	}
	office.row("Ann")
	office.Until("somebody is chosen", `document.querySelector("main .rows .you")`)
	office.row("Ben")
	office.Until("nobody is chosen", `document.querySelector("main .rows")
		&& !document.querySelector("main .rows .you")`)
	office.press(words.Format("tournament.announce", words.Names{"round": 1}))
	office.Hears("at table 2 in round 1")
	goes("member/1/penalty")
	office.Hears(words.Text("tournament.penalty.about"))
	office.Until("the focus on the title", `document.activeElement.id === "panel-title"`)
	types(words.Text("tournament.penalty.points"), "5")
	types(words.Text("tournament.penalty.reason"), "late")
	office.Do(chromedp.Reload())
	office.Until("what was typed", `document.querySelector("#f-reason")?.value === "late"`)
	office.Until("it can be given", `![...document.querySelectorAll("main button")].at(-1).disabled`)
	enter := `[...document.querySelectorAll("main button")].at(-1).click();`
	office.Do(chromedp.Evaluate(enter+enter, nil))
	office.Hears("at table 2 in round 1")
	field := `document.querySelector("#f-name")`
	office.Do(chromedp.SendKeys("#f-name", "Zoe and"))
	office.press(words.Text("common.undo"))
	office.Hears("Undone: Ben")
	expect.Equal(t, chromium.Value[string](office.Browser, field+".value"), "Zoe and", "what was typed")
	office.Do(chromedp.Evaluate(`{ const list = new DataTransfer(), field = `+field+`;
		list.setData("text", "Zoe\r\nYann\n\nXaver\n");
		field.focus();
		field.select();
		field.dispatchEvent(new ClipboardEvent("paste", {clipboardData: list, cancelable: true})); }`, nil))
	expect.Equal(t, chromium.Value[string](office.Browser, field+".value"), "Zoe, Yann, Xaver", "what was pasted")
	office.press(words.Text("tournament.add"))
	office.Hears("3 people take part")
	office.Hears("11 people")
	office.Do(chromedp.SendKeys("#f-name", "Willi")) // typed before the page receives the change
	office.Until("Willi can be added", `[...document.querySelectorAll("main button")].some((one) =>
		one.textContent === "`+words.Text("tournament.add")+`" && !one.disabled)`)
	office.press(words.Text("tournament.add"))
	office.Hears("12 people")
	goes("table/1/1")
	office.Hears(words.Text("tournament.table.type"))
	run(func() {
		for d := f.hall().desk; len(d.State.Rounds) > 0; {
			r, _ := d.Tournament.Undoing()
			must.Get(d.Undo(r.Op))(t)
		}
		server.Changed(f.address)
	})
	office.Hears(words.Text("tournament.moved"))
	run(func() {
		given := f.hall().desk.State.Penalties
		expect.Equal(t, len(given), 0, "penalties after one of them was undone")
	})
}
