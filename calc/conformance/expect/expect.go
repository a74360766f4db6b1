// Package expect reports failed expectations and lets the test go on. Package must ends it instead.
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

// Equal fails unless got equals want. The format what and its args, as for fmt, name the value.
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

// True fails with a message, as for fmt, unless the condition holds.
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

// shown formats a value. Single-line texts are quoted, so that blanks can be seen.
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
