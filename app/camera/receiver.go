// Package camera serves a page to the browser of this device, in which the browser's camera reads codes, and takes what
// the page has read. A page at the loopback address is one that a browser lets use the camera; no other device reaches
// it.
package camera

import "context"

// A Receiver gets what the page has read. Its functions are called beside the screen.
type Receiver struct {
	// Check tells in a sentence why a text is nothing that can be taken over. It is empty for a text that can.
	Check func(ctx context.Context, text string) (trouble string)
	// Take takes over what Check found sound, and tells in a sentence what came of it and whether that is well. It is
	// called once at most.
	Take func(text string) (outcome string, well bool)
	// Late is called when the time is over and nothing has come.
	Late func()
}
