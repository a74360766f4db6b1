package portal

import "strconv"

// X11 is what a window of the X Window System is called in a [Question].
func X11(window uintptr) string { return "x11:" + strconv.FormatUint(uint64(window), 16) }
