package cards

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Absent is the word on a card that cannot be played: that all of its kind were played, or that this player has used
// the cards of its size, while others can still have it.
func Absent(r *calc.Refusal) string {
	if r.Code == "card.gone" {
		return words.Text("sheet.card.gone")
	}
	return words.Text("sheet.card.used")
}
