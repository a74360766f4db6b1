package stockholder

import "scripkeeper/calc"

// certificatesLeft returns the unowned shares of a colour, 0 if rulings issued too many, and whether they are limited.
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
