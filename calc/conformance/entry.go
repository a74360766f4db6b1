package conformance

import (
	"encoding/json"
	"reflect"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// Check applies an entry, legal or not, checks what every entry must have, and returns the table after the entry.
func (g Game) Check(t Judge, table calc.Table, e calc.Entry) (calc.Table, *calc.Refusal) {
	t.Helper()
	before, said := table.After(calc.Statement{}), gametest.Written(e)
	g.checkForm(t, table, e, said)
	disallowed := calc.Check(e, table)
	next, s, refusal := e.Apply(table)
	checkAdvanced(t, table, e, next, refusal)
	must.Hold(t, table.Equal(before), "%s changed the table it was given", said)
	now := gametest.Written(e)
	must.Hold(t, now == said, "%s became %s", said, now)
	if refusal != nil {
		must.Hold(t, next.Equal(table) && len(s.Lines) == 0,
			"%s was refused with %d lines: %v", said, len(s.Lines), refusal)
		g.checkRefusal(t, table.Layout(), refusal, said)
		if disallowed != nil {
			g.checkRefusal(t, table.Layout(), disallowed, said)
		}
		return next, refusal
	}
	must.Hold(t, disallowed == nil, "%s is accepted, though its form does not allow it: %v", said, disallowed)
	must.Hold(t, table.After(s).Equal(next), "%s: the statement does not lead to the table", said)
	again, told, _ := e.Apply(table)
	must.Hold(t, again.Equal(next) && reflect.DeepEqual(told, s), "%s: applied twice, it does two things", said)
	g.checkBooks(t, next, said)
	g.checkLines(t, table, s, said)
	g.checkRefilled(t, table, e, next)
	g.checkReread(t, table, e, next)
	g.checkBatched(t, table, e, next)
	g.checkSheeted(t, table, e)
	if g.Holds != nil {
		g.Holds(t, Accepted{table, e, next, s})
	}
	return next, nil
}

// checkAdvanced proves that [calc.Advance] has the same result as [calc.Perform].
func checkAdvanced(t Judge, table calc.Table, e calc.Entry, next calc.Table, refusal *calc.Refusal) {
	t.Helper()
	if refusal != nil {
		next, _ = calc.Lapse(table, e)
	}
	if after, why := calc.Advance(table, e); !reflect.DeepEqual(after, next) || !reflect.DeepEqual(why, refusal) {
		t.Fatalf("%s without a statement leads to another table, or is refused otherwise: %v, not %v",
			gametest.Written(e),
			why, refusal)
	}
}

// checkForm proves that the form's fields are valid and that building the form does not change the entry.
func (g Game) checkForm(t Judge, table calc.Table, e calc.Entry, said string) {
	t.Helper()
	checkFields(t, e.Form(table), said)
	now := gametest.Written(e)
	must.Hold(t, now == said, "asking for its form made %s of %s", now, said)
}

// Limits for every form, whatever the entry's values.
const (
	maxAllowed = 1_000_000_000_000
	maxFields  = 5_000
)

// checkFields proves that fields have unique names, bounded numbers, and as many odds as allowed values.
func checkFields(t Judge, form calc.Form, said string) {
	t.Helper()
	seen := make(map[string]bool, len(form.Fields))
	n := len(form.Fields)
	must.Hold(t, n <= maxFields, "%s has %d fields", said, n)
	for _, f := range form.Fields {
		must.Hold(t, !seen[f.Name] && f.Name != "", "%s has the field %q twice", said, f.Name)
		seen[f.Name] = true
		if f.Kind == calc.TextKind {
			f.GetText()
			continue
		}
		if a := f.Allowed; a.Min < -maxAllowed || a.Max > maxAllowed {
			t.Fatalf("%s: %s may be from %d to %d", said, f.Name, a.Min, a.Max)
		}
		if index, ok := f.Allowed.Index(f.Get()); ok && f.Allowed.At(index) != f.Get() {
			t.Fatalf("%s: %s is %d, and %d at its index", said, f.Name, f.Get(), f.Allowed.At(index))
		}
		if n := len(f.Odds); n > 0 && n != f.Allowed.Count() {
			t.Fatalf("%s: %s has %d values and %d odds", said, f.Name, f.Allowed.Count(), n)
		}
	}
}

// checkRefusal proves that a refusal's code is well-formed and that the rulebook has the rule it cites.
func (g Game) checkRefusal(t Judge, l *calc.Layout, r *calc.Refusal, said string) {
	t.Helper()
	must.Hold(t, isKey(r.Code) && (r.Rule == "" || g.cites(r.Rule)), "%s was refused as %+v", said, r)
	if l != nil && r.Company != calc.None && !l.HasCompany(r.Company) {
		t.Fatalf("%s was refused about company %d: %v", said, r.Company, r)
	}
}

func isKey(key string) bool {
	for _, r := range key {
		if r != '.' && r != '_' && r != '-' && (r < 'a' || r > 'z') && (r < '0' || r > '9') {
			return false
		}
	}
	return key != ""
}

// checkRefilled proves that filling in a blank entry with allowed values can produce the entry, as game codes require.
func (g Game) checkRefilled(t Judge, table calc.Table, e calc.Entry, next calc.Table) {
	t.Helper()
	again := g.refilled(t, table, e)
	if g.exact && gametest.Written(again) != gametest.Written(e) {
		t.Errorf("%s is written %s when filled again", gametest.Written(e), gametest.Written(again))
	}
	after, _, refusal := again.Apply(table)
	if refusal != nil || !after.Equal(next) {
		t.Fatalf("%s: filled again it is %s: %v", gametest.Written(e), gametest.Written(again), refusal)
	}
}

func (g Game) refilled(t Judge, table calc.Table, e calc.Entry) calc.Entry {
	t.Helper()
	blank, known := calc.Blank(g.Rules, e.Kind())
	if !known {
		t.Fatalf("there is no blank %s", e.Kind())
	}
	fields, i := calc.Asked(e, table).Fields, 0
	// set never returns an error; the test fails at the first field that differs
	_ = calc.Ask(blank, table, func(f *calc.Field) (bool, error) {
		if i >= len(fields) || fields[i].Name != f.Name {
			t.Fatalf("%s: the blank form asks for something else at %d: %q", gametest.Written(e), i, f.Name)
		}
		from := fields[i]
		i++
		if f.GetText != nil {
			changed := f.GetText() != from.GetText()
			f.SetText(from.GetText())
			return changed, nil
		}
		value, before := from.Get(), f.Get()
		if _, ok := f.Allowed.Index(value); !ok {
			t.Fatalf("%s: %s is %d, which the blank form does not allow: %+v", gametest.Written(e), f.Name, value,
				f.Allowed)
		}
		f.Set(value)
		return value != before, nil
	})
	if i != len(fields) {
		t.Fatalf("%s: %d fields, and %d when filled again", gametest.Written(e), len(fields), i)
	}
	return blank
}

// checkBatched proves that a batch made for an entry returns just this entry, even if the batch is refilled or read
// back from a draft.
func (g Game) checkBatched(t Judge, table calc.Table, e calc.Entry, next calc.Table) {
	t.Helper()
	said, is := calc.BatchOf(g.Rules, table, e).(calc.Batch)
	if !is {
		return
	}
	blank, _ := calc.Blank(g.Rules, e.Kind())
	fresh, ok := calc.BatchOf(g.Rules, table, blank).(calc.Batch)
	must.Hold(t, ok, "%s has a sheet of several entries, and a blank one has none", gametest.Written(e))
	checkFields(t, said.Form(table), gametest.Written(e))
	plain := gametest.Written(g.refilled(t, table, e)) // without a usual number that the entry states
	form := fresh.Form(table)
	for _, field := range said.Form(table).Fields {
		if into, has := form.Field(field.Name); has && field.Set != nil && into.Get() != field.Get() {
			into.Set(field.Get())
			form = fresh.Form(table)
		}
	}
	for _, batch := range []calc.Batch{said, fresh} {
		entries, want := batch.Entries(table), gametest.Written(e)
		is := func(e calc.Entry) bool { return gametest.Written(e) == want || gametest.Written(e) == plain }
		must.Hold(t, len(entries) == 1 && is(entries[0]), "%s is said as %s", want,
			calc.Map(entries, gametest.Written))
		must.Hold(t, batch.Kind() != e.Kind() || is(batch.Lone(table)), "%s has %v stand for it", want,
			batch.Lone(table))
		after, _, refusal := batch.Apply(table)
		must.Hold(t, refusal == nil && after.Equal(next), "%s leads elsewhere on its sheet, or is refused: %v", want, refusal)
	}
	again, _ := calc.BatchOf(g.Rules, table, said.Lone(table)).(calc.Batch)
	draft, _ := json.Marshal(said)
	must.Hold(t, json.Unmarshal(draft, again) == nil && reflect.DeepEqual(again.Entries(table), said.Entries(table)),
		"a draft of %s comes back as %v", draft, again.Entries(table))
}

// checkSheeted proves that the sheet of a [calc.SheetFormer] has all fields needed to reproduce the entry.
func (g Game) checkSheeted(t Judge, table calc.Table, e calc.Entry) {
	t.Helper()
	if _, is := e.(calc.SheetFormer); !is {
		return
	}
	said := gametest.Written(e)
	blank, _ := calc.Blank(g.Rules, e.Kind())
	checkFields(t, calc.SheetForm(blank, table), said)
	fields := calc.SheetForm(e, table).Fields
	must.Hold(t, gametest.Written(e) == said, "asking for it on a sheet made %s of %s", gametest.Written(e), said)
	sheet := calc.SheetForm(blank, table)
	for _, from := range fields {
		if f, has := sheet.Field(from.Name); has && f.Get() != from.Get() {
			f.Set(from.Get())
			sheet = calc.SheetForm(blank, table)
		}
	}
	for _, from := range fields {
		f, has := sheet.Field(from.Name)
		must.Hold(t, has && f.Get() == from.Get(), "%s is told on a sheet as %s, which differs by %s", said,
			gametest.Written(blank), from.Name)
	}
}

// checkReread proves that an entry read back from its JSON has the same effect.
func (g Game) checkReread(t Judge, table calc.Table, e calc.Entry, next calc.Table) {
	t.Helper()
	raw, err := json.Marshal(e)
	again, _ := calc.Blank(g.Rules, e.Kind())
	if err != nil || json.Unmarshal(raw, again) != nil || gametest.Written(again) != gametest.Written(e) {
		t.Fatalf("%s is read as %s: %v", gametest.Written(e), gametest.Written(again), err)
	}
	if after, _, refusal := again.Apply(table); refusal != nil || !after.Equal(next) {
		t.Fatalf("%s: read again it does something else: %v", gametest.Written(e), refusal)
	}
}

func asJSON(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(raw)
}
