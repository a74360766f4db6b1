package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// newSeatRow puts a player with a line beneath the name before a number.
func newSeatRow(task form.Task, seat int, beneath, number fyne.CanvasObject) fyne.CanvasObject {
	name := words.Seat(task.Table.Layout(), seat)
	return row.New(name, row.About(mark.NewPawn(task.Pawn(seat), look.Space5), name, beneath), number)
}

// newCompanyRow puts a company with its figures before the buttons that step its number.
func newCompanyRow(of view.Company, f *figures, step func(by int) bool) fyne.CanvasObject {
	return newNumberRow(of, f.beneath, f.number, step)
}

// newNumberRow puts a company with a line beneath its name before a number and the buttons that step it.
func newNumberRow(of view.Company, beneath, number fyne.CanvasObject, step func(by int) bool) fyne.CanvasObject {
	less, more := row.Steps(of.Name, step)
	about := row.About(mark.NewSymbol(of, look.BodySize), of.Name, beneath)
	return row.New(of.Name, about, less, number, more)
}
