package compact

import (
	"strings"

	"scripkeeper/calc"
)

// maxFields is the most fields that one form may come to.
const maxFields = 10_000

// What a sheet can hit upon when the code is not sound, or when the reader's rules have other forms.
const (
	errFields flaw = "a form has too many fields"
	errNone   flaw = "a form allows no value"
)

// A sheet is a form that is filled in field by field: an entry's, or that of a game's options. The form is asked
// for again before each field, so every field is coded under what the fields before it leave open.
type sheet struct {
	// name is what its questions are learned under.
	name string
	form func() calc.Form
	// likely is the value that is expected in a field.
	likely func(calc.Field) int
}

func entrySheet(e calc.Entry, t calc.Table) sheet {
	return sheet{
		name:   e.Kind(),
		form:   func() calc.Form { return e.Form(t) },
		likely: func(f calc.Field) int { return f.Likely },
	}
}

// optionSheet begins with a preset; what is likely is that it stays as it is.
func optionSheet(o calc.Options) sheet {
	return sheet{name: " options", form: o.Form, likely: func(f calc.Field) int { return f.Get() }}
}

// each goes through the fields in order, as they are when their turn comes.
func (s sheet) each(visit func(calc.Field) error) error {
	for i := 0; ; i++ {
		fields := s.form().Fields
		if i >= len(fields) {
			return nil
		}
		if i >= maxFields {
			return errFields
		}
		if err := visit(fields[i]); err != nil {
			return err
		}
	}
}

// A fit tells how well a sheet expresses a given form.
type fit struct {
	// loose tells that a value is none of those allowed.
	loose bool
	// odd is how many values are not the likely ones.
	odd int
}

// follow fills the sheet in as a given form is.
func (s sheet) follow(given calc.Form) (fit, error) {
	var f fit
	err := s.each(func(field calc.Field) error {
		if field.Get == nil {
			field.SetText(wordsFor(field, given))
			return nil
		}
		value := valueFor(field, given)
		if _, allowed := placeOf(field.Allowed, value); !allowed {
			f.loose = true
		}
		if value != s.likely(field) {
			f.odd++
		}
		field.Set(value)
		return nil
	})
	return f, err
}

// sheet writes a sheet as a given form is filled in, or reads it; either way the sheet is filled in. A loose one may
// hold values that are not allowed.
func (w *wire) sheet(s sheet, given calc.Form, loose bool) {
	w.fail(s.each(func(field calc.Field) error {
		if field.Get == nil {
			field.SetText(w.words(wordsFor(field, given)))
			return w.err
		}
		value, question := valueFor(field, given), s.name+" "+list(field.Name)
		if loose {
			value = w.looseValue(question, s.likely(field), field.Allowed, value)
		} else {
			value = w.value(question, s.likely(field), field.Allowed, value)
		}
		field.Set(value)
		return w.err
	}))
}

// valueFor is the value of a field in a given form; where the form has no such field, the value that is there.
func valueFor(field calc.Field, given calc.Form) int {
	if from, ok := given.Field(field.Name); ok && from.Get != nil {
		return from.Get()
	}
	return field.Get()
}

// wordsFor is the same of words.
func wordsFor(field calc.Field, given calc.Form) string {
	if from, ok := given.Field(field.Name); ok && from.GetText != nil {
		return from.GetText()
	}
	return field.GetText()
}

// value is one of the allowed values: whether it is the likely one is learned, else all others cost the same.
func (w *wire) value(question string, likely int, allowed calc.Allowed, value int) int {
	count := allowed.Count()
	if count < 1 {
		w.fail(errNone)
		return 0
	}
	if count == 1 {
		return allowed.At(0)
	}
	place, _ := placeOf(allowed, value)
	usual, has := placeOf(allowed, likely)
	if !has {
		return allowed.At(int(w.below(uint64(place), uint64(count))))
	}
	if !w.asked(question, value != likely) {
		return likely
	}
	if place > usual {
		place--
	}
	place = int(w.below(uint64(place), uint64(count-1)))
	if place >= usual {
		place++
	}
	return allowed.At(place)
}

// looseValue is any value: the likely one, or an allowed one, or any whole number.
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

// placeOf is the place of a value among those allowed. It bears bounds of any size.
func placeOf(allowed calc.Allowed, value int) (int, bool) {
	place, ok := allowed.Place(value)
	if !ok || place < 0 || place >= allowed.Count() || allowed.At(place) != value {
		return 0, false
	}
	return place, true
}

// list is the name of the list that a field belongs to: "before" of "before.2", "shares" of "shares.0.3".
func list(name string) string {
	for {
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 || dot+1 == len(name) || strings.Trim(name[dot+1:], "0123456789") != "" {
			return name
		}
		name = name[:dot]
	}
}
