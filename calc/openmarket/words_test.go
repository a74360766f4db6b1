package openmarket

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"scripkeeper/calc/internal/gametest"
	"slices"
	"strings"
	"testing"
)

// A sentence leaves out no number of its working that its reader needs: those that only some kinds tell are listed.
func TestSentencesTellTheirWorkings(t *testing.T) {
	sentences := map[string]string{}
	for _, file := range []string{"en.json", "en.openmarket.json"} {
		raw, err := os.ReadFile("../../assets/translations/" + file)
		if err == nil {
			err = json.Unmarshal(raw, &sentences)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range scripts() {
		table := open(t, s.options, len(s.names))
		for _, e := range s.entries(t) {
			next, said, refusal := e.Apply(table)
			if refusal != nil {
				t.Fatalf("%s: %v", gametest.Written(e), refusal)
			}
			table = next
			for _, line := range said.Lines {
				sentence := cmp.Or(sentences["openmarket.line."+line.Kind], sentences["line."+line.Kind])
				for _, term := range line.Terms {
					if quiet := fmt.Sprintf("%s %s", line.Kind, term.Role); !strings.Contains(sentence, "{{."+term.Role+"}}") && term.Role != "seat" && !slices.Contains(hushed(), quiet) {
						t.Errorf("%q is not told", quiet)
					}
				}
			}
		}
	}
}

// hushed are numbers that a program may want and a sentence leaves out.
func hushed() []string {
	return []string{
		"rise raw", "fall raw", "up moved", "down moved", "split.price raw", "over.said rounds", "over.alone rounds",
		"position.price old", "transfer.shares amount", "transfer.shares.preferred amount", "transfer.shares.director amount",
	}
}
