package board

import (
	"strconv"

	"scripkeeper/calc"
)

// FeesAllowed returns the choices for a fee: none, or any amount for which the function refused returns nil.
func FeesAllowed(seat, given int, refused func(amount int) *calc.Refusal) calc.Allowed {
	choices := []calc.Choice{{Value: 0, Key: "none"}}
	for amount := 1; amount <= MaxFee; amount++ {
		choices = append(choices, calc.Choice{Value: amount, Key: strconv.Itoa(amount), Refusal: refused(amount)})
	}
	return calc.Allowed{Choices: choices}.WithRefusal(calc.Refuse("fee.unknown", "").Under("fee").Seated(seat).
		With("value", given).With("max", MaxFee))
}

func FeesGone(amount int) *calc.Refusal {
	return calc.Refuse("take.fees", "").Under("fee").With("amount", amount).With("max", FeesEach)
}

// FeeField returns a field for the fee at an index of a list. A fee of 0 ends the list.
func FeeField(name string, fees *[]int, slot int) *calc.Field {
	return calc.AmountFunc(name, calc.Allowed{}, func() int { return calc.ItemOrZero(*fees, slot) }, func(fee int) {
		rest := append([]int(nil), (*fees)[:min(slot, len(*fees))]...)
		if fee != 0 {
			rest = append(rest, fee)
			if slot+1 < len(*fees) {
				rest = append(rest, (*fees)[slot+1:]...)
			}
		}
		*fees = rest
	}).As(calc.ChoiceKind)
}

// Owed returns a seat's unpaid trading fees, oldest first.
func Owed(t calc.Table, seat int) []int {
	var fees []int
	for slot := range MaxFees {
		fee := t.Mark(SeatMark(t, seat, owedMark+slot))
		if fee == 0 {
			break
		}
		fees = append(fees, fee)
	}
	return fees
}

// SetOwed sets a seat's unpaid fees, oldest first, under the last line.
func SetOwed(b *calc.Builder, seat int, fees []int) {
	for slot := range MaxFees {
		b.Set(SeatMark(b.Table, seat, owedMark+slot), calc.ItemOrZero(fees, slot))
	}
}

func FeesHeld(t calc.Table, amount int) int {
	return calc.Total(len(t.Layout().Seats), func(seat int) int {
		return len(calc.Where(Owed(t, seat), func(fee int) bool { return fee == amount }))
	})
}

// Payable returns the fees that the cash pays, and the rest. Fees are tried oldest first. A fee that is too large
// blocks no smaller fee, unless the option is strict (rules A.4.4).
func Payable(o *Options, cash int, fees []int) (paid, rest []int) {
	for _, fee := range fees {
		if fee > cash || o.FeesStrict && len(rest) > 0 {
			rest = append(rest, fee)
			continue
		}
		paid = append(paid, fee)
		cash -= fee
	}
	return paid, rest
}

func feeRule(o *Options) string {
	if o.FeesStrict {
		return "house.fees_fifo_strict"
	}
	return "fee-held"
}

// PayHeld pays the unpaid fees of seats with more cash than in the table before (chapter Demand Phase Steps, 5; rules
// A.6).
func PayHeld(b *calc.Builder, before calc.Table) {
	for _, seat := range Order(b.Table) {
		if b.Cash(seat) > before.Cash(seat) {
			PayOwed(b, seat)
		}
	}
}

func PayOwed(b *calc.Builder, seat int) {
	o := OptionsOf(b.Table)
	paid, rest := Payable(o, b.Cash(seat), Owed(b.Table, seat))
	for i, fee := range paid {
		cash := b.Cash(seat)
		b.Line("fee.held", feeRule(o), seat, calc.None, calc.With("cash", cash), calc.With("amount", fee),
			calc.With("rest", cash-fee))
		b.AsInstruction()
		b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), fee)
		if i == len(paid)-1 {
			SetOwed(b, seat, rest)
		}
	}
}

func Debt(fees []int) int { return calc.Sum(fees) }
