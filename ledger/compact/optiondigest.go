package compact

import (
	"bytes"
	"crypto/sha256"
	"maps"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// An OptionDigest is a digest of a game's options. Games of one rulebook with the same options have equal digests; with
// other options, the probability of equal digests is 2^-32.
type OptionDigest [4]byte

// DigestOf returns the digest of options: the beginning of the SHA-256 of the rulebook's id and of each option that
// differs from the first preset, in alphabetical order. An option added by a later version changes no digest until it
// is used. Errors are those of encoding/json.
func DigestOf(rules calc.Rulebook, options calc.Options) (OptionDigest, error) {
	own, err := record.OptionValues(options)
	if err != nil {
		return OptionDigest{}, err
	}
	usual, err := record.OptionValues(rules.Presets()[0].Options)
	if err != nil {
		return OptionDigest{}, err
	}
	text := []byte(rules.ID())
	for _, name := range slices.Sorted(maps.Keys(own)) {
		if !bytes.Equal(own[name], usual[name]) {
			text = append(append(append(append(text, '\n'), name...), '='), own[name]...)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(usual)) {
		if _, there := own[name]; !there {
			text = append(append(text, '\n'), name...)
		}
	}
	sum := sha256.Sum256(text)
	return OptionDigest(sum[:len(OptionDigest{})]), nil
}
