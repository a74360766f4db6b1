package compact

import (
	"bytes"
	"encoding/json"
	"math"
	"time"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/shape"
)

// These limits are far above any real game, so that a forged code cannot use up time or memory.
const (
	maxEntries = 2_000
	maxSeats   = 100
	maxTips    = 64
	maxAsked   = 100_000
)

// secondZero is the Unix time from which a code counts seconds: 2025-01-01 UTC.
const secondZero = 1_735_689_600

const (
	errRulebook flaw = "the game is not known"
	errRules    flaw = "the rules are newer"
	errCount    flaw = "a count is out of bounds"
	errText     flaw = "a text is not UTF-8"
	errSetup    flaw = "the rules do not allow the setup"
	errKind     flaw = "an entry's kind is not known"
	errEntry    flaw = "an entry cannot be read"
	errTime     flaw = "a moment is out of bounds"
	errHead     flaw = "the chain ends elsewhere"
)

type contents struct {
	rulebook string
	// coder is the version of the rules whose forms the code uses; rules is the version that the game began under.
	coder, rules int
	begun        time.Time
	title        string
	names        []string
	options      calc.Options
	entries      []calc.Entry
	joined       []ledger.Tip
}

// contents writes or reads a game. Both ends replay the game, so that both know the table when they code an entry.
func (w *wire) contents(given contents, find func(id string) (calc.Rulebook, bool)) contents {
	s := contents{rulebook: w.text(given.rulebook)}
	s.coder = int(w.whole("rules", int64(given.coder)))
	s.rules = s.coder - int(w.whole("rules", int64(given.coder-given.rules)))
	rules := w.rules(s.rulebook, s.coder, find)
	if w.err != nil {
		return s
	}
	s.begun = w.moment(given.begun)
	s.title = w.text(given.title)
	s.names = make([]string, w.count(len(given.names), maxSeats))
	for i := range s.names {
		s.names[i] = w.text(calc.ItemOrZero(given.names, i))
	}
	s.options = w.options(rules, given.options)
	if w.err != nil {
		return s
	}
	table, _, refusal := rules.Open(s.options, s.names)
	if refusal != nil {
		w.fail(errSetup)
		return s
	}
	s.entries = w.entries(rules, table, given.entries)
	s.joined = w.tips(given.joined)
	return s
}

// rules finds a rulebook by its id, if possible with the forms of the given version.
func (w *wire) rules(id string, version int, find func(id string) (calc.Rulebook, bool)) calc.Rulebook {
	rules, known := find(id)
	switch {
	case !known:
		w.fail(errRulebook)
		return nil
	case version > rules.Version():
		w.fail(errRules)
	}
	if kept, is := rules.(calc.Versioned); is && version < rules.Version() {
		if former, known := kept.Former(version); known {
			return former
		}
	}
	return rules
}

func (w *wire) tips(given []ledger.Tip) []ledger.Tip {
	var tips []ledger.Tip
	if !w.asked("joined", len(given) > 0) {
		return nil
	}
	count := w.count(len(given), maxTips)
	for i := 0; i < count && w.err == nil; i++ {
		tip := calc.ItemOrZero(given, i)
		for at := range tip {
			tip[at] = byte(w.below(uint64(tip[at]), 1<<8))
		}
		tips = append(tips, tip)
	}
	return tips
}

func (w *wire) entries(rules calc.Rulebook, table calc.Table, given []calc.Entry) []calc.Entry {
	var entries []calc.Entry
	count := w.count(len(given), maxEntries)
	for i := 0; i < count && w.err == nil; i++ {
		entry := w.entry(rules, table, calc.ItemOrZero(given, i))
		if w.err != nil {
			break
		}
		entries = append(entries, entry)
		table, _ = calc.Advance(table, entry)
	}
	return entries
}

// options writes or reads the nearest preset and the differences from it, or JSON if a form cannot express them.
func (w *wire) options(rules calc.Rulebook, given calc.Options) calc.Options {
	presets := rules.Presets()
	if len(presets) == 0 {
		w.fail(errSetup)
		return nil
	}
	best, loose := -1, false
	var raw []byte
	var form filled
	if !w.reads() {
		var err error
		if raw, err = json.Marshal(given); err != nil {
			w.fail(err)
			return nil
		}
		if err := json.Unmarshal(raw, presets[0].Options); err != nil {
			w.fail(err)
			return nil
		}
		form = filledForm(presets[0].Options.Form())
		lowest := math.MaxInt
		for i, preset := range rules.Presets() {
			fit, err := optionWalk(preset.Options).follow(form)
			if err == nil && fit.odd < lowest && hasJSON(preset.Options, raw) {
				best, loose, lowest = i, fit.loose, fit.odd
			}
		}
		presets = rules.Presets()
	}
	if w.asked("options formless", best < 0) {
		options := presets[0].Options
		w.json(raw, options)
		return options
	}
	options := presets[w.below(uint64(max(0, best)), uint64(len(presets)))].Options
	w.walk(optionWalk(options), form, w.asked("options loose", loose))
	return options
}

func (w *wire) json(raw []byte, into any) {
	text := w.text(string(raw))
	if w.err != nil {
		return
	}
	if _, misfit := shape.Of(into).Over().Read([]byte(text), into); misfit != nil {
		w.fail(errEntry)
	}
}

// text writes or reads UTF-8 text. As in JSON, invalid bytes become the replacement character.
func (w *wire) text(given string) string {
	if !w.reads() {
		given = string(bytes.ToValidUTF8([]byte(given), []byte("\uFFFD")))
	}
	text := w.words(given)
	if !utf8.ValidString(text) {
		w.fail(errText)
		return ""
	}
	return text
}

func (w *wire) tidyText(given string, most int) string {
	return letters.Clip(letters.Tidy(w.text(given)), most)
}

func (w *wire) count(given, highest int) int {
	n := w.whole("count", int64(given))
	if n < 0 || n > int64(highest) {
		w.fail(errCount)
		return 0
	}
	return int(n)
}

func (w *wire) moment(given time.Time) time.Time {
	seconds := w.whole("moment", given.Unix()-secondZero)
	if seconds > math.MaxInt64-secondZero {
		w.fail(errTime)
		return time.Time{}
	}
	t := time.Unix(seconds+secondZero, 0).UTC()
	if t.Year() < 0 || t.Year() > 9999 {
		w.fail(errTime)
		return time.Time{}
	}
	return t
}

func (s contents) record(id ledger.GameID) (record.Record, error) {
	options, err := json.Marshal(s.options)
	if err != nil {
		return record.Record{}, err
	}
	r := record.Record{
		Format: record.Format, Rulebook: s.rulebook, RulesVersion: s.rules, ID: id, Title: s.title,
		Begun: s.begun, Options: options,
	}
	for _, name := range s.names {
		r.Seats = append(r.Seats, record.Seat{Name: name})
	}
	for i, entry := range s.entries {
		raw, err := json.Marshal(entry)
		if err != nil {
			return record.Record{}, err
		}
		r.Operations = append(r.Operations, oplog.Operation{
			Op: int64(i + 1), Act: oplog.ActRecord, Kind: entry.Kind(), Entry: raw,
		})
	}
	if n := len(r.Operations); n > 0 {
		r.Operations[n-1].Joined = s.joined
	}
	return r, nil
}
