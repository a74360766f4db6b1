// Package letters knows which characters of a text people see, and which names look the same to them. What comes from
// outside is tidied by it as what is typed is.
package letters

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// maxMarks is how many marks one letter may bear; more of them run over the lines around.
const maxMarks = 4

// firstJoined is the first letter of the scripts in which a joiner changes what is seen; emoji stand behind it too.
const firstJoined = 0x0590

// Tidy is a text as one line that people see whole: valid UTF-8, without what is not seen, each run of blanks one
// blank, none at the ends.
func Tidy(text string) string { return strings.Join(strings.Fields(Seen(text)), " ") }

// Fold is what the ways to write a name have in common: without what is not seen, in small letters, wide and dotted
// forms as plain letters.
func Fold(name string) string { return strings.ToLower(norm.NFKC.String(Tidy(name))) }

// Visible reports whether a name leaves a mark on every screen: it has a letter that is not a blank and that is known
// to be one.
func Visible(name string) bool {
	return strings.ContainsFunc(Tidy(name), func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) })
}

// Seen is a text without what is not seen: control characters, marks of direction, letters without width, and what will
// never be a character. What ends a line becomes a blank; other blanks stay. Joiners stay where they join, and at most
// four marks on a letter.
func Seen(text string) string {
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

// wide is a character that takes up room by itself or belongs to one that does; what ends a line becomes a blank, and
// the rest is dropped.
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

// before is the last of some characters, a blank when there is none.
func before(runes []rune) rune {
	if len(runes) == 0 {
		return ' '
	}
	return runes[len(runes)-1]
}

// Plain reports whether a text has nothing but letters that every keyboard has.
func Plain[T ~string | ~[]byte](text T) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// Hidden reports whether a character must not reach a terminal or a foreign program as it is: it steers instead of
// being seen. Line ends and tabs count among them.
func Hidden(r rune) bool {
	if ' ' <= r && r <= '~' { // what nearly all characters are is told at once
		return false
	}
	return unicode.IsControl(r) || endsLine(r) || unicode.Is(unicode.Cf, r) && !isJoiner(r) && !isTag(r)
}

// Clip is a text cut to a number of characters.
func Clip(text string, length int) string {
	if utf8.RuneCountInString(text) <= length {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:length]))
}

// endsLine reports whether a character begins a new line or jumps within one.
func endsLine(r rune) bool {
	switch r {
	case '\t', '\n', '\v', '\f', '\r', 0x85, 0x2028, 0x2029:
		return true
	}
	return false
}

// isJoiner reports whether a character joins the letters around it, or keeps them from joining.
func isJoiner(r rune) bool { return r == 0x200C || r == 0x200D }

// Steers reports whether a character is not seen itself, but changes how its neighbours look: a joiner, a tag, a
// variation.
func Steers(r rune) bool { return isJoiner(r) || isTag(r) || unicode.Is(unicode.Variation_Selector, r) }

// joins reports whether a joiner means something beside a letter.
func joins(r rune) bool { return r >= firstJoined && !unicode.IsSpace(r) && !unicode.Is(unicode.Cf, r) }

// blackFlag is the letter that tags make the flag of a country of.
const blackFlag = 0x1F3F4

// isTag reports whether a character is a tag of a flag.
func isTag(r rune) bool { return r >= 0xE0020 && r <= 0xE007F }

// isBlankLetter reports whether a character counts as a letter or a mark and yet shows nothing.
func isBlankLetter(r rune) bool {
	switch r {
	case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0:
		return true
	}
	return false
}

// Names returns the names of a list: one a line, or separated by commas, semicolons or tabs.
// Numbers and bullets before them are dropped: "3. Ann", "3) Ann", "- Ann". A number alone is a name.
func Names(list string) []string {
	var names []string
	for _, item := range strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune("\n\r,;\t", r) }) {
		if name := unnumbered(strings.TrimSpace(item)); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// unnumbered returns an item of a list without its number or bullet.
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

// Finds reports whether a name holds what is typed to find it, as people look for it: see [Sought].
func Finds(name, typed string) bool { return strings.Contains(Sought(name), Sought(typed)) }

// stroked are letters that no accent makes of others, and those that people type for them.
var stroked = strings.NewReplacer("ł", "l", "đ", "d", "ø", "o", "ß", "ss", "æ", "ae", "œ", "oe")

// Sought is a text as people look for it: [Fold]ed, and without accents, so that "zoe" finds "Zoë", and "lu" "Łukasz".
func Sought(text string) string {
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

// Typed is a text that somebody Typed, as one line that people see whole, and whether it had no control characters.
func Typed(text string) (string, bool) {
	text = strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " ")
	return Tidy(text), !strings.ContainsFunc(text, unicode.IsControl)
}

// Numbered is a name with a number after it, of at most so many characters.
func Numbered(name string, n, most int) string {
	tail := " " + strconv.Itoa(n)
	for utf8.RuneCountInString(name) > most-len(tail) {
		_, size := utf8.DecodeLastRuneInString(name)
		name = strings.TrimSpace(name[:len(name)-size])
	}
	return name + tail
}
