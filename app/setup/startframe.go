package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
)

func newStartFrame(head, foot, game, players fyne.CanvasObject) fyne.CanvasObject {
	both := &frame.Pair{Split: halved, Beside: look.Space5, Between: look.Space5}
	body := container.NewVScroll(frame.Measured(4*partWidth(),
		frame.InsetSides(look.Space4, look.Space2, container.New(both, game, players))))
	return shell.Compose(head, body, shell.Foot(4*partWidth(), foot))
}

func partWidth() float32 { return 22 * theme.Size(look.BodySize) }

func halved(width float32) float32 {
	if width < 2*partWidth()+look.Space5 {
		return 0
	}
	return (width - look.Space5) / 2
}

// newStartFoot returns a foot with a sentence, for which a line is always reserved, and the buttons that begin a game.
func newStartFoot(sentence, buttons fyne.CanvasObject) *fyne.Container {
	return container.New(&frame.Pair{Split: halved, Beside: look.Space5, Between: look.Space2, Centred: true},
		sentence, buttons)
}
