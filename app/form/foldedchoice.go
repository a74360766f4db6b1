package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc"
)

// NewFoldedChoice returns chips to choose one of picks. If the chips need more than two lines, a single chip opens the
// picks as a list. That chip looks chosen unless the first pick is the chosen one.
func NewFoldedChoice(on fyne.Canvas, title string, picks []Pick) fyne.CanvasObject {
	labels := calc.Map(picks, func(pick Pick) string { return pick.Label })
	chosen := slices.IndexFunc(picks, func(p Pick) bool { return p.Chosen })
	open := NewChipChoice(labels, chosen, func(place int) { picks[place].Take() })
	var folded *input.Chip
	folded = input.NewChip(labels[max(0, chosen)], func(bool) {
		folded.SetChosen(chosen > 0)
		ShowPicks(on, title, picks)
	}).Opening()
	folded.SetChosen(chosen > 0)
	return container.New(foldedLayout{}, open.Content, folded)
}

type foldedLayout struct{}

func folds(o []fyne.CanvasObject) bool {
	return o[0].MinSize().Height > 2*o[1].MinSize().Height
}

func (foldedLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	if folds(o) {
		return fyne.NewSize(0, o[1].MinSize().Height)
	}
	return fyne.NewSize(0, o[0].MinSize().Height)
}

func (foldedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width, o[0].Size().Height)) // the number of lines depends on the width
	fold := folds(o)
	core.Show(o[0], !fold)
	core.Show(o[1], fold)
	core.Place(o[0], 0, 0, size.Width, size.Height)
	core.Place(o[1], 0, 0, min(size.Width, o[1].MinSize().Width), o[1].MinSize().Height)
}
