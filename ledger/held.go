package ledger

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// hold is a summary as the book holds it, a line for its numbers, for what is expected and for each name: a shelf of thousands is
// read before the first picture, and JSON takes ten times as long to read. The numbers are those of entries, round, rounds, turn
// and seats; then leaders; then ranks, which only a finished game has; then worths.
func hold(s Summary) string {
	groups := [][]int{{s.Entries, s.Round, s.Rounds, s.Turn, len(s.Names)}, s.Leaders, s.Ranks, s.Worths}
	var held []byte
	for i, group := range groups {
		if i > 0 {
			held = append(held, ';')
		}
		for j, number := range group {
			if j > 0 {
				held = append(held, ' ')
			}
			held = strconv.AppendInt(held, int64(number), 10)
		}
	}
	return strings.Join(append([]string{string(held), s.Expected}, s.Names...), "\n")
}

// take fills a summary in from what the book holds, and tells whether it is one that fits a table.
func (s *Summary) take(held string) bool {
	lines := strings.Split(held, "\n")
	parts := strings.Split(lines[0], ";")
	if len(lines) < 3 || len(parts) != 4 {
		return false
	}
	var groups [4][]int
	for i, part := range parts {
		numbers, sound := readNumbers(part)
		if !sound {
			return false
		}
		groups[i] = numbers
	}
	first, leaders, ranks, worths := groups[0], groups[1], groups[2], groups[3]
	names := lines[2:]
	missing := func(seat int) bool { return seat < 0 || seat >= len(names) }
	if len(first) != 5 || first[4] != len(names) || first[3] != calc.None && missing(first[3]) ||
		slices.ContainsFunc(leaders, missing) || len(ranks) > 0 && len(ranks) != len(names) || len(worths)%len(names) != 0 {
		return false
	}
	s.Entries, s.Round, s.Rounds, s.Turn = first[0], first[1], first[2], first[3]
	s.Names, s.Expected = names, lines[1]
	s.Over, s.Leaders, s.Ranks, s.Worths = len(ranks) > 0, leaders, ranks, worths
	return true
}

// readNumbers reads whole numbers with a blank between.
func readNumbers(text string) (all []int, sound bool) {
	if text == "" {
		return nil, true
	}
	all = make([]int, 0, strings.Count(text, " ")+1)
	for word := range strings.SplitSeq(text, " ") {
		number, err := strconv.Atoi(word)
		if err != nil {
			return nil, false
		}
		all = append(all, number)
	}
	return all, true
}
