// Package compact encodes a whole game as a few hundred characters, for one QR code or a chat message.
//
// The text has a short prefix and characters of a QR code's alphanumeric mode, see envelope.go. It encodes
//
//	1 byte    flags: bit 0 if words are stored apart and deflated, or if a result has the digest of its options; the
//	          other bits are the [Kind]
//	8 bytes   the game's id
//	16 bytes  the beginning of the game's last hash
//	the rest  the contents: rulebook, rules, begun, title, names, options, entries (contents.go)
//
// A range coder writes the contents as a series of choices (rangecoder.go, wire.go). Each field of an option or entry is
// a choice among the values allowed at that point of the game, so values that the rules determine need no space
// (formwalk.go, entry.go). Likely choices need little space: both ends learn which kinds of entries follow each other
// (habits.go), which values are frequent (chance.go, tally.go), how round sums are (far.go) and how words are spelt
// (words.go). The reader replays the game and compares the last hash. Authors, times and voided entries are left out.
package compact

import (
	"bytes"
	"errors"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

const (
	wordsApart = 1
	headSize   = 16
	manyWords  = 200
)

// Encode encodes a game as text. The fault is "code.big" if no code can hold the game, or "code.failed" if an entry
// cannot be marshaled.
func Encode(g *game.Game) (string, error) {
	return pack(g, GameCode, len(g.Steps()))
}

// EncodeSetup encodes a game without its entries, so that another device can keep a second copy for comparison.
// [Decode] reads the text. Faults are those of [Encode].
func EncodeSetup(g *game.Game) (string, error) {
	return pack(g, SetupCode, 0)
}

// Decode reads a game from text, ignoring case, spaces and line breaks. The record has one operation for each
// entry, without author and time. The fault is one of
//
//	code.foreign    not a code of this program
//	code.newer      a code of a newer format than this version knows
//	code.older      a code of an older format, which is no longer read
//	code.cut        a part of the text is missing
//	code.damaged    the text has changed since it was written
//	code.rulebook   a game that is not among the rulebooks
//	code.rules      a game under rules of another version, which the rulebook cannot read
//	code.template   a template: see [DecodeTemplate]
//	code.since      the entries of a game after a given one: see [DecodeSince]
//	code.have       the progress of a copy of a game: see [DecodeHave]
//	code.result     the result of a game: see [DecodeResult]
//	code.portfolio  one player's holdings: see [DecodePortfolio]
//	code.standing   the standings of a tournament: see [DecodeStanding]
func Decode(text string, rulebooks []calc.Rulebook) (record.Record, error) {
	payload, err := unseal(text)
	if err != nil {
		return record.Record{}, err
	}
	return unpack(payload, rulebooks)
}

func pack(g *game.Game, kind Kind, entries int) (string, error) {
	rules := g.Rulebook()
	given := contentsOf(g)
	given.entries = entriesOf(g.Steps()[:entries])
	if entries == 0 {
		given.joined = nil
	}
	find := func(string) (calc.Rulebook, bool) { return rules, true }
	apart, data, err := shortest(func(w *wire) { w.contents(given, find) })
	if err != nil {
		return "", encodingFault(err)
	}
	id, head := g.ID(), g.HeadAfter(entries)
	return sealed(byte(kind)|apart, id[:], head[:headSize], data)
}

// shortest returns the data that the function tell writes, with the words inline or, if that is shorter, apart. The
// flag apart is set if the words are apart.
func shortest(tell func(w *wire)) (apart byte, data []byte, err error) {
	w := newWriter(false)
	tell(w)
	if data, err = w.done(); err != nil || maxWords-w.room < manyWords {
		return 0, data, err
	}
	w = newWriter(true)
	tell(w)
	if packed, err := w.done(); err != nil || len(packed) < len(data) {
		return wordsApart, packed, err
	}
	return 0, data, nil
}

func contentsOf(g *game.Game) contents {
	setup := g.Setup()
	return contents{
		rulebook: setup.Rulebook, coder: g.Rulebook().Version(), rules: setup.RulesVersion,
		begun: setup.Begun, title: setup.Title, names: setup.Names, options: setup.Options, joined: g.Joined(),
	}
}

func entriesOf(steps []game.Step) []calc.Entry {
	return calc.Map(steps, func(step game.Step) calc.Entry { return step.Entry })
}

func unpack(payload []byte, rulebooks []calc.Rulebook) (record.Record, error) {
	var id ledger.GameID
	of := kindOf(payload)
	if of != GameCode && of != SetupCode {
		return record.Record{}, otherThan(of)
	}
	if len(payload) < 1+len(id)+headSize {
		return record.Record{}, damaged(nil)
	}
	apart := payload[0]&wordsApart != 0
	copy(id[:], payload[1:])
	head := payload[1+len(id) : 1+len(id)+headSize]
	w := newReader(payload[1+len(id)+headSize:], apart)
	given := w.contents(contents{}, finder(rulebooks))
	rules, _ := record.Rulebook(rulebooks, given.rulebook)
	err := w.end()
	if err == nil && of == SetupCode && len(given.entries) > 0 {
		return record.Record{}, damaged(nil)
	}
	var rec record.Record
	if err == nil {
		rec, err = verifiedRecord(given, id, head, rulebooks)
	}
	if err != nil {
		return record.Record{}, faultOfContents(given.rulebook, given.coder, rules, err)
	}
	return rec.Tidy(), nil
}

// verifiedRecord returns the record of contents. The error is errHead if the game's last hash does not begin with head.
func verifiedRecord(given contents, id ledger.GameID, head []byte, rulebooks []calc.Rulebook) (record.Record, error) {
	r, err := given.record(id)
	if err != nil {
		return r, err
	}
	whole, err := game.Replay(r, rulebooks)
	if err != nil {
		return r, err
	}
	if found := whole.Head(); !bytes.Equal(found[:headSize], head) {
		return r, errHead
	}
	return r, nil
}

// faultOfContents returns the fault for an intact code with unusable contents: an unknown game, newer rules, damaged
// contents, or the forms of older rules.
func faultOfContents(rulebook string, coder int, rules calc.Rulebook, cause error) error {
	switch {
	case errors.Is(cause, errRulebook):
		return unknownRulebook(rulebook)
	case errors.Is(cause, errRules):
		return newerRules(coder)
	case rules == nil || coder < 1 || coder >= rules.Version():
		return damaged(cause)
	}
	return &ledger.Fault{Code: "code.rules", Err: cause, Detail: strconv.Itoa(coder)}
}

func unknownRulebook(id string) error { return &ledger.Fault{Code: "code.rulebook", Detail: id} }
func newerRules(version int) error {
	return &ledger.Fault{Code: "code.rules", Detail: strconv.Itoa(version)}
}

// A flaw describes a defect of a code to programmers, as the cause of a [*ledger.Fault].
type flaw string

func (f flaw) Error() string { return string(f) }
