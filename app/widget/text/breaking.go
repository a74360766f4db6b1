package text

import (
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Setting holds the width of lines, and the size and style of the text.
type Setting struct {
	Width, Size float32
	Style       fyne.TextStyle
	// Clauses makes a line end after its last comma if the line is then at least half full.
	Clauses bool
}

func (s Setting) Measure(words string) float32 { return look.Measure(words, s.Size, s.Style).Width }

func (s Setting) fits(words string) bool { return s.Measure(words) <= s.Width }

// Lines breaks a text into lines. A break comes between words or sums; only a word longer than a line is divided.
func (s Setting) Lines(words string) []string {
	var all, line []string
	pieces := s.pieces(words)
	if whole := strings.Join(pieces, " "); s.fits(whole) {
		return []string{whole}
	}
	for len(pieces) > 0 {
		piece := pieces[0]
		switch {
		case s.fits(strings.Join(append(line, piece), " ")):
			line, pieces = append(line, piece), pieces[1:]
		case len(line) > 0:
			end := s.end(line)
			all = append(all, strings.Join(line[:end], " "))
			line, pieces = nil, append(slices.Clone(line[end:]), pieces...)
		default:
			head, tail := s.cut(piece)
			if tail == "" {
				line, pieces = []string{head}, pieces[1:]
				continue
			}
			all = append(all, head)
			pieces = append([]string{tail}, pieces[1:]...)
		}
	}
	return append(all, strings.Join(line, " "))
}

// First returns the words in the first line, and the rest. If the first line would end within a word, line holds the
// whole text.
func (s Setting) First(words string) (line, rest string) {
	line = s.Lines(words)[0]
	rest, whole := strings.CutPrefix(words, line+" ")
	if !whole {
		return words, ""
	}
	return line, rest
}

func (s Setting) end(line []string) int {
	for n := len(line); s.Clauses && n > 0; n-- {
		if clause := strings.Join(line[:n], " "); strings.HasSuffix(clause, ",") && s.Measure(clause) >= s.Width/2 {
			return n
		}
	}
	return len(line)
}

// pieces returns the parts of a text between which lines may break: words, and whole sums such as "3 × 20". In a sum
// longer than a line, lines may also break before signs.
func (s Setting) pieces(words string) []string {
	var all []string
	for _, piece := range sums(words, true) {
		if strings.Contains(piece, " ") && !s.fits(piece) {
			all = append(all, sums(piece, false)...)
			continue
		}
		all = append(all, piece)
	}
	return all
}

// cut divides a word at the end of a line, after a hyphen or slash if there is one. head has at least one letter.
func (s Setting) cut(word string) (head, tail string) {
	letters := []rune(word)
	n := max(1, sort.Search(len(letters), func(n int) bool { return !s.fits(string(letters[:n+1])) }))
	if at := strings.LastIndexAny(string(letters[:n]), `-/\`); at > 0 {
		return word[:at+1], word[at+1:]
	}
	return string(letters[:n]), string(letters[n:])
}

// KeepsWords reports whether no line ends within a word, other than after a hyphen or slash.
func (s Setting) KeepsWords(words string) bool {
	for _, piece := range s.pieces(words) {
		for _, part := range strings.FieldsFunc(piece, func(r rune) bool { return strings.ContainsRune(`-/\`, r) }) {
			if !s.fits(part) {
				return false
			}
		}
	}
	return true
}

// Even breaks a text into the fewest lines, of about equal length, so that no word is alone in a line.
func (s Setting) Even(words string) []string {
	lines, narrow := s.Lines(words), s
	for narrow.Width *= 0.9; len(lines) > 1 && narrow.Width > s.Width/2; narrow.Width -= s.Width / 20 {
		even := narrow.Lines(words)
		if len(even) != len(lines) {
			break
		}
		lines = even
	}
	return lines
}

// UpTo limits the number of lines. Further lines are joined to the last one.
func UpTo(lines []string, most int) []string {
	if len(lines) <= most {
		return lines
	}
	return append(lines[:most-1:most-1], strings.Join(lines[most-1:], " "))
}

// Fold writes a text in one line, shrunk to a caption's size if necessary. If that is too wide, Fold makes two lines of
// the largest size that fits; at the smallest size the lines may be cut.
func Fold(w fyne.Widget, first, second *canvas.Text, words string, style core.Style, room fyne.Size) {
	core.Squeeze(w, first, words, style, room.Width)
	second.Text = ""
	if first.Text != words || first.TextSize < core.Scaled(w, look.CaptionSize) {
		breakInTwo(w, first, second, words, style, room)
	}
}

// FoldEarly is like [Fold], but makes two lines rather than one line of smaller letters.
func FoldEarly(w fyne.Widget, first, second *canvas.Text, words string, style core.Style, room fyne.Size) {
	core.Squeeze(w, first, words, style, room.Width)
	second.Text = ""
	if first.TextSize < core.Scaled(w, style.Size()) {
		breakInTwo(w, first, second, words, style, room)
	}
}

// breakInTwo writes a text in two lines, if two lines fit into the height and the first one ends between two words.
func breakInTwo(w fyne.Widget, first, second *canvas.Text, words string, style core.Style, room fyne.Size) {
	least := core.Scaled(w, look.CaptionSize) / max(1, core.Factor(w))
	for size := core.Scaled(w, style.Size()); size >= least; size -= 0.5 {
		s := Setting{Width: room.Width, Size: size, Style: first.TextStyle}
		if room.Width <= 0 || 2*look.Measure("0", size, s.Style).Height > room.Height {
			continue
		}
		line := s.Lines(words)[0]
		rest := strings.TrimSpace(words[min(len(line), len(words)):])
		if rest != "" && (s.fits(rest) || size-0.5 < least) {
			first.Text, second.Text = line, core.Shorten(rest, room.Width, size, s.Style)
			first.TextSize, second.TextSize = size, size
			return
		}
	}
}

// signs are never separated from the number after them.
const signs = "+–±×÷="

// sums returns the words of a text, each sign together with the word after it. If whole is true, a number before the
// sign is included. The narrow spaces within a number do not divide it.
func sums(text string, whole bool) []string {
	var all []string
	signed := false
	for i, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' }) {
		sign := strings.Contains(signs, word)
		if signed || i > 0 && isEffect(all[len(all)-1], word) ||
			whole && sign && i > 0 && strings.ContainsAny(all[len(all)-1], "0123456789") {
			all[len(all)-1] += " " + word
		} else {
			all = append(all, word)
		}
		signed = sign
	}
	return all
}

// isEffect reports whether word is an effect on a company, such as "+60", and code, the text before word, ends with the
// code of a company, such as "R".
func isEffect(code, word string) bool {
	const longest = 4
	letters := []rune(code[strings.LastIndexByte(code, ' ')+1:])
	sign, size := utf8.DecodeRuneInString(word)
	return strings.ContainsRune(signs, sign) && len(word) > size && word[size] >= '0' && word[size] <= '9' &&
		len(letters) <= longest && !slices.ContainsFunc(letters, func(r rune) bool { return !unicode.IsUpper(r) })
}
