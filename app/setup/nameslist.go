package setup

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// showNames opens a sheet in which all names are typed or pasted, one a line, and hands them over.
func showNames(on fyne.Canvas, names []string, take func(names []string)) {
	var sheet *widget.BottomSheet
	count := widget.NewParagraph("", widget.Caption)
	use := widget.NewPrimaryButton(words.Say("new.list.use"), nil)
	text := form.NewWordsField("", nil)
	text.SetMinRowsVisible(9)
	text.OnChanged = func(typed string) {
		n := len(ReadNames(typed))
		widget.Enable(use, n > 0 && n <= maxSeats)
		key, color := "new.list.count", look.Soft
		if n > maxSeats {
			key, color = "new.list.many", look.Loss
		}
		count.SetColor(color).SetText(words.Tell(key, words.Names{"count": words.Number(n), "max": words.Number(maxSeats)}))
	}
	paste := widget.NewQuietButton(words.Say("scan.paste"), func() {
		text.SetText(strings.TrimLeft(text.Text+"\n"+fyne.CurrentApp().Clipboard().Content(), "\n"))
	}).SetIcon(theme.ContentPasteIcon())
	use.OnTapped(func() {
		sheet.Close()
		take(ReadNames(text.Text))
	})
	sheet = widget.NewBottomSheet(words.Say("new.list.title"), words.Say("common.close"),
		widget.Stack(look.Space3, widget.NewParagraph(words.Say("new.list.about"), widget.Caption), text, count),
		widget.NewButtonRow(paste, use))
	sheet.ShowOn(on)
	text.SetText(strings.Join(ReadNames(strings.Join(names, "\n")), "\n"))
	text.OnChanged(text.Text)
	on.Focus(text)
	text.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown}) // goes on after the last name
	text.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
}

// ReadNames reads names that stand one a line, or parted by commas, semicolons or tabulators. Numbers and dots before
// them, as lists have them, are dropped.
func ReadNames(text string) []string {
	var names []string
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("\n\r,;\t", r) }) {
		if name := unnumbered(strings.TrimSpace(part)); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// unnumbered is an item of a list without what counts it: "3. Ann", "3) Ann", "- Ann".
func unnumbered(item string) string {
	if rest := strings.TrimLeftFunc(item, unicode.IsDigit); rest != item && strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, ")") && rest != item {
		return strings.TrimSpace(rest[1:])
	}
	for _, bullet := range []string{"- ", "* ", "• ", "– "} {
		if rest, ok := strings.CutPrefix(item, bullet); ok {
			return strings.TrimSpace(rest)
		}
	}
	return item
}
