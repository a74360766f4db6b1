package form

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/record"
)

type rest struct{ own, aloud int }

func (*rest) Kind() string { return "rest" }

func (e *rest) Form(calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{
		calc.Amount("own", &e.own, calc.Steps(0, 0, 500)), calc.Amount("aloud", &e.aloud,
			calc.Steps(0, 0, 500)).AsAloud()}}
}

func (*rest) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return t, calc.Statement{}, nil
}

// A form never fills in what players say aloud, even if only one value is possible. For example, a player who cannot
// afford any rights must still say so.
func TestWhatIsSaidAloudIsNotFilledIn(t *testing.T) {
	s := apptest.Begin(t)
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}}))
	e := &rest{calc.None, calc.None}
	f := NewEditor(Task{Rulebook: "tycoon", Table: s.Session.View().Table, Entry: e, Changed: func() {},
		Refuse: func(string) {}})
	if e.own != 0 || e.aloud != calc.None {
		t.Errorf("the sheet begins with %+v", *e)
	}
	expect.True(t, len(f.order) == 1, "%d fields are on the sheet", len(f.order))
}
