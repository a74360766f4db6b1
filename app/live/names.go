package live

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/ledger/letters"
)

const maxName = 40

// plainName returns the printable characters of a name, with single spaces, or "" if nothing is visible.
func plainName(name string) string {
	printed := strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) || unicode.IsSpace(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(name, ""))
	runes := []rune(strings.Join(strings.Fields(printed), " "))
	if len(runes) > maxName {
		runes = runes[:maxName]
	}
	if name = strings.TrimSpace(string(runes)); letters.Visible(name) {
		return name
	}
	return ""
}

// unused returns a guest's name, followed by a number if another guest has the name. The log needs unique names.
func (g *guests) unused(name string, by *guest) string {
	taken := map[string]bool{}
	for _, other := range g.all {
		if other != by {
			taken[strings.ToLower(other.Name)] = true
		}
	}
	unused := name
	for n := 2; taken[strings.ToLower(unused)]; n++ {
		unused = name + " " + strconv.Itoa(n)
	}
	return unused
}

// compareNames compares names with numbers by value: "Phone 2" comes before "Phone 10".
func compareNames(a, b string) int {
	for a != "" && b != "" {
		wordA, numberA, restA := nextPart(a)
		wordB, numberB, restB := nextPart(b)
		if by := cmp.Or(strings.Compare(wordA, wordB), len(numberA)-len(numberB), strings.Compare(numberA, numberB)); by != 0 {
			return by
		}
		a, b = restA, restB
	}
	return len(a) - len(b)
}

// nextPart splits a name at its first number, and returns the number without leading zeros.
func nextPart(name string) (word, number, rest string) {
	digit := func(r rune) bool { return r >= '0' && r <= '9' }
	from := strings.IndexFunc(name, digit)
	if from < 0 {
		return name, "", ""
	}
	number = name[from:]
	if to := strings.IndexFunc(number, func(r rune) bool { return !digit(r) }); to >= 0 {
		number = number[:to]
	}
	return name[:from], strings.TrimLeft(number, "0"), name[from+len(number):]
}
