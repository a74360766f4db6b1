package stockpile

import "scripkeeper/calc"

// bidSpaces is the number of spaces of a bidding track.
const bidSpaces = 8

// bidTrack is what the spaces of a bidding track cost.
func bidTrack() [bidSpaces]int { return [bidSpaces]int{0, 1, 3, 6, 10, 15, 20, 25} }

// bidIndex is the index of a bid on the bidding track, or [calc.None].
func bidIndex(amount int) int {
	for index, space := range bidTrack() {
		if space == amount {
			return index
		}
	}
	return calc.None
}

// highestBid is the last space of a bidding track.
func highestBid() int { return bidTrack()[bidSpaces-1] }
