package text

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
)

// BreakLines parts a text into lines of a width: after commas, but where that leaves half of a line empty, after words.
func BreakLines(text string, width, size float32, style fyne.TextStyle) []string {
	var all []string
	for text != "" {
		head, rest := BreakTitle(text, width, size, style)
		if rest != "" && look.Measure(head, size, style).Width < width/2 {
			if more, left := breakAfter(" ", text, width, size, style); len(more) > len(head) {
				head, rest = more, left
			}
		}
		all, text = append(all, head), rest
	}
	return all
}

// BreakTitle parts a title that is too long for a line: after the last comma that has room, else after the last word.
func BreakTitle(title string, width, size float32, style fyne.TextStyle) (head, rest string) {
	if look.Measure(title, size, style).Width <= width {
		return title, ""
	}
	for _, end := range []string{", ", " "} {
		if head, rest := breakAfter(end, title, width, size, style); rest != "" {
			return head, rest
		}
	}
	return title, ""
}

// signs stay with what stands before them, and with what they are put to.
const signs = "+–±×÷="

// breakAfter parts a text after the last end of words that has room, all of it in front where none has. No sign
// ends or begins a line.
func breakAfter(end, text string, width, size float32, style fyne.TextStyle) (head, rest string) {
	for at := strings.LastIndex(text, end); at > 0; at = strings.LastIndex(text[:at], end) {
		head, rest := text[:at+len(end)-1], text[at+len(end):]
		next, _ := utf8.DecodeRuneInString(rest)
		if last, _ := utf8.DecodeLastRuneInString(head); strings.ContainsRune(signs, next) || strings.ContainsRune(signs, last) {
			continue
		}
		if look.Measure(head, size, style).Width <= width {
			return head, rest
		}
	}
	return text, ""
}
