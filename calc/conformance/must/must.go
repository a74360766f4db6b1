// Package must ends a test when what has to work does not.
package must

// A Test is one that can end: of testing or of rapid.
type Test interface {
	Helper()
	Fatal(args ...any)
}

// Do ends the test when there is an error.
func Do(t Test, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Get returns the value of a call that has to work: must.Get(os.ReadFile(path))(t).
func Get[V any](value V, err error) func(Test) V {
	return func(t Test) V {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}
