//go:build !windows

package console

// Attach does nothing. Only Windows keeps a program with a window apart from its console.
func Attach() {}
