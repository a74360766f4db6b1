package tournament

import (
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// The ways within the room.
type (
	drawRoute struct {
		route.Way
		desk *desk
	}
	swapRoute struct {
		route.Way
		desk  *desk
		round int
	}
	mendRoute struct {
		route.Way
		desk *desk
	}
	pickRoute struct {
		route.Way
		desk  *desk
		title string
		but   int
		pick  func(member int)
	}
	typeRoute struct {
		route.Way
		desk  *desk
		round int
		table tournament.DrawnTable
	}
	whyRoute struct {
		route.Way
		desk     *desk
		standing standings.Standings
		member   int
	}
)

func (r drawRoute) Open(*shell.Shell) shell.Page { return newDrawPage(r.desk) }
func (r swapRoute) Open(*shell.Shell) shell.Page { return newSwapPage(r.desk, r.round) }
func (r mendRoute) Open(*shell.Shell) shell.Page { return newMendPage(r.desk) }
func (r pickRoute) Open(*shell.Shell) shell.Page { return newPickPage(r.desk, r.title, r.but, r.pick) }
func (r typeRoute) Open(*shell.Shell) shell.Page { return newTypePage(r.desk, r.round, r.table) }
func (r whyRoute) Open(*shell.Shell) shell.Page  { return newWhyPage(r.desk, r.standing, r.member) }
