package shoulders

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/shoulders"
)

// unawarded says that nobody wins a public goal, where nobody is named who could be.
func unawarded(t calc.Table, entry *rules.Goal) string {
	asked := func(f *calc.Field) bool { return f.Kind == calc.FlagKind }
	if len(entry.Winners) > 0 || !slices.ContainsFunc(entry.Form(t).Fields, asked) {
		return ""
	}
	return words.Text("shoulders.sheet.goal.nobody")
}
