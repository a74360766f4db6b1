package compact

import (
	"bytes"
	"crypto/sha256"
	"maps"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// An OptionDigest is the same for two games of one rulebook that were agreed to be played by the same options; of
// others it is another but for one in four thousand millions.
type OptionDigest [4]byte

// DigestOf is the digest of options of a rulebook: the beginning of the SHA-256 of the rulebook's id and of each option
// that is not as in its first preset, in alphabetical order. An option that a later version adds changes no digest as
// long as nobody uses it. Errors are those of json.
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
