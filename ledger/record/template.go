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

const MaxTemplateName = 40

// A Template is a named set of house rules.
type Template struct {
	// ID is the template's number in the book, or 0 outside a book.
	ID int64
	// Name has a visible character and at most [MaxTemplateName] characters.
	Name     string
	Rulebook string
	// RulesVersion is the version of the rules for which the options were chosen, at least 1.
	RulesVersion int
	Options      calc.Options
}

// NewTemplate returns a template with a copy of the options. The fault is
//
//	template.empty    the name has no visible character
//	template.letters  the name has control characters
//	template.long     the name is longer than [MaxTemplateName]
//
// or a *[calc.Refusal] of the options.
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

// TemplateName returns the tidied name of a template, or a fault as in [NewTemplate].
func TemplateName(name string) (string, *ledger.Fault) {
	name, sound := letters.TidyTyped(name)
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

// SameRules reports whether two templates have the same house rules of the same rulebook.
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

const TemplateFormat = 1

const maxTemplateSize = 1 << 20

type writtenTemplate struct {
	Format       int             `json:"format"`
	Template     string          `json:"template"`
	Rulebook     string          `json:"rulebook"`
	RulesVersion int             `json:"rules_version"`
	Options      json.RawMessage `json:"options"`
}

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

func IsTemplate(document []byte) bool {
	var top map[string]json.RawMessage
	return json.Unmarshal(document, &top) == nil && isTemplate(top)
}

// isTemplate reports whether a document with these fields is a template, which has no operations, rather than a game.
func isTemplate(top map[string]json.RawMessage) bool {
	_, template := top["template"]
	_, operations := top["operations"]
	return template && !operations
}

// ReadTemplate reads a file written by [Template.Write]. The fault is one of
//
//	template.unreadable  the file cannot be read, is too large or not JSON
//	template.foreign     the file is not a template
//	template.newer       the format is newer than this version's
//	template.rulebook    the game is not among the rulebooks
//	template.rules       the rules are newer than the rulebook's
//	template.options     the house rules are invalid, or the rules refuse them
//
// or a fault in the name, see [NewTemplate], or in the file's encoding, see [ledger.Text].
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
		return Template{}, RepeatedField("template.foreign", path)
	case w.Format < 1:
		return Template{}, &ledger.Fault{Code: "template.foreign"}
	case w.Format > TemplateFormat:
		return Template{}, &ledger.Fault{Code: "template.newer", Detail: strconv.Itoa(w.Format)}
	case misfit != nil && misfit.Field != "options":
		return Template{}, FillFault(&ledger.Fault{Code: "template.foreign"}, "", misfit)
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
