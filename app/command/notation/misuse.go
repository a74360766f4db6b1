// Package notation reads what the command line says of a tournament in a notation of its own: who takes part, how many
// points, which game, who sits where, who came in after whom.
package notation

import "scripkeeper/app/words"

// A Misuse is a sentence about what is wrong with the command line.
type Misuse string

func (m Misuse) Error() string { return string(m) }

// Wrong is the misuse that a key tells.
func Wrong(key string, names words.Names) Misuse { return Misuse(words.Format(key, names)) }
