package tournament

import (
	"scripkeeper/app/director"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
)

// A desk is the tournament that is run in a window.
type desk struct {
	*director.Desk
	shell *shell.Shell
}

func (r *room) desk() *desk { return &desk{r.Desk, r.shell} }

// did reports whether something was entered. Else it says why not, and where another window was quicker the page shows
// what that one entered.
func (d *desk) did(err error) bool {
	if err == nil {
		return true
	}
	if words.MovedOn(err) {
		d.shell.Page().Update()
	}
	d.shell.ShowNotice(d.Trouble(err))
	return false
}
