package yearend

import (
	"math/big"

	"scripkeeper/calc"
)

const roundTo = 5_000

// changeCurrency applies the currency cards to each seat's cash (rule C.3.17).
func (y *year) changeCurrency() *calc.Refusal {
	for _, seat := range y.order {
		plus, minus, cash := y.plus[seat], y.minus[seat], y.builder.Cash(seat)
		if plus == 0 && minus == 0 {
			continue
		}
		kind, rule := "currency", "currency"
		percent := max(-100, 10*(plus-minus))
		change := percent * cash / 100
		switch y.rules.Currency {
		case "round_5000":
			kind, rule, change = "currency.rounded", "house.round_5000", roundedCurrency(cash, percent)
		case "compound":
			kind, rule, change = "currency.compound", "house.compound", compoundCurrency(cash, plus, minus)
		}
		y.builder.Line(kind, rule, seat, calc.None, calc.With("plus", plus), calc.With("minus", minus),
			calc.With("percent", percent), calc.With("cash", cash),
			calc.With("change", change), calc.With("after", cash+change))
		y.builder.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), change)
	}
	return nil
}

// roundedCurrency returns a percentage of the cash, rounded to the nearest $5,000 (halves up), or 0 below $5,000.
func roundedCurrency(cash, percent int) int {
	size := max(percent, -percent) * cash
	if size < 100*roundTo {
		return 0
	}
	size = (size + 50*roundTo) / (100 * roundTo) * roundTo
	if percent < 0 {
		return -min(size, cash)
	}
	return size
}

// compoundCurrency returns the change of the cash if plus cards raise and minus cards lower it by 10 % each, in
// succession. The exact result is rounded toward zero once (rule C.6).
func compoundCurrency(cash, plus, minus int) int {
	power := func(base, exponent int) *big.Int {
		return new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(exponent)), nil)
	}
	product := new(big.Int).Mul(big.NewInt(int64(cash)), power(11, plus))
	product.Mul(product, power(9, minus))
	whole := power(10, plus+minus)
	product.Sub(product, new(big.Int).Mul(big.NewInt(int64(cash)), whole))
	return int(product.Quo(product, whole).Int64())
}
