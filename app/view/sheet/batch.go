package sheet

import (
	"encoding/json"

	"scripkeeper/calc"
)

// Together is what a sheet fills in where an entry is to be recorded: the batch on which the entry is said with others,
// as far as a draft's progress says, or the entry itself where the rules have no batch for it.
func Together(rules calc.Rulebook, base calc.Table, e calc.Entry, progress []byte) calc.Entry {
	e = calc.Together(rules, base, e)
	if batch, is := e.(calc.Batch); is && len(progress) > 0 {
		_ = json.Unmarshal(progress, batch) // what cannot be read says nothing
	}
	return e
}

// Progress is how far a batch is filled in, nothing for an entry.
func Progress(e calc.Entry) []byte {
	if _, is := e.(calc.Batch); !is {
		return nil
	}
	data, _ := json.Marshal(e)
	return data
}
