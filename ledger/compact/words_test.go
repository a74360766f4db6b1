package compact

import (
	"crypto/sha256"
	"encoding/hex"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// Whoever reads a code has learned the same letters before the first word as whoever wrote it. With another sample no
// older code would be read: a new game leaves it as it is.
func TestTheSampleOfWordsIsFrozen(t *testing.T) {
	const frozen = "e784e153cd2f8bf673204c6544091d5dfd826e2f6bf10f3586578abd9e3639ca"
	sum := sha256.Sum256([]byte(sample))
	expect.True(t, hex.EncodeToString(sum[:]) == frozen, "the sample has changed: its SHA-256 is %x", sum)
}
