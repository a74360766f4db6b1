package brokeryard

import (
	"fmt"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func faces(d *Deck, company int) string {
	var all []string
	for _, f := range d.Faces {
		if f.Own != company {
			continue
		}
		card := fmt.Sprintf("%d %s", f.Count, f.Code)
		for _, effect := range f.Free {
			card += " " + effect.String()
		}
		all = append(all, card)
	}
	return strings.Join(all, ", ")
}

// Rules D.2
func TestClassicPack(t *testing.T) {
	d := classicDeck(3, 5)
	for company, code := range []string{"B", "R", "Y", "G"} {
		want := strings.ReplaceAll("1 #+100 -10 -20 -30, 1 #x2 /2, 1 #/2 x2, 1 #-100 +50, 1 #0, "+
			"1 #+60 -30, 1 #+50 -40, 1 #+40 -50, 1 #+30 -60, 1 #-30 +60, 1 #-40 +50, 1 #-50 +40, 1 #-60 +30", "#", code)
		expect.Equal(t, faces(d, company), want, "the cards are")
	}
	wantPiles(t, d, 20, 32)
}

// Rules D.2
func TestDuelPack(t *testing.T) {
	d := duelDeck(4, 6)
	const want = "3 G+100 -10 -20 -30, 1 Gx2 /2, 1 G/2 x2, " +
		"1 G+60 -30, 1 G+50 -40, 1 G+40 -50, 1 G+30 -60, 1 G-30 +60, 1 G-40 +50, 1 G-50 +40, 1 G-60 +30"
	expect.Equal(t, faces(d, green), want, "the cards are")
	wantPiles(t, d, 20, 32)
}

func wantPiles(t *testing.T, d *Deck, big, small int) {
	t.Helper()
	piles := [2]int{}
	for index, f := range d.Faces {
		piles[f.Group] += f.Count
		got, known := d.Index(f.Code)
		expect.True(t, known && got == index, "%s is found at %d, %t", f.Code, got, known)
	}
	expect.Equal(t, piles, [2]int{big, small}, "the piles have … cards")
}

// Rules D.2
func TestSeatsPerPack(t *testing.T) {
	three, four := classicDeck(3, 5).Seats(1), classicDeck(4, 6).Seats(1)
	expect.True(t, three == 6 && four == 5, "3+5 seats %d, 4+6 seats %d", three, four)
}
