package record

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/shape"
)

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

// IsTemplate tells whether a document is the file of a template, sound or not.
func IsTemplate(document []byte) bool {
	var top map[string]json.RawMessage
	return json.Unmarshal(bytes.TrimPrefix(document, []byte("\xef\xbb\xbf")), &top) == nil && isTemplate(top)
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
// or one of the name, see [NewTemplate].
func ReadTemplate(from io.Reader, rulebooks []calc.Rulebook) (Template, error) {
	data, err := io.ReadAll(io.LimitReader(from, maxTemplateSize+1))
	if err != nil || len(data) > maxTemplateSize {
		return Template{}, &ledger.Fault{Code: "template.unreadable", Err: err}
	}
	var w writtenTemplate
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
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
