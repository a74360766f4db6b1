// Package livetest runs the program, built without a window, as a server of games. In real browsers, guests join games,
// follow them, make entries and keep them.
package livetest
