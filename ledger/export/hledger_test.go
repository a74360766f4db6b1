package export

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
)

// hledger runs the program hledger on a journal. The program must be installed, because nothing else checks the export.
func hledger(t *testing.T, journal string, args ...string) (string, error) {
	t.Helper()
	return foreign(t, "hledger", journal, args...)
}

func foreign(t *testing.T, program, journal string, args ...string) (string, error) {
	t.Helper()
	c := exec.Command(must.Installed(t, program), append([]string{"-f", "-"}, args...)...)
	c.Env = append(os.Environ(), "LC_ALL=C.UTF-8")
	c.Stdin = strings.NewReader(journal)
	var out, complaints bytes.Buffer
	c.Stdout, c.Stderr = &out, &complaints
	if err := c.Run(); err != nil {
		return "", fmt.Errorf("%w: %s", err, complaints.String())
	}
	return out.String(), nil
}

func journalOf(t *testing.T, g *game.Game) string {
	t.Helper()
	var text bytes.Buffer
	must.Do(t, Hledger(&text, g))
	return text.String()
}

// wantWorth makes hledger check a game's journal, and compares its net worths after every entry with the rulebook's.
func wantWorth(t *testing.T, g *game.Game) {
	t.Helper()
	r := g.Export()
	r.Begun = time.Now() // the entries are of today too
	g = must.Get(game.Replay(r, rulebooks.All()))(t)
	journal := journalOf(t, g)
	if _, err := hledger(t, journal, "check", "--strict"); err != nil {
		t.Fatalf("%v\n%s", err, journal)
	}
	table, _ := g.Opening()
	tables := []calc.Table{table}
	for _, step := range g.Steps() {
		tables = append(tables, step.After)
	}
	days := daysOf(g)
	begin, end := days[0].Format(time.DateOnly), days[len(days)-1].AddDate(0, 0, 1).Format(time.DateOnly)
	expect.True(t, !days[len(days)-1].After(time.Now()), "the last entry is on %s, which is ahead", days[len(days)-1])
	out, err := hledger(t, journal, "balance", "players", "--depth", "2", "--value=end,$", "-N", "-E", "--declared",
		"-D", "--historical",
		"-b", begin, "-e", end, "-O", "csv")
	must.Do(t, err)
	rows := must.Get(csv.NewReader(strings.NewReader(out)).ReadAll())(t)
	must.Hold(t, len(rows) == 1+len(table.Layout().Seats) && len(rows[0]) == 1+len(tables),
		"%d rows of %d cells for %d tables\n%s", len(rows), len(rows[0]), len(tables), out)
	words := seatWords(table.Layout())
	for seat, word := range words {
		row := rowOf(t, rows, "players:"+word)
		for entry, table := range tables {
			worth := must.Get(strconv.Atoi(strings.TrimPrefix(row[1+entry], "$")))(t)
			if want := places(g, table)[seat].Worth; worth != want {
				t.Fatalf("%s after entry %d: hledger says %d, the rules %d\n%s", word, entry, worth, want, journal)
			}
		}
	}
}

func rowOf(t *testing.T, rows [][]string, account string) []string {
	t.Helper()
	for _, row := range rows {
		if row[0] == account {
			return row
		}
	}
	t.Fatalf("hledger knows no %s: %v", account, rows)
	return nil
}

func TestHledgerAgreesAboutWholeGames(t *testing.T) {
	for _, rules := range rulebooks.All() {
		for place, preset := range rules.Presets() {
			if testing.Short() && place > 0 {
				break
			}
			wantWorth(t, byChance(t, begin(t, rules.ID(), preset.Options, friends(rules, preset.Options)...),
				uint64(place)))
		}
	}
}

func TestHledgerOfASmallGame(t *testing.T) {
	g := small(t)
	wantWorth(t, g)
	r := g.Export()
	for i := range r.Operations {
		r.Operations[i].At = r.Begun
	}
	journal := journalOf(t, must.Get(game.Replay(r, rulebooks.All()))(t))
	for _, line := range []string{
		"P 2026-02-24 BLUE $100",
		"P 2026-02-25 BLUE $200",
		"    players:Ann:shares  1 RED = 2 RED",
		"2026-02-25 (1) Ann | turn buy RED",
		"account players:=Ben:cash  ; type: A",
		"    bank:rulings  $-20 = $-20",
		"; entry 3 (turn) is not allowed and needs fixing: seat.turn",
	} {
		expect.True(t, strings.Contains(journal, line+"\n"), "the journal lacks %q:\n%s", line, journal)
	}
}

// hledger and ledger agree with the rules on the current net worths, in a game played today and in an undated game.
func TestBothProgramsKnowWhatAGameOfTodayIsWorth(t *testing.T) {
	g := byChance(t, begin(t, "stockholder", nil, "Ann", "Ben", "Cleo"), 3)
	for _, begun := range []time.Time{time.Now(), {}} {
		r := g.Export()
		if r.Begun = begun; begun.IsZero() {
			for i := range r.Operations {
				r.Operations[i].At = begun
			}
		}
		of := must.Get(game.Replay(r, rulebooks.All()))(t)
		journal := journalOf(t, of)
		for program, total := range map[string]string{"hledger": "-N", "ledger": "--no-total"} {
			out, err := foreign(t, program, journal, "balance", "players", "--depth", "2", "-V", total)
			must.Do(t, err)
			out = strings.Join(strings.Fields(strings.ReplaceAll(out, "players:", "")), " ") + " "
			for seat, place := range places(of, of.Table()) {
				line := fmt.Sprintf("$%d %s ", place.Worth, of.Names()[seat])
				if place.Worth != 0 { // neither program lists zero
					expect.True(t, strings.Contains(out, line), "%s has no %q: %s", program, line, out)
				}
			}
		}
	}
}

// These names have a meaning in a journal, or become equal when special characters are replaced.
func TestHledgerWithAnyNames(t *testing.T) {
	for _, names := range [][]string{
		{"a:b", "a;b", "a_b", "a|b", "a_b 2"},
		{"(Ann)", "[Ben]", "* x", "! y", "; z"},
		{"Ann = 5", "@ $3", "$5", "2 BLUE", "= $1"},
		{":", ";", "\"", "|", "%"},
		{"#1", "~", "-", "account x", "  two   spaces  "},
		{"Аня Б.", "李", "😀", "e\u0301", "שלום"},
		{"a\u00a0b", "a\u2003c", "a\u200db", "it's", "\\n"},
	} {
		wantWorth(t, byChance(t, begin(t, "stockholder", nil, names...), 3))
	}
}

func TestWordsAreHarmlessAndUnique(t *testing.T) {
	d := dictionary{}
	for name, want := range map[string]string{"a:b": "a_b"} {
		expect.Equal(t, d.word(name, "x"), want, "%q gives", name)
	}
	for _, c := range [][2]string{
		{"a;b", "a_b 2"}, {"A|B", "A_B 3"}, {"a_b 2", "a_b 2 2"}, {"a\n\nb", "a__b"}, {" c  d ", "c d"}, {"", "x"},
		{" ", "x 2"}, {"\xff", "_"},
	} {
		expect.Equal(t, d.word(c[0], "x"), c[1], "%q gives", c[0])
	}
}
