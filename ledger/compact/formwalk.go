package compact

import (
	"strings"

	"scripkeeper/calc"
)

const maxFields = 10_000

// These errors occur if the code is damaged, or if the reader's rules have different forms.
const (
	errFields flaw = "a form has too many fields"
	errNone   flaw = "a form allows no value"
)

// A formWalk visits the fields of a form. It asks for the form again before each field, so that only the values that
// the earlier fields leave open need a code.
type formWalk struct {
	name   string
	ask    func(set func(*calc.Field) (changed bool, err error)) error
	likely func(*calc.Field) int
}

func entryWalk(e calc.Entry, t calc.Table) formWalk {
	return formWalk{
		name:   e.Kind(),
		ask:    func(set func(*calc.Field) (bool, error)) error { return calc.Ask(e, t, set) },
		likely: func(f *calc.Field) int { return f.Likely },
	}
}

// optionWalk walks over options that begin as a preset, with the preset's values as likely values.
func optionWalk(o calc.Options) formWalk {
	return formWalk{
		name:   " options",
		ask:    func(set func(*calc.Field) (bool, error)) error { return calc.AskForm(o.Form, set) },
		likely: func(f *calc.Field) int { return f.Get() },
	}
}

func (s formWalk) each(visit func(*calc.Field) (changed bool, err error)) error {
	fields := 0
	return s.ask(func(field *calc.Field) (bool, error) {
		if fields++; fields > maxFields {
			return false, errFields
		}
		return visit(field)
	})
}

type fit struct {
	// loose means that some value is not allowed.
	loose bool
	// odd is the number of values that differ from the likely values.
	odd int
}

type filled map[string]*calc.Field

func filledForm(form calc.Form) filled {
	f := make(filled, len(form.Fields))
	for _, field := range form.Fields {
		f[field.Name] = field
	}
	return f
}

func (f filled) value(field *calc.Field) int {
	if from, ok := f[field.Name]; ok && from.Get != nil {
		return from.Get()
	}
	return field.Get()
}

func (f filled) words(field *calc.Field) string {
	if from, ok := f[field.Name]; ok && from.GetText != nil {
		return from.GetText()
	}
	return field.GetText()
}

func (s formWalk) follow(given filled) (fit, error) {
	var f fit
	err := s.each(func(field *calc.Field) (bool, error) {
		if field.Get == nil {
			words := given.words(field)
			changed := words != field.GetText()
			field.SetText(words)
			return changed, nil
		}
		value := given.value(field)
		if _, allowed := placeOf(field.Allowed, value); !allowed {
			f.loose = true
		}
		if value != s.likely(field) {
			f.odd++
		}
		changed := value != field.Get()
		field.Set(value)
		return changed, nil
	})
	return f, err
}

// walk writes a form with the given values, or reads a form. loose allows values that the form does not allow.
func (w *wire) walk(s formWalk, given filled, loose bool) {
	w.fail(s.each(func(field *calc.Field) (bool, error) {
		w.fields--
		if w.fields < 0 {
			return false, errFields
		}
		if field.Get == nil {
			words := given.words(field)
			changed := w.answer(words != field.GetText(), even, context{"words new", 0}, context{s.name + " words", 0})
			if changed {
				words = w.words(words)
			} else {
				words = field.GetText()
			}
			field.SetText(words)
			return changed, w.err
		}
		value, question := given.value(field), question{s.name, s.name + " " + list(field.Name)}
		if loose {
			value = w.looseValue(question.list, s.likely(field), field.Allowed, value)
		} else {
			value = w.value(question, field, s.likely(field), value)
		}
		changed := value != field.Get()
		field.Set(value)
		return changed, w.err
	}))
}

// A question identifies a field for learning, by the names of its form and of its list, see list.
type question struct{ form, list string }

// value writes or reads an allowed value. It learns whether the likely value was chosen and, if not, which other value.
func (w *wire) value(q question, field *calc.Field, likely, value int) int {
	allowed := field.Allowed
	count := allowed.Count()
	if count < 1 {
		w.fail(errNone)
		return 0
	}
	if count == 1 {
		return allowed.At(0)
	}
	place, _ := placeOf(allowed, value)
	if len(field.Odds) == count && count <= maxListed {
		return allowed.At(w.weighed(place, field.Odds))
	}
	usual, has := placeOf(allowed, likely)
	if has && !w.answer(value != likely, even, q.flags(field)...) {
		return likely
	}
	if !has {
		usual = -1
	}
	if count <= maxListed {
		values := make([]int, 0, count)
		for i := range count {
			if i != usual {
				values = append(values, allowed.At(i))
			}
		}
		if has && place > usual {
			place--
		}
		return values[w.listed(place, values, freshWeight, q.values(field)...)]
	}
	return w.far(q.list, allowed, value)
}

func (q question) flags(field *calc.Field) []context {
	return append([]context{{q.form, 0}}, q.values(field)...)
}

func (q question) values(field *calc.Field) []context {
	all := []context{{q.list, 0}}
	if field.Company != calc.None {
		all = append(all, context{q.list + " company", field.Company})
	}
	return all
}

// looseValue writes or reads any value: the likely value, another allowed value, or any whole number.
func (w *wire) looseValue(question string, likely int, allowed calc.Allowed, value int) int {
	if !w.asked(question+" loose", value != likely) {
		return likely
	}
	place, ok := placeOf(allowed, value)
	if w.asked(question+" allowed", ok) {
		if count := allowed.Count(); count > 0 {
			return allowed.At(int(w.below(uint64(place), uint64(count))))
		}
		w.fail(errNone)
		return 0
	}
	return int(w.whole(question, int64(value)))
}

func placeOf(allowed calc.Allowed, value int) (int, bool) {
	place, ok := allowed.Index(value)
	if !ok || place < 0 || place >= allowed.Count() || allowed.At(place) != value {
		return 0, false
	}
	return place, true
}

// list returns the name of the list that a field belongs to: "before" of "before.2", "shares" of "shares.0.3".
func list(name string) string {
	for {
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 || dot+1 == len(name) || strings.Trim(name[dot+1:], "0123456789") != "" {
			return name
		}
		name = name[:dot]
	}
}
