package board

import (
	"slices"

	"scripkeeper/calc"
)

func markPrivates(l *calc.Layout) {
	for i := range l.Privates {
		p := &l.Privates[i]
		p.Owner, p.Paid, p.More = privateMarks.mark(l, i, 0), privateMarks.mark(l, i, 1), privateMarks.mark(l, i, 2)
	}
}

// IncomesMark returns a mark, which exists only in games with private companies. It is 1 once the incomes of private
// companies are paid in this round.
func IncomesMark(l *calc.Layout) calc.MarkID { return incomeMarks.mark(l, 0, 0) }

// PrivateOf returns the index of the private company with a code, or [calc.None].
func PrivateOf(t calc.Table, code string) int {
	return slices.IndexFunc(t.Layout().Privates, func(p calc.Private) bool { return p.Code == code })
}

func PrivateWorth(t calc.Table, private int) int {
	if OptionsOf(t).PrivateWorth == "nothing" {
		return 0
	}
	return t.Layout().Privates[private].Face
}

// IncomesDue returns the sum that the bank pays to the owners of private companies. The result due is false if the sum
// is 0 or has been paid in this round of companies.
func IncomesDue(t calc.Table) (sum int, due bool) {
	l := t.Layout()
	for _, p := range l.Privates {
		if owner, open := p.OwnedBy(t); open && owner != calc.Bank() {
			sum += p.Brings(t)
		}
	}
	return sum, sum > 0 && t.Mark(IncomesMark(l)) == 0
}

// MarkIncomesDue makes the incomes of private companies payable again.
func MarkIncomesDue(b *calc.Builder) {
	if l := b.Layout(); len(l.Privates) > 0 {
		b.Set(IncomesMark(l), 0)
	}
}

func GiveBackPrivates(b *calc.Builder, owner calc.Account) {
	for _, i := range b.Table.PrivatesOf(owner) {
		seat, company := Whose(owner)
		b.Line("private.back"+OwnSuffix(owner), "private", seat, company, calc.With("private", i))
		b.Layout().Privates[i].Give(b, calc.Bank())
	}
}

// ClosePrivate closes a private company without paying its owner.
func ClosePrivate(b *calc.Builder, private int) {
	owner, _ := b.Layout().Privates[private].OwnedBy(b.Table)
	seat, company := Whose(owner)
	b.Line("private.close"+OwnerSuffix(owner), "private", seat, company, calc.With("private", private))
	b.Layout().Privates[private].Close(b)
}
