package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/layout"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// A tableHead is the head of the table: what the game is called, how far it is, undo, redo, and the ways to all else.
type tableHead struct {
	page       *Page
	content    *fyne.Container
	heading    heading
	room       layout.Head
	undo, redo *input.Button
	// timed tells that it follows the time, see [view.Clock].
	timed bool
}

// update shows what the game is called and how far it is. The head is made anew only when what it is made of changed.
func (h *tableHead) update(v view.Game) {
	s := h.page.shell
	title, detail := v.Title(), v.Moment()
	if clock := v.Clock(h.clock(), time.Now()); clock != "" {
		detail += " · " + clock
	}
	if !v.Game.Stored() {
		detail = words.Format("check.detail", words.Names{"detail": detail})
	}
	now := heading{title, detail, len(v.Game.Refused()), v.Game.Stored(), h.page.shape, h.page.listing.Visible(),
		h.page.waiting(), "", h.page.ladderless && h.page.shape.Parted(), h.page.onTracks}
	if sign := h.page.sign(); sign != nil {
		now.sign = sign.AccessibilityLabel()
	}
	if now != h.heading {
		h.heading = now
		highest := s.Head(title, h.room.Longest(v, detail), h.actions(v)...)
		highest.Hide()
		head := frame.Stack(0, container.New(&h.room, s.Head(title, detail, h.actions(v)...), highest), frame.NewRule())
		if banner := mendBanner(s, v); banner != nil {
			head.Add(banner)
		}
		if h.page.waiting() > 0 {
			head.Add(h.page.guests.Banner(s))
		}
		frame.Fill(h.content, head)
		if high := h.content.Size().Height; high > 0 && high != head.MinSize().Height {
			s.Arrange() // a banner came or went: everything else makes room
		}
	}
	for button, now := range map[*input.Button]shell.Reversing{h.undo: s.Undoing(), h.redo: s.Redoing()} {
		button.OnTapped(now.Do)
		core.Enable(button, now.Can)
	}
}

// A heading is what the head is made of: it is made anew only when that changes.
type heading struct {
	title, detail string
	refused       int
	stored        bool
	shape         shell.Shape
	// listed tells that the log stands beside the table.
	listed bool
	// waiting is how many things of guests wait for a yes.
	waiting int
	// sign tells that phones may follow the game, and how many do; empty while they may not.
	sign string
	// tracks tells that a button shows the price board, for which there is no room beside the seats, and turned that it
	// stands in their place.
	tracks, turned bool
}

// actions are the icons of the head. Each has its place, whether there is anything to undo or to redo.
func (h *tableHead) actions(v view.Game) []fyne.CanvasObject {
	s := h.page.shell
	h.undo = input.NewIconButton(words.Text("common.undo"), theme.ContentUndoIcon(), nil)
	h.redo = input.NewIconButton(words.Text("common.redo"), theme.ContentRedoIcon(), nil)
	actions := []fyne.CanvasObject{h.undo, h.redo}
	if !h.page.listing.Visible() {
		actions = append(actions, input.NewIconButton(words.Text("table.log"), mark.Icon("log"),
			func() { s.GoBeside(logRoute{}) }))
	}
	if !v.Game.Stored() {
		return append(actions, input.NewQuietButton(words.Text("check.keep"), h.saveGame))
	}
	actions = append(actions, input.NewIconButton(words.Text("table.share"), mark.Icon("qr"),
		func() { s.GoBeside(route.Share{}) }))
	sign := h.page.sign()
	switch {
	case sign != nil && !h.page.shape.Parted():
		sign.SetLabel("") // the title needs the room
	case sign == nil && h.page.shape.Parted():
		sign = input.NewIconButton(words.Text("guests.way"), mark.Icon("live"), func() { s.GoBeside(route.Live{}) })
	}
	if sign != nil {
		actions = append(actions, sign)
	}
	if h.page.ladderless && h.page.shape.Parted() {
		actions = append(actions, h.page.newTrackButton())
	}
	if h.page.shape.Parted() {
		actions = append(actions, input.NewIconButton(words.Text("result.now"), mark.Icon("trophy"),
			func() { s.GoBeside(resultRoute{}) }),
			input.NewIconButton(words.Text("table.present"), theme.ViewFullScreenIcon(),
				func() { s.GoBeside(route.Present{}) }))
	}
	return actions
}

func (h *tableHead) saveGame() {
	s := h.page.shell
	if !s.ShowError(s.Session.Keep()) {
		s.ShowNotice(words.Text("check.kept"))
	}
}

// ClockKey is where the owner's choice of a [view.Clock] stands among the preferences.
const ClockKey = "clock"

// clockTick is how often the time is read.
const clockTick = 10 * time.Second

// followTime tells the time again and again while the table is seen, where the owner wants a clock.
func (h *tableHead) followTime() {
	if h.timed || h.clock() == view.NoClock {
		return
	}
	h.timed = true
	h.page.shell.WhenLeft(func() { h.timed = false })
	h.page.shell.Tick(clockTick, func() { h.update(h.page.shell.Session.View()) })
}

// clock is what the owner chose.
func (h *tableHead) clock() view.Clock {
	return view.Clock(h.page.shell.App.Preferences().Int(ClockKey))
}
