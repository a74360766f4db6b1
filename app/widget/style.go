package widget

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A Style is one step of the scale of text.
type Style uint8

const (
	// Body is for sentences and names.
	Body Style = iota
	// Caption is for labels and what matters less.
	Caption
	// Strong is Body in bold.
	Strong
	// FigureText is for figures that lead and titles of sections, in bold.
	FigureText
	// Headline is for the title of a screen, in bold.
	Headline
	// Hero is for the one figure that a screen is about, in bold.
	Hero
)

func (s Style) size() fyne.ThemeSizeName {
	switch s {
	case Caption:
		return look.CaptionSize
	case FigureText:
		return look.FigureSize
	case Headline:
		return look.HeadlineSize
	case Hero:
		return look.HeroSize
	}
	return look.BodySize
}

func (s Style) text() fyne.TextStyle { return fyne.TextStyle{Bold: s != Body && s != Caption} }

// measure is the room that a line of text takes.
func measure(w fyne.Widget, text string, s Style) fyne.Size {
	return look.Measure(text, scaled(w, s.size()), s.text())
}

// lineHeight is the height of a line of text.
func lineHeight(w fyne.Widget, s Style) float32 { return measure(w, "0", s).Height }

// write sets a text, its style and its colour.
func write(w fyne.Widget, t *canvas.Text, text string, s Style, name fyne.ThemeColorName) {
	t.Text = text
	t.TextSize = scaled(w, s.size())
	t.TextStyle = s.text()
	t.Color = tint(w, name)
}

// baseline is how far beneath the top of a line of text the letters stand.
func baseline(w fyne.Widget, s Style) float32 {
	_, line := fyne.CurrentApp().Driver().RenderedTextSize("0", scaled(w, s.size()), s.text(), look.Face("0", s.text()))
	return line - lift(scaled(w, s.size()))
}

// shrunk is the room that a line of text takes at a part of its size.
func shrunk(w fyne.Widget, text string, s Style, part float32) fyne.Size {
	return look.Measure(text, scaled(w, s.size())*part, s.text())
}

// squeeze writes a line smaller where its room is too narrow, down to the size of a caption in text of normal size, before
// it is cut.
func squeeze(w fyne.Widget, t *canvas.Text, words string, s Style, width float32) {
	t.TextSize = scaled(w, s.size())
	for least := scaled(w, look.CaptionSize) / max(1, factor(w)); t.TextSize > least && look.Measure(words, t.TextSize, t.TextStyle).Width > width; {
		t.TextSize -= 0.5
	}
	t.Text = shorten(words, width, t.TextSize, t.TextStyle)
}

// fold writes words in one line, or in two where they can be larger so than squeezed into one, before it cuts them. Text of
// normal size is squeezed first.
func fold(w fyne.Widget, first, second *canvas.Text, words string, s Style, room fyne.Size) {
	squeeze(w, first, words, s, room.Width)
	second.Text = ""
	if words == "" || first.TextSize >= scaled(w, look.CaptionSize) && first.Text == words {
		return
	}
	least := scaled(w, look.CaptionSize) / max(1, factor(w))
	for size := scaled(w, s.size()); size >= least; size -= 0.5 {
		if 2*look.Measure("0", size, first.TextStyle).Height > room.Height {
			continue
		}
		head, tail := halve(words, room.Width, size, first.TextStyle)
		if size-0.5 < least {
			tail = shorten(tail, room.Width, size, first.TextStyle)
		}
		if look.Measure(tail, size, first.TextStyle).Width <= room.Width {
			first.Text, second.Text, first.TextSize, second.TextSize = head, tail, size, size
			return
		}
	}
}

// halve parts words where a line ends, after a word, or within one that is longer than the line.
func halve(words string, width, size float32, style fyne.TextStyle) (head, tail string) {
	letters := []rune(words)
	n := 1
	for n < len(letters) && look.Measure(string(letters[:n+1]), size, style).Width <= width {
		n++
	}
	if space := strings.LastIndexByte(string(letters[:n]), ' '); space > 0 && n < len(letters) && letters[n] != ' ' {
		return words[:space], words[space+1:]
	}
	return string(letters[:n]), strings.TrimLeft(string(letters[n:]), " ")
}

// shorten cuts a text so that it fits a width, with an ellipsis at its end.
func shorten(text string, width, size float32, style fyne.TextStyle) string {
	if look.Measure(text, size, style).Width <= width {
		return text
	}
	letters := []rune(text)
	low, high := 0, len(letters)
	for low < high {
		middle := (low + high + 1) / 2
		cut := strings.TrimRight(string(letters[:middle]), " ") + "…"
		if look.Measure(cut, size, style).Width <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return strings.TrimRight(string(letters[:low]), " ") + "…"
}
