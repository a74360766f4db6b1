// Package board is the table of Stock Market Tycoon as its entries read and change it: prices, offices, what the bank
// has left, and the shorts and options of the year.
package board

import (
	"fmt"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// The game's own marks come first, then those of each company, then those of each seat.
const (
	// DealerMark is the dealer's seat, firstMark the seat that begins every transaction round of the year.
	DealerMark = iota
	FirstMark
	// TransactionMark is the transaction round, counted from 1; one more than the last is the year's end.
	TransactionMark
	// ActedMark is 1 once somebody has acted in the year.
	ActedMark
	// DealtMark is how many cards everybody was dealt this year.
	DealtMark
	// UsedMark and those after it count the special cards that were used as transactions in the year.
	UsedMark
	gameMarks = UsedMark + int(agreement.Suspended)
)

const (
	// LastMark is the price at the end of the last year.
	LastMark = iota
	// FellMark is the year in which the stock fell to 0, else 0.
	FellMark
	// BoughtMark is 1 once somebody has bought in the year.
	BoughtMark
	// ChairmanMark is the Chairman's seat or [calc.None]; directorsMark has the bit of every Director's seat.
	ChairmanMark
	DirectorsMark
	// PremiumMark is the premium of options in percent.
	PremiumMark
	// OfferedMark is the transaction round in which rights were issued, else 0.
	OfferedMark
	// DelistedMark is 1 when the stock is no longer in the game.
	DelistedMark
	companyMarks
)

const (
	// DebtMark is what a seat owes for shorts.
	DebtMark = iota
	// KeptMark is how many withheld cards a seat holds on top of its hand.
	KeptMark
	firstLotMark
)

// DividendIndex is where the marks of the dividends that a seat declared begin among its own.
func DividendIndex(o *agreement.Options) int { return firstLotMark + o.Transactions*lotMarks }

// HandIndex is where the marks of a seat's hand begin: one that is 1 once it is known, then one a face.
func HandIndex(o *agreement.Options) int {
	if o.OncePerYear {
		return DividendIndex(o) + agreement.Companies
	}
	return DividendIndex(o)
}

// SpareIndex is the mark of a seat's debentures of last year, after those of its hand.
func SpareIndex(o *agreement.Options) int { return HandIndex(o) + 1 + len(o.Cards().Faces) }

// DealtIndex is where the price cards of a seat's hand begin in the order dealt.
func DealtIndex(o *agreement.Options) int {
	if o.Debenture == "next_year_transaction" {
		return SpareIndex(o) + 1
	}
	return SpareIndex(o)
}

// DealtCards is how many price cards of a hand stand in the order dealt: all that a hand can have where that order
// matters, with those that a Director keeps, one of each stock.
func DealtCards(o *agreement.Options) int {
	switch {
	case !o.ClampEach:
		return 0
	case o.DirectorKeeps:
		return o.Hand + agreement.Companies
	}
	return o.Hand
}

func seatMarks(o *agreement.Options) int {
	if o.Hands == "entered" {
		return DealtIndex(o) + DealtCards(o)
	}
	return HandIndex(o)
}

// ownMarks names the marks in their order.
func ownMarks(o *agreement.Options, seats int) []calc.MarkName {
	all := make([]calc.MarkName, 0, gameMarks+agreement.Companies*companyMarks+seats*seatMarks(o))
	add := func(seat, company int, names ...string) {
		all = append(all, calc.MarkNames(seat, company, names...)...)
	}
	add(calc.None, calc.None, "dealer", "first", "transaction", "acted", "dealt", "used.loan", "used.debenture",
		"used.rights")
	for company := range agreement.Companies {
		add(calc.None, company, "last", "fell", "bought", "chairman", "directors", "premium", "offered", "delisted")
	}
	for seat := range seats {
		add(seat, calc.None, "debt", "kept")
		for round := range o.Transactions {
			for _, name := range []string{"kind", "company", "shares", "price"} {
				add(seat, calc.None, fmt.Sprintf("lot.%s.%d", name, round+1))
			}
		}
		if o.OncePerYear {
			for company := range agreement.Companies {
				add(seat, company, "declared")
			}
		}
		if o.Hands == "entered" {
			add(seat, calc.None, "hand")
			for _, f := range o.Cards().Faces {
				add(seat, f.Company, "hand."+f.Code)
			}
			if o.Debenture == "next_year_transaction" {
				add(seat, calc.None, "spare.debenture")
			}
			for i := range DealtCards(o) {
				add(seat, calc.None, calc.ItemName("dealt", i))
			}
		}
	}
	return all
}

// BasePremium is what an option costs while no Chairman says otherwise, in percent of the strike value.
const BasePremium = 10

// GameMark is one of the game's own marks.
func GameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

// CompanyMark is one of a company's marks.
func CompanyMark(t calc.Table, mark, company int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + company*companyMarks + mark)
}

// SeatMark is one of a seat's marks.
func SeatMark(t calc.Table, mark, seat int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + agreement.Companies*companyMarks + seat*seatMarks(OptionsOf(t)) + mark)
}

// Dealer is the seat of the dealer.
func Dealer(t calc.Table) int { return t.Mark(GameMark(t, DealerMark)) }

// Transaction is the transaction round of the year, counted from 1. At the year's end it is one more than the last.
func Transaction(t calc.Table) int { return t.Mark(GameMark(t, TransactionMark)) }

// AtYearEnd reports whether all transactions of the year are done and the cards come to the table.
func AtYearEnd(t calc.Table) bool { return !t.Over() && Transaction(t) > OptionsOf(t).Transactions }

// LastYearPrice is a stock's price at the end of the last year.
func LastYearPrice(t calc.Table, company int) int { return t.Mark(CompanyMark(t, LastMark, company)) }

// Debt is what a seat owes for shorts.
func Debt(t calc.Table, seat int) int { return t.Mark(SeatMark(t, DebtMark, seat)) }

// Premium is what an option on a stock costs, in percent of the strike value.
func Premium(t calc.Table, company int) int { return t.Mark(CompanyMark(t, PremiumMark, company)) }

// Delisted reports whether a stock is no longer in the game.
func Delisted(t calc.Table, company int) bool {
	return t.Mark(CompanyMark(t, DelistedMark, company)) == 1
}

// TurnOrder are the seats in the order of this year's turns, in which cards are revealed too.
func TurnOrder(t calc.Table) []int { return t.Clockwise(t.Mark(GameMark(t, FirstMark))) }
