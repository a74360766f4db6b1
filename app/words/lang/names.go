package lang

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
)

// Names are what a sentence puts in its places, by the names of these. A value is
//   - an int or a [Decimal], written with its thousands parted, which a plural may ask for,
//   - a [Difference], a number with its sign,
//   - a [Noun], a name that the language inflects,
//   - a []string, a list,
//   - a bool, which only an "if" asks for,
//   - or a string: the name of a player, or words that are written already.
type Names map[string]any

// A Decimal is a number whose last digits, so many as it has places, stand after the point.
type Decimal struct {
	Digits int64
	Places int
}

// split is the number before the point and the one after it, both without a sign.
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

// A Difference is a number that is written with its sign, also above zero.
type Difference int

// A Noun is a name of the program's own that a language may inflect, such as that of a company: the words of its key,
// and in another form those of the key with the form at its end, "company.blue.genitive".
type Noun struct {
	Key string
	// Typed is a name that players typed, which has no key and no forms.
	Typed string
}

// IsZero reports whether there is no name.
func (n Noun) IsZero() bool { return n == Noun{} }

// Noun writes a name that the language inflects.
func (l *Language) Noun(n Noun) string { return l.inflected(n, "") }

// inflected writes a name in a form, or as it is where the language has no such form of it.
func (l *Language) inflected(n Noun, form string) string {
	switch {
	case n.Key == "":
		return n.Typed
	case form != "" && l.Known(n.Key+"."+form):
		return l.Text(n.Key + "." + form)
	}
	return l.Text(n.Key)
}

// List writes a list with commas alone: "Ann, Ben".
func (l *Language) List(all []string) string { return strings.Join(all, l.Text("list.comma")) }

// listed writes a list whose last two are joined by a word: "Ann, Ben and Cleo" by "and".
func (l *Language) listed(all []string, word string) string {
	if len(all) < 2 {
		return l.List(all)
	}
	end := len(all) - 1
	return l.Format("list."+word, Names{"first": l.List(all[:end]), "last": all[end]})
}

// written is a value as it stands in a sentence.
func (l *Language) written(value any) string {
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

// counted is a value as a number, and whether it is one.
func counted(value any) (Decimal, bool) {
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

// filled reports whether a value is one: any number is, also 0, but no empty word or list.
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

// Upper writes the first letter large.
func Upper(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Best is the language that somebody understands best who asks for languages by tags such as "de-AT" or "uk_UA.UTF-8",
// the most wanted first: the first that the program speaks, in whatever region, or English.
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

// Accepted is the language for a browser that sends this Accept-Language header.
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

// FromEnvironment is the language of a terminal, as POSIX has it: by LC_ALL, else by LC_MESSAGES, else by LANG.
func FromEnvironment(get func(name string) string) *Language {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if set := get(name); set != "" {
			return Best(set)
		}
	}
	return English()
}
