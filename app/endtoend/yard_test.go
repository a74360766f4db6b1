package endtoend

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// Rounds are entered player by player. The program is killed once.
func TestWholeGameOfRounds(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "brokeryard", "six-seats-3x5")
	kept := already(len(game.Entries), 2)
	path := newBook(t, record.Setup{Rulebook: "brokeryard", Names: game.Names}, game.Entries[:kept]...)
	phone := open(t, sized(844, 420), withArgs("--book", path))
	phone.Tap(strings.Join(game.Names, ", "))
	in, count, killed := make([]bool, len(game.Names)), tally{}, max(3, kept)
	for number, e := range game.Entries {
		round, ok := e.(*brokeryard.Round)
		if !ok {
			t.Fatalf("the game has a %s", e.Kind())
		}
		waiting := playing(game.Names, in, round)
		if number < kept {
			continue
		}
		before := phone.taps
		title := fmt.Sprintf("Round %d: trades and cards", number+1)
		phone.Tap(title)
		for i, seat := range waiting {
			if number == killed && i == 3 {
				phone.Shot("middle")
				phone.Kill()
				phone.Reopen()
				phone.Tap(strings.Join(game.Names, ", "))
				phone.Tap(text("table.goon", "entry", title))
				phone.See(text("sheet.kept"))
				phone.Shot("kept")
			}
			phone.See(game.Names[seat])
			phone.playSeat(game.Names[seat], round.Plays[seat])
			if i+1 < len(waiting) {
				phone.Tap(text("sheet.parts.next", "seat", game.Names[waiting[i+1]]))
			}
		}
		phone.Shot("round-" + strconv.Itoa(number+1))
		phone.Tap(text("sheet.record"))
		if number != killed { // the kill causes additional taps
			count.add(entryRow("brokeryard", round), phone.taps-before)
		}
	}
	phone.See(text("result.title"))
	count.mustStandInTable(t, "brokeryard", tapsColumn)
	phone.Shot("result")
	phone.Tap(text("share.copy"))
	result := phone.Clipboard()
	for seat, name := range game.Names {
		place := fmt.Sprintf("%d. %s: %s", game.Rank[seat], name, figure(worth(game, seat)))
		expect.True(t, game.Rank[seat] > 3 || strings.Contains(result, place),
			"the result reads\n%s\nbut must have\n%s", result, place)
	}
}

// playing returns the seats that take part in a round. A seat without a play in the round is out from then on.
func playing(names []string, out []bool, round *brokeryard.Round) []int {
	var seats []int
	for seat := range names {
		if round.Plays[seat] == (brokeryard.Play{}) {
			out[seat] = true
		}
		if !out[seat] {
			seats = append(seats, seat)
		}
	}
	return slices.Clip(seats)
}

func (w window) playSeat(name string, p brokeryard.Play) {
	w.t.Helper()
	for _, sales := range []bool{true, false} { // sales pay for purchases
		for company, net := range p.Trade {
			if net != 0 && (net < 0) == sales {
				w.tradeIn(tradeOf(name, company), company, net)
			}
		}
	}
	if p.Missed {
		w.Tap(text("brokeryard.field.missed"))
		return
	}
	w.Tap(colours()[strings.Index("BRYG", p.Card[:1])] + " " + signs(p.Card[1:]))
	if p.Free != (brokeryard.Free{}) {
		w.Tap(spokenWay(p.Card, p.Free))
	}
}

func tradeOf(name string, company int) string {
	return text("sheet.field", "name", name, "field", ofColour("brokeryard.field.trade", company, ""))
}
