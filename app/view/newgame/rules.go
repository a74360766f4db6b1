package newgame

import (
	"cmp"
	"strconv"
	"strings"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Rules holds the options of a new game, and the options from which the user started.
type Rules struct {
	Rulebook calc.Rulebook
	Options  calc.Options
	// Base holds the options of the rule set or saved rules, and BaseName their name.
	Base     calc.Options
	BaseName string
}

// NewRules returns rules based on an offer, with a copy of other options or, if others is nil, of the offer's options.
func NewRules(rulebook calc.Rulebook, from Offer, others calc.Options) Rules {
	if others == nil {
		others = from.Options
	}
	return Rules{rulebook, copied(others), copied(from.Options), from.Name}
}

// Set changes a numeric option. It ignores an option that the form does not show.
func (r *Rules) Set(name string, value int) {
	if f, ok := r.Options.Form().Field(name); ok && f.Set != nil {
		f.Set(value)
	}
	r.Repair()
}

// SetText changes a text option. It ignores an option that the form does not show.
func (r *Rules) SetText(name, text string) {
	if f, ok := r.Options.Form().Field(name); ok && f.SetText != nil {
		f.SetText(text)
	}
	r.Repair()
}

// Fill sets an option to the text of its field. If the option is numeric, a text that is not a number is ignored.
func (r *Rules) Fill(option *calc.Field, said string) {
	if n, err := strconv.Atoi(said); option.Kind == calc.TextKind {
		r.SetText(option.Name, said)
	} else if err == nil {
		r.Set(option.Name, n)
	}
}

// Repair sets each choice with an unavailable value to its first available value. Other options decide which are
// available.
func (r *Rules) Repair() {
	for _, f := range r.Options.Form().Fields {
		if f.Kind != calc.ChoiceKind || f.Allowed.Count() == 0 {
			continue
		}
		if _, ok := f.Allowed.Index(f.Get()); !ok {
			f.Set(f.Allowed.At(0))
		}
	}
}

func (r *Rules) ResetAll() { r.Options = copied(r.Base) }

// Origins returns the fields of the options in Base, by the options' names.
func (r Rules) Origins() map[string]*calc.Field { return origins(r.Options, r.Base) }

// Changed returns the options that differ from the base, in the form's order.
func (r Rules) Changed() []*calc.Field { return changed(r.Options, r.Origins()) }

const maxChangeLines = 6

// Lines describes how the options differ from the base, in at most maxChangeLines lines.
func (r Rules) Lines() []string {
	var lines []string
	id, before, differ := r.Rulebook.ID(), r.Origins(), r.Changed()
	for i, f := range differ {
		if i == maxChangeLines-1 && len(differ) > maxChangeLines {
			return append(lines, words.Format("new.house.more", words.Names{"count": len(differ) - i}))
		}
		n := words.Names{"value": shortened(words.OptionSet(id, f))}
		n["field"], _ = words.Option(id, f.Name)
		key := "new.house.added"
		if origin, ok := before[f.Name]; ok && f.Kind != calc.TextKind { // texts have commas of their own
			key, n["default"] = "new.house.line", words.OptionSet(id, origin)
		}
		lines = append(lines, words.Format(key, n))
	}
	return lines
}

const longestValue = 100

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

func (r Rules) Asks(name string) bool {
	_, ok := r.Options.Form().Field(name)
	return ok
}

// Refusal returns an option that contradicts another option, and the reason, or empty strings if there is none.
func (r Rules) Refusal() (field, sentence string) {
	refusal := r.Options.Check()
	if refusal == nil {
		return "", ""
	}
	return refusal.Field, words.Refusal(r.Rulebook.ID(), nil, refusal)
}

// maxOpen is the largest number of options with all groups open. With more options, groups are folded.
const maxOpen = 24

// Parts returns the fields of the options in the rulebook's groups. trouble is a sentence about what is wrong, or "".
// name returns the name of an option's field, and said holds each field's text by that name.
func (r Rules) Parts(name func(option string) string, said map[string]string) (parts []page.Part, trouble string) {
	id, options, origins := r.Rulebook.ID(), r.Options.Form().Fields, r.Origins()
	refused, why := r.Refusal()
	changed, labels := 0, []string(nil)
	for i, option := range options {
		if heading := words.OptionGroup(id, option.Name); heading != "" || i == 0 {
			parts = append(parts, page.Part{Title: heading, Folded: heading != "" && len(options) > maxOpen})
			changed, labels = 0, nil
		}
		f := Field(id, option)
		f.Name, f.Seat, f.Label, f.Trouble = name(option.Name), calc.None, f.Full, RangeError(id, option)
		about := []string{f.About}
		if f.Input == sheet.Number {
			about = append(about, RangeText("new.range", f.Full, option.Allowed))
		}
		if origin, known := origins[option.Name]; !known || !Agree(option, origin) {
			changed++
			if known {
				about = append(about, words.Format("new.default", words.Names{"value": words.OptionSet(id, origin)}))
			}
		}
		f.About = strings.TrimSpace(strings.Join(about, " "))
		switch {
		case isUnread(option, f.Name, said):
			f.Unsaid, f.Trouble = true, RangeText("new.number", f.Full, option.Allowed)
		case option.Name == refused && f.Trouble == "":
			f.Trouble = why
		}
		labels = append(labels, f.Full)
		of := &parts[len(parts)-1]
		of.Fields, of.Folded = append(of.Fields, f), of.Folded && f.Trouble == ""
		if of.Folded && changed > 0 {
			of.About = words.Format("new.house.changed", words.Names{"count": changed})
		} else if of.Folded {
			of.About = words.Join(labels)
		}
	}
	_, unread := r.Unread(name, said)
	return parts, cmp.Or(unread, why)
}

// Unread returns the name of the first option whose field has no valid number, and a sentence about it. Both are "" if
// there is none. See [Rules.Parts].
func (r Rules) Unread(name func(option string) string, said map[string]string) (option, sentence string) {
	for _, option := range r.Options.Form().Fields {
		if isUnread(option, name(option.Name), said) {
			label, _ := words.Option(r.Rulebook.ID(), option.Name)
			return option.Name, RangeText("new.number", label, option.Allowed)
		}
	}
	return "", ""
}

// isUnread reports whether a number field's text is not a number. Such a text is stored as "".
func isUnread(option *calc.Field, field string, said map[string]string) bool {
	text, is := said[field]
	return is && text == "" && option.Kind != calc.TextKind
}
