package compact

import (
	"bytes"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// What came after an entry of a game that the receiver has is much less than the game. After the flags come
//
//	8 bytes   the game's id
//	1 byte    the version of the rules that the code is written with
//	8 bytes   the beginning of the chain after the last entry that the receiver has
//	16 bytes  the beginning of the game's chain head
//	the rest  the entries that follow
//
// Both ends have the setup and the entries before, so both learn from them before the first new entry comes.
const (
	baseSize = 8
	// learnedFrom is how many of the entries before are learned from at most.
	learnedFrom = 80
)

// EncodeSince writes what came after a number of living entries of a game. The fault is "code.big" for more than a code
// can hold, "code.failed" when the rulebook's entries have no JSON, or "entry.number" for a number that the game has
// not reached.
func EncodeSince(g *game.Game, entries int) (string, error) {
	steps := g.Steps()
	if entries < 0 || entries > len(steps) {
		return "", &ledger.Fault{Code: "entry.number", Entry: entries}
	}
	w, table := acquainted(g, entries)
	w.entries(g.Rulebook(), table, entriesOf(steps[entries:]))
	data, err := w.done()
	if err != nil {
		return "", unwritten(err)
	}
	id, base, head := g.ID(), g.HeadAfter(entries), g.Head()
	return sealed(byte(SinceCode), id[:], []byte{byte(g.Rulebook().Version())}, base[:baseSize], head[:headSize], data)
}

// DecodeSince reads what [EncodeSince] writes, with the copy of the game that find gives for its id. The record is the
// whole game as the sender has it. The fault is one of those of [Decode], the one of find, or
//
//	code.since  find has no such game: its fault was game.unknown
//	code.apart  the copy has not the entries that the code follows on
func DecodeSince(
	text string, find func(ledger.GameID) (*game.Game, error), rulebooks []calc.Rulebook,
) (record.Record, error) {
	const versionAt = len(ledger.GameID{})
	const baseAt, headAt = versionAt + 1, versionAt + 1 + baseSize
	_, before, data, err := opened(text, SinceCode, headAt+headSize)
	if err != nil {
		return record.Record{}, err
	}
	id, version := ledger.GameID(before[:versionAt]), int(before[versionAt])
	base, head := before[baseAt:headAt], before[headAt:]
	g, err := find(id)
	switch {
	case ledger.IsFault(err, "game.unknown"):
		return record.Record{}, otherThan(SinceCode)
	case err != nil:
		return record.Record{}, err
	}
	if version != g.Rulebook().Version() {
		return record.Record{}, newerRules(version)
	}
	entries, found := entriesUpTo(g, base)
	if !found {
		return record.Record{}, &ledger.Fault{Code: "code.apart"}
	}
	w, table := acquainted(g, entries)
	w.in = newUnpacker(data)
	more := w.entries(g.Rulebook(), table, nil)
	if err := w.end(); err != nil {
		return record.Record{}, damaged(err)
	}
	given := contentsOf(g)
	given.entries = append(entriesOf(g.Steps()[:entries]), more...)
	r, err := worked(given, id, head, rulebooks)
	if err != nil {
		return record.Record{}, damaged(err)
	}
	return r.Tidy(), nil
}

// acquainted is a wire that has learned from a game up to a number of entries, ready to write what follows, and the
// table at that point. What may differ between two copies is left out.
func acquainted(g *game.Game, entries int) (*wire, calc.Table) {
	rules, steps := g.Rulebook(), g.Steps()[:entries]
	w := newWriter(false)
	known := contentsOf(g)
	known.title, known.begun, known.joined = "", time.Unix(0, 0), nil
	w.contents(known, func(string) (calc.Rulebook, bool) { return rules, true })
	from := max(0, entries-learnedFrom)
	w.entries(rules, g.TableAfter(from), entriesOf(steps[from:]))
	w.out, w.room, w.fields = newPacker(), maxWords, maxAsked
	return w, g.TableAfter(entries)
}

// entriesUpTo is after how many living entries the chain of a game begins as given, if it ever does.
func entriesUpTo(g *game.Game, chain []byte) (entries int, found bool) {
	for entries := len(g.Steps()); entries >= 0; entries-- {
		if at := g.HeadAfter(entries); bytes.HasPrefix(at[:], chain) {
			return entries, true
		}
	}
	return 0, false
}

// A Have is how far a copy of a game has come. Its code is small: whoever scans it can answer with what came after.
type Have struct {
	Game ledger.GameID
	// head is the beginning of the copy's chain head.
	head [headSize]byte
}

// EncodeHave writes how far a copy of a game has come.
func EncodeHave(g *game.Game) (string, error) {
	id, head := g.ID(), g.Head()
	return sealed(byte(HaveCode), id[:], head[:headSize])
}

// DecodeHave reads what [EncodeHave] writes. The fault is one of those of [Decode].
func DecodeHave(text string) (Have, error) {
	var id ledger.GameID
	_, told, rest, err := opened(text, HaveCode, len(id)+headSize)
	switch {
	case err != nil:
		return Have{}, err
	case len(rest) > 0:
		return Have{}, damaged(nil)
	}
	return Have{ledger.GameID(told[:len(id)]), [headSize]byte(told[len(id):])}, nil
}

// Of is how many living entries of a copy of the game the other copy has; not known where it went on differently.
func (h Have) Of(g *game.Game) (entries int, known bool) {
	return entriesUpTo(g, h.head[:])
}
