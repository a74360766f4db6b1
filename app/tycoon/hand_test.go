package tycoon

import (
	"strings"
	"testing"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/hands"
)

// dealing opens the editor of the first hand of a year.
func dealing(t testing.TB, seats int, entry *hands.Hand) *thumb {
	t.Helper()
	table, _, refusal := (rules.Rulebook{}).Open(options(t, "strategist",
		func(o *agreement.Options) { o.Hands = "entered" }), names(seats))
	must.Hold(t, refusal == nil, "%v", refusal)
	h := held(t, table, entry)
	h.editor = newHandEditor(form.Task{Table: table, Changed: func() { h.Changes++ },
		Refuse: func(s string) { h.Said = append(h.Said, s) }}, entry)
	return h.open()
}

// A hand is chosen card by card, special cards among them, until it is whole.
func TestHandByTaps(t *testing.T) {
	h := dealing(t, 4, &hands.Hand{})
	if !h.says(said("tycoon.sheet.hand.left", "count", "10")) || !h.says(said("tycoon.sheet.hand.alone", "seat", "Ann")) {
		t.Error("neither the count nor the warning is told")
	}
	h.Tap("Atlas Bank +5", "NovaTech –30", "Titan Steel –5", said("tycoon.field.plus"), said("tycoon.field.plus"),
		said("tycoon.entry.loan"), said("tycoon.sheet.step.suspends"),
		"Omega Energy +20", "Omega Energy –20")
	if !h.says(said("tycoon.sheet.hand.left", "count", "1")) || h.refused() == "" {
		t.Errorf("refused: %q", h.refused())
	}
	h.Tap("Global Industries +15")
	want := `{"seat":0,"cards":["A+5","T-5","G+15","O-20","O+20","N-30","L","S","$+10","$+10"]}`
	if got := apptest.Written(t, h.entry); got != want || h.refused() != "" ||
		!h.says(said("tycoon.sheet.hand.whole", "count", "10")) {
		t.Errorf("%s, want %s; refused %q", got, want, h.refused())
	}
	more := h.Find("VitalCare Pharma –5")
	if !more.Disabled() || !strings.Contains(more.Reason(), "10 cards") || h.Changes != 10 {
		t.Errorf("disabled %t, %q, %d changes", more.Disabled(), more.Reason(), h.Changes)
	}
	h.Tap("NovaTech –30", "VitalCare Pharma –5")
	got := apptest.Written(t, h.entry)
	expect.True(t, strings.Contains(got, "V-5") && !strings.Contains(got, "N-30"), "%s", got)
}

// What another hand has cannot be chosen, and a hand that was said is not asked for again.
func TestHandsOfTheOthers(t *testing.T) {
	first := dealing(t, 2, &hands.Hand{})
	cards := []string{"A+5", "T-5", "G+15", "O-20", "O+20", "N-30", "L", "S", "$+10", "$+10"}
	h := held(t, apptest.Applied(t, first.Table, &hands.Hand{Seat: 0, Cards: cards}), &hands.Hand{Seat: 1})
	h.editor = newHandEditor(form.Task{Table: h.Table, Changed: func() {},
		Refuse: func(s string) { h.Said = append(h.Said, s) }}, h.entry.(*hands.Hand))
	h.open()
	h.Tap("NovaTech –30")
	expect.True(t, len(h.Said) == 1 && h.Said[0] == "No N –30 is left: all are in other hands or used.",
		"said %q", h.Said)
	h.Type("a-10")
	h.Tap(said("tycoon.field.plus"), said("tycoon.field.plus"))
	got := apptest.Written(t, h.entry)
	expect.True(t, got == `{"seat":1,"cards":["A-10"]}`, "%s", got)
	h.editor.Focus(h.Window.Canvas())
	expect.True(t, h.Window.Canvas().Focused() != nil, "the keyboard is nowhere")
}

// The cards that one player has chosen are not shown to another.
func TestAnotherPlayersHand(t *testing.T) {
	h := dealing(t, 3, &hands.Hand{})
	h.Tap("Atlas Bank +5", "Zoë")
	got := apptest.Written(t, h.entry)
	expect.True(t, got == `{"seat":2}` && h.says(said("tycoon.sheet.hand.alone", "seat", "Zoë")), "%s", got)
}

// A hand that is half filled in goes on where it was left.
func TestHalfAHand(t *testing.T) {
	h := dealing(t, 3, &hands.Hand{Seat: 1, Cards: []string{"A+5", "N-30", "$-10"}})
	if !h.says(said("tycoon.sheet.hand.left", "count", "7")) || !h.says(said("tycoon.sheet.hand.alone", "seat", "Ben")) {
		t.Error("what was chosen is forgotten")
	}
	h.Tap(said("tycoon.field.minus"), said("tycoon.field.minus"), said("tycoon.field.minus"), "Atlas Bank +5")
	got := apptest.Written(t, h.entry)
	expect.True(t, got == `{"seat":1,"cards":["N-30"]}`, "%s", got)
}
