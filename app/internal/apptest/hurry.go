package apptest

import "testing"

// Slow leaves a test out under -short: one that draws pictures to be looked at, or plays many whole games.
func Slow(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("slow")
	}
}

// Few are some things to try: under -short the first alone.
func Few[T any](all []T) []T {
	if testing.Short() {
		return all[:1]
	}
	return all
}
