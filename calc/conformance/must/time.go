package must

import "testing"

// HaveTime skips a test under -short. It is for tests that take long, or drive another program, in code that quicker
// tests cover too.
func HaveTime(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("it takes time")
	}
}
