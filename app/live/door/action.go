package door

import "encoding/json"

// An Action is something that a page offers to do with a game: what that is called, and what is posted where.
type Action struct {
	Text string `json:"text"`
	// Way is the end of the address: "undo" for /g/{game}/undo.
	Way  string          `json:"way"`
	Body json.RawMessage `json:"body"`
	// Main marks the likeliest one, Off one that cannot be done now.
	Main bool `json:"main,omitempty"`
	Off  bool `json:"off,omitempty"`
}

// Act is an action that posts a body.
func Act[B any](text, way string, body B) Action {
	told, _ := json.Marshal(body) // bodies are JSON in any case
	return Action{Text: text, Way: way, Body: told}
}

// AsMain is the action as the likeliest one.
func (a Action) AsMain() Action {
	a.Main = true
	return a
}

// Unless is the action, which cannot be done where something is so.
func (a Action) Unless(so bool) Action {
	a.Off = so
	return a
}
