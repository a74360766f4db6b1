package compact

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A Have is how far a copy of a game has come. Its code is small: whoever scans it can answer with what came after.
type Have struct {
	Game ledger.GameID
	// head is the beginning of the copy's chain head.
	head [headSize]byte
}

// EncodeHave writes how far a copy of a game has come.
func EncodeHave(g *game.Game) (string, error) {
	id, head := g.ID(), g.Head()
	payload := append([]byte{byte(HaveCode)}, id[:]...)
	return seal(append(payload, head[:headSize]...))
}

// DecodeHave reads what [EncodeHave] writes. The fault is one of those of [Decode].
func DecodeHave(text string) (Have, error) {
	payload, err := opened(text, HaveCode)
	if err != nil {
		return Have{}, err
	}
	var h Have
	if len(payload) != 1+len(h.Game)+len(h.head) {
		return Have{}, damaged(nil)
	}
	copy(h.Game[:], payload[1:])
	copy(h.head[:], payload[1+len(h.Game):])
	return h, nil
}

// Of is how many living entries of a copy of the game the other copy has; not known where it went on differently.
func (h Have) Of(g *game.Game) (entries int, known bool) {
	return entriesUpTo(g, h.head[:])
}
