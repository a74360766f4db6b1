// Package probe shows a test the contents of the program's window. A program built with the tag probe and started with
// [Variable] set listens on that Unix socket, and answers every line with a [View] as one line of JSON. Released
// programs are built without the tag.
package probe

import "image"

// Variable is the environment variable with the path of the Unix socket.
const Variable = "SCRIPKEEPER_PROBE"

// Keys is the request for the held keys only, which tests send often.
const Keys = "keys"

// A View is a window at one moment. All positions are in window pixels from the upper left corner.
type View struct {
	// Window is the window's number in the X server, or 0.
	Window        uint64
	Width, Height int
	// SuperHeld reports whether the program has processed a press of the Super key, and thus all input before that
	// press.
	SuperHeld bool
	Objects   []Object
}

// An Object is something with words: a button, a line of text, a field, a widget with an accessibility label.
type Object struct {
	// Text is the object's accessibility label, or the words that the object shows.
	Text string
	// Value is the content of a field, or "on" or "off" for a check box.
	Value string `json:",omitempty"`
	// Parent is the index in [View.Objects] of the object around this one, or -1.
	Parent int
	// Area is the whole object. Shown is the part not cut off by scrollers and window edges.
	Area, Shown image.Rectangle
	// Scroller is the visible part of the scroller that cuts off the object's middle, or empty.
	Scroller image.Rectangle `json:",omitzero"`
	// Covered reports whether something opaque is drawn over the object's middle.
	Covered bool `json:",omitempty"`
	// Beneath reports whether a dialog, menu or other overlay blocks taps on the object.
	Beneath bool `json:",omitempty"`
	// Active reports whether the object can be tapped or focused when enabled.
	Active   bool `json:",omitempty"`
	Disabled bool `json:",omitempty"`
	// DoubleTapped reports whether the toolkit waits for a second tap on the object.
	DoubleTapped bool `json:",omitempty"`
	// Keyed reports whether the object can get the keyboard focus.
	Keyed   bool `json:",omitempty"`
	Focused bool `json:",omitempty"`
	// Typed reports whether the object accepts typed text. In a text field, the tab key goes to the next such object.
	Typed bool `json:",omitempty"`
	// Group is the number of the object's key group, counted from 1, or 0. Home reports whether the tab key reaches the
	// object. Lettered reports whether typed letters move the focus within the group.
	Group    int  `json:",omitempty"`
	Home     bool `json:",omitempty"`
	Lettered bool `json:",omitempty"`
}

func (o Object) InView() bool {
	return !o.Covered && middle(o.Area).In(o.Shown)
}

// Aim returns where a person would tap the object: its middle, or the middle of its visible part.
func (o Object) Aim() image.Point {
	if at := middle(o.Area); at.In(o.Shown) {
		return at
	}
	return middle(o.Shown)
}

func middle(r image.Rectangle) image.Point {
	return image.Pt((r.Min.X+r.Max.X)/2, (r.Min.Y+r.Max.Y)/2)
}
