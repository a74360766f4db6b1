package portal

import "strconv"

// X11 returns the name of an X11 window, for a [Question].
func X11(window uintptr) string { return "x11:" + strconv.FormatUint(uint64(window), 16) }
