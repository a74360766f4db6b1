package tycoon

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// How far a year's end has come agrees with what it does: the prices, and what was asked of whom.
func TestProgressAgreesWithTheYearEnd(t *testing.T) {
	asked := map[string]int{}
	for _, s := range scripts() {
		readGame(t, s.name).Replay(t, Rulebook{}, func(before calc.Table, e calc.Entry, after calc.Table) {
			end, ok := e.(*YearEnd)
			if !ok {
				return
			}
			p := end.Progress(before)
			if p.Refusal != nil {
				t.Errorf("%s: %v", gametest.Written(e), p.Refusal)
			}
			for company, m := range p.Moves {
				zero := m.Now == 0 && optionsOf(before).Zero != "revive"
				if m.Old != before.Price(company) || m.Now != after.Price(company) && !zero {
					t.Errorf("%s: stock %d moves %+v, from %d to %d", gametest.Written(e), company, m, before.Price(company), after.Price(company))
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
	for _, step := range []string{RemovalsStep, SuspendsStep, ClaimsStep, OptionsStep} {
		if asked[step] == 0 {
			t.Errorf("nobody is ever asked in the step %q", step)
		}
	}
}

// What is open is told, but changes nothing of what is asked.
func TestProgressOfWhatIsOpen(t *testing.T) {
	table := powers(t, top(), true)
	told := powerCards()
	half := &YearEnd{Seats: told.Seats, Untold: []int{2, 0}, Unasked: []string{SuspendsStep}}
	p, whole := half.Progress(table), told.Progress(table)
	if p.Refusal == nil || p.Refusal.Code != "untold" || p.Refusal.Seat != 0 || whole.Refusal != nil || len(p.Asks) != len(whole.Asks) || p.Moves != whole.Moves {
		t.Errorf("%+v, whole %+v", p, whole)
	}
	early := (&YearEnd{}).Progress(open(t, top(), 2))
	if early.Refusal == nil || early.Refusal.Code != "yearend.early" || early.Order != nil {
		t.Errorf("in the middle of the year %+v", early)
	}
}
