package export

import (
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/calc"
)

// A dictionary gives each name a distinct word for a journal. The words depend only on the names and their order.
type dictionary map[string]bool

func (d dictionary) word(name, otherwise string) string {
	word := plainWord(name)
	if word == "" {
		word = otherwise
	}
	free := word
	for n := 2; d[strings.ToLower(free)]; n++ {
		free = word + " " + strconv.Itoa(n)
	}
	d[strings.ToLower(free)] = true
	return free
}

// plainWord replaces characters with a meaning in a journal: a colon makes a subaccount, a semicolon begins a comment,
// a bar ends a payee, and two spaces end the name of an account.
func plainWord(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(`:;|"`, r), unicode.IsControl(r), r == unicode.ReplacementChar:
			return '_'
		case unicode.IsSpace(r):
			return ' '
		}
		return r
	}, strings.ToValidUTF8(name, "_"))
	return strings.Join(strings.Fields(name), " ")
}

func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "_"), func(r rune) bool {
		return unicode.IsControl(r) || unicode.IsSpace(r)
	}), " ")
}

func seatWords(l *calc.Layout) []string {
	d := dictionary{}
	words := make([]string, len(l.Seats))
	for seat, s := range l.Seats {
		words[seat] = d.word(s.Name, "player "+strconv.Itoa(seat+1))
	}
	return words
}

// symbols returns the symbols of the journal's commodities: $ for money, and the company's key in capitals for shares.
// The number of the class follows if the class is not the regular one.
func symbols(l *calc.Layout) map[calc.Commodity]string {
	d := dictionary{}
	named := make(map[calc.Commodity]string)
	for _, c := range l.Commodities() {
		if c.IsCash() {
			named[c] = "$"
			continue
		}
		word := strings.ToUpper(l.Companies[c.Company].Key)
		if c.Class != calc.Regular {
			word += " " + strconv.Itoa(int(c.Class))
		}
		word = d.word(word, "SHARE "+strconv.Itoa(c.Company+1))
		if strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) {
			word = `"` + word + `"`
		}
		named[c] = word
	}
	return named
}
