package page

import "encoding/json"

// An Action is something that a page offers: to go to another page, or to do something.
type Action struct {
	Text string `json:"text"`
	// About is a sentence on what comes of it, empty for none.
	About string `json:"about,omitempty"`
	// Icon is the name of its sign, empty for none.
	Icon string `json:"icon,omitempty"`
	// To is the place of the page that it leads to, nil where it does something.
	To *Place `json:"to,omitempty"`
	// Way and Body are what is done: "undo", with what the page knew.
	Way  string          `json:"way,omitempty"`
	Body json.RawMessage `json:"body,omitempty"`
	// Main marks the likeliest one, or that which is chosen, Off one that cannot be done now, and Reason is why.
	Main   bool   `json:"main,omitempty"`
	Off    bool   `json:"off,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// Act is an action that does something with a body.
func Act[B any](text, way string, body B) Action {
	told, _ := json.Marshal(body) // bodies are JSON in any case
	return Action{Text: text, Way: way, Body: told}
}

// Do is an action that needs no body.
func Do(text, way string) Action { return Action{Text: text, Way: way, Body: json.RawMessage("{}")} }

// Go is an action that leads to a page.
func Go(text string, to ...string) Action { return Action{Text: text, To: PlaceOf(to...)} }

// AsMain is the action as the likeliest one.
func (a Action) AsMain() Action {
	a.Main = true
	return a
}

// Unless is the action, which cannot be done where something is so.
func (a Action) Unless(so bool) Action {
	a.Off = a.Off || so
	return a
}

// Against is the action, which cannot be done for a reason, where there is one.
func (a Action) Against(reason string) Action {
	a.Reason, a.Off = reason, a.Off || reason != ""
	return a
}

// With is the action with a sign.
func (a Action) With(icon string) Action {
	a.Icon = icon
	return a
}

// Saying is the action with a sentence on what comes of it.
func (a Action) Saying(about string) Action {
	a.About = about
	return a
}

// Read reads what an action was offered with. The error is that of [json.Unmarshal].
func Read[B any](a Action) (body B, err error) {
	err = json.Unmarshal(a.Body, &body)
	return body, err
}
