package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

func statementBlock(lines []view.Line) fyne.CanvasObject {
	rows := frame.Stack(look.Space1)
	for _, line := range lines {
		if line.Plays {
			rows.Add(text.New(words.Text("log.plays"), core.Caption))
		}
		if line.Text == "" {
			continue
		}
		sentence := text.NewParagraph(line.Text, core.Body)
		if line.Rule == "" {
			rows.Add(sentence)
		} else {
			rows.Add(frame.Stack(0, sentence, text.NewParagraph(line.Rule, core.Caption)))
		}
	}
	return rows
}

func addTold(rows *fyne.Container, told view.EntryDetails) {
	rows.Add(text.NewParagraph(told.Title, core.Strong))
	if len(told.Lines) > 0 {
		rows.Add(statementBlock(told.Lines))
	}
	if told.Reason != "" {
		rows.Add(text.NewParagraph(told.Reason, core.Body))
	}
}

func addSuspects(rows *fyne.Container, s *shell.Shell, suspects []view.Suspect) {
	if len(suspects) > 0 {
		rows.Add(text.New(words.Text("counted.suspects"), core.Strong))
	}
	for _, suspect := range suspects {
		name := words.Format("counted.suspect", words.Names{
			"number": suspect.Number, "entry": suspect.Title,
		})
		rows.Add(list.NewRow(name, suspect.Why, func() { s.Go(route.Entry{Number: suspect.Number}) }).Flush())
	}
}
