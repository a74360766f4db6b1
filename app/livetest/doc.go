// Package livetest tests the program, built without a window, as a server of games for browsers.
package livetest
