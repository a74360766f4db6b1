package room

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"scripkeeper/app/view"
	"scripkeeper/ledger"
)

// headOf names the game as it stood after a number of living entries: by its fingerprint, and while anything is hidden
// by which operations count. A fingerprint of hidden entries could be tried out until it is that of what was entered.
func headOf(v view.Game, entries int) string {
	if !view.Secret(v.Table) {
		return v.Game.HeadAfter(entries).String()
	}
	first := v.Game.First()
	sum := sha256.New()
	sum.Write(first[:])
	for _, step := range v.Game.Steps()[:entries] {
		sum.Write(binary.BigEndian.AppendUint64(nil, uint64(step.Op)))
		sum.Write(binary.BigEndian.AppendUint64(nil, uint64(step.Source)))
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// head names the game as it stands.
func head(v view.Game) string { return headOf(v, len(v.Game.Steps())) }

// chain is the head of the game that a name stands for, for [session.Request]: where no living entries led to such a
// game, one that no game has. No name at all asks for the game as it is.
func chain(v view.Game, name string) ledger.Hash {
	if name == "" {
		return ledger.Hash{}
	}
	for entries := len(v.Game.Steps()); entries >= 0; entries-- {
		if headOf(v, entries) == name {
			return v.Game.HeadAfter(entries)
		}
	}
	return ledger.Hash(sha256.Sum256([]byte(name)))
}
