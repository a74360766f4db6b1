package lang

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
)

// Names holds the values for a sentence's places by name. A value is
//   - an int or a [Decimal], which is written with thousands separators and can select a plural form,
//   - a [Difference], a number with its sign,
//   - a [Noun], a name that the language inflects,
//   - a []string, a list,
//   - a bool, for "if" only,
//   - or a string: a player's name, or finished text.
type Names map[string]any

// Decimal is a number with a fixed number of decimals: Digits divided by 10 to the power of Places.
type Decimal struct {
	Digits int64
	Places int
}

// split returns the digits before and after the point, both without sign.
func (d Decimal) split() (whole, part int) {
	digits, unit := d.Digits, int64(1)
	if digits < 0 {
		digits = -digits
	}
	for range d.Places {
		unit *= 10
	}
	return int(digits / unit), int(digits % unit)
}

// Difference is a number that is written with its sign even if positive.
type Difference int

// Noun is one of the program's own names that a language may inflect, such as a company's. Key is the key of the name,
// such as "company.blue". The key of an inflected form ends with the form, such as "company.blue.genitive".
type Noun struct {
	Key   string
	Typed string
}

func (n Noun) IsZero() bool { return n == Noun{} }

func (l *Language) Noun(n Noun) string { return l.inflected(n, "") }

func (l *Language) inflected(n Noun, form string) string {
	switch {
	case n.Key == "":
		return n.Typed
	case form != "" && l.Known(n.Key+"."+form):
		return l.Text(n.Key + "." + form)
	}
	return l.Text(n.Key)
}

// List joins a list with commas: "Ann, Ben".
func (l *Language) List(all []string) string { return strings.Join(all, l.Text("list.comma")) }

// joinWith joins a list with a word before its last item: "Ann, Ben and Cleo" for the word "and".
func (l *Language) joinWith(all []string, word string) string {
	if len(all) < 2 {
		return l.List(all)
	}
	end := len(all) - 1
	return l.Format("list."+word, Names{"first": l.List(all[:end]), "last": all[end]})
}

func (l *Language) formatValue(value any) string {
	switch v := value.(type) {
	case string:
		return v
	case int:
		return l.Number(v)
	case Difference:
		return l.Signed(int(v))
	case Decimal:
		return l.Decimal(v)
	case Noun:
		return l.Noun(v)
	case []string:
		return l.List(v)
	}
	return fmt.Sprintf("%%!(%T)", value)
}

func asNumber(value any) (Decimal, bool) {
	switch v := value.(type) {
	case int:
		return Decimal{Digits: int64(v)}, true
	case Difference:
		return Decimal{Digits: int64(v)}, true
	case Decimal:
		return v, true
	}
	return Decimal{}, false
}

// filled reports whether a value counts as filled. Any number does, even 0; an empty text or list does not.
func filled(value any) bool {
	switch v := value.(type) {
	case nil:
		return false
	case bool:
		return v
	case string:
		return v != ""
	case Noun:
		return !v.IsZero()
	case []string:
		return len(v) > 0
	}
	return true
}

func Upper(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Best returns the first known language among tags such as "de-AT" or "uk_UA.UTF-8" in order of preference. Regions are
// ignored. If no language is known, it returns English.
func Best(wanted ...string) *Language {
	for _, tag := range wanted {
		base, _, _ := strings.Cut(strings.NewReplacer("_", "-", ".", "-", "@", "-").Replace(strings.ToLower(tag)), "-")
		for _, l := range all() {
			if l.tag == base {
				return l
			}
		}
	}
	return English()
}

// Accepted returns the language for a browser's Accept-Language header.
func Accepted(header string) *Language {
	tags, _, err := language.ParseAcceptLanguage(header)
	if err != nil {
		return English()
	}
	wanted := make([]string, len(tags))
	for i, tag := range tags {
		wanted[i] = tag.String()
	}
	return Best(wanted...)
}

// FromEnvironment returns the language of a terminal, as set by LC_ALL, LC_MESSAGES or LANG, in that order (POSIX).
func FromEnvironment(get func(name string) string) *Language {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if set := get(name); set != "" {
			return Best(set)
		}
	}
	return English()
}
