package stats

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"scripkeeper/calc"
)

// Encode returns a summary as the book stores it: a line of numbers, the expected entry, and a line per name. JSON
// would take ten times as long to read, and all games are read before the first frame. Semicolons separate groups of
// numbers: entries, round, rounds, turn, seats, entries to fix, and end in milliseconds since 1970 (0 if unknown);
// leaders; ranks, for finished games only; net worths.
func Encode(s Summary) string {
	var held []byte
	first := []int{s.Entries, s.Round, s.Rounds, s.Turn, len(s.Names), s.Unresolved, milliseconds(s.Ended)}
	for _, group := range [][]int{first, s.Leaders, s.Ranks} {
		held = append(writeNumbers(held, group), ';')
	}
	return strings.Join(append([]string{string(held) + string(s.Worths), s.Expected}, s.Names...), "\n")
}

// Decode fills in a summary from its stored form, and reports whether the form is valid.
func (s *Summary) Decode(held string) bool {
	line, rest, _ := strings.Cut(held, "\n")
	expected, players, more := strings.Cut(rest, "\n")
	if !more {
		return false
	}
	names := strings.Split(players, "\n")
	numbers := make([]int, 0, 7+2*len(names)+1)
	var groups [3][]int
	for i := range groups {
		part, after, found := strings.Cut(line, ";")
		all, sound := readNumbers(numbers, part)
		if !found || !sound {
			return false
		}
		if len(all) > len(numbers) {
			groups[i] = all[len(numbers):len(all):len(all)]
		}
		numbers, line = all, after
	}
	first, leaders, ranks := groups[0], groups[1], groups[2]
	missing := func(seat int) bool { return seat < 0 || seat >= len(names) }
	if strings.Contains(line, ";") || len(first) != 7 || first[4] != len(names) ||
		first[3] != calc.None && missing(first[3]) || slices.ContainsFunc(leaders, missing) ||
		len(ranks) > 0 && len(ranks) != len(names) || countNumbers(line)%len(names) != 0 {
		return false
	}
	s.Entries, s.Round, s.Rounds, s.Turn, s.Unresolved = first[0], first[1], first[2], first[3], first[5]
	s.Names, s.Expected, s.Worths = names, expected, Worths(line)
	s.Over, s.Leaders, s.Ranks = len(ranks) > 0, leaders, ranks
	if s.Ended = (time.Time{}); first[6] != 0 {
		s.Ended = time.UnixMilli(int64(first[6])).UTC()
	}
	return true
}

func milliseconds(t time.Time) int {
	if t.IsZero() {
		return 0
	}
	return int(t.UnixMilli())
}

// Worths holds net worths in their stored form, because only a few of thousands of games show them.
type Worths string

func WorthsOf(numbers []int) Worths { return Worths(writeNumbers(nil, numbers)) }

func (w Worths) numbers() []int {
	all, _ := readNumbers(nil, string(w))
	return all
}

func writeNumbers(written []byte, numbers []int) []byte {
	for i, number := range numbers {
		if i > 0 {
			written = append(written, ' ')
		}
		written = strconv.AppendInt(written, int64(number), 10)
	}
	return written
}

func readNumbers(all []int, text string) (numbers []int, sound bool) {
	for more := text != ""; more; {
		var word string
		word, text, more = strings.Cut(text, " ")
		number, err := strconv.Atoi(word)
		if err != nil {
			return nil, false
		}
		all = append(all, number)
	}
	return all, true
}

func countNumbers(text string) int {
	if text == "" {
		return 0
	}
	return strings.Count(text, " ") + 1
}
