package parcel

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/letters"
)

// FuzzOpen checks that any input soon gives a fault, or a game or template that can be imported.
func FuzzOpen(f *testing.F) {
	for _, pattern := range []string{"../record/testdata/faults/*", "../compact/testdata/faults/*",
		"../compact/testdata/codes/*"} {
		paths, err := filepath.Glob(pattern)
		must.Hold(f, err == nil && len(paths) > 0, "nothing is found at %s: %v", pattern, err)
		for _, path := range paths {
			data := must.Get(os.ReadFile(path))(f)
			f.Add(data)
		}
	}
	g := begun(f)
	text := must.Get(compact.Encode(g))(f)
	record := []byte(gametest.Text(f, g))
	f.Add([]byte(text))
	f.Add(record)
	f.Add(zipped(f, record))
	f.Add(zipped(f, make([]byte, 1<<20)))
	f.Add(asPNG(f, drawing(f, text)))
	f.Add([]byte(`{"format":1,"template":"\u202eHouse","rulebook":"stockholder","rules_version":1,"options":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		began := time.Now()
		handed, err := OpenBytes(t.Context(), data, rulebooks.All(), nil)
		var fault *ledger.Fault
		switch {
		case err != nil:
			must.Hold(t, errors.As(err, &fault), "no fault: %v", err)
		case handed.Template != nil:
			must.Hold(t, !strings.ContainsFunc(handed.Template.Name, letters.IsControlOrFormat),
				"the template is called %q", handed.Template.Name)
		case handed.IsGame():
			must.Hold(t, !strings.ContainsFunc(handed.Record.Title, letters.IsControlOrFormat),
				"the game is called %q", handed.Record.Title)
			if _, err := game.Replay(handed.Record, rulebooks.All()); err != nil && !errors.As(err, &fault) {
				t.Fatalf("no fault: %v", err)
			}
		}
		took := time.Since(began)
		must.Hold(t, took <= 20*time.Second, "%d bytes take %v", len(data), took)
	})
}
