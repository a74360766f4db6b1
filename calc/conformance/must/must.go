// Package must stops a test on failure. Package expect lets it continue.
package must

// A Test is a test of package testing or rapid that can be stopped.
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

// Hold stops the test with a formatted message unless holds is true.
func Hold(t Test, holds bool, format string, args ...any) {
	t.Helper()
	if !holds {
		t.Fatalf(format, args...)
	}
}

// Get returns the result of a call that must succeed: must.Get(os.ReadFile(path))(t).
func Get[V any](value V, err error) func(Test) V {
	return func(t Test) V {
		t.Helper()
		if err != nil {
			t.Fatalf("%v", err)
		}
		return value
	}
}
