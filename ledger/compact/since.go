package compact

import (
	"bytes"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// A code with only the entries that the receiver lacks is much smaller than the whole game's code. After the flags come
//
//	8 bytes   the game's id
//	1 byte    the version of the rules that the code is written with
//	8 bytes   the beginning of the hash of the last entry that the receiver has
//	16 bytes  the beginning of the game's last hash
//	the rest  the entries that follow
//
// Both ends learn from the setup and the earlier entries before they code the first new entry.
const (
	baseSize    = 8
	learnedFrom = 80
)

// EncodeSince encodes the entries of a game after the given number of entries. The fault is "code.big" if no code can
// hold them, "code.failed" if an entry cannot be marshaled, or "entry.number" if the game has fewer entries.
func EncodeSince(g *game.Game, entries int) (string, error) {
	steps := g.Steps()
	if entries < 0 || entries > len(steps) {
		return "", &ledger.Fault{Code: "entry.number", Entry: entries}
	}
	w, table := trainedWire(g, entries)
	w.entries(g.Rulebook(), table, entriesOf(steps[entries:]))
	data, err := w.done()
	if err != nil {
		return "", encodingFault(err)
	}
	id, base, head := g.ID(), g.HeadAfter(entries), g.Head()
	return sealed(byte(SinceCode), id[:], []byte{byte(g.Rulebook().Version())}, base[:baseSize], head[:headSize], data)
}

// DecodeSince reads entries that continue a copy of a game; find returns the copy by its id. The record is the whole
// game as the sender has it. The fault is one of those of [Decode], or that of find, or
//
//	code.since  find returned game.unknown
//	code.apart  the copy lacks the entries that the code builds on
func DecodeSince(
	text string, find func(ledger.GameID) (*game.Game, error), rulebooks []calc.Rulebook,
) (record.Record, error) {
	const versionAt = len(ledger.GameID{})
	const baseAt, headAt = versionAt + 1, versionAt + 1 + baseSize
	_, before, data, err := openCode(text, SinceCode, headAt+headSize)
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
	w, table := trainedWire(g, entries)
	w.in = newUnpacker(data)
	more := w.entries(g.Rulebook(), table, nil)
	if err := w.end(); err != nil {
		return record.Record{}, damaged(err)
	}
	given := contentsOf(g)
	given.entries = append(entriesOf(g.Steps()[:entries]), more...)
	r, err := verifiedRecord(given, id, head, rulebooks)
	if err != nil {
		return record.Record{}, damaged(err)
	}
	return r.Tidy(), nil
}

// trainedWire returns a wire that is ready for the entries after the given number of entries, and the table at that
// point. The wire has learned from the earlier entries, but not from the title, the time and the merges, which may
// differ between two copies.
func trainedWire(g *game.Game, entries int) (*wire, calc.Table) {
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

// entriesUpTo returns the number of entries after which the game's last hash begins with the given bytes.
func entriesUpTo(g *game.Game, chain []byte) (entries int, found bool) {
	for entries := len(g.Steps()); entries >= 0; entries-- {
		if at := g.HeadAfter(entries); bytes.HasPrefix(at[:], chain) {
			return entries, true
		}
	}
	return 0, false
}

// A Progress tells which entries a copy of a game has. A device that scans this small code can answer with the entries
// that the copy lacks.
type Progress struct {
	Game ledger.GameID
	head [headSize]byte
}

func EncodeHave(g *game.Game) (string, error) {
	id, head := g.ID(), g.Head()
	return sealed(byte(HaveCode), id[:], head[:headSize])
}

// DecodeHave reads a [Progress]. The fault is one of those of [Decode].
func DecodeHave(text string) (Progress, error) {
	var id ledger.GameID
	_, told, rest, err := openCode(text, HaveCode, len(id)+headSize)
	switch {
	case err != nil:
		return Progress{}, err
	case len(rest) > 0:
		return Progress{}, damaged(nil)
	}
	return Progress{ledger.GameID(told[:len(id)]), [headSize]byte(told[len(id):])}, nil
}

// EntriesIn returns the number of the game's entries that the other copy has. known is false if the copies differ.
func (h Progress) EntriesIn(g *game.Game) (entries int, known bool) {
	return entriesUpTo(g, h.head[:])
}
