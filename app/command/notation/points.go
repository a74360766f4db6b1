package notation

import (
	"strconv"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// Points parses points, see [tournament.ParsePoints].
func Points(text string) (tournament.Points, error) {
	points, read := tournament.ParsePoints(text)
	if !read {
		return 0, NewMisuse("command.tournament.points", words.Names{"points": text})
	}
	return points, nil
}

// TieBreaks parses tie-breaks separated by commas or spaces.
func TieBreaks(text string) []tournament.TieBreak {
	all := []tournament.TieBreak{}
	for _, name := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' }) {
		all = append(all, tournament.TieBreak(name))
	}
	return all
}

// PlacePoints parses the points for each rank by table size: "4=10,6,3,1;3=9,4,1".
func PlacePoints(text string) (map[string][]tournament.Points, error) {
	all := map[string][]tournament.Points{}
	for _, part := range strings.Split(text, ";") {
		size, list, cut := strings.Cut(part, "=")
		size = strings.TrimSpace(size)
		if _, err := strconv.Atoi(size); !cut || err != nil {
			return nil, NewMisuse("command.tournament.placepoints", words.Names{"points": text})
		}
		for _, one := range strings.Split(list, ",") {
			points, err := Points(one)
			if err != nil {
				return nil, err
			}
			all[size] = append(all[size], points)
		}
	}
	return all, nil
}
