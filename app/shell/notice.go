package shell

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// ShowNotice shows a passing sentence at the foot of the page.
func (s *Shell) ShowNotice(sentence string) {
	s.ShowBar(widget.NewUndoBar(sentence, widget.BarAction{Label: words.Say("common.close"), Tapped: s.HideBar}))
}

// ShowError shows why something did not work, and tells whether it did not.
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

// barTime is how long a bar stays when nobody takes it away.
const barTime = 8 * time.Second

func (s *Shell) ShowBar(bar fyne.CanvasObject) {
	s.bars.Objects = []fyne.CanvasObject{container.New(barLayout{shell: s}, bar)}
	s.bars.Refresh()
	shown := s.bars.Objects[0]
	later(barTime, func() {
		if len(s.bars.Objects) > 0 && s.bars.Objects[0] == shown {
			s.HideBar()
		}
	})
}

func (s *Shell) HideBar() {
	if len(s.bars.Objects) > 0 {
		s.bars.Objects = nil
		s.bars.Refresh()
	}
}

// barLayout puts a bar above the button at the foot of a page; on a wide window into the middle of its head, where
// nothing stands.
type barLayout struct{ shell *Shell }

// barFoot keeps a bar above the button at the foot of a page.
const barFoot float32 = 62

// MinSize is the bar's height, so that it is laid out anew when its words take more lines.
func (l barLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// Layout places the bar.
func (l barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap, foot := look.Space3, barFoot+look.Space3
	width := min(size.Width, ReadingWidth) - 2*gap
	x := (size.Width - width) / 2
	bar := o[0]
	width = max(width, bar.MinSize().Width)
	bar.Resize(fyne.NewSize(width, bar.Size().Height))
	height := bar.MinSize().Height
	bar.Resize(fyne.NewSize(width, height))
	if l.shell.Shape(size.Width) == DesktopShape {
		bar.Move(fyne.NewPos(x, 1))
		return
	}
	bar.Move(fyne.NewPos(x, size.Height-foot-height))
}
