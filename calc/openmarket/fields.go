package openmarket

import (
	"slices"

	"scripkeeper/calc"
)

// companyOf finds a company by its code; [calc.None] when there is none of that code.
func companyOf(t calc.Table, code string) int { return slices.Index(t.Layout().Codes(), code) }

// companyField is a field that holds a company by its code. Refused says why one cannot be chosen now, and under the
// rule no other code is one.
func companyField(t calc.Table, name, rule string, at *string, refused func(company int) *calc.Refusal) *calc.Field {
	refusal := calc.Refuse("company.none", "").Under(rule)
	return calc.Named(calc.CompanyKind, name, at, t.Layout().Codes()).Refusing(refused).Else(refusal)
}

// wordOf returns the index of a word: 0 for an empty one, [calc.None] for one that is not among the words.
func wordOf(word string, words []string) int {
	if word == "" {
		return 0
	}
	if index := slices.Index(words, word); index > 0 {
		return index
	}
	return calc.None
}

// classField asks for the kind of a certificate; ordinary ones are usual.
func classField(t calc.Table, name string, at *string) *calc.Field {
	return calc.OneOfDefault(name, at, optionsOf(t).CertificateKinds()...).Else(noClass(t, name))
}

// classOf is the class of a kind of certificate, and whether the table has it.
func classOf(t calc.Table, kind string) (calc.Class, bool) {
	index := wordOf(kind, optionsOf(t).CertificateKinds())
	return calc.Class(max(0, index)), index != calc.None
}

// usualAmount is a number that is worked out when nobody says another one; only another one is written down.
func usualAmount(name string, at **int, otherwise int, allowed calc.Allowed) *calc.Field {
	return calc.AmountFunc(name, allowed, func() int {
		if *at == nil {
			return otherwise
		}
		return **at
	}, func(v int) {
		*at = nil
		if v != otherwise {
			*at = &v
		}
	}).Expect(otherwise)
}

// amount is a field that holds a number under a rule. Likely is the number that is expected.
func amount(name, rule string, at *int, likely, low, high int) *calc.Field {
	return calc.Amount(name, at, calc.Range(low, high).Else(noAmount(rule, *at, low))).Expect(likely)
}

// noAmount refuses a number that is out of bounds. Where at least one is wanted, none is merely not given yet.
func noAmount(rule string, value, low int) *calc.Refusal {
	if value == 0 && low > 0 {
		return calc.Missing("amount.none", "").Under(rule).With("min", low)
	}
	return calc.Refuse("amount.range", "").Under(rule)
}

// moverField is the field of who acts: the seat whose turn it is, or anybody where no order is kept.
func moverField(t calc.Table, at *int) *calc.Field {
	if optionsOf(t).Ordered() {
		return calc.Mover(t, at)
	}
	return playerField(t, "seat", at)
}

// playerField is a field that holds a seat that is still in the game.
func playerField(t calc.Table, name string, at *int) *calc.Field {
	return calc.Player(t, name, at, func(seat int) *calc.Refusal { return playerRefusal(t, name, seat) })
}

// playerRefusal says why a seat cannot do anything.
func playerRefusal(t calc.Table, field string, seat int) *calc.Refusal {
	refusal := t.PlayerRefusal(field, seat)
	if refusal != nil && refusal.Code == "seat.out" {
		return calc.Refuse("player.out", field).Under("ruling").Seated(seat)
	}
	return refusal
}

// moverRefusal says why a seat cannot trade or launch: where an order is kept only the mover can.
func moverRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := playerRefusal(t, "seat", seat)
	if refusal == nil && optionsOf(t).Ordered() && seat != t.Turn() {
		return calc.Refuse("seat.turn", "seat").Under("order").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}

// tradedRefusal says why a company cannot be traded.
func tradedRefusal(t calc.Table, field, rule string, company int) *calc.Refusal {
	switch {
	case company == calc.None:
		return calc.Refuse("company.none", field).Under(rule)
	case !Launched(t, company):
		return calc.Refuse("company.closed", field).Under("launch").About(company)
	}
	return nil
}

// classRefusal refuses a kind of certificate that the table does not have.
func classRefusal(t calc.Table, field, kind string) *calc.Refusal {
	if _, known := classOf(t, kind); !known {
		return noClass(t, field)
	}
	return nil
}

func noClass(t calc.Table, field string) *calc.Refusal {
	return calc.Refuse("class.none", field).Under("setup").With("count", t.Layout().Classes)
}

// suffix ends the kind of a line about certificates that are not ordinary.
func suffix(t calc.Table, class calc.Class) string {
	if class == calc.Regular {
		return ""
	}
	return "." + optionsOf(t).CertificateKinds()[class]
}
