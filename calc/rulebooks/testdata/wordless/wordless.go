// Package wordless uses keys without texts in all ways that code can use keys.
package wordless

import "scripkeeper/calc"

type told struct{ kind string }

func lines(b *calc.Builder, name string) {
	b.Line("turn", "order", 0, 0)
	b.Finish("over.rounds")
	b.Line("no.direct", "order", 0, 0)
	b.Line("turn", "no-rule", 0, 0)
	b.Line("no.beginning."+name, "order", 0, 0)
	b.Line(name+"end-of-none", "order", 0, 0)
}

func refusals(second bool) *calc.Refusal {
	code := "no.variable"
	if second {
		code = "seat.turn"
		return calc.Missing("no.missing", "")
	}
	return refuse(code)
}
func handed() *calc.Refusal { return refuse("no.parameter") }

func refuse(code string) *calc.Refusal { return calc.Refuse(code, "seat") }

func fields(b *calc.Builder) {
	for _, each := range []told{
		{"turn"},
		{kind: "turn"},
		{kind: "no.field"},
	} {
		b.Line(each.kind, "order", 0, 0)
	}
}

func results(b *calc.Builder) { b.Line(kinds()[0], "order", 0, 0) }
func kinds() [1]string        { return [1]string{"no.result"} }

func extended(b *calc.Builder, up bool) {
	kind := "round"
	if up {
		kind += ".of"
	} else {
		kind = "no.extended"
		kind += ".nowhere"
	}
	b.Line(kind+kinds()[0][:2], "order", 0, 0)
}

func literals() *calc.Refusal {
	refuse := func(code string) *calc.Refusal { return calc.Refuse(code, "seat") }
	return refuse("no.literal")
}
