package brokeryard

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
)

// lay is a card played and the colours that its numbers go to.
func lay(card string, free ...int) rules.Play {
	return rules.Play{Card: card, Free: fourcolours.Assign(free...)}
}

// After every change the update is worked out as if all who are missing missed, and the colour that is opened tells of
// every effect what became of it.
func TestUpdateSoFar(t *testing.T) {
	h := hand(t, opened(t, "3x5", 6, nil))
	h.MustSay(said("brokeryard.sheet.sofar"))
	if h.Find("Blue 100, –") == nil {
		t.Errorf("blue does not stand still: %q", h.Sees())
	}
	h.Tap("Blue +60")
	h.Tap("Red –30")
	h.Tap("Red 70, –30")
	h.MustSay("Red: 100 – 30 = 70")
	h.MustSay(said("brokeryard.sheet.counted", "effects", "Ann –30"))
	h.Tap("Blue 160, +60")
	h.MustSay(said("brokeryard.sheet.counted", "effects", "Ann +60"))
	expect.True(t, !h.Says(said("brokeryard.sheet.counted", "effects", "Ann –30")), "two colours are open")
	h.Tap("Blue 160, +60")
	expect.True(t, !h.Says(said("brokeryard.sheet.counted", "effects", "Ann +60")), "the colour does not close")
}

// When all of a few are in, every colour is told: what counts, what cancels, what a zero takes, what is too weak, and
// who owes money then.
func TestWholeUpdate(t *testing.T) {
	o := opened(t, "3x5", 6, func(o *rules.Options) { o.CountCards = false })
	h := handOf(t, o, &rules.Round{Plays: []rules.Play{
		lay("B+60", 1), lay("B-60", 1), lay("R-100", 0), lay("Rx2", 2), lay("Y0"), lay("G-30", 1)}})
	for _, sentence := range []string{
		"Update",
		"Cancel each other: Ann +60 and Ben –60", "Counts: Cleo +50", "Blue: 100 + 50 = 150",
		"Red: 100 + 60 = 160", "Eva's zero removes up to 3 of the strongest effects.",
		"Removed by a zero: Dan ÷2 (–50)",
		"Yellow stays at 100.", "Counts: Finn –30", "Green: 100 – 30 = 70",
	} {
		h.MustSay(sentence)
	}
	h.MustSay(said("brokeryard.sheet.counted", "effects", "Dan ×2 (+100), Cleo –100, Finn +60"))
	h.MustSay(said("brokeryard.sheet.cancelled", "effects", "Ann –30 and Ben +30"))
	expect.True(t, h.editor.seat == calc.None, "seat %d is open although all are in", h.editor.seat)
	g := recorded(t, "six-seats-3x5")
	h = handOf(t, g.table, g.entries[0].(*rules.Round))
	h.MustSay(said("brokeryard.sheet.beyond", "effects", "Dan +40, Eva –30"))
}

// At a table of many the lines of one kind are one sentence.
func TestUpdateOfSixty(t *testing.T) {
	h := handOf(t, opened(t, "mass", 60, nil), crowded(t))
	_, statement, refusal := h.round.Apply(h.Table)
	must.Hold(t, refusal == nil, "%v", refusal)
	debts := 0
	for _, line := range statement.Lines {
		if line.Kind == "debt" {
			debts++
		}
	}
	told := slices.DeleteFunc(h.Sees(), func(s string) bool {
		return len(s) < 26 ||
			s[:26] != "Owe money and must sell: A"
	})
	expect.True(t, debts >= 50 && len(told) == 1, "%d owe money, told by %q", debts, told)
	h.Tap("Green 10, –90")
	if !slices.ContainsFunc(h.Sees(), func(s string) bool { return len(s) > 200 && s[:10] == "Penalties:" }) {
		t.Errorf("the penalties are not one sentence: %q", h.Sees())
	}
}
