package shoulders

import (
	"slices"

	"scripkeeper/app/form"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/shoulders"
)

// goal asks which public goal is awarded, and who leads in it. Where people say that and named nobody, its button says
// so.
type goal struct {
	*form.FormEditor
	task  form.Task
	entry *rules.Goal
}

// RecordLabel says that nobody wins the goal, where nobody is named who could be.
func (e *goal) RecordLabel() string {
	asked := func(f *calc.Field) bool { return f.Kind == calc.FlagKind }
	if len(e.entry.Winners) > 0 || !slices.ContainsFunc(e.entry.Form(e.task.Table).Fields, asked) {
		return ""
	}
	return words.Text("shoulders.sheet.goal.nobody")
}
