package tycoon

import (
	"encoding/json"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// What a year's end is previewed as agrees with what it does: the prices, and what was asked of whom.
func TestThePreviewAgreesWithTheYearEnd(t *testing.T) {
	asked := map[string]int{}
	for _, name := range gametest.Recorded(t) {
		gametest.Read(t, Rulebook{}, name).Replay(t, func(before calc.Table, e calc.Entry, after calc.Table) {
			end, ok := e.(*yearend.YearEnd)
			if !ok {
				return
			}
			p := end.Preview(before)
			if p.Refusal != nil {
				t.Errorf("%s: %v", gametest.Written(e), p.Refusal)
			}
			for company, m := range p.Moves {
				zero := m.Now == 0 && board.OptionsOf(before).Zero != "revive"
				if m.Old != before.Price(company) || m.Now != after.Price(company) && !zero {
					t.Errorf("%s: stock %d moves %+v, from %d to %d", gametest.Written(e), company, m,
						before.Price(company), after.Price(company))
				}
			}
			for _, a := range p.Asks {
				asked[a.Step]++
				if a.Chosen.Card != "" && !slices.Contains(a.Cards, a.Chosen) {
					t.Errorf("%s: %+v", gametest.Written(e), a)
				}
			}
			for _, room := range p.Room {
				if room < 0 {
					t.Errorf("%s: the hands have room for %v", gametest.Written(e), p.Room)
				}
			}
		})
	}
	for _, step := range []string{yearend.RemovalsStep, yearend.SuspendsStep, yearend.ClaimsStep, yearend.OptionsStep} {
		expect.True(t, asked[step] != 0, "nobody is ever asked in the step %q", step)
	}
}

// Before the year has come to its end there is nothing to preview.
func TestPreviewInTheMiddleOfTheYear(t *testing.T) {
	early := (&yearend.YearEnd{}).Preview(open(t, top(), 2))
	expect.True(t, early.Refusal != nil && early.Refusal.Code == "yearend.early" && early.Order == nil,
		"in the middle of the year %+v", early)
}

// A record of before, which names in the entry what was still missing, is read and comes to the same.
func TestAnEntryThatSaysWhatWasMissing(t *testing.T) {
	e := &yearend.YearEnd{}
	must.Do(t, json.Unmarshal([]byte(`{"seats":[{"plus":1}],"untold":[],"unasked":[]}`), e))
	expect.Equal(t, gametest.Written(e), `yearend {"seats":[{"plus":1}]}`, "the entry")
}
