// Package board reads a table of Stock Market Tycoon: prices, offices, the bank's supply, and the year's shorts and
// options.
package board

import (
	"fmt"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Indexes of marks: those of the game, then of each company, then of each seat.
const (
	// DealerMark is the dealer's seat. FirstMark is the seat that begins each transaction round of the year.
	DealerMark = iota
	FirstMark
	// TransactionMark is the transaction round, counted from 1. At the year's end it is one more than the last round.
	TransactionMark
	// ActedMark is 1 after a player has acted in this year.
	ActedMark
	// DealtMark is the number of cards dealt to each player in this year.
	DealtMark
	// UsedMark is the first of the marks that count the special cards of each kind used as transactions in this year.
	UsedMark
	gameMarks = UsedMark + int(agreement.Suspended)
)

const (
	LastMark = iota
	// FellMark is the year in which the price fell to 0, or 0.
	FellMark
	// BoughtMark is 1 after a player has bought shares in this year.
	BoughtMark
	// ChairmanMark is the Chairman's seat or [calc.None]. DirectorsMark has a bit for each Director's seat.
	ChairmanMark
	DirectorsMark
	// PremiumMark is the premium on options in percent.
	PremiumMark
	// OfferedMark is the transaction round in which rights were last issued, or 0.
	OfferedMark
	DelistedMark
	companyMarks
)

const (
	DebtMark = iota
	// KeptMark is the number of withheld cards that a seat has in addition to its hand.
	KeptMark
	firstLotMark
)

// DividendIndex returns the index of a seat's first dividend mark. Under one_per_year, each company has such a mark:
// the year of the seat's last dividend.
func DividendIndex(o *agreement.Options) int { return firstLotMark + o.Transactions*lotMarks }

// HandIndex returns the index of a seat's hand marks. The first is 1 if the hand is known; the next ones tell, for
// each card, how many the hand has.
func HandIndex(o *agreement.Options) int {
	if o.OncePerYear {
		return DividendIndex(o) + agreement.Companies
	}
	return DividendIndex(o)
}

// SpareIndex returns the index of the mark for a seat's debentures from last year.
func SpareIndex(o *agreement.Options) int { return HandIndex(o) + 1 + len(o.Cards().Faces) }

// DealtIndex returns the index of the marks for a seat's price cards in the order dealt.
func DealtIndex(o *agreement.Options) int {
	if o.Debenture == "next_year_transaction" {
		return SpareIndex(o) + 1
	}
	return SpareIndex(o)
}

// DealtCards returns the number of price cards whose order is stored: 0 unless clamp_each_card makes the order matter,
// otherwise a full hand and, under director_keeps_card, one more for each company.
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

// BasePremium is the usual price of an option, in percent of the strike value.
const BasePremium = 10

func GameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

func CompanyMark(t calc.Table, mark, company int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + company*companyMarks + mark)
}

func SeatMark(t calc.Table, mark, seat int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + agreement.Companies*companyMarks + seat*seatMarks(OptionsOf(t)) + mark)
}

func Dealer(t calc.Table) int { return t.Mark(GameMark(t, DealerMark)) }

func Transaction(t calc.Table) int { return t.Mark(GameMark(t, TransactionMark)) }

// AtYearEnd reports whether all transactions of the year are done.
func AtYearEnd(t calc.Table) bool { return !t.Over() && Transaction(t) > OptionsOf(t).Transactions }

func LastYearPrice(t calc.Table, company int) int { return t.Mark(CompanyMark(t, LastMark, company)) }

func Debt(t calc.Table, seat int) int { return t.Mark(SeatMark(t, DebtMark, seat)) }

// Premium returns the price of options on a company, in percent of the strike value.
func Premium(t calc.Table, company int) int { return t.Mark(CompanyMark(t, PremiumMark, company)) }

func Delisted(t calc.Table, company int) bool {
	return t.Mark(CompanyMark(t, DelistedMark, company)) == 1
}

// TurnOrder returns the seats in this year's order of turns, which is also the order of revealing cards.
func TurnOrder(t calc.Table) []int { return t.Clockwise(t.Mark(GameMark(t, FirstMark))) }
