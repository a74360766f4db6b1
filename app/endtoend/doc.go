// Package endtoend drives the program as a person does: in a window, by mouse and keyboard. It contains only tests and
// their driver.
//
// A test opens the program with [open], and finds objects by the words in the window. The screen is the X server Xvfb
// with the window manager openbox, and xdotool sends mouse and keyboard input. The machine's own display and books are
// not touched.
package endtoend
