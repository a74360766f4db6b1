package shoulders

import "scripkeeper/calc"

// A fall is how far a sale lowers a value, and why so far.
type fall struct {
	company, steps int
	kind, rule     string
}

// fallOf is how far a sale by a seat lowers the value: a step for every share, one step when sales are friendly and the
// seller is not the director, none when the company is protected from others.
func fallOf(t calc.Table, seat, company int, c Certificates) fall {
	owner := directorOf(t, company) == seat
	switch {
	case !owner && protected(t, company):
		return fall{company, 0, "drop.protected", protectionRule(t)}
	case !owner && optionsOf(t).FriendlySales:
		return fall{company, 1, "drop.friendly", "house.friendly_sales"}
	}
	return fall{company, c.shares(), "drop", "drop"}
}
