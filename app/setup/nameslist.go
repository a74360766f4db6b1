package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
)

func showNames(on fyne.Canvas, names []string, take func(names []string)) {
	var sheet *frame.BottomSheet
	count := text.NewParagraph("", core.Caption)
	use := input.NewPrimaryButton(words.Text("new.list.use"), nil)
	line := form.NewWordsField("", nil)
	line.SetMinRowsVisible(9)
	line.OnChanged = func(typed string) {
		n := len(letters.Names(typed))
		core.Enable(use, n > 0 && n <= maxSeats)
		key, color := "new.list.count", look.Soft
		if n > maxSeats {
			key, color = "new.list.many", look.Loss
		}
		count.SetColor(color).SetText(words.Format(key,
			words.Names{"count": n, "max": maxSeats}))
	}
	paste := input.NewQuietButton(words.Text("scan.paste"), func() {
		line.SetText(strings.TrimLeft(line.Text+"\n"+fyne.CurrentApp().Clipboard().Content(), "\n"))
	}).SetIcon(theme.ContentPasteIcon())
	use.OnTapped(func() {
		sheet.Close()
		take(letters.Names(line.Text))
	})
	sheet = frame.NewBottomSheet(words.Text("new.list.title"), words.Text("common.close"),
		frame.Stack(look.Space3, text.NewParagraph(words.Text("new.list.about"), core.Caption), line, count),
		input.NewButtonRow(paste, use))
	sheet.ShowOn(on)
	line.SetText(strings.Join(letters.Names(strings.Join(names, "\n")), "\n"))
	line.OnChanged(line.Text)
	on.Focus(line)
	line.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown}) // type after the last name
	line.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
}
