package board

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// AskLimits asks whether the players overrule a limit that an entry breaks, or accept that a company loses its
// president. It asks only during the game and if the other fields are valid. The function do applies the entry.
func AskLimits(t calc.Table, form calc.Form, anyway *bool, do func(b *calc.Builder)) calc.Form {
	done := func() calc.Table { return calc.Foresee(t, withPresidencies(t, do)) }
	if !t.Over() && form.Check() == nil && brokenLimit(t, done) != nil {
		form.Fields = append(form.Fields, calc.Flag("anyway", anyway))
	}
	return form
}

// Fit finds the largest number of the field amount that an entry accepts, if the form's other fields are valid. The
// function with returns the entry with a number.
func Fit(t calc.Table, form calc.Form, amount string, with func(n int) calc.Entry) calc.Form {
	if slices.ContainsFunc(form.Fields, func(f *calc.Field) bool { return f.Name != amount && f.Check() != nil }) {
		return form
	}
	if f, asked := form.Field(amount); asked {
		f.Accept(func(n int) bool {
			_, _, refusal := with(n).Apply(t)
			return refusal != nil
		})
	}
	return form
}

// limitRefusal refuses an entry that breaks a limit without overruling it, or overrules a limit that is not broken.
func limitRefusal(t, after calc.Table, anyway bool) *calc.Refusal {
	over := brokenLimit(t, func() calc.Table { return after })
	switch {
	case !anyway:
		return over
	case over == nil:
		return calc.Refuse("limit.none", "anyway").Under("limit")
	}
	return nil
}

// brokenLimit returns a refusal for a limit that an entry breaks, or nil. The function done returns the table
// afterwards.
func brokenLimit(t calc.Table, done func() calc.Table) *calc.Refusal {
	o := OptionsOf(t)
	if !o.HasVersion(4) || o.CertificateLimit == 0 && o.PoolLimit == 0 && o.ShareLimit == 0 && !o.MostPresides() {
		return nil
	}
	after := done()
	for seat := range t.Layout().Seats {
		if refusal := CertificateLimit(t, seat, Certificates(after, seat)-Certificates(t, seat)); refusal != nil {
			return refusal
		}
	}
	for company := range t.Layout().Companies {
		if !Launched(t, company) || !Launched(after, company) {
			continue
		}
		for seat := range t.Layout().Seats {
			more := unitsOf(after, seat, company) - unitsOf(t, seat, company)
			if refusal := ShareLimit(t, seat, company, more); refusal != nil {
				return refusal
			}
		}
		had, _ := PoolUnits(t, company)
		has, _ := PoolUnits(after, company)
		if refusal := PoolLimit(t, company, has-had); refusal != nil {
			return refusal
		}
		president, held := DirectorHolder(t, company)
		if _, holds := DirectorHolder(after, company); held && !holds && o.MostPresides() {
			return vacancyRefusal(t, company, president.Index)
		}
	}
	return nil
}

// CertificateLimit returns a refusal if the given number of additional certificates takes a player above the limit.
func CertificateLimit(t calc.Table, seat, more int) *calc.Refusal {
	most := OptionsOf(t).MostCertificates(len(t.Layout().Seats))
	if most == 0 || more <= 0 || Certificates(t, seat)+more <= most {
		return nil
	}
	return calc.Refuse("limit.certificates", "anyway").Under("limit").Seated(seat).
		With("count", Certificates(t, seat)+more).With("most", most)
}

// ShareLimit returns a refusal if the given number of additional units takes a player above the limit for a company.
func ShareLimit(t calc.Table, seat, company, more int) *calc.Refusal {
	count, most := WholeShares(t, company, unitsOf(t, seat, company)+more), OptionsOf(t).ShareLimit
	if most == 0 || more <= 0 || count <= most {
		return nil
	}
	return calc.Refuse("limit.shares", "anyway").Under("limit").Seated(seat).About(company).With("count", count).
		With("most", most)
}

// PoolLimit returns a refusal if the given number of additional units takes the pool above the limit for a company.
func PoolLimit(t calc.Table, company, more int) *calc.Refusal {
	left, limited := PoolUnits(t, company)
	count, most := WholeShares(t, company, left+more), OptionsOf(t).PoolLimit
	if !limited || most == 0 || more <= 0 || count <= most {
		return nil
	}
	return calc.Refuse("limit.pool", "anyway").Under("limit").About(company).With("count", count).
		With("most", most)
}

// Certificates counts a seat's certificates, with half shares and private companies only if the options say so.
func Certificates(t calc.Table, seat int) int {
	count := 0
	for class, kind := range Kinds(t) {
		if kind == agreement.Half && !OptionsOf(t).CountsHalves() {
			continue
		}
		for company := range t.Layout().Companies {
			count += t.Balance(calc.AccountOf(seat), Certificate(company, calc.Class(class)))
		}
	}
	if OptionsOf(t).PrivateLimit {
		count += len(t.PrivatesOf(calc.AccountOf(seat)))
	}
	return count
}
