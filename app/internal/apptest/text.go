package apptest

import (
	"strconv"

	"scripkeeper/app/words"
)

// Text is the sentence of a key, its places filled from pairs of a name and a word or a number. Tests ask for what they
// press and see by key, so that a sentence may change.
func Text(key string, pairs ...string) string {
	names := words.Names{}
	for i := 0; i+1 < len(pairs); i += 2 {
		names[pairs[i]] = pairs[i+1]
		if n, err := strconv.Atoi(pairs[i+1]); err == nil {
			names[pairs[i]] = n
		}
	}
	return words.Format(key, names)
}
