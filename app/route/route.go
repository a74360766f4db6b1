// Package route defines the routes between the pages of the app's packages. Pages ask the shell for a route; only
// package app knows the page of each route.
package route

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// Route identifies a page and its content. A route within a package makes its page itself, see [shell.Opener].
type Route interface{ way() }

// IsRoute makes a struct that embeds it a route.
type IsRoute struct{}

func (IsRoute) way() {}

type (
	Settings struct{ IsRoute }
	Keys     struct{ IsRoute }
	// Licences leads to the list of what the program is made of.
	Licences struct{ IsRoute }
	// People leads to the list of players of finished games.
	People      struct{ IsRoute }
	Records     struct{ IsRoute }
	Tournaments struct{ IsRoute }
	Tournament  struct {
		IsRoute
		ID ledger.JournalID
	}
	// NewGame leads to the page for a new game, with the players and rules of the last game.
	NewGame struct{ IsRoute }
	// GameLike leads to the page for a new game, with the players and rules of another game.
	GameLike struct {
		IsRoute
		Setup record.Setup
	}
	// GameBy leads to the page for a new game, with the rules of a template.
	GameBy struct {
		IsRoute
		Template record.Template
	}
	// Check leads to the page that opens a scratch table, a game that is not stored.
	Check struct{ IsRoute }
	// Scan leads to the page that imports from another device.
	Scan struct {
		IsRoute
		// Given is the file or link that the program was opened with, see [command.Window]; empty for none.
		Given string
	}
	// Backup leads to the page that exports all games to one file, and restores games from such a file.
	Backup  struct{ IsRoute }
	Deleted struct{ IsRoute }
	// Share leads to the page that exports the game on the table to another device.
	Share struct{ IsRoute }
	// ShareNews leads to the page that exports the entries that another device lacks. Entries is how many it has.
	ShareNews struct {
		IsRoute
		Entries int
	}
	// Live leads to the page that lets browsers follow a tournament or, without one, the game on the table.
	Live struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Portfolio leads to the page for a player's notes of their holdings.
	Portfolio struct{ IsRoute }
	// Join leads to the page that compares and merges the game on the table with another copy.
	Join struct {
		IsRoute
		Other record.Record
	}
	Table struct{ IsRoute }
	// Entry leads to an entry, counted from 1, in the log of the game on the table.
	Entry struct {
		IsRoute
		Number int
	}
	// Present leads to the page that shows the table on a television.
	Present struct{ IsRoute }
	// Hall leads to the page that shows a tournament on a projector: seating, standings, remaining time.
	Hall struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Ceremony leads to the reveal of a tournament's standings, from last to first.
	Ceremony struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Awards leads to the awards that the director gives in addition to places.
	Awards struct {
		IsRoute
		Tournament ledger.JournalID
	}
	// Position leads to the sheet that sets the whole table, if the game has such a sheet.
	Position struct{ IsRoute }
)
