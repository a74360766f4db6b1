// Package must ends a test when what has to work does not. Expect has what a test goes on after.
package must

// A Test is one that can end: of testing or of rapid.
type Test interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Do ends the test when there is an error.
func Do(t Test, err error) {
	t.Helper()
	if err != nil {
		t.Fatalf("%v", err)
	}
}

// Hold ends the test with a message, as fmt has it, unless something holds.
func Hold(t Test, holds bool, format string, args ...any) {
	t.Helper()
	if !holds {
		t.Fatalf(format, args...)
	}
}

// Get returns the value of a call that has to work: must.Get(os.ReadFile(path))(t).
func Get[V any](value V, err error) func(Test) V {
	return func(t Test) V {
		t.Helper()
		if err != nil {
			t.Fatalf("%v", err)
		}
		return value
	}
}
