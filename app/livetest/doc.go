// Package livetest runs the program as built without a window. It serves games, and real browsers join, look, enter and
// keep them end to end.
package livetest
