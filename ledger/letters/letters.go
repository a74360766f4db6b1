// Package letters decides which characters people can see and which names look the same. It tidies imported and typed
// text in the same way.
package letters

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// maxMarks limits the combining marks on one letter, because more marks would run over the neighbouring lines.
const maxMarks = 4

// firstJoined is the first letter of the scripts in which a joiner has a visible effect.
const firstJoined = 0x0590

// Tidy returns a text as one line of valid UTF-8 without invisible characters. Several blanks in a row become one, and
// blanks at the ends are removed.
func Tidy(text string) string { return strings.Join(strings.Fields(StripInvisible(text)), " ") }

// Fold returns the tidied name in lower case, with plain letters for wide and small forms.
func Fold(name string) string { return strings.ToLower(norm.NFKC.String(Tidy(name))) }

// Visible reports whether a name has a graphic character other than a blank, so that every screen shows it.
func Visible(name string) bool {
	return strings.ContainsFunc(Tidy(name), func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) })
}

// StripInvisible drops invisible characters from a text: control characters, marks of direction, zero-width letters,
// and noncharacters. Line ends become blanks; other blanks stay. Joiners stay where they have an effect, and each
// letter keeps at most four combining marks.
func StripInvisible(text string) string {
	if Plain(text) {
		return text
	}
	runes := []rune(strings.Map(wide, strings.ToValidUTF8(text, "")))
	seen := make([]rune, 0, len(runes))
	marks := 0
	for i, r := range runes {
		last := before(seen)
		switch {
		case isJoiner(r):
			if !joins(last) || i+1 == len(runes) || !joins(runes[i+1]) {
				continue
			}
		case isTag(r):
			if last != blackFlag && !isTag(last) {
				continue
			}
		case unicode.In(r, unicode.Mn, unicode.Me):
			if marks++; marks > maxMarks || unicode.IsSpace(last) {
				continue
			}
		default:
			marks = 0
		}
		seen = append(seen, r)
	}
	return string(seen)
}

func wide(r rune) rune {
	switch {
	case endsLine(r):
		return ' '
	case isJoiner(r) || isTag(r):
		return r
	case isBlankLetter(r) || unicode.In(r, unicode.Cc, unicode.Cf, unicode.Cs, unicode.Noncharacter_Code_Point):
		return -1
	}
	return r
}

func before(runes []rune) rune {
	if len(runes) == 0 {
		return ' '
	}
	return runes[len(runes)-1]
}

// Plain reports whether a text is printable ASCII.
func Plain[T ~string | ~[]byte](text T) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// IsControlOrFormat reports whether a character is a control or format character, such as a line end, which must not
// reach a terminal or another program.
func IsControlOrFormat(r rune) bool {
	if ' ' <= r && r <= '~' { // a shortcut for nearly all characters
		return false
	}
	return unicode.IsControl(r) || endsLine(r) || unicode.Is(unicode.Cf, r) && !isJoiner(r) && !isTag(r)
}

func Clip(text string, length int) string {
	if utf8.RuneCountInString(text) <= length {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:length]))
}

func endsLine(r rune) bool {
	switch r {
	case '\t', '\n', '\v', '\f', '\r', 0x85, 0x2028, 0x2029:
		return true
	}
	return false
}

func isJoiner(r rune) bool { return r == 0x200C || r == 0x200D }

func joins(r rune) bool { return r >= firstJoined && !unicode.IsSpace(r) && !unicode.Is(unicode.Cf, r) }

// blackFlag is the emoji that tag characters turn into a country's flag.
const blackFlag = 0x1F3F4

func isTag(r rune) bool { return r >= 0xE0020 && r <= 0xE007F }

func isBlankLetter(r rune) bool {
	switch r {
	case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0:
		return true
	}
	return false
}

// Names returns the names in a list, which are separated by line ends, commas, semicolons or tabs. Numbers and bullets
// before a name are dropped: "3. Ann", "3) Ann", "- Ann". A number alone is a name.
func Names(list string) []string {
	var names []string
	for _, item := range strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune("\n\r,;\t", r) }) {
		if name := unnumbered(strings.TrimSpace(item)); name != "" {
			names = append(names, name)
		}
	}
	return names
}

func unnumbered(item string) string {
	if rest := strings.TrimLeftFunc(item, unicode.IsDigit); rest != item && strings.HasPrefix(rest, ".") ||
		strings.HasPrefix(rest, ")") && rest != item {
		return strings.TrimSpace(rest[1:])
	}
	for _, bullet := range []string{"- ", "* ", "• ", "– "} {
		if rest, ok := strings.CutPrefix(item, bullet); ok {
			return strings.TrimSpace(rest)
		}
	}
	return item
}

// Finds reports whether a name contains the typed text, with both in the form of [SearchKey].
func Finds(name, typed string) bool { return strings.Contains(SearchKey(name), SearchKey(typed)) }

// stroked replaces letters without a removable accent by the letters that people type for them.
var stroked = strings.NewReplacer("ł", "l", "đ", "d", "ø", "o", "ß", "ss", "æ", "ae", "œ", "oe")

// SearchKey returns a [Fold]ed text without accents for searching, so that "zoe" finds "Zoë", and "lu" finds "Łukasz".
func SearchKey(text string) string {
	folded := Fold(text)
	if strings.IndexFunc(folded, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		return folded
	}
	return norm.NFC.String(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(stroked.Replace(folded))))
}

// TidyTyped tidies typed text, and reports whether the text had no control characters.
func TidyTyped(text string) (string, bool) {
	text = strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " ")
	return Tidy(text), !strings.ContainsFunc(text, unicode.IsControl)
}

// Numbered appends n to a name, shortening the name if needed. most is the maximum length of the result, in characters.
func Numbered(name string, n, most int) string {
	tail := " " + strconv.Itoa(n)
	for utf8.RuneCountInString(name) > most-len(tail) {
		_, size := utf8.DecodeLastRuneInString(name)
		name = strings.TrimSpace(name[:len(name)-size])
	}
	return name + tail
}
