package operating

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

func (e *Resize) scales() bool { return e.Holders == "scale" }

func (e *Resize) rest(t calc.Table, a calc.Account) string {
	if a.Kind == calc.SeatAccount {
		if said := calc.ItemOrZero(e.Halves, a.Index); said != "" {
			return said
		}
	}
	return board.Rests(t)[0]
}

// restFields asks each seat with a fraction of a share left over how to settle that fraction.
func (e *Resize) restFields(t calc.Table, company int) []*calc.Field {
	supply, words := board.Supply(t, company), board.Rests(t)
	said := append([]string{""}, words[1:]...)
	if e.Shares < 1 || supply < 1 {
		return nil
	}
	var fields []*calc.Field
	for seat := range t.Layout().Seats {
		if _, rest := board.RatioOf(e.Shares, supply).Of(t.Shares(seat, company)); rest == 0 {
			continue
		}
		field := calc.AmountFunc(calc.ItemName("halves", seat), calc.Choose(len(words)),
			func() int { return slices.Index(words, e.rest(t, calc.AccountOf(seat))) },
			func(word int) { calc.SetItem(&e.Halves, seat, calc.ItemOrZero(said, word)) }).
			As(calc.ChoiceKind).ForSeat(seat)
		field.Blank = true
		for i, word := range words {
			field.Allowed.Choices[i].Key = word
		}
		fields = append(fields, field.WithRefusal(calc.Refuse("resize.halves", "").Under("resize").About(company)))
	}
	return fields
}

func (e *Resize) scaleRefusal(t calc.Table, company int) *calc.Refusal {
	ratio := board.RatioOf(e.Shares, board.Supply(t, company))
	if refusal := board.UnevenShorts(t, "shares", company, ratio); refusal != nil {
		return refusal
	}
	if e.To != "" {
		return calc.Refuse("with.none", "to").Under("treasury").About(company)
	}
	for seat, said := range e.Halves {
		if said == "" {
			continue
		}
		if !t.Layout().HasSeat(seat) {
			return calc.Refuse("resize.halves", "halves").Under("resize").About(company)
		}
		if _, rest := ratio.Of(t.Shares(seat, company)); rest == 0 {
			return calc.Refuse("resize.halves", calc.ItemName("halves", seat)).Under("resize").About(company)
		}
	}
	sum := -board.AllShorts(t, company) * ratio.New / ratio.Old
	for _, a := range holders(t, company) {
		held := t.SharesOf(a, company)
		after := e.after(t, ratio, a, held)
		if sum += after; after < held-t.Balance(a, calc.Share(company)) {
			refusal := calc.Refuse("resize.certificates.own", "shares").Under("resize").About(company)
			if a != calc.Treasury(company) {
				refusal = board.HolderRefusal(calc.Refuse("resize.certificates", "shares").Under("resize"), a, company)
			}
			return refusal.With("held", held).With("count", after)
		}
	}
	if sum > e.Shares {
		return calc.Refuse("resize.rounded", "shares").Under("resize").About(company).With("shares", e.Shares).
			With("count", sum)
	}
	return nil
}

func (e *Resize) after(t calc.Table, ratio board.Ratio, a calc.Account, held int) int {
	after, rest := ratio.Of(held)
	return after + calc.Bit(a.Kind == calc.SeatAccount && rest > 0 && e.rest(t, a) == board.RestUp)
}

// scale changes all holdings in proportion. A fraction of the company's own shares goes to the pool.
func (e *Resize) scale(b *calc.Builder, company int, ratio board.Ratio) {
	for _, a := range holders(b.Table, company) {
		held := b.SharesOf(a, company)
		if held == 0 {
			continue
		}
		after, rest := ratio.Of(held)
		ratio.Line(b, "resize", a, calc.Share(company), held)
		b.Move(calc.Market(), a, calc.Share(company), after-held)
		if a != calc.Treasury(company) {
			ratio.Settle(b, e.rest(b.Table, a), a, calc.Share(company), rest)
		}
	}
	for seat := range b.Layout().Seats {
		ratio.Shorts(b, "resize", seat, company)
	}
}

// holders returns all accounts that can hold shares in a company, with the company itself last.
func holders(t calc.Table, company int) []calc.Account {
	return append(slices.Collect(board.Holders(t, company)), calc.Treasury(company))
}
