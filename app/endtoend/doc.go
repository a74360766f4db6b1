// Package endtoend drives the program as a person does: in a real window on a screen of its own, with a mouse and
// a keyboard. It holds nothing but tests and what they are driven with.
//
// A test opens the program with [open] and then taps, types and looks by the words that stand in the window.
// The screen is Xvfb, the window manager openbox, the hand xdotool, the eye the screen's own memory. Nothing of
// the machine's own display or of anybody's own books is touched.
package endtoend
