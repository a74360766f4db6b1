package record

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// MaxTemplateName is the longest name of a template, in characters.
const MaxTemplateName = 40

// A Template is a set of house rules under a name, to begin games with.
type Template struct {
	// ID is its number in the book, 0 for one that is in none.
	ID int64
	// Name is what its keeper calls it: visible, at most [MaxTemplateName] characters.
	Name string
	// Rulebook is the id of the rulebook whose options they are.
	Rulebook string
	// RulesVersion is the version of the rules that the options were chosen for, at least 1.
	RulesVersion int
	// Options are the rulebook's options. They pass its check.
	Options calc.Options
}

// NewTemplate puts options under a name. The fault is
//
//	template.empty    the name cannot be seen
//	template.letters  the name has control characters
//	template.long     the name is longer than [MaxTemplateName]
//
// or, for options that the rules do not allow, a *[calc.Refusal].
func NewTemplate(name string, rules calc.Rulebook, options calc.Options) (Template, error) {
	name, fault := TemplateName(name)
	if fault != nil {
		return Template{}, fault
	}
	if refusal := options.Check(); refusal != nil {
		return Template{}, refusal
	}
	own, err := copyOptions(rules, options)
	if err != nil {
		return Template{}, err
	}
	return Template{Name: name, Rulebook: rules.ID(), RulesVersion: rules.Version(), Options: own}, nil
}

// templateName tidies a name of a template, or says what is wrong with it.
func TemplateName(name string) (string, *ledger.Fault) {
	name, sound := letters.Typed(name)
	switch {
	case !sound:
		return "", &ledger.Fault{Code: "template.letters"}
	case !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) }):
		return "", &ledger.Fault{Code: "template.empty"}
	case utf8.RuneCountInString(name) > MaxTemplateName:
		return "", &ledger.Fault{Code: "template.long", Detail: strconv.Itoa(MaxTemplateName)}
	}
	return name, nil
}

// copyOptions are the same options in a place of their own.
func copyOptions(rules calc.Rulebook, options calc.Options) (calc.Options, error) {
	raw, err := json.Marshal(options)
	if err != nil {
		return nil, &ledger.Fault{Code: "game.options", Err: err}
	}
	own := rules.Presets()[0].Options
	if err := json.Unmarshal(raw, own); err != nil {
		return nil, &ledger.Fault{Code: "game.options", Err: err}
	}
	return own, nil
}

// SameRules tells whether two templates hold the same house rules of the same game, whatever they are called.
func (t Template) SameRules(other Template) bool {
	if t.Rulebook != other.Rulebook {
		return false
	}
	own, err := json.Marshal(t.Options)
	if err != nil {
		return false
	}
	others, err := json.Marshal(other.Options)
	return err == nil && bytes.Equal(own, others)
}
