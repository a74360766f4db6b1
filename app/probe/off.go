//go:build !probe

package probe

import "fyne.io/fyne/v2"

const Watching = false

// Serve does nothing in a program built without the tag probe.
func Serve(fyne.Window) {}
