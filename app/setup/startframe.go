package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
)

// newStartFrame lays out a page of two parts, side by side if both fit. The foot always stays visible.
func newStartFrame(head, foot, game, players fyne.CanvasObject) fyne.CanvasObject {
	both := frame.InsetSides(look.Space4, look.Space2, container.New(&parts{}, game, players))
	body := container.NewVScroll(frame.Measured(4*partWidth(), both))
	return shell.Compose(head, body, shell.Foot(4*partWidth(), foot))
}

func partWidth() float32 { return 22 * theme.Size(look.BodySize) }

// parts puts the game at the left of the players if both fit, else above them.
type parts struct{ width float32 }

func (l *parts) beside() bool { return l.width >= 2*partWidth()+look.Space5 }

func (l *parts) MinSize(o []fyne.CanvasObject) fyne.Size {
	game, players := o[0].MinSize(), o[1].MinSize()
	width := max(game.Width, players.Width)
	if l.beside() {
		return fyne.NewSize(width, max(game.Height, players.Height))
	}
	return fyne.NewSize(width, game.Height+look.Space5+players.Height)
}

func (l *parts) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	if !l.beside() {
		height := o[0].MinSize().Height
		core.Place(o[0], 0, 0, size.Width, height)
		core.Place(o[1], 0, height+look.Space5, size.Width, o[1].MinSize().Height)
		return
	}
	half := (size.Width - look.Space5) / 2
	core.Place(o[0], 0, 0, half, size.Height)
	core.Place(o[1], half+look.Space5, 0, half, size.Height)
}

// NewStartFoot returns a foot with a sentence and the buttons that begin something.
func NewStartFoot(sentence, buttons fyne.CanvasObject) *fyne.Container {
	return container.New(&startLayout{}, sentence, buttons)
}

// startLayout puts the sentence beside the buttons if both fit, else above them. It always reserves the sentence's
// line, so that nothing moves.
type startLayout struct{ width float32 }

func (l *startLayout) beside() bool { return l.width >= 2*partWidth() }

func (l *startLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	sentence, buttons := o[0].MinSize(), o[1].MinSize()
	if l.beside() {
		return fyne.NewSize(buttons.Width, max(sentence.Height, buttons.Height))
	}
	return fyne.NewSize(buttons.Width, sentence.Height+look.Space2+buttons.Height)
}

func (l *startLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	if !l.beside() {
		height := o[0].MinSize().Height
		core.Place(o[0], 0, 0, size.Width, height)
		core.Place(o[1], 0, height+look.Space2, size.Width, o[1].MinSize().Height)
		return
	}
	half := (size.Width - look.Space5) / 2
	height := o[0].MinSize().Height
	core.Place(o[0], 0, (size.Height-height)/2, half, height)
	core.Place(o[1], half+look.Space5, (size.Height-o[1].MinSize().Height)/2, half, o[1].MinSize().Height)
}
