package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

type Pick struct {
	Label  string
	Mark   fyne.CanvasObject
	Chosen bool
	Take   func()
}

// ShowPicks opens a list over the page to choose one of picks.
func ShowPicks(on fyne.Canvas, title string, picks []Pick) {
	rows := frame.Stack(0)
	var sheet *frame.BottomSheet
	for _, pick := range picks {
		row := list.NewRow(pick.Label, "", func() {
			sheet.Close()
			pick.Take()
		}).SetChosen(pick.Chosen)
		var tick fyne.CanvasObject
		if pick.Chosen {
			tick = mark.NewPicture(theme.ConfirmIcon(), 22, look.Turn)
		}
		rows.Add(row.SetEnds(pick.Mark, tick))
	}
	sheet = frame.NewBottomSheet(title, words.Text("common.close"), rows, nil)
	sheet.ShowOn(on)
}
