package newgame

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A House are the options of a game that is to begin, beside those that they began with.
type House struct {
	Rulebook calc.Rulebook
	Options  calc.Options
	// Base are the options of the preset or the template, BaseName what that is called.
	Base     calc.Options
	BaseName string
}

// NewHouse begins with the options of an offer, changed to others where these are not nil.
func NewHouse(rulebook calc.Rulebook, from Offer, others calc.Options) House {
	if others == nil {
		others = from.Options
	}
	return House{rulebook, copied(others), copied(from.Options), from.Name}
}

// Set changes a number. An option that is not asked for stays as it is.
func (h *House) Set(name string, value int) {
	if f, ok := h.Options.Form().Field(name); ok && f.Set != nil {
		f.Set(value)
	}
	h.Repair()
}

// SetText changes words. An option that is not asked for stays as it is.
func (h *House) SetText(name, text string) {
	if f, ok := h.Options.Form().Field(name); ok && f.SetText != nil {
		f.SetText(text)
	}
	h.Repair()
}

// Repair moves a choice that is not offered any more because of another to the first that is.
func (h *House) Repair() {
	for _, f := range h.Options.Form().Fields {
		if f.Kind != calc.ChoiceKind || f.Allowed.Count() == 0 {
			continue
		}
		if _, ok := f.Allowed.Index(f.Get()); !ok {
			f.Set(f.Allowed.At(0))
		}
	}
}

// Reset goes back to the value that an option had in the base, and to those of the options that are filled in with it.
func (h *House) Reset(name string, with func(*calc.Field) bool) {
	origin, known := h.Origins()[name]
	if own, ok := h.Options.Form().Field(name); ok && known {
		give(own, origin)
	}
	for _, f := range h.Options.Form().Fields {
		if origin, known := h.Origins()[f.Name]; known && f.Name != name && with(f) {
			give(f, origin)
		}
	}
	h.Repair()
}

// ResetAll goes back to the base.
func (h *House) ResetAll() { h.Options = copied(h.Base) }

// Origins are the fields that the options began with, by their names.
func (h House) Origins() map[string]*calc.Field { return origins(h.Options, h.Base) }

// Changed are the options that differ from the base, in the order of the form.
func (h House) Changed() []*calc.Field { return changed(h.Options, h.Origins()) }

// maxChangeLines is how many changes a few lines tell one by one.
const maxChangeLines = 6

// Lines tell in a few lines what differs from the base.
func (h House) Lines() []string {
	var lines []string
	id, before, differ := h.Rulebook.ID(), h.Origins(), h.Changed()
	for i, f := range differ {
		if i == maxChangeLines-1 && len(differ) > maxChangeLines {
			return append(lines, words.Format("new.house.more", words.Names{"count": len(differ) - i}))
		}
		n := words.Names{"value": shortened(words.OptionSet(id, f))}
		n["field"], _ = words.Option(id, f.Name)
		key := "new.house.added"
		if origin, ok := before[f.Name]; ok && f.Kind != calc.TextKind { // words have commas of their own
			key, n["default"] = "new.house.line", words.OptionSet(id, origin)
		}
		lines = append(lines, words.Format(key, n))
	}
	return lines
}

// longestValue is how many letters a line tells of a value.
const longestValue = 100

// shortened is the beginning of a value that is longer than a line or two, up to the end of a word.
func shortened(value string) string {
	letters := []rune(value)
	if len(letters) <= longestValue {
		return value
	}
	begun := string(letters[:longestValue])
	if space := strings.LastIndexByte(begun, ' '); space > 0 {
		begun = begun[:space]
	}
	return strings.TrimRight(begun, " ,;/") + " …"
}

// Asks reports whether a field is one of the options.
func (h House) Asks(name string) bool {
	_, ok := h.Options.Form().Field(name)
	return ok
}

// Refusal is why the options do not go together in a sentence, with the option it is about; both empty where they do.
func (h House) Refusal() (field, sentence string) {
	refusal := h.Options.Check()
	if refusal == nil {
		return "", ""
	}
	return refusal.Field, words.Refusal(h.Rulebook.ID(), nil, refusal)
}

// IsChanged reports whether an option is among those that differ.
func IsChanged(differ []*calc.Field, name string) bool {
	return slices.ContainsFunc(differ, func(f *calc.Field) bool { return f.Name == name })
}
