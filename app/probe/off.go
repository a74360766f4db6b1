//go:build !probe

package probe

import "fyne.io/fyne/v2"

// Serve does nothing in a program that is built without the tag probe.
func Serve(fyne.Window) {}
