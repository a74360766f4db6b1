package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// figures are what one sees of a company in its row: a line beneath its name, and the number between its buttons.
type figures struct{ beneath, number *text.Text }

func newFigures() *figures {
	number := text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter)
	return &figures{text.New("", core.Caption).Fit(), number.Fit()}
}

// show shows a number, and by one of two sentences how it is now, or how far something changes: by, 0 for not at all.
// Where the second has no room, the number that changes and the first tell it too.
func (f *figures) show(number, by int, now, changed string, n words.Names) {
	sentence, color := now, look.Soft
	if by != 0 {
		sentence, color = changed, changeColor(by)
	}
	f.beneath.SetColor(color).Or(words.Format(now, n)).SetText(words.Format(sentence, n))
	f.number.SetText(words.Number(number))
}

// changeColor is the colour of a rise or a fall, which its sign tells too.
func changeColor(by int) fyne.ThemeColorName {
	if by < 0 {
		return look.Loss
	}
	return look.Gain
}
