package export

import (
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/calc"
)

// A dictionary gives every name a word that a journal can hold, and no word twice. The words depend on nothing but
// the names and their order.
type dictionary map[string]bool

// word is a free word for a name. When two names give the same word, the later one gets a number.
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

// plainWord is a name without the signs that mean something in a journal: a colon makes a lower account, a semicolon a
// comment, a bar ends a payee, two spaces end an account's name.
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

// oneLine is text without the signs that end a line.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "_"), func(r rune) bool {
		return unicode.IsControl(r) || unicode.IsSpace(r)
	}), " ")
}

// seatWords are the words of the players.
func seatWords(l *calc.Layout) []string {
	d := dictionary{}
	words := make([]string, len(l.Seats))
	for seat, s := range l.Seats {
		words[seat] = d.word(s.Name, "player "+strconv.Itoa(seat+1))
	}
	return words
}

// symbols are how a journal names what postings move, by the place in [calc.Layout.Commodities]: money is $, a
// company its key in capitals, another class than the regular one with the class's number.
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
