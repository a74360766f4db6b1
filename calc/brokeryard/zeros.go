package brokeryard

import "scripkeeper/calc"

func (o *Options) removedEffects(zeros int) int {
	each := 3
	if o.ZeroEffects == "4" || o.ZeroEffects == "auto" && o.dealt > 1 {
		each = 4
	}
	if o.ZeroStackOff {
		zeros = min(1, zeros)
	}
	return each * zeros
}

func (u *update) zeroLines(company int) {
	for i, seat := range u.contests[company].zeros {
		each := u.rules.removedEffects(i+1) - u.rules.removedEffects(i)
		switch {
		case each == 0:
			u.builder.Line("zero.spent", "house.zero_stack_off", seat, company)
		case u.rules.ZeroEffects != "auto":
			u.builder.Line("zero", "house.zero_effects", seat, company, calc.With("count", each))
		default:
			u.builder.Line("zero", "zero", seat, company, calc.With("count", each))
		}
	}
}
