package setup

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

// A draft is a game being set up. It is kept in the device's preferences until the game begins, so going back or
// closing the app loses nothing.
type draft struct {
	Rulebook string          `json:"rulebook"`
	Rules    json.RawMessage `json:"rules,omitempty"`
	Names    []string        `json:"names,omitempty"`
	Title    string          `json:"title,omitempty"`
	Drawn    *record.Drawn   `json:"drawn,omitempty"`
}

const draftKey = "setup"

func readDraft(from fyne.Preferences) (draft, bool) {
	var d draft
	text := from.String(draftKey)
	return d, text != "" && json.Unmarshal([]byte(text), &d) == nil
}

// options returns the draft's options, or nil if the game or the options can no longer be read.
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
