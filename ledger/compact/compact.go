// Package compact writes a whole game as a few hundred characters, for one QR code or for a chat message.
//
// The text is a short prefix and characters of a QR code's alphanumeric mode, see envelope.go. What it holds, in this
// order:
//
//	1 byte    flags: bit 0, the words stand apart and are deflated (of a result: its options are told); the other bits
//	          tell what it is, see kind.go: a game
//	8 bytes   the game's id
//	16 bytes  the beginning of the game's chain head
//	the rest  the contents: rulebook, rules, begun, title, names, options, living entries (contents.go)
//
// The contents is a row of choices in the numbers of a range coder (rangecoder.go, wire.go). Options and entries are
// written by their forms: each field is a choice among the values that are allowed at that point of the game, so what
// the rules leave no choice about costs nothing (formwalk.go, entry.go). What is likely costs little: both ends learn
// as they go which kinds of entries follow each other (habits.go), which values come often (chance.go, tally.go), how
// round sums are (far.go) and how words are spelt (words.go), and a form may say how likely its values are. The reader
// plays the game along, works the chain out anew and compares the heads.
//
// Who entered an entry and when is not written, nor is what was voided.
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
	// manyWords is how many bytes of words are worth a try to deflate them.
	manyWords = 200
)

// Encode writes a game as text. The fault is "code.big" for a game that no code can hold, or
// "code.failed" when the rulebook's entries have no JSON.
func Encode(g *game.Game) (string, error) {
	return pack(g, GameCode, len(g.Steps()))
}

// EncodeSetup writes the table of a game without its entries: who sits where, and the rules that they agreed on.
// Whoever takes it over keeps a book of the same game, so that both copies can be compared. Faults are those of
// [Encode], and it is read by [Decode].
func EncodeSetup(g *game.Game) (string, error) {
	return pack(g, SetupCode, 0)
}

// Decode reads a game from text. Case does not matter, nor do spaces and line breaks. The record has one operation
// for each living entry, by nobody and at no known time. The fault is one of
//
//	code.foreign   not a code of this program
//	code.newer     a code of a newer format than this version knows
//	code.older     a code of an older format, which is not read any more
//	code.cut       a part of the text is missing
//	code.damaged   the text is not as it was written
//	code.rulebook  a game that is not among the rulebooks
//	code.rules     a game under rules of another version than the rulebook's, that cannot be read with it
//	code.template  no game, but a template: see [DecodeTemplate]
//	code.since     no whole game, but what came after an entry of one: see [DecodeSince]
//	code.have      no game, but how far a copy of one has come: see [DecodeHave]
//	code.result    no game, but how one ended: see [DecodeResult]
//	code.portfolio  no game, but what one player holds in one: see [DecodePortfolio]
//	code.standing  no game, but how a tournament stands: see [DecodeStanding]
func Decode(text string, rulebooks []calc.Rulebook) (record.Record, error) {
	payload, err := unseal(text)
	if err != nil {
		return record.Record{}, err
	}
	return unpack(payload, rulebooks)
}

// pack is the text of a game up to a number of entries, with the words in whichever way takes less room.
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
		return "", unwritten(err)
	}
	id, head := g.ID(), g.HeadAfter(entries)
	return sealed(byte(kind)|apart, id[:], head[:headSize], data)
}

// shortest is what a wire is told, with the words in whichever way takes less room, and the flag of that way.
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

// contentsOf is what a code tells of a game, but for its entries.
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

// unpack reads what pack writes.
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
		rec, err = worked(given, id, head, rulebooks)
	}
	if err != nil {
		return record.Record{}, unfit(given.rulebook, given.coder, rules, err)
	}
	return rec.Tidy(), nil
}

// worked is the record of contents whose chain ends as the code says.
func worked(given contents, id ledger.GameID, head []byte, rulebooks []calc.Rulebook) (record.Record, error) {
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

// unfit is the fault of a sound code whose contents do not work out: of a game that is not known or of newer rules,
// damaged, or written with the forms of older rules.
func unfit(rulebook string, coder int, rules calc.Rulebook, cause error) error {
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

// A flaw is what is wrong with a code, for a programmer's eye. It is the cause of a [*ledger.Fault].
type flaw string

// Error is the flaw in words.
func (f flaw) Error() string { return string(f) }
