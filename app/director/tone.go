package director

// A Tone is how a sentence is meant.
type Tone int

const (
	// Plain is said as it is, Soft beside the point.
	Plain Tone = iota
	Soft
	// Good went well, Bad did not or is missing, and at Turn it is somebody's turn to do something.
	Good
	Bad
	Turn
)
