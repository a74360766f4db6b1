package tournament

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	cup "scripkeeper/ledger/tournament"
)

// A draft is a tournament that somebody is setting up. It stands beside what the owner of the device chose, so that the way
// back or the end of the program loses nothing; it goes when the tournament begins.
type draft struct {
	Plan  cup.Plan `json:"plan"`
	Names []string `json:"names,omitempty"`
	Title string   `json:"title,omitempty"`
}

// draftKey is where the draft stands among the preferences.
const draftKey = "tournament"

// readDraft is the tournament that was being set up, and whether there is one.
func readDraft(from fyne.Preferences) (draft, bool) {
	var d draft
	text := from.String(draftKey)
	return d, text != "" && json.Unmarshal([]byte(text), &d) == nil
}

func storeDraft(to fyne.Preferences, d draft) {
	if text, err := json.Marshal(d); err == nil {
		to.SetString(draftKey, string(text))
	}
}

func dropDraft(from fyne.Preferences) { from.RemoveValue(draftKey) }
