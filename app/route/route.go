// Package route names the ways from one room of the app to another. A page asks the shell for a route; which page it
// leads to, only the root of the app knows.
package route

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// A Route is the way to a page, and says what the page is of. One within a room leads to its page itself: see
// [shell.Opener].
type Route interface{ way() }

// IsRoute makes a route of what holds it.
type IsRoute struct{}

func (IsRoute) way() {}

type (
	// Settings leads to what the owner of the device chooses.
	Settings struct{ IsRoute }
	// Keys leads to the list of what the keyboard does.
	Keys struct{ IsRoute }
	// People leads to the list of who finished games.
	People struct{ IsRoute }
	// Records leads to what nobody surpassed in the finished games.
	Records struct{ IsRoute }
	// Tournaments leads to the list of tournaments, Tournament to one of them.
	Tournaments struct{ IsRoute }
	Tournament  struct {
		IsRoute
		ID ledger.JournalID
	}
	// NewGame leads to the page that asks for a game: with the players and the rules of the last one.
	NewGame struct{ IsRoute }
	// GameLike leads to it with the players and the rules of some other game.
	GameLike struct {
		IsRoute
		Setup record.Setup
	}
	// GameBy leads to it with the rules of a template of the book.
	GameBy struct {
		IsRoute
		Template record.Template
	}
	// Check leads to the page that opens a scratch table.
	Check struct{ IsRoute }
	// Scan leads to the page that takes over what another device hands on.
	Scan struct{ IsRoute }
	// Backup leads to the page that writes all games into one file, and reads such a file.
	Backup struct{ IsRoute }
	// Deleted leads to the games that were deleted.
	Deleted struct{ IsRoute }
	// Share leads to the page that hands the game on the table to another device.
	Share struct{ IsRoute }
	// ShareNews leads to it with what came after a number of entries, which the other device has.
	ShareNews struct {
		IsRoute
		Entries int
	}
	// Live leads to the page that lets phones follow a tournament in their browsers, or, without one, the game on the
	// table.
	Live struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Portfolio leads to the page where a player notes what he holds in the game on the table.
	Portfolio struct{ IsRoute }
	// Join leads to the page that compares the game on the table with another copy of it, and makes one of them.
	Join struct {
		IsRoute
		Other record.Record
	}
	// Table leads to the table of the game.
	Table struct{ IsRoute }
	// Entry leads to the log of the game on the table, with what an entry did: one of the living, counted from 1.
	Entry struct {
		IsRoute
		Number int
	}
	// Present leads to the table as a television shows it.
	Present struct{ IsRoute }
	// Hall leads to a tournament as a projector shows it: who plays where, the standing, the time that is left.
	Hall struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Ceremony leads to the reveal of a tournament's standing, from the last to the first.
	Ceremony struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Awards leads to what the director gives members for beside their places.
	Awards struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Position leads to the sheet that asks how the table stands, where the game has one.
	Position struct{ IsRoute }
)
