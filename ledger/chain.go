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
func (h decoded) link(before Hash) Hash { return linked(before, h.entry.Kind(), h.canonical) }

// linked is the chain after an entry of a kind and its JSON.
func linked(before Hash, kind string, entry []byte) Hash {
	var room [512]byte // most entries find room in it, and nothing is allocated
	raw := append(room[:0], before[:]...)
	raw = append(raw, kind...)
	raw = append(raw, 0)
	raw = append(raw, entry...)
	return sha256.Sum256(raw)
}
