// Package must ends a test on failure. Package expect lets it go on.
package must

// A Test is a test of package testing or rapid that can be ended.
type Test interface {
	Helper()
	Fatalf(format string, args ...any)
}

func Do(t Test, err error) {
	t.Helper()
	if err != nil {
		t.Fatalf("%v", err)
	}
}

// Hold ends the test with a message, as for fmt, unless the condition holds.
func Hold(t Test, holds bool, format string, args ...any) {
	t.Helper()
	if !holds {
		t.Fatalf(format, args...)
	}
}

// Get returns the value of a call that must succeed: must.Get(os.ReadFile(path))(t).
func Get[V any](value V, err error) func(Test) V {
	return func(t Test) V {
		t.Helper()
		if err != nil {
			t.Fatalf("%v", err)
		}
		return value
	}
}
