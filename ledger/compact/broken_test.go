package compact

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
)

// A game with entries to fix has no result to hand on.
func TestABrokenGameHasNoResultCode(t *testing.T) {
	g := must.Get(game.Replay(recordings.Broken(t), rulebooks.All()))(t)
	if _, err := EncodeResult(g); fault(err) != "result.unresolved" {
		t.Errorf("the result is written: %v", err)
	}
}
