package book

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

func kept(t testing.TB) *Book {
	t.Helper()
	b := must.Get(Open(t.TempDir()+"/games.db", rulebooks.All()))(t)
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func template(t *testing.T, name string, rulebook, preset int) record.Template {
	t.Helper()
	rules := rulebooks.All()[rulebook]
	return must.Get(record.NewTemplate(name, rules, rules.Presets()[preset].Options))(t)
}

func names(t *testing.T, b *Book, rulebook int) string {
	t.Helper()
	list := must.Get(b.Templates.Of(rulebooks.All()[rulebook].ID()))(t)
	all := calc.Map(list, func(one record.Template) string { return one.Name })
	return strings.Join(all, "|")
}

func TestTemplatesAreRenamedAndDropped(t *testing.T) {
	b := kept(t)
	one := must.Get(b.Templates.Store(template(t, "Friday", 0, 0)))(t)
	two := must.Get(b.Templates.Store(template(t, "Monday", 0, 1)))(t)
	ledgertest.WantFault(t, ledgertest.Second(b.Templates.Store(template(t, "FRIDAY", 0, 2))), "template.exists")
	ledgertest.WantFault(t, ledgertest.Second(b.Templates.Rename(two, " friday ")), "template.exists")
	for name, code := range map[string]string{
		" \n": "template.empty", "\u200b": "template.empty", "a\x00b": "template.letters",
		strings.Repeat("ю", record.MaxTemplateName+1): "template.long",
	} {
		ledgertest.WantFault(t, ledgertest.Second(b.Templates.Rename(two, name)), code)
		_, err := b.Templates.Store(record.Template{Name: name, Rulebook: "stockholder", RulesVersion: 1,
			Options: two.Options})
		ledgertest.WantFault(t, err, code)
	}
	expect.Equal(t, names(t, b, 0), "Friday|Monday", "the templates are")
	one = must.Get(b.Templates.Rename(one, "FRIDAY night"))(t)
	got := names(t, b, 0)
	expect.True(t, got == "FRIDAY night|Monday" && one.Name == "FRIDAY night", "the templates are %s", got)
	must.Do(t, b.Templates.Drop(one))
	ledgertest.WantFault(t, b.Templates.Drop(one), "template.unknown")
	ledgertest.WantFault(t, ledgertest.Second(b.Templates.Rename(one, "Sunday")), "template.unknown")
	must.Do(t, b.Templates.Drop(two))
	must.Get(b.Templates.Store(template(t, one.Name, 0, 2)))(t)
	ledgertest.WantFault(t, b.Templates.Drop(one), "template.unknown")
	ledgertest.WantFault(t, ledgertest.Second(b.Templates.Rename(one, "Sunday")), "template.unknown")
	if got := names(t, b, 0); got != one.Name || names(t, b, 1) != "" {
		t.Errorf("the templates are %s", got)
	}
}

func TestATemplateFromElsewhereIsTakenOnce(t *testing.T) {
	b := kept(t)
	first, added, err := b.Templates.Import(template(t, "House", 2, 0))
	must.Do(t, err)
	same, again, err := b.Templates.Import(template(t, "Other name", 2, 0))
	must.Do(t, err)
	expect.True(t, added && !again && same.ID == first.ID && same.Name == "House",
		"taken are %+v (%t) and %+v (%t)", first, added, same, again)
	long := strings.Repeat("x", record.MaxTemplateName)
	for _, name := range []string{"house", "HOUSE"} {
		if _, added, err = b.Templates.Import(template(t, name, 2, 1+len(names(t, b, 2))/6)); err != nil || !added {
			t.Fatal(added, err)
		}
	}
	expect.Equal(t, names(t, b, 2), "House|house 2|HOUSE 3", "the templates are")
	for preset := range 2 {
		_, _, err = b.Templates.Import(template(t, long, 1, preset))
		must.Do(t, err)
	}
	expect.Equal(t, names(t, b, 1), long[:record.MaxTemplateName-2]+" 2|"+long, "the templates are")
	_, _, err = b.Templates.Import(record.Template{Name: "x", Rulebook: "chess"})
	ledgertest.WantFault(t, err, "template.rulebook")
}

func TestATemplateKeepsItsOwnOptions(t *testing.T) {
	rules := rulebooks.All()[0]
	options := rules.Presets()[0].Options
	made := must.Get(record.NewTemplate("x", rules, options))(t)
	cash, _ := options.Form().Field("start_cash")
	cash.Set(77)
	f, _ := made.Options.Form().Field("start_cash")
	expect.True(t, f.Get() != 77, "changing the options changes the template")
	cash.Set(-1)
	_, err := record.NewTemplate("x", rules, options)
	var refusal *calc.Refusal
	expect.True(t, errors.As(err, &refusal) && refusal.Field == "start_cash", "the error is %v", err)
}

func TestTemplatesThatCannotBeReadStay(t *testing.T) {
	b := kept(t)
	for _, row := range [][]any{{1, "broken", "{"}, {1, "refused", `{"step":3}`}, {99, "newer", "{}"},
		{1, "good", "{}"}} {
		must.Get(
			b.file.DB.Exec(
				"INSERT INTO template (rulebook, rules_version, name, options, added) VALUES ('stockholder',?,?,?,0)",
				row...))(t)
	}
	expect.Equal(t, names(t, b, 0), "good", "the templates are")
	count := 0
	must.Do(t, b.file.DB.QueryRow("SELECT count(*) FROM template").Scan(&count))
	expect.Equal(t, count, 4, "are left")
}
