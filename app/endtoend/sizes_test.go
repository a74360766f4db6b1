package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// The number, maximum and seller of a railway's shares are side by side, without scrolling.
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

// A dividend of $5 takes at most five taps. Buttons that David cannot use stay visible and give the reason.
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
