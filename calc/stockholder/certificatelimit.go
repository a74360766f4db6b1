package stockholder

import "scripkeeper/calc"

// certificatesLeft returns the number of shares of a colour that no player has, and whether shares are limited. The
// number is 0 if rulings have issued too many.
func certificatesLeft(t calc.Table, company int) (int, bool) {
	left := optionsOf(t).Certificates
	if left == 0 {
		return 0, false
	}
	for seat := range t.Layout().Seats {
		left -= t.Shares(seat, company)
	}
	return max(0, left), true
}
