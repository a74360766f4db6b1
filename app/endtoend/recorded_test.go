package endtoend

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/recordings"
)

// recorded is a whole game of Stockholder with turns as its only entries.
type recorded struct {
	recordings.Game
	Entries []stockholder.Turn
}

func readRecorded(t *testing.T, name string) recorded {
	t.Helper()
	game := recorded{Game: recordings.Read(t, "stockholder", name)}
	for _, e := range game.Game.Entries {
		turn, ok := e.(*stockholder.Turn)
		if !ok {
			t.Fatalf("%s has a %s", name, e.Kind())
		}
		game.Entries = append(game.Entries, *turn)
	}
	return game
}

// worth returns a seat's net worth at the end, computed from the fixture alone.
func worth(g recordings.Game, seat int) int {
	sum := g.Cash[seat]
	for company, shares := range g.Shares[seat] {
		sum += shares * g.Prices[company]
	}
	return sum
}

// standing returns each seat's line in the result without the sum at its end, best first.
func (r recorded) standing() string {
	var lines []string
	for rank := 1; rank <= len(r.Names); rank++ {
		for seat, name := range r.Names {
			if r.Rank[seat] == rank {
				place := words.Format("standing.place",
					words.Names{"rank": rank, "name": name, "worth": worth(r.Game, seat), "sum": "…"})
				lines = append(lines, strings.TrimSuffix(place, "…"))
			}
		}
	}
	return strings.Join(lines, "\n")
}

func figure(n int) string { return words.Number(n) }

func colour(company int) words.Noun {
	return words.Noun{Key: "company." + [...]string{"blue", "red", "yellow", "green"}[company]}
}

func colours() []string {
	var all []string
	for company := range stockholder.Colours {
		all = append(all, words.Upper(words.Text(colour(company).Key)))
	}
	return all
}

func ofColour(key string, company int, effect string) string {
	return words.Format(key, words.Names{"company": colour(company), "effect": signs(effect)})
}

// signs replaces the ASCII signs in a card's effect by typographic ones.
func signs(effect string) string {
	return strings.NewReplacer("x", "×", "/", "÷", "-", "–").Replace(effect)
}

func (w window) play(turn stockholder.Turn) {
	w.trade("before", turn.Before)
	w.Tap(colours()[strings.Index("BRYG", turn.Card[:1])] + " " + signs(turn.Card[1:]))
	if turn.Free != (fourcolours.Free{}) {
		w.Tap(spokenWay(turn.Card, turn.Free))
	}
	w.trade("after", turn.After)
	w.Tap(text("sheet.record"))
}

func tradeCell(step, colour string) string {
	return text("sheet.field", "name", colour, "field", text("stockholder.field."+step))
}

// spokenWay returns the name of a button that assigns a card's numbers: "Red –10, Yellow –20, Green –30".
func spokenWay(card string, way fourcolours.Free) string {
	free := []string{"-10", "-20", "-30"}
	switch effect := card[1:]; {
	case effect == "x2":
		free = []string{"/2"}
	case effect == "/2":
		free = []string{"x2"}
	case effect == "-100":
		free = []string{"+50"}
	case effect != "+100":
		n, _ := strconv.Atoi(effect)
		if n > 0 {
			n -= 90
		} else {
			n += 90
		}
		free = []string{fmt.Sprintf("%+d", n)}
	}
	var parts []string
	for i, effect := range free {
		parts = append(parts, ofColour("sheet.way", int(way[i])-1, effect))
	}
	return words.Join(parts)
}

// trade enters the trades in one step, sales first.
func (w window) trade(step string, nets [stockholder.Colours]int) {
	for _, sales := range []bool{true, false} {
		for company, net := range nets {
			if net != 0 && (net < 0) == sales {
				w.tradeOne(step, company, net)
			}
		}
	}
}

func (w window) tradeOne(step string, company, net int) {
	w.tradeIn(tradeCell(step, colours()[company]), company, net)
}

// tradeIn enters a trade in a company's cell. It presses the button for one share or for all, or else types the number.
// Before a typed sale, one share is sold by button, so that the digits count as a sale.
func (w window) tradeIn(cell string, company, net int) {
	switch {
	case net == 1:
		w.In(cell).Tap(colours()[company] + " +")
		return
	case net < -1 && w.holds(cell, -net):
		w.Tap(ofColour("sheet.cell.all.spoken", company, ""))
		return
	case net > 0:
		w.Tap(cell)
	default:
		w.In(cell).Tap(colours()[company] + " –")
	}
	if net == -1 {
		return
	}
	for _, digit := range strconv.Itoa(max(net, -net)) {
		w.Tap(string(digit))
	}
}

// holds reports whether a visible cell shows the given holding and a button that sells all of it.
func (w window) holds(cell string, shares int) bool {
	shown := w.In(cell).Texts()
	all := slices.Index(shown, text("sheet.cell.all"))
	return all > 0 && shown[all-1] == figure(shares)
}

// A television leaves full screen by its close button, when another page opens, and when its game is deleted.
func TestATelevisionGivesTheScreenBack(t *testing.T) {
	t.Parallel()
	w := open(t)
	w.Tap(text("welcome.sample"))
	w.See(text("stockholder.entry.turn.title", "seat", "Carl"))
	before := w.View()
	isBig := func(want bool, why string) {
		t.Helper()
		w.await(why, func() bool {
			now := w.View()
			if want {
				return now.Width > before.Width && now.Height > before.Height
			}
			return now.Width == before.Width && now.Height == before.Height
		})
	}
	w.Key("F11")
	isBig(true, "the whole screen")
	w.Shot("anew-television")
	w.Tap(text("present.leave"))
	isBig(false, "the window as it was")
	w.See(text("stockholder.entry.turn.title", "seat", "Carl"))
	w.Key("F11")
	isBig(true, "the whole screen")
	w.Key("question")
	isBig(false, "the window as it was for another page")
	w.Shot("anew-keys")
	w.Key("Escape")
	isBig(true, "the whole screen again")
	id, _, _ := strings.Cut(w.commanded("list"), " ")
	w.commanded("delete", id)
	w.Key("Escape", "Escape")
	isBig(false, "the window as it was for a game that was deleted")
	w.See(text("welcome.title"))
	w.Shot("anew-deleted")
}
