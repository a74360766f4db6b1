// Package trading has the transactions with the bank in Stock Market Tycoon: purchases, sales, shorts and options.
package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A Buy is a purchase of shares of one company from the bank.
type Buy struct {
	// Seat is the buyer's seat.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Shares is the number of shares, a multiple of 1,000 that costs at least $5,000.
	Shares int `json:"shares"`
	// Negative is true if the buyer's cards of this company add up to less than zero, which is allowed only for the
	// first buyer of the year; it is unused if hands are entered.
	Negative bool `json:"negative,omitzero"`
}

func (*Buy) Kind() string { return "buy" }

func (e *Buy) Form(t calc.Table) calc.Form {
	form, company, known := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), BuyRefusal)
	if !known {
		return form
	}
	form.Fields = append(form.Fields, turns.SharesField("shares", &e.Shares, calc.None, company,
		lotSizes(t, e.Seat, company).WithRefusal(e.sharesRefusal(t, company))).AsAloud())
	if board.OptionsOf(t).Hands == "trusted" {
		negative := calc.Flag("negative", &e.Negative).ForCompany(company)
		if !FirstBuyer(t, company) {
			negative.Allowed.Choices[1].Refusal = cardsRefusal(e.Seat, company, "negative")
		}
		form.Fields = append(form.Fields, negative)
	}
	return form
}

func BuyRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.TradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	o, price, left := board.OptionsOf(t), t.Price(company), board.BankLeft(t, company)
	if short := board.LotShares(t, seat, company, board.ShortLot); short > 0 && !o.BuyWhileShort {
		return calc.Refuse("buy.short", "company").Under("short").Seated(seat).About(company).With("shares", short)
	}
	lowest := minLot(price)
	if left < lowest {
		if !o.LastLot || left == 0 {
			return calc.Refuse("certificates.short", "shares").Under("buy").Seated(seat).About(company).
				With("shares", lowest).With("max", left)
		}
		lowest = left
	}
	if cost := lowest * price; t.Cash(seat) < cost {
		return cashShort(t, seat, company, lowest)
	}
	return handRefusal(t, seat, company)
}

func (e *Buy) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := agreement.CompanyOf(e.Company)
		price := t.Price(company)
		kind, rule := "buy", "buy"
		if FirstBuyer(t, company) {
			kind, rule = "buy.first", firstRule(t)
		}
		b.Line(kind, rule, e.Seat, company, calc.PriceTerms(e.Shares, price)...)
		b.Move(calc.AccountOf(e.Seat), calc.Bank(), calc.Cash(), e.Shares*price)
		b.Move(calc.Market(), calc.AccountOf(e.Seat), calc.Share(company), e.Shares)
		b.Set(board.CompanyMark(t, board.BoughtMark, company), 1)
		turns.EndTurn(b)
	})
}

func (e *Buy) sharesRefusal(t calc.Table, company int) *calc.Refusal {
	price, left := t.Price(company), board.BankLeft(t, company)
	switch lowest := minLot(price); {
	case left < lowest:
		return calc.Refuse("buy.last", "").Under("house.last_lot_ok").Seated(e.Seat).With("max", left)
	case e.Shares > left:
		return calc.Refuse("certificates.short", "").Under("buy").Seated(e.Seat).With("shares", e.Shares).
			With("max", left)
	case e.Shares < lowest:
		return calc.Refuse("buy.least", "").Under("buy").Seated(e.Seat).With("shares", e.Shares).
			With("price", price).With("min", lowest)
	case e.Shares*price > t.Cash(e.Seat):
		return cashShort(t, e.Seat, company, e.Shares)
	}
	return turns.ThousandsRefusal("buy", e.Seat, e.Shares)
}

func (e *Buy) refusal(t calc.Table) *calc.Refusal {
	refusal := turns.ActRefusal(t, e.Seat, e).OrCheck(e, t)
	if refusal == nil && e.Negative && board.OptionsOf(t).Hands == "entered" {
		return calc.Refuse("buy.known", "negative").Under("buy.condition").Seated(e.Seat)
	}
	return refusal
}

func cardsRefusal(seat, company int, field string) *calc.Refusal {
	return calc.Refuse("buy.cards", field).Under("buy.condition").Seated(seat).About(company)
}

// FirstBuyer reports whether a purchase needs no card: the company has had no buyer this year or, under
// first_when_unowned, no player holds its shares.
func FirstBuyer(t calc.Table, company int) bool {
	if board.OptionsOf(t).FirstBuyer == "first_when_unowned" {
		return board.BankLeft(t, company) == board.Outstanding(t, company)
	}
	return t.Mark(board.CompanyMark(t, board.BoughtMark, company)) == 0
}

func firstRule(t calc.Table) string {
	if board.OptionsOf(t).FirstBuyer == "first_when_unowned" {
		return "house.first_when_unowned"
	}
	return "buy.first"
}

func handRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if board.OptionsOf(t).Hands != "entered" {
		return nil
	}
	if !hands.HandKnown(t, seat) {
		return calc.Refuse("hand.missing", "").Under("deal").Seated(seat)
	}
	if FirstBuyer(t, company) {
		return nil
	}
	count, sum := cardsOf(t, seat, company)
	switch {
	case sum < 0:
		return calc.Refuse("buy.hand", "company").Under("buy.condition").Seated(seat).About(company).
			With("count", count).With("change", sum)
	case count == 0 && board.OptionsOf(t).NeedCard:
		return calc.Refuse("buy.needcard", "company").Under("house.need_card").Seated(seat).About(company)
	}
	return nil
}

func cardsOf(t calc.Table, seat, company int) (count, sum int) {
	for face, f := range board.DeckOf(t).Faces {
		if f.Company == company {
			held := t.Mark(hands.HeldMark(t, seat, face))
			count, sum = count+held, sum+held*f.Value
		}
	}
	return count, sum
}

const minMoney = 5_000

// minLot returns the smallest purchase in shares: a multiple of 1,000 for at least $5,000 (chapter Buying Shares).
func minLot(price int) int {
	return max(1, (minMoney+price*agreement.Thousand-1)/(price*agreement.Thousand)) * agreement.Thousand
}

// lotSizes returns the numbers of shares that a seat can buy. [BuyRefusal] must be nil.
func lotSizes(t calc.Table, seat, company int) calc.Allowed {
	price, left := t.Price(company), board.BankLeft(t, company)
	lowest := minLot(price)
	if left < lowest {
		return calc.Only(left)
	}
	limit := min(left, t.Cash(seat)/price) / agreement.Thousand * agreement.Thousand
	return calc.Steps(lowest, max(lowest, limit), agreement.Thousand)
}

func cashShort(t calc.Table, seat, company, shares int) *calc.Refusal {
	price := t.Price(company)
	return calc.Refuse("cash.short", "shares").Under("buy").Seated(seat).About(company).With("shares", shares).
		With("price", price).With("amount", shares*price).With("cash", t.Cash(seat)).
		With("max", t.Cash(seat)/price/agreement.Thousand*agreement.Thousand)
}
