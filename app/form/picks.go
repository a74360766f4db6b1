package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A Pick is one of several things of which a sheet asks for one.
type Pick struct {
	Label string
	// Mark stands before the label, nil for none.
	Mark   fyne.CanvasObject
	Chosen bool
	Take   func()
}

// ShowPicks opens a sheet with things of which one is to be chosen.
func ShowPicks(on fyne.Canvas, title string, picks []Pick) {
	list := widget.Stack(0)
	var sheet *widget.BottomSheet
	for _, pick := range picks {
		row := widget.NewRow(pick.Label, "", func() {
			sheet.Close()
			pick.Take()
		}).SetChosen(pick.Chosen)
		var tick fyne.CanvasObject
		if pick.Chosen {
			tick = widget.NewPicture(theme.ConfirmIcon(), 22, look.Turn)
		}
		list.Add(row.SetEnds(pick.Mark, tick))
	}
	sheet = widget.NewBottomSheet(title, words.Say("common.close"), list, nil)
	sheet.ShowOn(on)
}
