// Package livetest plays the live table end to end: the program serves games as it is built where no window can be
// opened, and real browsers join, look, enter and keep them.
package livetest
