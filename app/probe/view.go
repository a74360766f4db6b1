// Package probe tells a test what stands in the program's window, and where. A program that is built with the tag
// probe and started with [Variable] set listens there, on a unix socket, and answers every line with a [View] as
// one line of JSON. Without the tag, as everybody gets the program, there is nothing but an empty function.
package probe

import "image"

// Variable is the environment variable that names the unix socket to listen on.
const Variable = "SCRIPKEEPER_PROBE"

// Keys is the line that asks only which keys are held: it is asked again and again.
const Keys = "keys"

// A View is a window at one moment. All places are in pixels of the window, from its upper left corner.
type View struct {
	// Window is the window's number in the X server, 0 when there is no such thing.
	Window uint64
	// Width and Height are the size of what the program draws.
	Width, Height int
	// SuperHeld tells that the program knows of a Super key being held. A key that was pressed after a tap is
	// known of only when the tap has been dealt with.
	SuperHeld bool
	// Objects are the things with words, in the order in which they are drawn.
	Objects []Object
}

// An Object is one thing in a window that has words: a button, a line of text, a field to type in, a widget that
// names itself for a screen reader.
type Object struct {
	// Text is what the object is called: its accessibility label, or the words that it shows.
	Text string
	// Value is what a field holds, or "on" and "off" of a check.
	Value string `json:",omitempty"`
	// Parent is the place in [View.Objects] of the object around it, or -1.
	Parent int
	// Area is the whole object, Shown the part of it that no scroller and no edge of the window cuts off.
	Area, Shown image.Rectangle
	// Scroller is the visible part of the scroller that cuts off the object's middle, empty when none does.
	Scroller image.Rectangle `json:",omitzero"`
	// Covered tells that something opaque is drawn over the object's middle.
	Covered bool `json:",omitempty"`
	// Beneath tells that a dialog, a menu or another overlay keeps taps from the object.
	Beneath bool `json:",omitempty"`
	// Active tells that the object can be tapped or focused itself, Disabled that it is switched off now.
	Active   bool `json:",omitempty"`
	Disabled bool `json:",omitempty"`
	// DoubleTapped tells that the toolkit waits after a tap on the object for a second one.
	DoubleTapped bool `json:",omitempty"`
	// Keyed tells that the keyboard can be led to the object, Focused that what is typed goes to it now.
	Keyed   bool `json:",omitempty"`
	Focused bool `json:",omitempty"`
	// Typed tells that one types into the object: the tab key leads from a field to the next of these.
	Typed bool `json:",omitempty"`
	// Group counts the groups of which each is one stop of the tab key, from 1; 0 is no group. Home tells that the tab
	// key comes to the object, Lettered that what is typed leads from one member to another.
	Group    int  `json:",omitempty"`
	Home     bool `json:",omitempty"`
	Lettered bool `json:",omitempty"`
}

// InView reports whether a person would see the middle of the object.
func (o Object) InView() bool {
	return !o.Covered && middle(o.Area).In(o.Shown)
}

// Aim is where a person would tap the object: its middle, or that of what is seen of it where the middle is not seen.
func (o Object) Aim() image.Point {
	if at := middle(o.Area); at.In(o.Shown) {
		return at
	}
	return middle(o.Shown)
}

func middle(r image.Rectangle) image.Point {
	return image.Pt((r.Min.X+r.Max.X)/2, (r.Min.Y+r.Max.Y)/2)
}
