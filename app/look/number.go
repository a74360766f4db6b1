package look

import "scripkeeper/app/words"

// Number writes a figure, see [words.Number].
func Number(n int) string { return words.Number(n) }

// Signed writes a difference, see [words.Signed].
func Signed(n int) string { return words.Signed(n) }
