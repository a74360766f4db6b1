package tycoon

import (
	"fmt"

	"scripkeeper/calc"
)

// The game's own marks come first, then those of each company, then those of each seat.
const (
	// dealerMark is the dealer's seat, firstMark the seat that begins every transaction round of the year.
	dealerMark = iota
	firstMark
	// transactionMark is the transaction round, counted from 1; one more than the last is the year's end.
	transactionMark
	// actedMark is 1 once somebody has acted in the year.
	actedMark
	// dealtMark is how many cards everybody was dealt this year.
	dealtMark
	// usedMark and those after it count the special cards that were used as transactions in the year.
	usedMark
	gameMarks = usedMark + int(Suspended)
)

const (
	// lastMark is the price at the end of the last year.
	lastMark = iota
	// fellMark is the year in which the stock fell to 0, else 0.
	fellMark
	// boughtMark is 1 once somebody has bought in the year.
	boughtMark
	// chairmanMark is the Chairman's seat or [calc.None]; directorsMark has the bit of every Director's seat.
	chairmanMark
	directorsMark
	// premiumMark is the premium of options in percent.
	premiumMark
	// offeredMark is the transaction round in which rights were issued, else 0.
	offeredMark
	// delistedMark is 1 when the stock is no longer in the game.
	delistedMark
	companyMarks
)

const (
	// debtMark is what a seat owes for shorts.
	debtMark = iota
	// keptMark is how many withheld cards a seat holds on top of its hand.
	keptMark
	firstLotMark
)

// dividendIndex is where a seat's marks of the dividends that it declared begin, handIndex those of its hand: one mark
// that is 1 once it is known, then one a face, then one for the debentures of last year, then the price cards in the
// order dealt.
func dividendIndex(o *Options) int { return firstLotMark + o.Transactions*lotMarks }

func handIndex(o *Options) int {
	if o.OncePerYear {
		return dividendIndex(o) + Companies
	}
	return dividendIndex(o)
}

func spareIndex(o *Options) int { return handIndex(o) + 1 + len(o.cards().Faces) }

func dealtIndex(o *Options) int {
	if o.Debenture == "next_year_transaction" {
		return spareIndex(o) + 1
	}
	return spareIndex(o)
}

// dealtCards is how many price cards of a hand stand in the order dealt: all that a hand can have where that order
// matters, with those that a Director keeps, one of each stock.
func dealtCards(o *Options) int {
	switch {
	case !o.ClampEach:
		return 0
	case o.DirectorKeeps:
		return o.Hand + Companies
	}
	return o.Hand
}

func seatMarks(o *Options) int {
	if o.Hands == "entered" {
		return dealtIndex(o) + dealtCards(o)
	}
	return handIndex(o)
}

// ownMarks names the marks in their order.
func ownMarks(o *Options, seats int) []calc.MarkName {
	all := make([]calc.MarkName, 0, gameMarks+Companies*companyMarks+seats*seatMarks(o))
	add := func(seat, company int, names ...string) {
		all = append(all, calc.MarkNames(seat, company, names...)...)
	}
	add(calc.None, calc.None, "dealer", "first", "transaction", "acted", "dealt", "used.loan", "used.debenture",
		"used.rights")
	for company := range Companies {
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
			for company := range Companies {
				add(seat, company, "declared")
			}
		}
		if o.Hands == "entered" {
			add(seat, calc.None, "hand")
			for _, f := range o.cards().Faces {
				add(seat, f.Company, "hand."+f.Code)
			}
			if o.Debenture == "next_year_transaction" {
				add(seat, calc.None, "spare.debenture")
			}
			for i := range dealtCards(o) {
				add(seat, calc.None, calc.ItemName("dealt", i))
			}
		}
	}
	return all
}

// basePremium is what an option costs while no Chairman says otherwise, in percent of the strike value.
const basePremium = 10

func gameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

func companyMark(t calc.Table, mark, company int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + company*companyMarks + mark)
}

func seatMark(t calc.Table, mark, seat int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + Companies*companyMarks + seat*seatMarks(optionsOf(t)) + mark)
}

// Dealer is the seat of the dealer.
func Dealer(t calc.Table) int { return t.Mark(gameMark(t, dealerMark)) }

// Transaction is the transaction round of the year, counted from 1. At the year's end it is one more than the last.
func Transaction(t calc.Table) int { return t.Mark(gameMark(t, transactionMark)) }

// AtYearEnd reports whether all transactions of the year are done and the cards come to the table.
func AtYearEnd(t calc.Table) bool { return !t.Over() && Transaction(t) > optionsOf(t).Transactions }

// LastYearPrice is a stock's price at the end of the last year.
func LastYearPrice(t calc.Table, company int) int { return t.Mark(companyMark(t, lastMark, company)) }

// Debt is what a seat owes for shorts.
func Debt(t calc.Table, seat int) int { return t.Mark(seatMark(t, debtMark, seat)) }

// Premium is what an option on a stock costs, in percent of the strike value.
func Premium(t calc.Table, company int) int { return t.Mark(companyMark(t, premiumMark, company)) }

// Delisted reports whether a stock is no longer in the game.
func Delisted(t calc.Table, company int) bool {
	return t.Mark(companyMark(t, delistedMark, company)) == 1
}

// turnOrder are the seats in the order of this year's turns, in which cards are revealed too.
func turnOrder(t calc.Table) []int { return t.Clockwise(t.Mark(gameMark(t, firstMark))) }
