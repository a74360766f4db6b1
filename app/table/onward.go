package table

import (
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
)

// updateOnward updates the button that records the entry and passes the turn. It reports whether a pass can come next.
func (sh *entrySheet) updateOnward(task sheet.Task, allowed bool) bool {
	pass, label := task.PassAfter()
	sh.onward.SetLabel(label)
	core.Enable(sh.onward, allowed)
	return pass != nil
}

func (sh *entrySheet) passOn() {
	pass, _ := sh.task(sh.shell.Session.View()).PassAfter()
	if sh.button.Disabled() || sh.parts.veil != nil || pass == nil {
		return
	}
	if done, ok := sh.enter(pass); ok {
		done()
	}
}
