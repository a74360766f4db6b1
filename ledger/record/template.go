package record

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/shape"
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

// TemplateName tidies a name of a template, or says what is wrong with it.
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

// SameRules reports whether two templates hold the same house rules of the same game, whatever they are called.
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

// TemplateFormat is the newest format of a template's file.
const TemplateFormat = 1

// maxTemplateSize is the largest file of a template, in bytes.
const maxTemplateSize = 1 << 20

// A writtenTemplate is a template as its file has it.
type writtenTemplate struct {
	Format       int             `json:"format"`
	Template     string          `json:"template"`
	Rulebook     string          `json:"rulebook"`
	RulesVersion int             `json:"rules_version"`
	Options      json.RawMessage `json:"options"`
}

// Write writes the template as a JSON document, see FORMAT.md.
func (t Template) Write(to io.Writer) error {
	options, err := json.MarshalIndent(t.Options, "  ", "  ")
	if err != nil {
		return &ledger.Fault{Code: "game.options", Err: err}
	}
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	return out.Encode(writtenTemplate{TemplateFormat, t.Name, t.Rulebook, t.RulesVersion, options})
}

// IsTemplate reports whether a document is the file of a template, sound or not.
func IsTemplate(document []byte) bool {
	var top map[string]json.RawMessage
	return json.Unmarshal(document, &top) == nil && isTemplate(top)
}

// isTemplate tells it by the fields of the document: a game has operations.
func isTemplate(top map[string]json.RawMessage) bool {
	_, template := top["template"]
	_, operations := top["operations"]
	return template && !operations
}

// ReadTemplate reads what [Template.Write] writes. The fault is one of
//
//	template.unreadable  the file could not be read to its end, is too large or no JSON
//	template.foreign     not a template
//	template.newer       a newer format than this version knows
//	template.rulebook    of a game that is not among the rulebooks
//	template.rules       of newer rules than the rulebook's
//	template.options     the house rules cannot be read, or the rules do not allow them
//
// or one of the name, see [NewTemplate], or of its letters, see [ledger.Text].
func ReadTemplate(from io.Reader, rulebooks []calc.Rulebook) (Template, error) {
	data, err := io.ReadAll(io.LimitReader(from, maxTemplateSize+1))
	if err != nil || len(data) > maxTemplateSize {
		return Template{}, &ledger.Fault{Code: "template.unreadable", Err: err}
	}
	data, fault := ledger.Text(data)
	if fault != nil {
		return Template{}, fault
	}
	var w writtenTemplate
	if !json.Valid(data) {
		return Template{}, &ledger.Fault{Code: "template.unreadable"}
	}
	_, misfit := shape.Of(w).Read(data, &w)
	path, repeated := shape.Repeated(data)
	switch {
	case !IsTemplate(data):
		return Template{}, &ledger.Fault{Code: "template.foreign"}
	case repeated:
		return Template{}, Twice("template.foreign", path)
	case w.Format < 1:
		return Template{}, &ledger.Fault{Code: "template.foreign"}
	case w.Format > TemplateFormat:
		return Template{}, &ledger.Fault{Code: "template.newer", Detail: strconv.Itoa(w.Format)}
	case misfit != nil && misfit.Field != "options":
		return Template{}, Blame(&ledger.Fault{Code: "template.foreign"}, "", misfit)
	}
	return w.read(rulebooks)
}

func (w writtenTemplate) read(rulebooks []calc.Rulebook) (Template, error) {
	name, fault := TemplateName(w.Template)
	if fault != nil {
		return Template{}, fault
	}
	rules, known := Rulebook(rulebooks, w.Rulebook)
	switch {
	case !known:
		return Template{}, &ledger.Fault{Code: "template.rulebook", Detail: w.Rulebook}
	case w.RulesVersion < 1:
		return Template{}, &ledger.Fault{Code: "template.foreign"}
	case w.RulesVersion > rules.Version():
		return Template{}, &ledger.Fault{Code: "template.rules", Detail: strconv.Itoa(w.RulesVersion)}
	}
	options, _, fault := ReadOptions(rules, "", w.Options)
	if fault == nil && options.Check() != nil {
		if fault = CheckWords(rules, options); fault == nil {
			fault = &ledger.Fault{}
		}
	}
	if fault != nil {
		fault.Code = "template.options"
		return Template{}, fault
	}
	return Template{Name: name, Rulebook: w.Rulebook, RulesVersion: w.RulesVersion, Options: options}, nil
}
