// Package livetest runs the program as it is built where no window can be opened. It serves games, and real browsers
// join, look, enter and keep them end to end.
package livetest
