package page

import "encoding/json"

// An Action is something a page offers: to open another page, or to do something.
type Action struct {
	Text  string `json:"text"`
	About string `json:"about,omitempty"`
	Icon  string `json:"icon,omitempty"`
	// Rulebook is the game whose badge is shown before a choice; may be empty.
	Rulebook string `json:"rulebook,omitempty"`
	// Figure is shown beside its icon in the head, such as the number of followers; may be empty.
	Figure string `json:"figure,omitempty"`
	// To is the place of the page to open; nil if the action does something.
	To *Place `json:"to,omitempty"`
	// Way names what to do, such as "undo", and Body holds its parameters.
	Way  string          `json:"way,omitempty"`
	Body json.RawMessage `json:"body,omitempty"`
	// Main marks the most likely action or the chosen one, Off a disabled one, and Reason says why.
	Main   bool   `json:"main,omitempty"`
	Off    bool   `json:"off,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// Act returns an action that does something with a body.
func Act[B any](text, way string, body B) Action {
	told, _ := json.Marshal(body) // bodies can always be marshaled
	return Action{Text: text, Way: way, Body: told}
}

// Do returns an action without a body.
func Do(text, way string) Action { return Action{Text: text, Way: way, Body: json.RawMessage("{}")} }

// Go returns an action that opens the page of a place.
func Go(text string, to ...string) Action { return Action{Text: text, To: PlaceOf(to...)} }

// AsMain marks the action as the main one.
func (a Action) AsMain() Action {
	a.Main = true
	return a
}

// Unless disables the action if so is true.
func (a Action) Unless(so bool) Action {
	a.Off = a.Off || so
	return a
}

// Against disables the action unless the reason is empty.
func (a Action) Against(reason string) Action {
	a.Reason, a.Off = reason, a.Off || reason != ""
	return a
}

// With sets the action's icon.
func (a Action) With(icon string) Action {
	a.Icon = icon
	return a
}

// Saying sets the sentence on the action's effect.
func (a Action) Saying(about string) Action {
	a.About = about
	return a
}

// Read decodes an action's body. The error is that of [json.Unmarshal].
func Read[B any](a Action) (body B, err error) {
	err = json.Unmarshal(a.Body, &body)
	return body, err
}

// Offered returns rows that run actions.
func Offered(actions ...Action) []Row {
	var rows []Row
	for _, a := range actions {
		rows = append(rows, Row{Title: a.Text, About: a.About, Icon: a.Icon, Open: &a})
	}
	return rows
}

// Goes returns a row's action that opens the page of a place.
func Goes(to ...string) *Action { return &Action{To: PlaceOf(to...)} }
