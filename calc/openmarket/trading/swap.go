package trading

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// noPrivate stands for an unknown code in the field for a private company. In that field, [calc.None] stands for cash.
const noPrivate = calc.None - 1

// walkPrivate visits the field for the private company that pays for a purchase and returns that company, or
// [calc.None] for cash. Since version 8, it asks a buyer who owns a private company.
func (p dealParts) walkPrivate(t calc.Table, w *calc.Walk, who calc.Account) int {
	if p.private == nil {
		return calc.None
	}
	var owned []int
	if board.OptionsOf(t).HasVersion(8) {
		owned = t.PrivatesOf(who)
	}
	if len(owned) == 0 && *p.private == "" {
		return calc.None
	}
	private := p.givenPrivate(t)
	w.Step(private == calc.None || slices.Contains(owned, private), func() *calc.Field {
		choices := []calc.Choice{{Value: calc.None, Key: "cash"}}
		for _, i := range owned {
			choices = append(choices, calc.Choice{Value: i})
		}
		return calc.AmountFunc("for", calc.Allowed{Choices: choices}, func() int { return p.givenPrivate(t) },
			func(private int) { p.setPrivate(t, private) }).As(calc.PrivateKind).Expect(calc.None).
			WithRefusal(privateRefusal(t, who, private))
	})
	return private
}

func (p dealParts) givenPrivate(t calc.Table) int {
	switch private := board.PrivateOf(t, *p.private); {
	case *p.private == "":
		return calc.None
	case private == calc.None:
		return noPrivate
	default:
		return private
	}
}

// setPrivate stores the private company, or clears it for [calc.None]. A purchase with a private company has no price.
func (p dealParts) setPrivate(t calc.Table, private int) {
	if *p.private = ""; t.Layout().HasPrivate(private) {
		*p.private, *p.free, *p.price = t.Layout().Privates[private].Code, false, nil
	}
}

func privateRefusal(t calc.Table, who calc.Account, private int) *calc.Refusal {
	if !t.Layout().HasPrivate(private) {
		return calc.Refuse("private.none", "").Under("private")
	}
	if _, open := t.Layout().Privates[private].OwnedBy(t); !open {
		return calc.Refuse("private.closed", "").Under("private").With("private", private)
	}
	seat, company := board.Whose(who)
	return calc.Refuse("private.other"+board.OwnSuffix(who), "").Under("private").Seated(seat).About(company).
		With("private", private)
}
