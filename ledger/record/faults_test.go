package record_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// faults are records that broke the program once, by their names.
func faults(t testing.TB) map[string][]byte {
	t.Helper()
	paths := must.Get(filepath.Glob(filepath.Join("testdata", "faults", "*.json*")))(t)
	all := map[string][]byte{}
	for _, path := range paths {
		data := must.Get(os.ReadFile(path))(t)
		all[filepath.Base(path)] = data
	}
	must.Hold(t, len(all) >= 3, "%d records are found", len(all))
	return all
}

// A record that broke the program is answered, and not after minutes: each of its entries is legal or refused.
func TestRecordsThatBrokeTheProgramAreAnswered(t *testing.T) {
	for name, data := range faults(t) {
		t.Run(name, func(t *testing.T) {
			began := time.Now()
			r, err := record.Read(bytes.NewReader(data))
			if record.IsBackup(data) {
				return
			}
			if record.IsTemplate(data) {
				must.Get(record.ReadTemplate(bytes.NewReader(data), rulebooks.All()))(t)
				return
			}
			must.Do(t, err)
			g, err := game.Replay(r, rulebooks.All())
			took := time.Since(began)
			expect.True(t, took <= 20*time.Second, "it took %v", took)
			if err != nil {
				return
			}
			refused := g.Snapshot().Unresolved()
			expect.True(t, refused != 0, "none of %d entries is refused", len(g.Steps()))
		})
	}
}
