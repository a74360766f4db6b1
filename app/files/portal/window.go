package portal

import "strconv"

// X11 returns an X11 window's name for a [Question].
func X11(window uintptr) string { return "x11:" + strconv.FormatUint(uint64(window), 16) }
