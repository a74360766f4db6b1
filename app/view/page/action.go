package page

import "encoding/json"

// An Action is offered by a page: it opens another page or does something.
type Action struct {
	Text string `json:"text"`
	// About says what the action leads to; may be empty.
	About string `json:"about,omitempty"`
	Icon  string `json:"icon,omitempty"`
	// Rulebook is the game whose badge marks the action, empty for none.
	Rulebook string `json:"rulebook,omitempty"`
	// Figure is a text next to the icon in the head, such as a count; may be empty.
	Figure string `json:"figure,omitempty"`
	// To is the page to open, nil if the action does something instead.
	To *Place `json:"to,omitempty"`
	// Way names the operation ("undo"), Body holds its arguments as the page knew them.
	Way  string          `json:"way,omitempty"`
	Body json.RawMessage `json:"body,omitempty"`
	// Main marks the likeliest or the chosen action. Off disables it, for the given Reason.
	Main   bool   `json:"main,omitempty"`
	Off    bool   `json:"off,omitempty"`
	Reason string `json:"reason,omitempty"`
}

func Act[B any](text, way string, body B) Action {
	told, _ := json.Marshal(body) // a body can always be encoded
	return Action{Text: text, Way: way, Body: told}
}

func Do(text, way string) Action { return Action{Text: text, Way: way, Body: json.RawMessage("{}")} }

func Go(text string, to ...string) Action { return Action{Text: text, To: PlaceOf(to...)} }

func (a Action) AsMain() Action {
	a.Main = true
	return a
}

func (a Action) Unless(so bool) Action {
	a.Off = a.Off || so
	return a
}

func (a Action) Against(reason string) Action {
	a.Reason, a.Off = reason, a.Off || reason != ""
	return a
}

func (a Action) With(icon string) Action {
	a.Icon = icon
	return a
}

func (a Action) Saying(about string) Action {
	a.About = about
	return a
}

// Read decodes the body of an action. The error is that of [json.Unmarshal].
func Read[B any](a Action) (body B, err error) {
	err = json.Unmarshal(a.Body, &body)
	return body, err
}

func Offered(actions ...Action) []Row {
	var rows []Row
	for _, a := range actions {
		rows = append(rows, Row{Title: a.Text, About: a.About, Icon: a.Icon, Open: &a})
	}
	return rows
}

// Goes returns an untitled action that opens a page, for use in a row.
func Goes(to ...string) *Action { return &Action{To: PlaceOf(to...)} }
