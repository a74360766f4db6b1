package door

import "math/rand/v2"

// Number is a number for something that waits, from 1 to what a browser can hold, and never again that of something
// else: drawn by chance, it needs no memory of those before.
func Number() int { return int(rand.Int64N(1<<53-1)) + 1 }
