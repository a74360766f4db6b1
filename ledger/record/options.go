package record

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/shape"
)

// ReadOptions returns a record's options: those of the named preset, or of the first preset for an empty name, changed
// by the values in the given JSON. The rules may still refuse the options, see [CheckWords].
func ReadOptions(
	rules calc.Rulebook, preset string, raw json.RawMessage,
) (calc.Options, []UnknownField, *ledger.Fault) {
	presets := rules.Presets()
	at := 0
	if preset != "" {
		at = slices.IndexFunc(presets, func(p calc.Preset) bool { return p.Key == preset })
	}
	if at < 0 {
		return nil, nil, &ledger.Fault{
			Code: "record.types", Field: "preset", Value: Quoted(preset),
			Want: ledger.Want{Kind: "words", Words: presetKeys(rules)},
		}
	}
	options := presets[at].Options
	if preset != "" && len(raw) == 0 {
		return options, nil, nil
	}
	form := shape.Of(options).Over()
	fault := &ledger.Fault{Code: "record.options"}
	unknown, misfit := form.Read(raw, options)
	if misfit != nil {
		return nil, nil, FillFault(fault, "options", misfit)
	}
	return options, unknownFields(0, "options", unknown), nil
}

func presetKeys(rules calc.Rulebook) []string {
	return calc.Map(rules.Presets(), func(preset calc.Preset) string { return preset.Key })
}

// CheckWords returns a fault that names an unknown word in options that the rules refused, or nil.
func CheckWords(rules calc.Rulebook, options calc.Options) *ledger.Fault {
	form := shape.Of(options)
	for _, field := range options.Form().Fields {
		if field.Kind != calc.ChoiceKind || field.Get() != calc.None {
			continue
		}
		if of, known := form.At(field.Name); !known || of.Kind != shape.Text {
			continue
		}
		words := optionWords(rules, options, field.Name)
		return &ledger.Fault{
			Code: "record.options", Field: Dotted("options", field.Name), Value: string(valueAt(options, field.Name)),
			Want: ledger.Want{Kind: "words", Words: words},
		}
	}
	return nil
}

func optionWords(rules calc.Rulebook, options calc.Options, name string) []string {
	tried, err := copyOptions(rules, options)
	if err != nil {
		return nil
	}
	field, known := tried.Form().Field(name)
	if !known {
		return nil
	}
	var words []string
	for _, choice := range field.Allowed.Choices {
		field.Set(choice.Value)
		var word string
		if json.Unmarshal(valueAt(tried, name), &word) == nil {
			words = append(words, word)
		}
	}
	return words
}

func valueAt(options calc.Options, name string) json.RawMessage {
	values, _ := OptionValues(options) // options without JSON have no values
	return values[name]
}

func OptionValues(options calc.Options) (map[string]json.RawMessage, error) {
	raw, err := json.Marshal(options)
	if err != nil {
		return nil, err
	}
	var values map[string]json.RawMessage
	err = json.Unmarshal(raw, &values)
	return values, err
}

// CompleteOptions returns all options as JSON, together with a record's unknown options.
func CompleteOptions(options calc.Options, given json.RawMessage) (json.RawMessage, *ledger.Fault) {
	raw, err := json.Marshal(options)
	own, unread := OptionValues(options)
	var beside map[string]json.RawMessage
	if err = errors.Join(err, unread); err == nil && len(given) > 0 {
		err = json.Unmarshal(given, &beside)
	}
	if err != nil {
		return nil, &ledger.Fault{Code: "record.options", Err: err}
	}
	raw = raw[:len(raw)-1]
	for _, name := range slices.Sorted(maps.Keys(beside)) {
		if _, known := own[name]; !known {
			raw = append(raw, ","+Quoted(name)+":"...)
			raw = append(raw, compactJSON(beside[name])...)
		}
	}
	return append(raw, '}'), nil
}
