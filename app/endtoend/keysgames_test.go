package endtoend

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
)

// Each entry takes no more keys than the table of taps allows. Broker-Yard's rounds are all typed together at the end.
func TestWholeGamesByKeys(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"stockholder", "three-seats-3x5"}, {"brokeryard", "six-seats-3x5"}, {"shoulders", "two-seats-once-no-goals"},
		{"stockpile", "asides-four-open"}, {"tycoon", "two-seats-zero"}, {"openmarket", "rails-three-rounds"},
	} {
		id, name := c[0], c[1]
		t.Run(id, func(t *testing.T) {
			spare(t, id)
			t.Parallel()
			g := readGame(t, id, name)
			path := g.begin(t, 6, sized(1280, 800), byKeys())
			count := tally{}
			var rounds []string
			for n, e := range g.ahead {
				before, row := g.pressed, entryRow(id, e)
				switch e := e.(type) {
				case *stockholder.Turn:
					g.typed(typedTurn(e), e)
				case *brokeryard.Round:
					keys := roundKeys(e)
					count.add(row, len(keys))
					rounds = append(rounds, keys...)
					g.pass(e)
				default:
					g.keep(func() { g.Shot(fmt.Sprintf("keys-%s-%03d-%s", id, n, e.Kind())) }, e)
				}
				if g.pressed > before {
					count.add(row, g.pressed-before)
				}
			}
			if rounds != nil {
				g.Key(rounds...)
			}
			g.mustEndAsRecorded(path)
			count.mustStandInTable(t, id, keysColumn)
		})
	}
}

func (g *keptGame) typed(letters string, e calc.Entry) {
	g.t.Helper()
	g.Type(letters)
	g.Key("ctrl+Return")
	g.pass(e)
}

// letters returns the letters that fill in a field, or "" for a field that is not filled in by letters.
func (g *keptGame) letters(e calc.Entry, f, want *calc.Field) string {
	if g.setup.keys && f.Tally && f.Printed != "" {
		onward := ""
		if g.counting != f.Seat && g.counting != calc.None {
			onward = "."
		}
		g.counting = f.Seat
		return onward + strings.Repeat(strings.ToLower(g.table.Layout().Companies[f.Company].Code)+f.Printed, want.Get())
	}
	if !g.setup.keys || g.rulebook.ID() != "stockpile" {
		return ""
	}
	l, company := g.table.Layout(), ""
	if f.Company != calc.None {
		company = strings.ToLower(l.Companies[f.Company].Code[:1])
	}
	list, _, _ := strings.Cut(f.Name, ".")
	switch kind := e.Kind() + " " + list; kind {
	case "take fees":
		return strconv.Itoa(want.Get())
	case "take boom":
		return strings.Repeat("+", want.Get())
	case "take bust":
		return strings.Repeat("-", want.Get())
	case "take cards":
		return strings.Repeat(company, want.Get())
	case "movement forecasts":
		if dice, _ := e.Form(g.table).Field("dice"); dice.Get() == 1 {
			return "" // a forecast that is on no card has a number field of its own
		}
		for _, choice := range f.Allowed.Choices {
			label := words.Choice("stockpile", l, f, choice)
			if choice.Value == want.Get() && strings.ContainsAny(label, "+–$") {
				return company + strings.ReplaceAll(label, "–", "-")
			}
		}
	}
	return ""
}

// typedTurn returns the letters to type for a turn in Stockholder, such as "b-5r2cy+6gy1".
func typedTurn(turn *stockholder.Turn) string {
	return typedTrades(turn.Before) + "c" + typedCard(turn.Card, turn.Free) + typedTrades(turn.After)
}

// typedTrades returns the letters to type for the trades in one step, sales first.
func typedTrades(nets [fourcolours.Colours]int) string {
	var sales, purchases strings.Builder
	for colour, net := range nets {
		switch letter := "bryg"[colour : colour+1]; {
		case net < 0:
			sales.WriteString(letter + strconv.Itoa(net))
		case net > 0:
			purchases.WriteString(letter + strconv.Itoa(net))
		}
	}
	return sales.String() + purchases.String()
}

// typedCard returns the letters for a card: its colour, the start of its effect, and its other numbers' companies.
func typedCard(card string, free fourcolours.Free) string {
	typed := strings.ToLower(card[:min(3, len(card))])
	if effect := card[1:]; effect == "x2" || effect == "/2" {
		typed = typed[:2]
	}
	for place, colour := range free {
		if colour > 0 && place < 2 {
			typed += "bryg"[colour-1 : colour]
		}
	}
	return typed
}

// roundKeys returns the keys for a round of Broker-Yard, player by player.
func roundKeys(round *brokeryard.Round) []string {
	typed := "n"
	for _, play := range round.Plays {
		typed += typedTrades(play.Trade)
		if play.Missed {
			typed += "m"
		} else if play.Card != "" {
			typed += "c" + typedCard(play.Card, play.Free)
		}
	}
	var keys []string
	for _, letter := range typed {
		keys = append(keys, keyOf(letter))
	}
	return append(keys, "ctrl+Return")
}

func keyOf(letter rune) string {
	switch letter {
	case '\n':
		return "Return"
	case '+':
		return "plus"
	case '-', '–':
		return "minus"
	case '/', '÷':
		return "slash"
	case '$':
		return "dollar"
	case ' ':
		return "space"
	case '×':
		return "x"
	}
	return string(letter)
}
