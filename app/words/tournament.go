package words

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// TournamentTrouble is why something of a tournament did not work, with the names of those who take part.
func TournamentTrouble(s *tournament.State, err error) string {
	l := &calc.Layout{}
	for _, m := range s.Members {
		l.Seats = append(l.Seats, calc.Seat{Name: m.Name})
	}
	return Trouble("", l, err)
}

// Points writes thousandths of a point, with as many digits after the point as they need.
func Points(p tournament.Points) string {
	n, places := int(p), 3
	for places > 0 && n%10 == 0 {
		n, places = n/10, places-1
	}
	if places == 0 {
		return Number(n)
	}
	return decimal(n, places)
}
