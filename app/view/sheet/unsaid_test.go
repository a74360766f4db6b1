package sheet

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// Only the kinds of entry in told are ready before the user fills in anything, because a button or the page shows what
// would be recorded.
func TestNothingIsRecordedThatNobodySaid(t *testing.T) {
	must.HaveTime(t)
	told := map[string][]string{
		"brokeryard": {"stops"},                           // "Nobody uses stop orders"
		"stockpile":  {"piles", "take", "sell", "reveal"}, // "Nobody found any", "Anna sells nothing" …
		"tycoon":     {"yearend", "debenture"},            // yearend: seat by seat; debenture: only one stock fell
		"shoulders":  {"building", "protection"},          // building: a finished list; protection: the only company
		// close shows the only company, launch the agreed price, and round the player who begins.
		"openmarket": {"close", "launch", "round"},
	}
	for _, rules := range rulebooks.All() {
		met := map[string]bool{}
		for _, name := range recordings.Names(t, rules.ID()) {
			game := recordings.Read(t, rules.ID(), name)
			table, _, _ := rules.Open(game.Options, game.Names)
			for _, said := range game.Entries {
				for _, e := range rules.Expected(table).All() {
					if e.Kind() == calc.PositionKind || met[e.Kind()] || slices.Contains(told[rules.ID()], e.Kind()) {
						continue
					}
					Form{Table: table, Entry: e}.FillOnlyValues(false)
					if _, _, refusal := e.Apply(table); refusal == nil &&
						slices.ContainsFunc(e.Form(table).Fields, Asked) {
						met[e.Kind()] = true
						t.Errorf("%s, %s: a %s can be recorded before anything is said", rules.ID(), name, e.Kind())
					}
				}
				table, _, _ = said.Apply(table)
			}
		}
	}
}

// A number that may be negative counts as entered from the start.
func TestANumberThatNobodyHasSaidIsUnsaid(t *testing.T) {
	none := calc.None
	f := calc.Amount("shares", &none, calc.Range(0, 99))
	expect.True(t, Unsaid(f), "it reads –1")
	f.Allowed = calc.Range(-10, 10)
	expect.True(t, !Unsaid(f), "one below 0 reads empty")
}
