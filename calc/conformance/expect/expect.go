// Package expect marks a test as failed and lets it continue. Package must stops it instead.
package expect

import (
	"fmt"
	"slices"
	"strings"
)

// A Test is a test of package testing or rapid that can be marked as failed.
type Test interface {
	Helper()
	Errorf(format string, args ...any)
}

// Equal fails the test unless got equals want. The value's description is fmt.Sprintf(what, args...).
func Equal[T comparable](t Test, got, want T, what string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, must be %s", fmt.Sprintf(what, args...), shown(got), shown(want))
	}
}

func List[T comparable](t Test, got, want []T, what string, args ...any) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %s, must be %s", fmt.Sprintf(what, args...), shown(got), shown(want))
	}
}

// True fails the test with a formatted message unless holds is true.
func True(t Test, holds bool, format string, args ...any) {
	t.Helper()
	if !holds {
		t.Errorf(format, args...)
	}
}

func Do(t Test, err error) {
	t.Helper()
	if err != nil {
		t.Errorf("%v", err)
	}
}

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
