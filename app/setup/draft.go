package setup

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

// A draft is a game that somebody is setting up. It is kept beside what the owner of the device chose, so that the way
// back or the end of the program loses nothing; it goes when the game begins.
type draft struct {
	Rulebook string          `json:"rulebook"`
	Rules    json.RawMessage `json:"rules,omitempty"`
	Names    []string        `json:"names,omitempty"`
	Title    string          `json:"title,omitempty"`
	Drawn    *record.Drawn   `json:"drawn,omitempty"`
}

// draftKey is where the draft stands among the preferences.
const draftKey = "setup"

// readDraft is the game that was being set up, and whether there is one.
func readDraft(from fyne.Preferences) (draft, bool) {
	var d draft
	text := from.String(draftKey)
	return d, text != "" && json.Unmarshal([]byte(text), &d) == nil
}

// options are the options of the draft; nil where the game or the options cannot be read any more.
func (d draft) options() calc.Options {
	rulebook, known := rulebooks.Find(d.Rulebook)
	if !known {
		return nil
	}
	options := rulebook.Presets()[0].Options
	if json.Unmarshal(d.Rules, options) != nil {
		return nil
	}
	return options
}

// storeDraft keeps what is set up now.
func (p *newGamePage) storeDraft() {
	d := draft{Names: p.seats.names(), Title: p.title.Text, Drawn: p.seats.drawn}
	if p.games.rulebook != nil {
		rules, err := json.Marshal(p.house.Options)
		if err != nil {
			return
		}
		d.Rulebook, d.Rules = p.games.rulebook.ID(), rules
	}
	if text, err := json.Marshal(d); err == nil {
		p.shell.App.Preferences().SetString(draftKey, string(text))
	}
}
