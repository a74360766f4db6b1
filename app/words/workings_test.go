package words

import (
	"cmp"
	"slices"
	"strings"
	"testing"
)

// A sentence of an open market leaves out no number of its working that its reader needs: those that only some kinds
// tell are listed.
func TestOpenMarketTellsItsWorkings(t *testing.T) {
	written := sentences(t)
	for name, g := range recordedOf(t, "openmarket") {
		for _, step := range g.Steps() {
			for _, line := range step.Statement().Lines {
				sentence := cmp.Or(written["openmarket.line."+line.Kind], written["line."+line.Kind])
				for _, term := range line.Terms {
					number := line.Kind + " " + term.Role
					worded := strings.Contains(sentence, "if ."+term.Role+"}}") // it chooses the words
					if !worded && !strings.Contains(sentence, "{{."+term.Role+"}}") && term.Role != "seat" &&
						term.Role != "company" && term.Role != "taker" &&
						!slices.Contains(leftOut(), number) {
						t.Errorf("%s: entry %d: %q is not told", name, step.Number, number)
					}
				}
			}
		}
	}
}

// leftOut are numbers that a program may want and a sentence leaves out.
func leftOut() []string {
	return []string{
		"rise raw", "fall raw", "up moved", "down moved", "split.price raw", "over.said rounds", "over.alone rounds",
		"position.price old", "transfer.shares amount", "transfer.shares.preferred amount",
		"transfer.shares.director amount", "transfer.shares.half amount",
	}
}
