package ledger

import (
	"crypto/sha256"
	"encoding/json"

	"scripkeeper/calc"
)

// firstHash is the chain before the first entry: SHA-256 of the setup as one JSON object with the fields id, rulebook,
// rules_version, options (as the rulebook's struct writes them) and seats (the names), in this order.
func firstHash(s Setup) (Hash, error) {
	raw, err := json.Marshal(struct {
		ID       string       `json:"id"`
		Rulebook string       `json:"rulebook"`
		Rules    int          `json:"rules_version"`
		Options  calc.Options `json:"options"`
		Seats    []string     `json:"seats"`
	}{s.ID.String(), s.Rulebook, s.RulesVersion, s.Options, s.Names})
	if err != nil {
		return Hash{}, err
	}
	return sha256.Sum256(raw), nil
}

// link is the chain after an entry, from the chain before it.
func (h decoded) link(before Hash) Hash {
	kind := h.entry.Kind()
	raw := make([]byte, 0, len(before)+len(kind)+1+len(h.canonical))
	raw = append(raw, before[:]...)
	raw = append(raw, kind...)
	raw = append(raw, 0)
	raw = append(raw, h.canonical...)
	return sha256.Sum256(raw)
}
