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

// notices shows messages, each in a bar for a while, and only one bar at a time.
type notices struct {
	// above is the layer above the page. place is the container of the bar: the layer, or a part of the page.
	above, place *fyne.Container
	page         func() fyne.CanvasObject
	later        func(wait time.Duration, then func())
	bar          *frame.UndoBar
	// refusal is the bar about the last refused tap; nil if another bar was shown since.
	refusal *frame.UndoBar
}

// ShowNotice shows a sentence for a while. The bar does not shrink to its actions, because its only action is to close.
func (n *notices) ShowNotice(sentence string) {
	n.put(frame.NewUndoBar(sentence, frame.BarAction{Label: words.Text("common.close"), Tapped: n.HideBar}))
}

// ShowRefusal shows why a tap was refused. An empty sentence hides an earlier refusal.
func (n *notices) ShowRefusal(sentence string) {
	if sentence != "" {
		n.ShowNotice(sentence)
		n.refusal = n.bar
	} else if n.bar != nil && n.bar == n.refusal {
		n.HideBar()
	}
}

// ShowError shows an error, and reports whether there was one.
func (s *Shell) ShowError(err error) bool {
	if err == nil {
		return false
	}
	s.ShowNotice(s.ErrorText(err))
	return true
}

// ErrorText returns an error as a sentence, in terms of the game on the table. If a game could not begin, the page must
// describe the error itself, because only the page knows that game.
func (s *Shell) ErrorText(err error) string {
	if s.Session.Game() == nil {
		return words.ErrorSentence("", nil, err)
	}
	v := s.Session.View()
	return words.ErrorSentence(v.ID(), v.Layout, err)
}

// shrinkTime is the time after which a bar shrinks, barTime the time after which it disappears.
const shrinkTime, barTime = 3 * time.Second, 8 * time.Second

// ShowBar shows a bar where it covers nothing tappable and moves nothing, see [OverBar], [frame.TitleLayout] and
// [OverLateBar]. On a page without such a space the bar is above the foot. After a while the bar shrinks to its
// actions, and later it disappears.
func (n *notices) ShowBar(bar *frame.UndoBar) {
	n.put(bar)
	n.later(shrinkTime, bar.Shrink)
}

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

// HideBar hides and removes the bar, if any. Without hiding, the toolkit would not redraw the area below the bar.
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

// OverBar returns a container for the scrolling part of a page, with space for a bar below. The bar takes its height
// from the scrolling part, so it covers nothing and moves no button.
func OverBar(scrolled fyne.CanvasObject) *fyne.Container {
	return container.New(underneath{}, scrolled)
}

// OverLateBar is [OverBar] for a part that should keep its height: it gets the bar only if the head has no space.
func OverLateBar(scrolled fyne.CanvasObject) *fyne.Container {
	return container.New(underneath{late: true}, scrolled)
}

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

// underneath lays out a bar below the scrolling part. If late is true, the bar should rather be in the head.
type underneath struct{ late bool }

func (underneath) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (underneath) Layout(o []fyne.CanvasObject, size fyne.Size) {
	rest := size.Height
	for _, bar := range o[1:] {
		rest -= placeBar(bar, look.Space2, size.Width-2*look.Space2, size.Height-look.Space2) + 2*look.Space2
	}
	core.Place(o[0], 0, 0, size.Width, rest)
}

func placeBar(bar fyne.CanvasObject, x, width, bottom float32) float32 {
	width = max(width, bar.MinSize().Width)
	bar.Resize(fyne.NewSize(width, bar.Size().Height))
	height := bar.MinSize().Height
	core.Place(bar, x, bottom-height, width, height)
	return height
}

type barLayout struct{}

// barFoot is the height of the foot, which a bar does not cover.
const barFoot float32 = 62

// MinSize includes the bar's height, because additional lines of text must cause a new layout.
func (barLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

func (barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, ReadingWidth) - 2*look.Space3
	placeBar(o[0], (size.Width-width)/2, width, size.Height-barFoot-look.Space3)
}
