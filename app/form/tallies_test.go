package form

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger/record"
)

// A full stop moves to the next player's hand, a comma to the previous player's.
func TestTypedCards(t *testing.T) {
	s := apptest.Begin(t)
	options := tycoon.Rulebook{}.Presets()[0].Options
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "tycoon", Names: apptest.Friends()[:3], Options: options}))
	position := tycoon.NewPosition(s.Session.View().Table)
	position.Transaction = 4
	must.Do(t, s.Session.Record(position))
	e, said := &yearend.YearEnd{}, []string(nil)
	f := NewEditor(Task{Rulebook: "tycoon", Table: s.Session.View().Table, Entry: e, Changed: func() {},
		Refuse: func(sentence string) { said = append(said, sentence) }})
	s.Window.SetContent(f.Object())
	for _, letter := range "n-30+10-5g15t5.a-10n-30,o+5" {
		must.Hold(t, f.Typed(letter), "%c is not taken", letter)
	}
	expect.List(t, e.Revealed(0).Cards, []string{"T+5", "G+15", "O+5", "N-30", "N-5", "N+10"}, "the first has")
	expect.List(t, e.Revealed(1).Cards, []string{"A-10"}, "the second has")
	expect.True(t, len(said) == 1 && !f.Typed('z'), "said is %q", said)
	for _, letter := range "n-5" {
		f.Typed(letter)
	}
	expect.Equal(t, len(e.Revealed(0).Cards), 5, "cards once one is typed again")
}
