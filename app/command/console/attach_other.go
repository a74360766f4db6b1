//go:build !windows

package console

// Attach does nothing. Only Windows keeps a program with a window apart from its console.
func Attach() {}

// Box does nothing: other systems have notifications.
func Box(string) (shown bool) { return false }
