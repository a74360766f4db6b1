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

// ShowNotice shows a passing sentence. It stays whole till it goes: without its words the bar would be for nothing.
func (s *Shell) ShowNotice(sentence string) {
	s.putBar(frame.NewUndoBar(sentence, frame.BarAction{Label: words.Text("common.close"), Tapped: s.HideBar}))
}

// ShowRefusal shows why something that was tapped cannot be. Nothing takes the sentence away again, as soon as what it speaks
// of has changed.
func (s *Shell) ShowRefusal(sentence string) {
	if sentence != "" {
		s.ShowNotice(sentence)
		s.refusal = s.bar
	} else if s.bar != nil && s.bar == s.refusal {
		s.HideBar()
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

// ErrorText is an error in the player's words. What the rules say of a game that could not begin is for the page to say,
// which knows the game.
func (s *Shell) ErrorText(err error) string {
	if s.Session.Game() == nil {
		return words.Trouble("", nil, err)
	}
	v := s.Session.View()
	return words.Trouble(v.ID(), v.Layout, err)
}

// shrinkTime is how long a bar is read, barTime how long it stays when nobody takes it away.
const shrinkTime, barTime = 3 * time.Second, 8 * time.Second

// ShowBar shows a bar where it covers nothing that can be tapped, and moves nothing: see [OverBar], [frame.TitleLayout] and
// [OverLateBar]. A page that has none of these shows it above its foot. After a while only its actions are left, then
// it goes.
func (s *Shell) ShowBar(bar *frame.UndoBar) {
	s.putBar(bar)
	s.runner.Later(shrinkTime, bar.Shrink)
}

// putBar shows a bar in its place for a while.
func (s *Shell) putBar(bar *frame.UndoBar) {
	s.HideBar()
	s.bar = bar
	s.barPlace = placeFor(s.top().drawn(), bar)
	if s.barPlace != nil {
		s.barPlace.Add(bar)
	} else {
		s.barPlace = s.bars
		s.bars.Add(container.New(barLayout{}, bar))
	}
	s.runner.Later(barTime, func() {
		if s.bar == bar {
			s.HideBar()
		}
	})
}

// HideBar takes the bar away, if there is one. It is hidden, too: only that has what was beneath it drawn anew.
func (s *Shell) HideBar() {
	if s.bar == nil {
		return
	}
	s.bar.Hide()
	if s.barPlace == s.bars {
		s.bars.RemoveAll()
	} else {
		s.barPlace.Remove(s.bar)
	}
	s.bar = nil
}

// OverBar is what a page scrolls, with a place for a bar beneath it. The bar takes its room from what is scrolled: it covers
// nothing, and nothing that can be pressed moves.
func OverBar(scrolled fyne.CanvasObject) *fyne.Container {
	return container.New(underneath{}, scrolled)
}

// OverLateBar is the same for what had better keep its height: the bar only lies there when the head has no room for it.
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

// Layout places both.
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

// Layout places the bar.
func (barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, ReadingWidth) - 2*look.Space3
	placeBar(o[0], (size.Width-width)/2, width, size.Height-barFoot-look.Space3)
}
