package board

import "scripkeeper/calc"

// AskLimits adds to a form the question whether the table overrules what an entry goes beyond, where it goes beyond
// anything: a limit, or that a company has a president. Do is what the entry does. Once the game is over there is
// nothing to overrule.
func AskLimits(t calc.Table, form calc.Form, anyway *bool, do func(b *calc.Builder)) calc.Form {
	if !t.Over() && form.Check() == nil && beyond(t, do) != nil {
		form.Fields = append(form.Fields, calc.Flag("anyway", anyway))
	}
	return form
}

// LimitRefusal says what an entry goes beyond that the table has not overruled, or that there is nothing to overrule.
// Refusals: limit.*, director.needed.
func LimitRefusal(t calc.Table, anyway bool, do func(b *calc.Builder)) *calc.Refusal {
	over := beyond(t, do)
	switch {
	case !anyway:
		return over
	case over == nil:
		return calc.Refuse("limit.none", "anyway").Under("limit")
	}
	return nil
}

// beyond says what the table goes beyond once an entry has been done, and did not before; nil where it is nothing.
func beyond(t calc.Table, do func(b *calc.Builder)) *calc.Refusal {
	o := OptionsOf(t)
	if !o.Since(4) || o.CertificateLimit == 0 && o.PoolLimit == 0 && o.ShareLimit == 0 && !o.MostPresides() {
		return nil
	}
	b := calc.NewBuilder(t)
	do(b)
	pass(b, t)
	for seat := range t.Layout().Seats {
		if refusal := CertificateLimit(t, seat, Certificates(b.Table, seat)-Certificates(t, seat)); refusal != nil {
			return refusal
		}
	}
	for company := range t.Layout().Companies {
		if !Launched(t, company) || !Launched(b.Table, company) {
			continue
		}
		for seat := range t.Layout().Seats {
			more := unitsOf(b.Table, seat, company) - unitsOf(t, seat, company)
			if refusal := ShareLimit(t, seat, company, more); refusal != nil {
				return refusal
			}
		}
		before, _ := PoolUnits(t, company)
		after, _ := PoolUnits(b.Table, company)
		if refusal := PoolLimit(t, company, after-before); refusal != nil {
			return refusal
		}
		president, held := DirectorHolder(t, company)
		if _, after := DirectorHolder(b.Table, company); held && !after && o.MostPresides() {
			return needed(t, company, president.Index)
		}
	}
	return nil
}

// CertificateLimit says that so many certificates more are too many for a player, nil where they are not.
func CertificateLimit(t calc.Table, seat, more int) *calc.Refusal {
	count, most := Certificates(t, seat)+more, OptionsOf(t).MostCertificates(len(t.Layout().Seats))
	if most == 0 || more <= 0 || count <= most {
		return nil
	}
	return calc.Refuse("limit.certificates", "anyway").Under("limit").Seated(seat).With("count", count).
		With("most", most)
}

// ShareLimit says that so many units of a company more are too many for a player, nil where they are not.
func ShareLimit(t calc.Table, seat, company, more int) *calc.Refusal {
	count, most := InWhole(t, company, unitsOf(t, seat, company)+more), OptionsOf(t).ShareLimit
	if most == 0 || more <= 0 || count <= most {
		return nil
	}
	return calc.Refuse("limit.shares", "anyway").Under("limit").Seated(seat).About(company).With("count", count).
		With("most", most)
}

// PoolLimit says that so many units of a company more are too many for the pool, nil where they are not.
func PoolLimit(t calc.Table, company, more int) *calc.Refusal {
	left, limited := PoolUnits(t, company)
	count, most := InWhole(t, company, left+more), OptionsOf(t).PoolLimit
	if !limited || most == 0 || more <= 0 || count <= most {
		return nil
	}
	return calc.Refuse("limit.pool", "anyway").Under("limit").About(company).With("count", count).
		With("most", most)
}

// Certificates is how many certificates of all kinds a seat has but shorts, and half ones where these count, with its
// privates where the table counts these.
func Certificates(t calc.Table, seat int) int {
	count := 0
	short, sold := ShortClass(t)
	for _, c := range t.Layout().Commodities() {
		if !c.IsCash() && !(sold && c.Class == short) && (OptionsOf(t).CountsHalves() || !isHalf(t, c.Class)) {
			count += t.Balance(calc.AccountOf(seat), c)
		}
	}
	if OptionsOf(t).PrivateLimit {
		count += len(t.PrivatesOf(calc.AccountOf(seat)))
	}
	return count
}
