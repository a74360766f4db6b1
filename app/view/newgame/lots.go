package newgame

import (
	"math/rand/v2"

	"scripkeeper/ledger/record"
)

// mostLots is below which number the numbers lie that lots are drawn from: few digits, so that they can be read aloud.
const mostLots = 1_000_000

// Draw draws who begins of those with some names, or the whole order.
func Draw(what record.DrawnWhat, names []string) record.Drawn {
	return record.Drawn{What: what, Seed: rand.Uint32N(mostLots), From: names}
}
