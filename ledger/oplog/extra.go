package oplog

import (
	"encoding/json"
	"maps"
)

// WithMerge returns the operation's fields that have no column of their own: those that this version does not know, and
// those of a merge.
func (s Operation) WithMerge() map[string]json.RawMessage {
	if len(s.Joined) == 0 && s.Merged == 0 {
		return s.Extra
	}
	all := maps.Clone(s.Extra)
	if all == nil {
		all = map[string]json.RawMessage{}
	}
	if len(s.Joined) > 0 {
		all["joined"], _ = json.Marshal(s.Joined) // tips have JSON, always
	}
	if s.Merged > 0 {
		all["merged"], _ = json.Marshal(s.Merged)
	}
	return all
}

// TakeMerge takes the fields of a merge out of the others again. What cannot be one is passed over.
func (s *Operation) TakeMerge() {
	_ = json.Unmarshal(s.Extra["joined"], &s.Joined)
	_ = json.Unmarshal(s.Extra["merged"], &s.Merged)
	delete(s.Extra, "joined")
	if delete(s.Extra, "merged"); len(s.Extra) == 0 {
		s.Extra = nil
	}
}

// WriteExtra returns the fields that are not known as text, empty for none.
func WriteExtra(extra map[string]json.RawMessage) (string, error) {
	if len(extra) == 0 {
		return "", nil
	}
	raw, err := json.Marshal(extra)
	return string(raw), err
}

// ReadExtra reads what [WriteExtra] writes.
func ReadExtra(text string) (map[string]json.RawMessage, error) {
	if text == "" {
		return nil, nil
	}
	var extra map[string]json.RawMessage
	err := json.Unmarshal([]byte(text), &extra)
	return extra, err
}
