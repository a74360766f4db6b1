package board

import (
	"strconv"

	"scripkeeper/calc"
)

// FeesAllowed are no fee and the fees that there are, some of them refused.
func FeesAllowed(seat, given int, refused func(amount int) *calc.Refusal) calc.Allowed {
	choices := []calc.Choice{{Value: 0, Key: "none"}}
	for amount := 1; amount <= MaxFee; amount++ {
		choices = append(choices, calc.Choice{Value: amount, Key: strconv.Itoa(amount), Refusal: refused(amount)})
	}
	return calc.Allowed{Choices: choices}.Else(calc.Refuse("fee.unknown", "").Under("fee").Seated(seat).
		With("value", given).With("max", MaxFee))
}

// FeesGone refuses a fee whose cards are all with the players.
func FeesGone(amount int) *calc.Refusal {
	return calc.Refuse("take.fees", "").Under("fee").With("amount", amount).With("max", FeesEach)
}

// FeeField is one item of a list of fees; none ends the list there.
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

// Owed are the trading fees that a seat holds and has not paid, the oldest first.
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

// SetOwed changes what a seat owes, under the last line.
func SetOwed(b *calc.Builder, seat int, fees []int) {
	for slot := range MaxFees {
		b.Set(SeatMark(b.Table, seat, owedMark+slot), calc.ItemOrZero(fees, slot))
	}
}

// FeesHeld is how many fee cards of an amount the players hold.
func FeesHeld(t calc.Table, amount int) int {
	n := 0
	for seat := range t.Layout().Seats {
		for _, fee := range Owed(t, seat) {
			n += calc.Bit(fee == amount)
		}
	}
	return n
}

// Payable is which of some fees the cash pays for, and which are kept. Each is tried once, the oldest first; one that
// is too large does not block a smaller one, unless the table is strict (rules A.4.4).
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

// feeRule is the rule by which held fees are paid at this table.
func feeRule(o *Options) string {
	if o.FeesStrict {
		return "house.fees_fifo_strict"
	}
	return "fee-held"
}

// PayHeld lets every seat that received money in an entry pay the fees that it holds (chapter Demand Phase Steps, 5;
// rules A.6). Before is the table as the entry found it.
func PayHeld(b *calc.Builder, before calc.Table) {
	for _, seat := range Order(b.Table) {
		if b.Cash(seat) > before.Cash(seat) {
			PayOwed(b, seat)
		}
	}
}

// PayOwed lets a seat pay what it can of the fees that it holds.
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

// Debt is what a seat owes in all.
func Debt(fees []int) int { return calc.Sum(fees) }
