// Package endtoend drives the program as a person does: in a real window on a screen of its own, by mouse and keyboard.
// It contains only tests and their driver.
//
// A test opens the program with [open], then taps, types and looks by the words in the window. The screen is Xvfb, the
// window manager openbox, the hand xdotool; the eye reads the screen's memory. The machine's own display and books are
// not touched.
package endtoend
