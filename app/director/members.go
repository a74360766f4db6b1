package director

import (
	"scripkeeper/ledger/letters"
)

// Find returns the members with names that match typed, or all members if typed is empty.
func (d *Desk) Find(typed string) []int {
	var found []int
	for member, m := range d.State.Members {
		if letters.Finds(m.Name, typed) {
			found = append(found, member)
		}
	}
	return found
}

// Join lets people join from the next round on, and returns the names of people who already take part.
func (d *Desk) Join(names []string) (twice []string, err error) {
	var taking []string
	for _, m := range d.State.Members {
		taking = append(taking, m.Name)
	}
	fresh, twice := Newcomers(names, taking)
	if len(fresh) > 0 {
		err = d.Enter(Joining(fresh))
	}
	return twice, err
}
