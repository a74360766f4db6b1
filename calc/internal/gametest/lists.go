package gametest

import (
	"encoding/json"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// WrongLengths applies the entry with each list emptied, shortened by one item, or lengthened by one. The entry must be
// refused at a field unless anyLength contains the list, named by its JSON keys ("seats.shares").
func WrongLengths(t Judge, rules calc.Rulebook, table calc.Table, e calc.Entry, anyLength ...string) {
	t.Helper()
	whole := text(t, e)
	var root any
	err := json.Unmarshal([]byte(whole), &root)
	must.Hold(t, err == nil, "%s: %v", whole, err)
	try := func(path string) {
		t.Helper()
		wrong, _ := calc.Blank(rules, e.Kind())
		raw := text(t, root)
		if raw == whole {
			return
		}
		if err := json.Unmarshal([]byte(raw), wrong); err != nil {
			t.Fatalf("%s: %v", raw, err)
		}
		wrong.Form(table)
		_, _, refusal := wrong.Apply(table)
		expect.True(t, refusal != nil || slices.Contains(anyLength, path),
			"%s of another length is accepted: %s", path, raw)
		expect.True(t, refusal == nil || slices.Contains(anyLength, path) || refusal.Field != "",
			"%s of another length is refused as %v, which names no field", path, refusal)
	}
	walkLists(root, "", func(path string, list []any, set func(any)) {
		others := [][]any{{}}
		if n := len(list); n > 0 {
			others = append(others, list[:n-1], append(slices.Clone(list), list[n-1]))
		}
		for _, other := range others {
			set(other)
			try(path)
		}
		set(list)
	})
}

func walkLists(value any, path string, visit func(path string, list []any, set func(any))) {
	switch value := value.(type) {
	case map[string]any:
		for key, child := range value {
			if list, ok := child.([]any); ok {
				visit(strings.TrimPrefix(path+"."+key, "."), list, func(other any) { value[key] = other })
			}
			walkLists(child, strings.TrimPrefix(path+"."+key, "."), visit)
		}
	case []any:
		for _, child := range value {
			walkLists(child, path, visit)
		}
	}
}
