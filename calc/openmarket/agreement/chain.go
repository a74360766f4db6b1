package agreement

import "scripkeeper/calc"

const (
	MaxSize      = 999
	maxMultiple  = 100
	maxBonusUnit = 1_000
)

func (o *Options) askChains(form *calc.Form) {
	if !o.HasVersion(4) || !o.Launches() || o.Operates() || o.Charts() {
		return
	}
	form.CollectAll(calc.Text("sizes", &o.Sizes), calc.Amount("majority", &o.Majority, calc.Range(0, maxMultiple)))
	form.CollectIf(o.Majority > 0,
		calc.Amount("minority", &o.Minority, calc.Range(0, maxMultiple)),
		calc.Amount("bonus_unit", &o.BonusUnit, calc.Range(0, maxBonusUnit)))
}

func (o *Options) readSizes(m *Market) *calc.Refusal {
	numbers, bad := readNumbers(o.Sizes, 1, MaxSize)
	switch {
	case !o.Launches() || o.Operates() || o.Charts():
		return nil
	case bad > 0:
		return refuseOption("option.sizes.number", "sizes").With("number", bad).With("max", MaxSize)
	}
	for i := 1; i < len(numbers); i++ {
		if numbers[i] <= numbers[i-1] {
			return refuseOption("option.sizes.order", "sizes").
				With("number", i+1).With("value", numbers[i]).With("min", numbers[i-1])
		}
	}
	m.Sizes = numbers
	return nil
}

func (o *Options) Sized() bool { return len(o.Market().Sizes) > 0 }

// PaysBonuses reports whether the rules compute the bonuses for the two largest shareholders of a company that ends.
func (o *Options) PaysBonuses() bool {
	return o.Majority > 0 && o.Launches() && !o.Operates() && !o.Charts()
}
