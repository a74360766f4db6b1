package command

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// eachGame runs "check --json" on every recorded game and calls the function see with the output.
func eachGame(t *testing.T, see func(t *testing.T, f fixture, printed string)) {
	t.Helper()
	for _, book := range rulebooks.All() {
		for name, f := range fixtures(t, book.ID()) {
			t.Run(book.ID()+"/"+name, func(t *testing.T) {
				printed, errors := newTerminal(t).run(Sound, "check", written(t, f.record()), "--json")
				expect.True(t, errors == "", "the error output says %s", errors)
				see(t, f, printed)
			})
		}
	}
}

// packed returns the path of the file with a game's expected output.
func packed(rulebook, name string) string {
	return filepath.Join("testdata", "games", rulebook, name+".jsonl.gz")
}

// The folder testdata must contain no files for games that do not exist.
func TestEveryGamePrintsWhatItDid(t *testing.T) {
	eachGame(t, func(t *testing.T, f fixture, printed string) {
		_, name, _ := strings.Cut(strings.TrimPrefix(t.Name(), "TestEveryGamePrintsWhatItDid/"), "/")
		path := packed(f.Record.Rulebook, name)
		if *update {
			pack(t, path, printed)
		}
		sameLines(t, path, printed, unpack(t, path))
	})
	kept := map[string]bool{}
	for _, rulebook := range rulebooks.All() {
		for _, name := range recordings.Names(t, rulebook.ID()) {
			kept[packed(rulebook.ID(), name)] = true
		}
	}
	paths := must.Get(filepath.Glob(packed("*", "*")))(t)
	for _, path := range paths {
		if kept[path] {
			continue
		}
		if !*update {
			t.Errorf("%s is the output of a game that is gone", path)
		} else if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
}

func pack(t *testing.T, path, printed string) {
	t.Helper()
	if _, err := os.Stat(path); err == nil && unpack(t, path) == printed {
		return
	}
	var out bytes.Buffer
	z := must.Get(gzip.NewWriterLevel(&out, gzip.BestCompression))(t)
	must.Get(io.WriteString(z, printed))(t)
	must.Do(t, z.Close())
	must.Do(t, os.MkdirAll(filepath.Dir(path), 0o755))
	must.Do(t, os.WriteFile(path, out.Bytes(), 0o600))
}

func unpack(t *testing.T, path string) string {
	t.Helper()
	file := must.Get(os.Open(path))(t)
	defer func() { _ = file.Close() }()
	z := must.Get(gzip.NewReader(file))(t)
	text := must.Get(io.ReadAll(z))(t)
	return string(text)
}

func TestRecordedGamesAreOpenRecords(t *testing.T) {
	must.HaveTime(t)
	for _, book := range rulebooks.All() {
		for _, name := range recordings.Names(t, book.ID()) {
			t.Run(book.ID()+"/"+name, func(t *testing.T) {
				path := recordings.Path(t, book.ID(), name)
				printed, errors := newTerminal(t).run(Sound, "check", path, "--json")
				all := lines(t, printed)
				end, standing := all[len(all)-2].Table, all[len(all)-1].Standing
				must.Hold(t, errors == "" && end.Over && standing.Final,
					"over %t, final %t, %s", end.Over, standing.Final, errors)
				for _, place := range standing.Places {
					wantSum(t, place)
				}
				if data, err := os.ReadFile(path); err != nil || !bytes.Equal(data, rewritten(t, data)) {
					t.Errorf("it is not written as records are: %v", err)
				}
			})
		}
	}
}

func rewritten(t *testing.T, data []byte) []byte {
	t.Helper()
	r := must.Get(record.Read(bytes.NewReader(data)))(t)
	var out bytes.Buffer
	must.Do(t, r.Write(&out))
	return out.Bytes()
}

func wantSum(t *testing.T, place jsonout.Place) {
	t.Helper()
	sum := 0
	for _, part := range place.Parts {
		sum += part.Amount
		expect.True(t, part.Amount == part.Count*part.Price, "seat %d has the part %+v", place.Seat, part)
	}
	for _, extra := range place.Extras {
		sum += extra.Amount
	}
	expect.True(t, sum == place.Worth, "seat %d is worth %d, the sum is %d", place.Seat, place.Worth, sum)
}

// If a record's end differs from the replayed game, the output lists the different figures, and the exit status is 1.
func TestARecordsEndIsChecked(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.End = json.RawMessage(`{"cash":[190,21,390],"shares":[{"green":2,"red":1},{"green":2},{}],"over":false,"luck":7}`)
	path := written(t, r)
	printed, errors := newTerminal(t).run(Refused, "check", path, "--json")
	all := strings.Split(strings.TrimSpace(printed), "\n")
	want := `{"end":[{"field":"cash.1","recorded":21,"is":20},{"field":"luck","recorded":7,"is":null},` +
		`{"field":"over","recorded":false,"is":true},{"field":"shares.0.red","recorded":1,"is":0},` +
		`{"field":"shares.2.red","recorded":null,"is":13}]}`
	got := all[len(all)-1]
	expect.True(t, got == want, "printed is\n%s\nmust be\n%s", got, want)
	has(t, errors, "cash.1 21, but it should be 20")
	r.End = json.RawMessage(`{"luck\nscripkeeper: sound":1}`)
	if _, errors := newTerminal(t).run(Refused, "check", written(t, r)); strings.Count(errors, "\n") != 1 {
		t.Errorf("the name of a field begins a line of its own: %q", errors)
	}
}
