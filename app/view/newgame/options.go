// Package newgame has the content of the pages that set up a game, as plain values.
package newgame

import (
	"encoding/json"
	"reflect"
	"slices"

	"scripkeeper/calc"
)

func copied(o calc.Options) calc.Options {
	own, ok := reflect.New(reflect.TypeOf(o).Elem()).Interface().(calc.Options)
	raw, err := json.Marshal(o)
	if !ok || err != nil || json.Unmarshal(raw, own) != nil {
		return o
	}
	return own
}

// Agree reports whether an option has the same value in two sets of options. The keys of a choice must agree too,
// because the same number may mean something else in another set.
func Agree(a, b *calc.Field) bool {
	if a.Get == nil || b.Get == nil {
		return a.Get == nil && b.Get == nil && a.GetText() == b.GetText()
	}
	key := func(f *calc.Field) string {
		for _, c := range f.Allowed.Choices {
			if c.Value == f.Get() {
				return c.Key
			}
		}
		return ""
	}
	return a.Get() == b.Get() && key(a) == key(b)
}

func give(to, from *calc.Field) {
	if from.Get == nil {
		to.SetText(from.GetText())
		return
	}
	to.Set(from.Get())
}

// origins returns each option's field in the base options, by name. It includes options that the form of the base
// options does not show.
func origins(options, base calc.Options) map[string]*calc.Field {
	all := map[string]*calc.Field{}
	for _, f := range copied(base).Form().Fields {
		all[f.Name] = f
	}
	fields := options.Form().Fields
	if !slices.ContainsFunc(fields, func(f *calc.Field) bool { _, asked := all[f.Name]; return !asked }) {
		return all
	}
	unseen := copied(base)
	for _, f := range fields {
		own, ok := unseen.Form().Field(f.Name)
		switch _, asked := all[f.Name]; {
		case !ok:
		case asked:
			give(own, f)
		default:
			all[f.Name] = own
		}
	}
	return all
}

func changed(options calc.Options, before map[string]*calc.Field) []*calc.Field {
	var all []*calc.Field
	for _, f := range options.Form().Fields {
		if origin, ok := before[f.Name]; !ok || !Agree(f, origin) {
			all = append(all, f)
		}
	}
	return all
}

func ChangeCount(a, b calc.Options) int { return len(changed(a, origins(a, b))) }
