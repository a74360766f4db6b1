package people

import (
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// The ways within the room of people.
type (
	// personRoute leads to what somebody's games come to: all of them, or those of a rulebook.
	personRoute struct {
		route.Way
		id       ledger.PersonID
		rulebook string
	}
	// gamesRoute leads to some games of a person; the title says what they have in common.
	gamesRoute struct {
		route.Way
		person people.Person
		title  string
		games  []stats.PlayedGame
		tell   telling
	}
	// editRoute leads to what is known of a person.
	editRoute struct {
		route.Way
		person people.Person
	}
)

func (r personRoute) Open(s *shell.Shell) shell.Page { return newPersonPage(s, r.id, r.rulebook) }

func (r gamesRoute) Open(s *shell.Shell) shell.Page {
	return newGamesPage(s, r.person, r.title, r.games, r.tell)
}

func (r editRoute) Open(s *shell.Shell) shell.Page { return newEditPage(s, r.person) }
