// Package probe shows a test the contents of the program's window. A program built with the tag probe and started with
// [Variable] set listens on that unix socket, and answers every line with a [View] as one line of JSON. Without the
// tag, as released, it has only an empty function.
package probe

import "image"

// Variable is the environment variable with the path of the unix socket.
const Variable = "SCRIPKEEPER_PROBE"

// Keys is the request for the held keys only, which is sent often.
const Keys = "keys"

// A View is a window at one moment. All positions are in window pixels from the upper left corner.
type View struct {
	// Window is the window's number in the X server, 0 if there is none.
	Window        uint64
	Width, Height int
	// SuperHeld reports whether the program knows of a held Super key. A key pressed after a tap is known only once the
	// tap has been handled.
	SuperHeld bool
	Objects   []Object
}

// An Object is a thing with words: a button, a line of text, a field, a widget with an accessibility label.
type Object struct {
	// Text is the object's accessibility label, or the words it shows.
	Text string
	// Value is the content of a field, or "on" or "off" for a check.
	Value string `json:",omitempty"`
	// Parent is the index in [View.Objects] of the object around it, or -1.
	Parent int
	// Area is the whole object, Shown the part not cut off by scrollers and window edges.
	Area, Shown image.Rectangle
	// Scroller is the visible part of the scroller that cuts off the object's middle, empty if none does.
	Scroller image.Rectangle `json:",omitzero"`
	// Covered reports whether something opaque is drawn over the object's middle.
	Covered bool `json:",omitempty"`
	// Beneath reports whether a dialog, menu or other overlay keeps taps from the object.
	Beneath bool `json:",omitempty"`
	// Active reports whether the object itself can be tapped or focused, Disabled whether it is disabled.
	Active   bool `json:",omitempty"`
	Disabled bool `json:",omitempty"`
	// DoubleTapped reports whether the toolkit waits for a second tap on the object.
	DoubleTapped bool `json:",omitempty"`
	// Keyed reports whether the object can be focused, Focused whether it is.
	Keyed   bool `json:",omitempty"`
	Focused bool `json:",omitempty"`
	// Typed reports whether the object takes typed text. The tab key moves from a text field to the next such object.
	Typed bool `json:",omitempty"`
	// Group is the number of the object's key group, counted from 1, or 0 if it has none. Home reports whether the tab
	// key reaches the object, Lettered whether typed letters move the focus within the group.
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
