// Package gametest helps to test rulebooks: it applies entries, formats entries, lines and refusals for comparison, and
// reads recorded games.
package gametest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A Judge is a test or a running property check.
type Judge interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// Apply applies entries that must be legal, and returns the table and the statement after the last entry.
func Apply(t Judge, table calc.Table, entries ...calc.Entry) (calc.Table, calc.Statement) {
	t.Helper()
	var said calc.Statement
	for _, entry := range entries {
		next, statement, refusal := entry.Apply(table)
		if refusal != nil {
			t.Fatalf("%s: %v", Written(entry), refusal)
		}
		table, said = next, statement
	}
	return table, said
}

// Refused returns the code and field of an entry's refusal, or "" for a legal entry.
func Refused(table calc.Table, e calc.Entry) string {
	_, _, refusal := e.Apply(table)
	if refusal == nil {
		return ""
	}
	return refusal.Code + " " + refusal.Field
}

// Written returns an entry as its kind followed by its JSON, like a record.
func Written(entry calc.Entry) string {
	raw, err := json.Marshal(entry)
	if err != nil {
		return err.Error()
	}
	return entry.Kind() + " " + string(raw)
}

// LineText formats a line: kind, rule, seat, company and terms.
func LineText(companies []calc.Company, l calc.Line) string {
	return describe(companies, l.Kind+" ("+l.Rule+")", l.Seat, l.Company, l.Terms)
}

// RefusalText formats a refusal: code, field, rule, seat, company and terms.
func RefusalText(companies []calc.Company, r *calc.Refusal) string {
	if r == nil {
		return "not refused"
	}
	return describe(companies, r.Code+" "+r.Field+" ("+r.Rule+")", r.Seat, r.Company, r.Terms)
}

func describe(companies []calc.Company, head string, seat, company int, terms []calc.Term) string {
	var b strings.Builder
	b.WriteString(head)
	if seat != calc.None {
		fmt.Fprintf(&b, " seat %d", seat)
	}
	if company != calc.None {
		c := companies[company]
		if c.Typed {
			c.Key = c.Code
		}
		b.WriteString(" " + c.Key)
	}
	for _, term := range terms {
		fmt.Fprintf(&b, " %s=%d", term.Role, term.Value)
	}
	return b.String()
}

// WantSaid compares the lines of the given kinds (and of their subkinds) with the wanted lines, in order.
func WantSaid(t Judge, companies []calc.Company, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	var got []string
	for _, line := range s.Lines {
		for _, kind := range strings.Fields(kinds) {
			if line.Kind == kind || strings.HasPrefix(line.Kind, kind+".") {
				got = append(got, LineText(companies, line))
				break
			}
		}
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s:\n%s\nmust be\n%s", kinds, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// WantDenied applies an entry, compares its refusal with want, and checks that the table is unchanged.
func WantDenied(t Judge, table calc.Table, entry calc.Entry, want string) {
	t.Helper()
	next, statement, refusal := entry.Apply(table)
	if got := RefusalText(table.Layout().Companies, refusal); got != want {
		t.Errorf("%s: %s\nmust be %s", Written(entry), got, want)
	}
	if !next.Equal(table) || len(statement.Lines) != 0 {
		t.Errorf("%s was refused, but the table changed", Written(entry))
	}
}

// Cash returns the sum of the cash that a line posts.
func Cash(l calc.Line) int {
	sum := 0
	for _, posting := range l.Postings {
		if posting.Commodity.IsCash() {
			sum += posting.Amount
		}
	}
	return sum
}

// WantDefaults compares the JSON of the first preset's options with the wanted text.
func WantDefaults(t Judge, rules calc.Rulebook, want string) {
	t.Helper()
	expect.Equal(t, text(t, rules.Presets()[0].Options), want, "the defaults")
}

// Repetitions returns how often to repeat a test: many, or an eighth of that under -short.
func Repetitions(many int) int {
	if testing.Short() {
		return (many + 7) / 8
	}
	return many
}

func Names(seats int) []string {
	all := []string{"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea"}
	for len(all) < seats {
		all = append(all, fmt.Sprintf("Player %d", len(all)+1))
	}
	return all[:seats]
}

// With returns o after the changes.
func With[O calc.Options](o O, changes ...func(O)) O {
	for _, change := range changes {
		change(o)
	}
	return o
}

// Open opens a table. A refusal fails the test.
func Open(t Judge, rules calc.Rulebook, o calc.Options, names []string) calc.Table {
	t.Helper()
	table, _, refusal := rules.Open(o, names)
	must.Hold(t, refusal == nil, "open: %v", refusal)
	return table
}
