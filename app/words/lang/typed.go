package lang

import (
	"strings"
	"unicode/utf8"
)

// spaces holds the blanks that separate thousands in any language; Marks holds all characters that do so.
const (
	spaces = " \u00a0\u2009\u202f"
	Marks  = spaces + ",.'’"
)

// Typed reads a whole number, or a sum of whole numbers, typed in any language. plain is the text without spaces and
// thousands separators, and with hyphens as minus signs. read is false if a mark separates anything other than
// thousands: "1,200" and "1.200" are 1200, while "1,5", "12,00" and "0.500" are not whole numbers.
func Typed(text string) (plain string, read bool) {
	text = strings.NewReplacer("–", "-", "\u2212", "-").Replace(text)
	var all strings.Builder
	for text != "" {
		from := strings.IndexFunc(text, isDigit)
		if from < 0 {
			from = len(text)
		}
		between := strings.Map(func(r rune) rune {
			if strings.ContainsRune(spaces, r) {
				return -1
			}
			return r
		}, text[:from])
		number := text[from:]
		if to := strings.IndexFunc(number, func(r rune) bool { return !isDigit(r) && !isMark(r) }); to >= 0 {
			number = number[:to]
		}
		text = text[from+len(number):]
		digits, parted := ungrouped(strings.TrimRight(number, spaces))
		if !parted || strings.ContainsAny(between, Marks) {
			return "", false
		}
		all.WriteString(between + digits)
	}
	return all.String(), true
}

// ungrouped removes thousands separators. parted reports whether the separators are alike and at the right positions.
func ungrouped(number string) (digits string, parted bool) {
	groups := strings.FieldsFunc(number, isMark)
	if len(groups) < 2 {
		return number, !strings.ContainsFunc(number, isMark)
	}
	mark, _ := utf8.DecodeRuneInString(number[len(groups[0]):])
	for i, group := range groups {
		if len(group) != 3 && (i > 0 || len(group) > 3) {
			return "", false
		}
	}
	return strings.Join(groups, ""), groups[0][0] != '0' && strings.Join(groups, string(mark)) == number
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

func isMark(r rune) bool { return strings.ContainsRune(Marks, r) }
