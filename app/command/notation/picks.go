package notation

import (
	"strconv"
	"strings"

	"scripkeeper/ledger/game"
)

// Picks parses the value of --take.
func Picks(take string, diff game.Diff) (picks []game.Choice, sound bool) {
	switch take {
	case "a", "b":
		return diff.All(take == "b"), true
	case "":
		return nil, false
	}
	for word := range strings.SplitSeq(take, ",") {
		word = strings.TrimSpace(word)
		if len(word) < 2 || word[0] != 'a' && word[0] != 'b' {
			return nil, false
		}
		number, err := strconv.Atoi(word[1:])
		if err != nil {
			return nil, false
		}
		picks = append(picks, game.Choice{Theirs: word[0] == 'b', Index: number - diff.Common - 1})
	}
	return picks, true
}
