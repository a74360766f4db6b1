package shell

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
)

// The notices are the bar that is seen for a while, one at a time.
type notices struct {
	// above lies over the page that is seen; place is where the bar lies, there or on that page.
	above, place *fyne.Container
	page         func() fyne.CanvasObject
	later        func(wait time.Duration, then func())
	bar          *frame.UndoBar
	// refusal is the bar that tells of what was tapped last and cannot be.
	refusal *frame.UndoBar
}

// ShowNotice shows a passing sentence. It stays whole till it goes: without its words the bar would be for nothing.
func (n *notices) ShowNotice(sentence string) {
	n.put(frame.NewUndoBar(sentence, frame.BarAction{Label: words.Text("common.close"), Tapped: n.HideBar}))
}

// ShowRefusal shows why something that was tapped cannot be. An empty sentence takes it away again, as soon as what it
// speaks of has changed.
func (n *notices) ShowRefusal(sentence string) {
	if sentence != "" {
		n.ShowNotice(sentence)
		n.refusal = n.bar
	} else if n.bar != nil && n.bar == n.refusal {
		n.HideBar()
	}
}

// ShowError shows why something did not work, and reports whether it did not.
func (s *Shell) ShowError(err error) bool {
	if err == nil {
		return false
	}
	s.ShowNotice(s.ErrorText(err))
	return true
}

// ErrorText is an error in the player's words. What the rules say of a game that could not begin is for the page to
// say, which knows the game.
func (s *Shell) ErrorText(err error) string {
	if s.Session.Game() == nil {
		return words.Trouble("", nil, err)
	}
	v := s.Session.View()
	return words.Trouble(v.ID(), v.Layout, err)
}

// shrinkTime is how long a bar is read, barTime how long it stays when nobody takes it away.
const shrinkTime, barTime = 3 * time.Second, 8 * time.Second

// ShowBar shows a bar where it covers nothing that can be tapped, and moves nothing: see [OverBar], [frame.TitleLayout]
// and [OverLateBar]. A page that has none of these shows it above its foot. After a while only its actions are left,
// then it goes.
func (n *notices) ShowBar(bar *frame.UndoBar) {
	n.put(bar)
	n.later(shrinkTime, bar.Shrink)
}

// put shows a bar in its place for a while.
func (n *notices) put(bar *frame.UndoBar) {
	n.HideBar()
	n.bar = bar
	n.place = placeFor(n.page(), bar)
	if n.place != nil {
		n.place.Add(bar)
	} else {
		n.place = n.above
		n.above.Add(container.New(barLayout{}, bar))
	}
	n.later(barTime, func() {
		if n.bar == bar {
			n.HideBar()
		}
	})
}

// HideBar takes the bar away, if there is one. It is hidden, too: only that has what was beneath it drawn anew.
func (n *notices) HideBar() {
	if n.bar == nil {
		return
	}
	n.bar.Hide()
	if n.place == n.above {
		n.above.RemoveAll()
	} else {
		n.place.Remove(n.bar)
	}
	n.bar = nil
}

// OverBar is what a page scrolls, with a place for a bar beneath it. The bar takes its room from what is scrolled: it
// covers nothing, and nothing that can be pressed moves.
func OverBar(scrolled fyne.CanvasObject) *fyne.Container {
	return container.New(underneath{}, scrolled)
}

// OverLateBar is the same for what had better keep its height: the bar lies there only when the head has no room.
func OverLateBar(scrolled fyne.CanvasObject) *fyne.Container {
	return container.New(underneath{late: true}, scrolled)
}

// placeFor is the best place for a bar on a page, nil where there is none.
func placeFor(page fyne.CanvasObject, bar *frame.UndoBar) *fyne.Container {
	for _, fits := range []func(*fyne.Container) bool{
		func(c *fyne.Container) bool { return c.Layout == underneath{} && c.Size().Height >= 2*look.Target },
		func(c *fyne.Container) bool {
			head, is := c.Layout.(*frame.TitleLayout)
			return is && head.Room(c.Size().Width) >= bar.Room()
		},
		func(c *fyne.Container) bool {
			return c.Layout == underneath{late: true} && c.Size().Height >= 2*look.Target
		},
	} {
		if place := placeWhere(page, fits); place != nil {
			return place
		}
	}
	return nil
}

// placeWhere is the first container in sight that fits, nil where there is none.
func placeWhere(o fyne.CanvasObject, fits func(*fyne.Container) bool) *fyne.Container {
	c, holds := o.(*fyne.Container)
	if !holds || !c.Visible() {
		return nil
	}
	if fits(c) {
		return c
	}
	for _, object := range c.Objects {
		if place := placeWhere(object, fits); place != nil {
			return place
		}
	}
	return nil
}

// underneath lays a bar out beneath what is scrolled, late where the head is the better place.
type underneath struct{ late bool }

// MinSize is that of what is scrolled.
func (underneath) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (underneath) Layout(o []fyne.CanvasObject, size fyne.Size) {
	rest := size.Height
	for _, bar := range o[1:] {
		rest -= placeBar(bar, look.Space2, size.Width-2*look.Space2, size.Height-look.Space2) + 2*look.Space2
	}
	core.Place(o[0], 0, 0, size.Width, rest)
}

// placeBar puts a bar upon a line, in the height that its words take in the width, and tells that height.
func placeBar(bar fyne.CanvasObject, x, width, bottom float32) float32 {
	width = max(width, bar.MinSize().Width)
	bar.Resize(fyne.NewSize(width, bar.Size().Height))
	height := bar.MinSize().Height
	core.Place(bar, x, bottom-height, width, height)
	return height
}

// barLayout puts a bar above the button at the foot of a page.
type barLayout struct{}

// barFoot keeps a bar above the button at the foot of a page.
const barFoot float32 = 62

// MinSize is the bar's height, so that it is laid out anew when its words take more lines.
func (barLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

func (barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, ReadingWidth) - 2*look.Space3
	placeBar(o[0], (size.Width-width)/2, width, size.Height-barFoot-look.Space3)
}
