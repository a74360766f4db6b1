package command

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// BenchmarkCheck10000 checks 10,000 entries from another program, a fifth of them refused.
func BenchmarkCheck10000(b *testing.B) {
	const entries = 10_000
	operations := make([]string, entries)
	for n := range operations {
		operations[n] = [...]string{
			`{"act":"record","kind":"buy","entry":{"seat":0,"company":"B","shares":1}}`,
			`{"act":"record","kind":"sell","entry":{"seat":0,"company":"B","shares":1}}`,
			`{"act":"record","kind":"dividend","entry":{"company":"none","each":1}}`,
			`{"act":"record","kind":"move","entry":{"company":"B","steps":1}}`,
			`{"act":"record","kind":"move","entry":{"company":"B","steps":-1}}`,
		}[n%5]
	}
	path := filepath.Join(b.TempDir(), "long.json")
	must.Do(b, os.WriteFile(path, fmt.Appendf(nil, `{"format":1,"rulebook":"openmarket","rules_version":1,`+
		`"id":"00000000000000a6","preset":"stepped","seats":[{"name":"Ann"},{"name":"Ben"}],"operations":[%s]}`,
		strings.Join(operations, ",")), 0o600))
	for _, args := range [][]string{{"check", path}, {"check", "--json", path}} {
		b.Run(strings.Join(args[:len(args)-1], ""), func(b *testing.B) {
			for b.Loop() {
				if status := (Program{Out: io.Discard, Errors: io.Discard}).Run(args); status != Refused {
					b.Fatal("status", status)
				}
			}
			b.ReportMetric(entries*float64(b.N)/b.Elapsed().Seconds(), "entries/s")
		})
	}
}
