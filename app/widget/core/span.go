package core

// A Span is where the column of a company stands.
type Span struct {
	Company  int
	X, Width float32
}
