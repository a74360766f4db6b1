package compact

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
)

// crash is a code that broke the program once.
func crash(t testing.TB) string {
	t.Helper()
	data := must.Get(os.ReadFile(filepath.Join("testdata", "faults", "crash-code.txt")))(t)
	return string(data)
}

// A code that broke the program is answered, and not after minutes: by a fault, or by a game that refuses an entry.
func TestTheCodeThatBrokeTheProgramIsAnswered(t *testing.T) {
	began := time.Now()
	record, err := Decode(crash(t), rulebooks.All())
	if took := time.Since(began); took > 20*time.Second {
		t.Errorf("it took %v", took)
	}
	if err != nil {
		t.Log(err)
		return
	}
	game := must.Get(game.Replay(record, rulebooks.All()))(t)
	refused := 0
	for _, step := range game.Steps() {
		if step.Refusal != nil {
			refused++
		}
	}
	expect.True(t, refused != 0, "none of %d entries is refused", len(game.Steps()))
}
