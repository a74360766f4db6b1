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

type tableHead struct {
	page       *Page
	content    *fyne.Container
	heading    heading
	room       layout.Head
	undo, redo *input.Button
	timed      bool
}

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
			s.Arrange() // the height of the head has changed
		}
	}
	for button, now := range map[*input.Button]shell.Reversing{h.undo: s.Undoing(), h.redo: s.Redoing()} {
		button.OnTapped(now.Do)
		core.Enable(button, now.Can)
	}
}

type heading struct {
	title, detail string
	refused       int
	stored        bool
	shape         shell.Shape
	listed        bool
	waiting       int
	sign          string
	// tracks reports whether the head has a button for the price board, which does not fit beside the seats. turned
	// reports whether the board is shown instead of the seats.
	tracks, turned bool
}

// actions returns the icons of the head. Undo and redo keep their positions even if disabled.
func (h *tableHead) actions(v view.Game) []fyne.CanvasObject {
	s := h.page.shell
	h.undo = input.NewIconButton(words.Text("common.undo"), theme.ContentUndoIcon(), nil)
	h.redo = input.NewIconButton(words.Text("common.redo"), theme.ContentRedoIcon(), nil)
	actions := []fyne.CanvasObject{h.undo, h.redo}
	if !h.page.listing.Visible() {
		actions = append(actions, input.NewIconButton(words.Text("table.log"), mark.Icon("log"),
			func() { s.OpenInDrawer(logRoute{}) }))
	}
	if !v.Game.Stored() {
		return append(actions, input.NewQuietButton(words.Text("check.keep"), h.saveGame))
	}
	actions = append(actions, input.NewIconButton(words.Text("table.share"), mark.Icon("qr"),
		func() { s.OpenInDrawer(route.Share{}) }))
	sign := h.page.sign()
	switch {
	case sign != nil && !h.page.shape.Parted():
		sign.SetLabel("") // the title needs the space
	case sign == nil && h.page.shape.Parted():
		sign = input.NewIconButton(words.Text("guests.way"), mark.Icon("live"), func() { s.OpenInDrawer(route.Live{}) })
	}
	if sign != nil {
		actions = append(actions, sign)
	}
	if h.page.ladderless && h.page.shape.Parted() {
		actions = append(actions, h.page.newTrackButton())
	}
	if h.page.shape.Parted() {
		actions = append(actions, input.NewIconButton(words.Text("result.now"), mark.Icon("trophy"),
			func() { s.OpenInDrawer(resultRoute{}) }),
			input.NewIconButton(words.Text("table.present"), theme.ViewFullScreenIcon(),
				func() { s.OpenInDrawer(route.Present{}) }))
	}
	return actions
}

func (h *tableHead) saveGame() {
	s := h.page.shell
	if !s.ShowError(s.Session.Keep()) {
		s.ShowNotice(words.Text("check.kept"))
	}
}

// ClockKey is the preferences key of the owner's [view.Clock].
const ClockKey = "clock"

const clockTick = 10 * time.Second

func (h *tableHead) followTime() {
	if h.timed || h.clock() == view.NoClock {
		return
	}
	h.timed = true
	h.page.shell.WhenLeft(func() { h.timed = false })
	h.page.shell.Tick(clockTick, func() { h.update(h.page.shell.Session.View()) })
}

func (h *tableHead) clock() view.Clock {
	return view.Clock(h.page.shell.App.Preferences().Int(ClockKey))
}
