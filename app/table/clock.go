package table

import (
	"time"

	"scripkeeper/app/view"
)

// ClockKey is where the owner's choice of a [view.Clock] stands among the preferences.
const ClockKey = "clock"

// clockTick is how often the time is read.
const clockTick = 10 * time.Second

// followTime tells the time again and again while the table is seen, where the owner wants a clock.
func (p *Page) followTime() {
	if p.timed || p.clock() == view.NoClock {
		return
	}
	p.timed = true
	p.shell.WhenLeft(func() { p.timed = false })
	p.shell.Tick(clockTick, func() { p.updateHead(p.shell.Session.View()) })
}

// clock is what the owner chose.
func (p *Page) clock() view.Clock { return view.Clock(p.shell.App.Preferences().Int(ClockKey)) }
