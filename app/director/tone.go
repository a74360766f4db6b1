package director

import "scripkeeper/app/view/page"

// A Tone is how a sentence is meant.
type Tone = page.Tone

const (
	Plain = page.Ink
	Soft  = page.Soft
	Good  = page.Good
	Bad   = page.Bad
	Turn  = page.Turn
)
