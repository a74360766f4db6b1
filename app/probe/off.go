//go:build !probe

package probe

import "fyne.io/fyne/v2"

// Watching tells that a test may look into the window.
const Watching = false

// Serve does nothing in a program that is built without the tag probe.
func Serve(fyne.Window) {}
