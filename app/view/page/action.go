package page

import (
	"encoding/json"

	"scripkeeper/calc"
)

// An Action is something that a page offers. It opens another page, or changes something.
type Action struct {
	Text  string `json:"text"`
	About string `json:"about,omitempty"`
	Icon  string `json:"icon,omitempty"`
	// Rulebook is the id of the game whose badge is shown before a choice; may be empty.
	Rulebook string `json:"rulebook,omitempty"`
	// Figure is shown next to the icon at the top of the page, such as the number of followers; may be empty.
	Figure string `json:"figure,omitempty"`
	// To is the place of the page to open; nil for actions that change something.
	To *Place `json:"to,omitempty"`
	// Way names what to do, such as "undo". Body holds the parameters as JSON.
	Way  string          `json:"way,omitempty"`
	Body json.RawMessage `json:"body,omitempty"`
	// Main marks the likeliest or the chosen action. Off marks a disabled action, with the reason in Reason.
	Main   bool   `json:"main,omitempty"`
	Off    bool   `json:"off,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// ActionWith returns an action that changes something, with the given parameters.
func ActionWith[B any](text, way string, body B) Action {
	told, _ := json.Marshal(body) // always possible for the types used
	return Action{Text: text, Way: way, Body: told}
}

func PlainAction(text, way string) Action {
	return Action{Text: text, Way: way, Body: json.RawMessage("{}")}
}

func LinkAction(text string, to ...string) Action { return Action{Text: text, To: PlaceOf(to...)} }

func (a Action) AsMain() Action {
	a.Main = true
	return a
}

func (a Action) DisabledIf(so bool) Action {
	a.Off = a.Off || so
	return a
}

// DisabledFor disables the action with the given reason, or does nothing for "".
func (a Action) DisabledFor(reason string) Action {
	a.Reason, a.Off = reason, a.Off || reason != ""
	return a
}

func (a Action) WithIcon(icon string) Action {
	a.Icon = icon
	return a
}

func (a Action) WithAbout(about string) Action {
	a.About = about
	return a
}

// Read decodes an action's parameters. The error is that of [json.Unmarshal].
func Read[B any](a Action) (body B, err error) {
	err = json.Unmarshal(a.Body, &body)
	return body, err
}

// Offered returns a row for each action. A tap on the row runs its action.
func Offered(actions ...Action) []Row {
	return calc.Map(actions, func(a Action) Row { return Row{Title: a.Text, About: a.About, Icon: a.Icon, Open: &a} })
}

// RowLink returns an action for a row. The action opens the page of a place.
func RowLink(to ...string) *Action { return &Action{To: PlaceOf(to...)} }
