package room

import (
	"strconv"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// audience names an audience in samples.
func audience(by door.Audience) string {
	if by.Role == door.Seat {
		return "seat" + strconv.Itoa(by.Seat)
	}
	return string(by.Role)
}

// What each audience sees of every recorded game can be read again, and tells who plays and what was entered.
func TestABoardSurvivesJSON(t *testing.T) {
	for _, rules := range rulebooks.All() {
		for _, name := range recordings.Names(t, rules.ID()) {
			r := recordings.Read(t, rules.ID(), name)
			on, made := recorded(t, rules.ID(), name, 0), 0
			for _, entries := range []int{0, len(r.Entries) / 2, len(r.Entries)} {
				if entries > made {
					must.Do(t, on.session.Record(r.Entries[made:entries]...))
					made = entries
				}
				for _, by := range []door.Guest{looker(), keeper(), seated(0)} {
					b := on.Board(by.Audience())
					survives(t, b)
					expect.Equal(t, len(b.Grid.Seats), len(r.Names), "seats of %s", name)
					expect.Equal(t, len(b.Log), min(entries, boardLog), "entries of the log of %s", name)
					must.Hold(t, b.Say != "" && b.Moment != "" && b.Title != "", "words are missing in %+v", b)
					sample(t, rules.ID()+"."+name+"."+strconv.Itoa(entries)+"."+audience(by.Audience()), b)
				}
			}
		}
	}
}
