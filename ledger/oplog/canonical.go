package oplog

import (
	"bytes"
	"encoding/json"
)

// canonical is sound JSON as every program would write it: the fields of objects in the order of their names, no
// spaces, and each letter in one way only. Documents that say the same have the same canonical form. What is no sound
// JSON stays.
func canonical(raw json.RawMessage) json.RawMessage {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var said any
	if decoder.Decode(&said) != nil {
		return raw
	}
	written, err := json.Marshal(said)
	if err != nil {
		return raw
	}
	return written
}

// sameJSON reports whether two pieces of JSON say the same, however they are written.
func sameJSON(a, b json.RawMessage) bool {
	return bytes.Equal(a, b) || bytes.Equal(canonical(a), canonical(b))
}
