package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// A phone on its side has All and Max of every colour, and the whole deck, in sight as soon as the turn is: to sell all
// of one, to buy the most of another and to play a card is one tap each, and nothing is scrolled.
func TestAllAndMaxOnAPhoneOnItsSide(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(844, 420), withArgs("--phone", "--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	before := w.taps
	w.Tap(text("stockholder.entry.turn.title", "seat", "Cleo"))
	for _, label := range []string{"Green –60", text("sheet.cell.all.spoken", "company", "Yellow"),
		text("sheet.cell.most.spoken", "company", "Red")} {
		target := w.See(label)
		expect.True(t, target.Area.Max.Y <= 420 && target.Area.Min.Y >= 0, "%s is at %v", label, target.Area)
	}
	w.Shot("turn-on-its-side")
	for _, label := range []string{"Blue: sell all", "Yellow: buy the most", "Yellow +60", "Red –30",
		text("sheet.record")} {
		w.Tap(label)
	}
	w.SeePart("Cleo: sold 12 B, bought 43 Y, Y +60")
	taps := w.taps - before
	expect.True(t, taps <= 6, "to sell all and to buy the most takes %d taps", taps)
}

// Nor is anything scrolled for a purchase of a railway: how many, the most, and from whom stand side by side.
func TestMaxOfARailwayOnAPhoneOnItsSide(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "openmarket", "rails-evening")
	w := open(t, sized(844, 420), withArgs("--phone", "--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	w.Tap(text("openmarket.entry.buy.title", "seat", "Mara"))
	w.tapPart("Northern")
	record := w.See(text("sheet.record")).Area.Min.Y
	for _, label := range []string{text("openmarket.field.shares"), text("openmarket.field.from"), "Max 6"} {
		at := w.SeePart(label).Area
		expect.True(t, at.Max.Y <= record, "%s is at %v, beneath Record at %d", label, at, record)
	}
	w.tapPart("Max 6")
	w.Shot("railway-on-its-side")
	w.Tap(text("sheet.record"))
	w.SeePart("Mara, Cash 209") // 665 – 6 × 76
}

// On a tablet that stands upright a turn needs no tap to open its sheet: it lies beneath the table, whose prices and
// figures stay in sight while a number is typed. What is looked up lies there too.
func TestATabletUpright(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(820, 1180), withArgs("--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	turn := text("stockholder.entry.turn.title", "seat", "Cleo")
	before := w.taps
	sheet := w.See(turn).Area.Min.Y
	w.Tap(tradeCell("before", "Red"))
	w.Tap("2")
	w.Shot("tablet-number")
	for label, beneath := range map[string]bool{"Blue 160": false, "Red 240": false,
		"Red: buy the most": true, text("sheet.record"): true} {
		if at := w.SeePart(label).Area; (at.Min.Y >= sheet) != beneath || at.Max.Y > 1180 {
			t.Errorf("%s is at %v, the sheet begins at %d", label, at, sheet)
		}
	}
	w.Tap("Blue +60")
	w.Tap("Red –30")
	w.Tap(text("sheet.record"))
	w.SeePart("Cleo: bought 2 R, B +60")
	w.See(text("stockholder.entry.turn.title", "seat", "Dan"))
	taps := w.taps - before
	expect.True(t, taps <= 5, "a turn takes %d taps", taps)
	w.Tap(text("table.log"))
	w.See(text("log.title"))
	w.Shot("tablet-log")
	at := w.SeePart("Blue 220").Area
	expect.True(t, at.Max.Y <= sheet, "the log hides the ladder at %v", at)
	w.Key("Escape")
	w.See(text("stockholder.entry.turn.title", "seat", "Dan"))
}

// A dividend of $5 takes no more than five taps from table to table, whichever way a phone is held. What David cannot
// do on his turn keeps its place and says why, and the bank and the year's start come and go by a tap.
func TestTapsOfADividend(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "tycoon", "five-seats-strategist")
	w := open(t, sized(390, 844), withArgs("--phone", "--book", halfway(t, game, 48)))
	w.Tap(strings.Join(game.Names, ", "))
	w.Gone(text("tycoon.row.last"))
	w.Tap(text("tycoon.row.fold"))
	w.SeePart("In the bank, Atlas Bank")
	w.Tap(text("tycoon.row.fold"))
	turn, counts := text("tycoon.entry.buy.title", "seat", "David"), tally{}
	w.Tap(turn)
	closed := w.SeePart(text("tycoon.entry.option") + ". ")
	w.TapAt(closed.Aim().X, closed.Aim().Y)
	w.See(words.Format("tycoon.refusal.option.none", words.Names{"seat": "David", "cash": "0"}))
	w.Key("Escape")
	w.See(turn)
	for size, name := range map[[2]int]string{{390, 844}: "Dividend of 5, upright", {844, 420}: "Dividend of 5"} {
		w.Resize(size[0], size[1])
		counting := counted{w, new(int)}
		counting.Tap(turn)
		w.Gone(text("common.undo"))
		counting.Tap(text("tycoon.entry.dividend"))
		counting.Tap("5")
		counting.Tap(text("sheet.record"))
		w.SeePart("David declares a dividend of 5 on Atlas Bank")
		if counts.add(name, *counting.taps); *counting.taps > 5 {
			t.Errorf("%s takes %d taps", name, *counting.taps)
		}
		w.Key("ctrl+z")
		w.See(turn)
	}
	counts.mustStandInTable(t, "tycoon", tapsColumn)
}
