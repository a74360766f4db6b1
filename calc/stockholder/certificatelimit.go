package stockholder

import "scripkeeper/calc"

// certificatesLeft is how many shares of a colour nobody holds, where their number is limited. A ruling can have
// put in more than there are.
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
