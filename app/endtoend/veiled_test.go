package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger/record"
)

// veiledBook is a book with a game of Stockpile whose portfolios lie behind veils, in a phase. Anna has 11 in cash, 2 Cosmic at 4,
// 3 Epic at 8 and a split card of Epic: 11 + 8 + 24 + 16 = 59.
func veiledBook(t *testing.T, names []string, phase string) string {
	t.Helper()
	options, _ := stockpile.Rulebook{}.Presets()[0].Options.(*stockpile.Options)
	options.Holdings = "veiled"
	seats := []stockpile.SeatPosition{{Cash: 11, Regular: stockpile.Count{2, 0, 0, 0, 0, 3}, Split: stockpile.Count{0, 0, 0, 0, 0, 1}}, {Cash: 5}, {Cash: 7}}
	return newBook(t, record.Setup{Rulebook: "stockpile", Names: names, Options: options}, &stockpile.Position{
		Prices: stockpile.Count{4, 5, 5, 5, 5, 8}, Seats: seats, Round: 1, Phase: phase})
}

// Behind veils the button tells nobody what was found or who holds what; a player who looks alone sees the whole net worth; and
// who says nothing of a dividend is paid none.
func TestVeiledSheetsTellNothing(t *testing.T) {
	t.Parallel()
	names := []string{"Anna", "Ben", "Cal"}
	w := open(t, sized(390, 844), withArgs("--phone", "--book", veiledBook(t, names, "take")))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("stockpile.entry.take.title", "seat", "Anna"))
	w.See(text("sheet.record"))
	w.Tap(text("veil.only", "name", "Anna"))
	w.In("Anna: Cosmic Computers").Tap("+")
	w.See(text("sheet.record"))
	w.SeePart("Anna, Net worth 63") // 59 and the card that was found, at 4
	w.Shot("stockpile-veiled-pile")
	w.Close()
	w = open(t, sized(390, 844), withArgs("--phone", "--book", veiledBook(t, names, "movement")))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("stockpile.entry.movement.title"))
	for _, said := range [][2]string{{"Cosmic Computers", "+4"}, {"Bottomline Bank", "–3"}, {"Leading Laboratories", "+1"},
		{"American Automotive", "–2"}, {"Stanford Steel", "+2"}, {"Epic Electric", "$$ ?"}} {
		w.In(said[0]).Tap(said[1])
	}
	w.SeePart("Players who say nothing show none.")
	w.Shot("stockpile-veiled-forecasts")
	w.Tap(text("sheet.record"))
	w.SeePart("Round 2 of")
	w.See("Anna, Cash 11")
}
