package pricing

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// holder splits the certificates of one kind in one account.
func (e *Split) holder(b *calc.Builder, a calc.Account, company int, class calc.Class) {
	c := board.Certificate(company, class)
	shares, weight := b.Balance(a, c), board.WeightOf(b.Table, class)
	if shares == 0 {
		return
	}
	after, rest := shares*e.New/e.Old, shares*e.New%e.Old
	kind, own := "split.holder", a == calc.Treasury(company)
	if own {
		kind = "split.own"
	}
	terms := []calc.Term{
		calc.With("shares", shares), calc.With("new", e.New), calc.With("old", e.Old), calc.With("after", after),
	}
	if rest > 0 {
		kind += ".rest"
		terms = append(terms, calc.With("rest", rest))
	}
	board.HolderLine(b, kind+board.Suffix(b.Table, class), "split", a, company, terms...)
	b.Move(calc.Market(), a, c, after-shares)
	if rest == 0 || own {
		return
	}
	terms = []calc.Term{calc.With("rest", rest), calc.With("old", e.Old)}
	if board.OptionsOf(b.Table).Remainder != "cash" {
		board.HolderLine(b, "split.lost"+board.Suffix(b.Table, class), "remainder.down", a, company, terms...)
		return
	}
	if class != calc.Regular {
		terms = append(terms, calc.With("weight", weight))
	}
	sum := rest * weight * b.Price(company) / e.Old
	board.HolderLine(b, "split.cash"+board.Suffix(b.Table, class), "remainder.cash", a, company,
		append(terms, calc.With("price", b.Price(company)), calc.With("amount", sum))...)
	b.Move(calc.Bank(), a, calc.Cash(), sum)
}
