package command

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// eachGame checks every recorded game of every rulebook, and looks at what "check --json" prints of it.
func eachGame(t *testing.T, see func(t *testing.T, f fixture, printed string)) {
	t.Helper()
	for _, book := range rulebooks.All() {
		for name, f := range fixtures(t, book.ID()) {
			t.Run(book.ID()+"/"+name, func(t *testing.T) {
				printed, errors := newTerminal(t).run(Sound, "check", written(t, f.record(t)), "--json")
				if errors != "" {
					t.Errorf("the error output says %s", errors)
				}
				see(t, f, printed)
			})
		}
	}
}

// packed is where the expected output of a game is kept.
func packed(rulebook, name string) string {
	return filepath.Join("testdata", "games", rulebook, name+".jsonl.gz")
}

// Every recorded game prints what it always printed. There is an output for every game, and none of a game that is gone.
func TestEveryGamePrintsWhatItDid(t *testing.T) {
	eachGame(t, func(t *testing.T, f fixture, printed string) {
		_, name, _ := strings.Cut(strings.TrimPrefix(t.Name(), "TestEveryGamePrintsWhatItDid/"), "/")
		path := packed(f.rulebook, name)
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
	paths, err := filepath.Glob(packed("*", "*"))
	if err != nil {
		t.Fatal(err)
	}
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

// pack keeps an output, when it is another one than is kept.
func pack(t *testing.T, path, printed string) {
	t.Helper()
	if _, err := os.Stat(path); err == nil && unpack(t, path) == printed {
		return
	}
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(z, printed); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

// unpack reads an output that is kept. A missing one is a failure.
func unpack(t *testing.T, path string) string {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	z, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What is printed at the end is how the game is recorded to have ended, and every net worth is the sum that is spelled
// out with it.
func TestCheckEndsAsTheGameDid(t *testing.T) {
	eachGame(t, func(t *testing.T, f fixture, printed string) {
		all := lines(t, printed)
		end, standing := all[len(all)-2].Table, all[len(all)-1].Standing
		l := layoutOf(t, f)
		if !end.Over || !standing.Final || len(standing.Places) != len(f.Names) {
			t.Fatalf("over %t, final %t, %d places", end.Over, standing.Final, len(standing.Places))
		}
		wantPrices(t, f, l, end)
		for seat, cash := range f.Final.Cash {
			if end.Cash[seat] != cash {
				t.Errorf("seat %d ends with %d in cash, must be %d", seat, end.Cash[seat], cash)
			}
		}
		for seat, shares := range f.Final.Shares {
			wantShares(t, l, end.Shares[seat], shares)
		}
		for company, cash := range f.Final.Treasury {
			if got := end.Treasuries[l.Companies[company].Key].Cash; got != cash {
				t.Errorf("company %d ends with %d, must be %d", company, got, cash)
			}
		}
		for _, place := range standing.Places {
			wantPlace(t, f, end, place)
		}
	})
}

// layoutOf is the layout of a game.
func layoutOf(t *testing.T, f fixture) *calc.Layout {
	t.Helper()
	book, _ := rulebooks.Find(f.rulebook)
	options := book.Presets()[0].Options
	if err := json.Unmarshal(f.Options, options); err != nil {
		t.Fatal(err)
	}
	table, _, refusal := book.Open(options, f.Names)
	if refusal != nil {
		t.Fatal(refusal)
	}
	return table.Layout()
}

// wantPrices compares the prices, recorded in order or by the companies' codes.
func wantPrices(t *testing.T, f fixture, l *calc.Layout, end outTable) {
	t.Helper()
	var listed []int
	var named map[string]int
	if json.Unmarshal(f.Final.Prices, &listed) != nil && json.Unmarshal(f.Final.Prices, &named) != nil {
		t.Fatalf("the prices are %s", f.Final.Prices)
	}
	for place, company := range l.Companies {
		want := named[company.Code]
		if listed != nil {
			want = listed[place]
		}
		if got := end.Prices[company.Key]; got != want {
			t.Errorf("%s ends at %d, must be %d", company.Key, got, want)
		}
	}
}

// wantShares compares the shares of a seat, recorded by companies and classes, or by companies with every certificate
// counted as the shares that it stands for.
func wantShares(t *testing.T, l *calc.Layout, end map[string]int, want []int) {
	t.Helper()
	whole := make([]int, len(l.Companies))
	var each []int
	for _, c := range l.Commodities()[1:] {
		held := end[commodityOut(l, c)]
		each = append(each, held)
		switch {
		case l.Weights != nil:
			whole[c.Company] += held * l.Weights[c.Class]
		case c.Class == calc.Regular:
			whole[c.Company] = held
		}
	}
	if got := map[int][]int{len(each): each, len(whole): whole}[len(want)]; !slices.Equal(got, want) {
		t.Errorf("a seat ends with the shares %v, must have %v", got, want)
	}
}

// wantPlace compares a place, and adds its worth up.
func wantPlace(t *testing.T, f fixture, end outTable, place outPlace) {
	t.Helper()
	seat, sum, extras := place.Seat, 0, map[string]int{}
	for _, part := range place.Parts {
		if sum += part.Amount; part.Amount != part.Count*part.Price {
			t.Errorf("seat %d has the part %+v", seat, part)
		}
	}
	for _, extra := range place.Extras {
		sum += extra.Amount
		extras[extra.Role] = extra.Amount
	}
	if sum != place.Worth {
		t.Errorf("seat %d is worth %d, the sum is %d", seat, place.Worth, sum)
	}
	for _, c := range []struct {
		what string
		want []int
		got  int
	}{
		{"rank", f.Final.Rank, place.Rank},
		{"worth", f.Final.Worth, place.Worth},
		{"debt", f.Final.Debt, -extras["debt"]},
		{"loan", f.Final.Loans, -extras["loan"]},
		{"goals", f.Final.Goals, end.Flags["goals."+strconv.Itoa(seat)]},
		{"majorities", f.Final.Majorities, end.Flags["end.majorities."+strconv.Itoa(seat)]},
	} {
		if c.want != nil && c.got != c.want[seat] {
			t.Errorf("seat %d: %s %d, must be %d", seat, c.what, c.got, c.want[seat])
		}
	}
}
