package private

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	rules "scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/privates"
)

// task is the sheet of an entry on a table.
func task(t *testing.T, table calc.Table, entry calc.Entry) form.Task {
	t.Helper()
	apptest.Begin(t)
	return form.Task{Rulebook: "openmarket", Table: table, Entry: entry, Changed: func() {}, Refuse: func(string) {}}
}

// onPhone shows a sheet in a window as wide as a phone.
func onPhone[E form.Editor](t *testing.T, editor E) E {
	t.Helper()
	test.NewTempWindow(t, editor.Object()).Resize(fyne.NewSize(390, 844))
	return editor
}

// A private is chosen, given to a company, and a price typed, which is the face value again once it is erased.
func TestAPrivateOnOneSheet(t *testing.T) {
	table := apptest.Chartered(t, &charter.Launch{Company: "N"})
	entry := &privates.Private{}
	e := onPhone(t, New(task(t, table, entry), entry))
	e.which.cells[1].Tapped(nil)
	expect.Equal(t, apptest.Written(t, entry), `{"private":"T"}`, "Tram to Anna at its face value")
	e.give("company", calc.Treasury(0))
	e.Typed('7')
	e.Typed('0')
	expect.Equal(t, apptest.Written(t, entry), `{"private":"T","to":"company","company":"N","price":70}`, "typed")
	e.which.cells[0].Tapped(nil)
	expect.Equal(t, apptest.Written(t, entry), `{"private":"F","to":"company","company":"N"}`,
		"another one costs another price")
	e.give("", calc.AccountOf(0))
	if _, _, refusal := entry.Apply(table); refusal == nil || refusal.Code != "private.same" {
		t.Errorf("who has it gets it: %v", refusal)
	}
}

// A private beyond the limit of certificates is warned of, and recorded all the same once somebody says so.
func TestAPrivateBeyondTheLimit(t *testing.T) {
	o, _ := agreement.Presets()[3].Options.(*agreement.Options)
	o.PrivateWorth, o.Privates, o.PrivateLimit, o.CertificateLimit = "face", "Ferry 20 5, Tram 40 10", true, 1
	table, _, _ := rules.Rulebook{}.Open(o, []string{"Anna", "Ben"})
	table, _, _ = (&privates.Private{Private: "F"}).Apply(table)
	entry := &privates.Private{}
	e := onPhone(t, New(task(t, table, entry), entry))
	expect.Equal(t, len(e.warned.Objects), 0, "warned before anything is chosen")
	e.which.cells[1].Tapped(nil)
	expect.Equal(t, len(e.warned.Objects), 1, "warned of a second")
	entry.Anyway = true
	e.give("", calc.AccountOf(1))
	expect.Equal(t, apptest.Written(t, entry), `{"private":"T","seat":1}`, "Ben goes beyond nothing")
	expect.Equal(t, len(e.warned.Objects), 0, "warned of Ben's first")
}

// One private closes, or all.
func TestPrivatesCloseOnOneSheet(t *testing.T) {
	entry := &privates.Closing{}
	e := onPhone(t, NewClosing(task(t, apptest.Chartered(t), entry), entry))
	e.which.cells[0].Tapped(nil)
	expect.Equal(t, apptest.Written(t, entry), `{"private":"F"}`, "one")
	e.all.Tapped(nil)
	expect.Equal(t, apptest.Written(t, entry), `{"all":true}`, "all")
}
