package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func halfway(t *testing.T, game recordings.Game, entries int) string {
	t.Helper()
	return newBook(t, record.Setup{Rulebook: game.Rulebook.ID(), Options: game.Options, Names: game.Names},
		game.Entries[:entries]...)
}

type counted struct {
	window
	taps *int
}

func (c counted) Tap(label string) {
	*c.taps++
	c.window.Tap(label)
}

func TestTapsOfATurnOnAPhone(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(390, 844), withArgs("--phone", "--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	counts := tally{}
	// Cleo has 710 in cash, 12 blue at 160, a yellow at 60; red is at 240.
	for _, c := range []struct {
		name string
		taps []string
		most int
		seen string
	}{
		{"a card alone", []string{"Blue +60", "Red –30"}, 4, "Cleo: B +60"},
		{"a share before a card", []string{"Red +", "Blue +60", "Red –30"}, 5, "Cleo: bought 1 R, B +60"},
		{"shares before a card", []string{"Red: Before the card", "2", "Blue +60", "Red –30"}, 6,
			"Cleo: bought 2 R, B +60"},
		{"sell all and buy the most", []string{"Blue: sell all", "Yellow: buy the most", "Yellow +60", "Red –30"}, 6,
			"Cleo: sold 12 B, bought 43 Y, Y +60"},
		{"a share after the card", []string{"Blue +60", "Red –30", "Red +"}, 5, "Cleo: B +60, bought 1 R"},
		{"shares after the card", []string{"Blue +60", "Red –30", "Red: After the card", "3"}, 6,
			"Cleo: B +60, bought 3 R"},
	} {
		counting := counted{w, new(int)}
		counting.Tap(text("stockholder.entry.turn.title", "seat", "Cleo"))
		w.Gone(text("common.undo"))
		for _, label := range c.taps {
			if label == "Red +" {
				step := "before"
				if c.taps[0] != label {
					step = "after"
				}
				counting.window = w.In(tradeCell(step, "Red"))
			}
			counting.Tap(label)
			counting.window = w
		}
		counting.Tap(text("sheet.record"))
		w.SeePart(c.seen)
		counts.add("Turn upright: "+c.name, *counting.taps)
		if *counting.taps > c.most {
			t.Errorf("%s takes %d taps, at most %d are meant", c.name, *counting.taps, c.most)
		}
		w.Key("ctrl+z")
		w.See(text("stockholder.entry.turn.title", "seat", "Cleo"))
	}
	counts.mustStandInTable(t, "stockholder", tapsColumn)

	// The cell of a refused trade shows the price after the card. The disabled button gives the reason.
	w.Tap(text("stockholder.entry.turn.title", "seat", "Cleo"))
	w.In(tradeCell("before", "Red")).Tap("Red +")
	w.Tap("Blue +60")
	w.Tap("Red –30")
	w.Tap(tradeCell("after", "Red"))
	for _, size := range [][2]int{{390, 844}, {844, 420}} {
		w.Resize(size[0], size[1])
		after := w.In(tradeCell("after", "Red"))
		w.Bring(tradeCell("after", "Red"))
		after.See("210")
		w.SeePart("1 bought before the card is locked")
		less := after.SeePart("Red –. ")
		w.TapAt(less.Aim().X, less.Aim().Y)
		w.See(strings.TrimPrefix(less.Text, "Red –. "))
	}
}

// Escape closes only the number field. Enter plays a card only if a card has the focus.
func TestTurnByKeyboardAlone(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(1280, 800), withArgs("--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	w.Key("n", "shift+Tab") // move the focus to a trade that is not open yet
	w.Type("+")
	w.SeePart("Buy 1 at ")
	w.Key("BackSpace", "Escape")
	w.Type("b-5")
	w.See("Sell 5 at 160: brings 800, cash then 1,510")
	w.Key("Escape")
	w.Gone("Sell 5 at 160: brings 800, cash then 1,510")
	w.See(text("sheet.cash", "cash", "1,510"))
	w.Type("r2")
	w.Key("Return")
	w.See(text("refusal.card.none", "seat", "Cleo"))
	w.Type("cy+60gy1")
	w.See("Buy 1 at 120: costs 120, leaves 910")
	w.See(text("sheet.cash", "cash", "910"))
	w.Type("r")
	w.SeePart("2 bought before the card are locked")
	w.Key("Escape")
	w.Key("ctrl+Return")
	w.See(text("stockholder.entry.turn.title", "seat", "Dan"))
	w.SeePart("bought 2 R, Y +60")

	w.Resize(800, 880)
	w.Key("n")
	expect.Equal(t, w.Focused(), "Blue +100", "n leads to")
	w.Type("y-3")
	w.SeePart("Sell 3 at ")
	w.Key("Escape")
	w.See(text("stockholder.entry.turn.title", "seat", "Dan"))
	w.Has(tradeCell("before", "Yellow"))
	w.Key("Right", "Return")
	w.See(text("field.free", "effect", "÷2"))
	w.Key("Escape")
	w.SeePart("bought 2 R, Y +60")
}
