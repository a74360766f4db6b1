package compact

import (
	"errors"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// The flags of a template are followed by the rulebook's id, the version of the rules, the name and the options.

type heading struct {
	rulebook string
	rules    int
	name     string
	options  calc.Options
}

// EncodeTemplate encodes a template as text. The fault is "code.big" if no code can hold the template, "code.rulebook"
// for an unknown rulebook, or "code.failed" if the options cannot be marshaled.
func EncodeTemplate(t record.Template, rulebooks []calc.Rulebook) (string, error) {
	given := heading{t.Rulebook, 0, t.Name, t.Options}
	find := finder(rulebooks)
	if rules, known := find(t.Rulebook); known {
		given.rules = rules.Version()
	}
	apart, data, err := shortest(func(w *wire) { w.heading(given, find) })
	switch {
	case errors.Is(err, errRulebook):
		return "", unknownRulebook(t.Rulebook)
	case err != nil:
		return "", encodingFault(err)
	}
	return sealed(byte(TemplateCode)|apart, data)
}

// DecodeTemplate reads a template from text and checks the options with the rulebook. The faults are those of [Decode],
// and "code.game" for the code of a game.
func DecodeTemplate(text string, rulebooks []calc.Rulebook) (record.Template, error) {
	flags, _, data, err := openCode(text, TemplateCode, 0)
	if err != nil {
		return record.Template{}, err
	}
	w := newReader(data, flags&wordsApart != 0)
	find := finder(rulebooks)
	given := w.heading(heading{}, find)
	rules, _ := find(given.rulebook)
	if err := w.end(); err != nil {
		return record.Template{}, faultOfContents(given.rulebook, given.rules, rules, err)
	}
	t, err := record.NewTemplate(given.name, rules, given.options)
	if err != nil {
		return record.Template{}, faultOfContents(given.rulebook, given.rules, rules, errSetup)
	}
	return t, nil
}

func (w *wire) heading(given heading, find func(id string) (calc.Rulebook, bool)) heading {
	h := heading{rulebook: w.text(given.rulebook)}
	h.rules = int(w.whole("rules", int64(given.rules)))
	rules := w.rules(h.rulebook, h.rules, find)
	if w.err != nil {
		return h
	}
	h.name = w.text(given.name)
	h.options = w.options(rules, given.options)
	return h
}

func finder(rulebooks []calc.Rulebook) func(id string) (calc.Rulebook, bool) {
	return func(id string) (calc.Rulebook, bool) { return record.Rulebook(rulebooks, id) }
}
