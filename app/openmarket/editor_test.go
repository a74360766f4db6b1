package openmarket

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/openmarket"
)

// market is a table of three under a preset, after some entries.
func market(t *testing.T, preset int, before ...calc.Entry) calc.Table {
	t.Helper()
	table, _, refusal := rules.Rulebook{}.Open(rules.Rulebook{}.Presets()[preset].Options,
		[]string{"Anna", "Ben", "Carl"})
	for _, e := range before {
		if refusal == nil {
			table, _, refusal = e.Apply(table)
		}
	}
	if refusal != nil {
		t.Fatal(refusal)
	}
	return table
}

// editorOf opens the editor of an entry in a window.
func editorOf[E form.Editor](t *testing.T, task form.Task) E {
	t.Helper()
	apptest.Begin(t)
	task.Rulebook, task.Changed, task.Refuse = "openmarket", func() {}, func(string) {}
	editor, ok := NewEditor(task)
	if !ok {
		t.Fatalf("a %s has no editor of its own", task.Entry.Kind())
	}
	window := test.NewTempWindow(t, editor.Object())
	window.Resize(fyne.NewSize(390, 844))
	return editor.(E)
}

func written(t *testing.T, all ...calc.Entry) string {
	t.Helper()
	data := must.Get(json.Marshal(all))(t)
	return string(data)
}
