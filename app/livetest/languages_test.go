package livetest

import (
	"testing"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// Each phone shows its own language, whatever the host's language is.
func TestTwoLanguagesAtOneTable(t *testing.T) {
	t.Parallel()
	german, spoken := lang.Find("de")
	ukrainian, too := lang.Find("uk")
	must.Hold(t, spoken && too, "the program does not speak both")
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	all := steps(t, r)
	file, _ := opening(t, r.Record, 0)
	h := serve(t, file)
	keeper := newPhone(t).speaking(ukrainian, "UA")
	keeper.open(h.keeper, ".game #sheet")
	seated := keeper.another().speaking(german, "AT")
	seated.open(h.join, ".game.looks")
	table := []phone{keeper, seated}
	for _, p := range table {
		expect.Equal(t, chromium.Value[string](p.Browser, "document.documentElement.lang"), p.language.Tag(), "the page")
		p.Hears(p.said("standings"))
	}
	seatFor(seated, keeper, r.Names[0])
	seated.keep(all[0])
	keeper.at(1)
	seated.at(1)
	next := words.Names{"seat": r.Names[1]}
	keeper.Hears(ukrainian.Format("stockholder.entry.turn.title", next))
	keeper.keep(all[1])
	seated.at(2)
	logs := map[string]bool{}
	for _, p := range table {
		logs[chromium.Value[string](p.Browser, `document.querySelector("aside .log").innerText`)] = true
	}
	expect.Equal(t, len(logs), 2, "logs that are not the same")
	got, want := keeper.fingerprint(), after(t, r.Record, 2).String()
	expect.True(t, got == want, "the game has the fingerprint %s, it should be %s", got, want)
}
