package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// statementBlock is a statement as one block, each rule beneath the line that asks for it first.
func statementBlock(lines []view.Line) fyne.CanvasObject {
	rows := widget.Stack(look.Space1)
	for _, line := range lines {
		if line.Plays {
			rows.Add(widget.NewText(words.Say("log.plays"), widget.Caption))
		}
		if line.Text == "" {
			continue
		}
		sentence := widget.NewParagraph(line.Text, widget.Body)
		if line.Rule == "" {
			rows.Add(sentence)
		} else {
			rows.Add(widget.Stack(0, sentence, widget.NewParagraph(line.Rule, widget.Caption)))
		}
	}
	return rows
}

// addTold tells what an entry was and what it did.
func addTold(rows *fyne.Container, told view.Told) {
	rows.Add(widget.NewParagraph(told.Title, widget.Strong))
	if len(told.Lines) > 0 {
		rows.Add(statementBlock(told.Lines))
	}
	if told.Reason != "" {
		rows.Add(widget.NewParagraph(told.Reason, widget.Body))
	}
}
