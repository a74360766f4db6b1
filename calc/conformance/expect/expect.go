// Package expect tells a test what is not as it must be. The test goes on; what ends one stands in must.
package expect

import (
	"fmt"
	"slices"
	"strings"
)

// A Test is one that can fail: of testing or of rapid.
type Test interface {
	Helper()
	Errorf(format string, args ...any)
}

// Equal compares what is there with what must be. What names it, with arguments as those of fmt.
func Equal[T comparable](t Test, got, want T, what string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, must be %s", fmt.Sprintf(what, args...), shown(got), shown(want))
	}
}

// List compares two lists.
func List[T comparable](t Test, got, want []T, what string, args ...any) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %s, must be %s", fmt.Sprintf(what, args...), shown(got), shown(want))
	}
}

// True fails with a message, as fmt has it, unless something holds.
func True(t Test, holds bool, format string, args ...any) {
	t.Helper()
	if !holds {
		t.Errorf(format, args...)
	}
}

// Do fails when there is an error.
func Do(t Test, err error) {
	t.Helper()
	if err != nil {
		t.Errorf("%v", err)
	}
}

// shown is a value as a message has it: a line of text in quotes, so that blanks are seen.
func shown(value any) string {
	switch value := value.(type) {
	case []string:
		return fmt.Sprintf("%q", value)
	case string:
		if !strings.Contains(value, "\n") {
			return fmt.Sprintf("%q", value)
		}
	}
	return fmt.Sprintf("%+v", value)
}
