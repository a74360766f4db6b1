package sheet

import (
	"encoding/json"

	"scripkeeper/calc"
)

// BatchOf returns the entry to fill in: e, or a batch that includes e, restored from progress.
func BatchOf(rules calc.Rulebook, base calc.Table, e calc.Entry, progress []byte) calc.Entry {
	e = calc.BatchOf(rules, base, e)
	if batch, is := e.(calc.Batch); is && len(progress) > 0 {
		_ = json.Unmarshal(progress, batch) // unreadable progress counts as none
	}
	return e
}

// Progress returns a batch encoded for a draft, or nil for any other entry.
func Progress(e calc.Entry) []byte {
	if _, is := e.(calc.Batch); !is {
		return nil
	}
	data, _ := json.Marshal(e)
	return data
}
