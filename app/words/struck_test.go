package words

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
)

func TestStruckEntriesKeepTheirTitles(t *testing.T) {
	illegal := 0
	for _, rules := range rulebooks.All() {
		for _, name := range recordings.Names(t, rules.ID())[:3] {
			g := must.Get(game.Replay(recordings.Read(t, rules.ID(), name).Record, rulebooks.All()))(t)
			titles := map[int64]string{}
			for _, step := range g.Steps() {
				titles[step.Op] = EntryShort(rules.ID(), step.Before, step.Entry)
			}
			undone := min(40, len(titles)-2)
			for range undone {
				must.Do(t, g.Undo(ledger.Author{}))
			}
			must.Do(t, g.Void(2, ledger.Author{}))
			struck := 0
			for _, op := range g.Operations() {
				if op.Voided && op.Decoded != nil {
					struck++
					reads(t, EntryShort(rules.ID(), g.TableGivenOn(op.Op), op.Decoded), titles[op.Op])
				}
			}
			if struck != undone+1 {
				t.Errorf("%s: %d entries are struck", name, struck)
			}
			for _, step := range g.Refused() {
				illegal++
				reads(t, StepShort(g, step), titles[step.Op])
			}
		}
	}
	if illegal == 0 {
		t.Error("no entry becomes illegal")
	}
}

func TestATurnThatNeverWasLegalTellsItsTrades(t *testing.T) {
	g := recordings.Read(t, "stockholder", "three-seats-3x5")
	turn := g.Entries[0].(*stockholder.Turn)
	turn.After[2] = 1
	opening, _, refusal := g.Rulebook.Open(g.Options, g.Names)
	if refusal != nil {
		t.Fatal(refusal)
	}
	turn.Seat = 1 // it is another player's turn
	reads(t, EntryShort("stockholder", opening, turn), "Ben: sold 1 B, Y +100, bought 2 R, bought 1 Y")
}

// A number in an entry that the table no longer asks for is passed to the sentence as a number, which plurals need.
func TestAnEntryThatIsNoLongerAskedForCounts(t *testing.T) {
	rules := openmarket.Rulebook{}
	opening, _, refusal := rules.Open(rules.Presets()[0].Options, []string{"Ann", "Ben"})
	if refusal != nil {
		t.Fatal(refusal)
	}
	company := opening.Layout().Companies[0].Code
	reads(t, EntryShort("openmarket", opening, &operating.Resize{Company: company, Shares: 5}), "A now has 5 shares")
	reads(t, EntryShort("openmarket", opening, &operating.Resize{Company: company, Shares: 1}), "A now has 1 share")
}
