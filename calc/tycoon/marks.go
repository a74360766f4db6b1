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

// A lot is what one transaction has opened until the year's end: shares sold short, or an option on shares.
type lot struct {
	// class is [ShortLot], [CallLot] or [PutLot]; [calc.Regular] when there is no lot.
	class   calc.Class
	company int
	shares  int
	// price is that of the transaction.
	price int
}

const lotMarks = 4

// dividendIndex is where a seat's marks of the dividends that it declared begin, handPlace those of its hand: one mark
// that is 1 once it is known, then one a face, then one for the debentures of last year, then the price cards in the order
// dealt.
func (o *Options) dividendIndex() int { return firstLotMark + o.Transactions*lotMarks }

func (o *Options) handIndex() int {
	if o.OncePerYear {
		return o.dividendIndex() + Companies
	}
	return o.dividendIndex()
}

func (o *Options) spareIndex() int { return o.handIndex() + 1 + len(o.deck.Faces) }

func (o *Options) dealtIndex() int {
	if o.Debenture == "next_year_transaction" {
		return o.spareIndex() + 1
	}
	return o.spareIndex()
}

// dealtCards is how many price cards of a hand stand in the order dealt: all that a hand can have where that order matters,
// with those that a Director keeps, one of each stock.
func (o *Options) dealtCards() int {
	switch {
	case !o.ClampEach:
		return 0
	case o.DirectorKeeps:
		return o.Hand + Companies
	}
	return o.Hand
}

func (o *Options) seatMarks() int {
	if o.Hands == "entered" {
		return o.dealtIndex() + o.dealtCards()
	}
	return o.handIndex()
}

// ownMarks names the marks in their order.
func ownMarks(o *Options, seats int) []calc.MarkName {
	all := make([]calc.MarkName, 0, gameMarks+Companies*companyMarks+seats*o.seatMarks())
	add := func(seat, company int, names ...string) {
		all = append(all, calc.MarkNames(seat, company, names...)...)
	}
	add(calc.None, calc.None, "dealer", "first", "transaction", "acted", "dealt", "used.loan", "used.debenture", "used.rights")
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
			for _, f := range o.deck.Faces {
				add(seat, f.Company, "hand."+f.Code)
			}
			if o.Debenture == "next_year_transaction" {
				add(seat, calc.None, "spare.debenture")
			}
			for i := range o.dealtCards() {
				add(seat, calc.None, calc.ItemName("dealt", i))
			}
		}
	}
	return all
}

func gameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

func companyMark(t calc.Table, mark, company int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + company*companyMarks + mark)
}

func seatMark(t calc.Table, mark, seat int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + Companies*companyMarks + seat*optionsOf(t).seatMarks() + mark)
}

// Dealer is the seat of the dealer.
func Dealer(t calc.Table) int { return t.Mark(gameMark(t, dealerMark)) }

// Transaction is the transaction round of the year, counted from 1. At the year's end it is one more than the last.
func Transaction(t calc.Table) int { return t.Mark(gameMark(t, transactionMark)) }

// AtYearEnd tells whether all transactions of the year are done and the cards come to the table.
func AtYearEnd(t calc.Table) bool { return !t.Over() && Transaction(t) > optionsOf(t).Transactions }

// LastYearPrice is a stock's price at the end of the last year.
func LastYearPrice(t calc.Table, company int) int { return t.Mark(companyMark(t, lastMark, company)) }

// Debt is what a seat owes for shorts.
func Debt(t calc.Table, seat int) int { return t.Mark(seatMark(t, debtMark, seat)) }

// Premium is what an option on a stock costs, in percent of the strike value.
func Premium(t calc.Table, company int) int { return t.Mark(companyMark(t, premiumMark, company)) }

// Delisted tells whether a stock is no longer in the game.
func Delisted(t calc.Table, company int) bool {
	return t.Mark(companyMark(t, delistedMark, company)) == 1
}

// lotOf is what a seat opened in a transaction round of this year.
func lotOf(t calc.Table, seat, round int) lot {
	at := seatMark(t, firstLotMark+(round-1)*lotMarks, seat)
	return lot{calc.Class(t.Mark(at)), t.Mark(at + 1), t.Mark(at + 2), t.Mark(at + 3)}
}

// setLot writes a lot under the last line; the zero lot is none.
func setLot(b *calc.Builder, seat, round int, l lot) {
	at := seatMark(b.Table, firstLotMark+(round-1)*lotMarks, seat)
	b.Set(at, int(l.class))
	b.Set(at+1, l.company)
	b.Set(at+2, l.shares)
	b.Set(at+3, l.price)
}

// open puts a lot into a seat's hands in this transaction round, and closed takes it back.
func openLot(b *calc.Builder, seat int, l lot) {
	b.Move(calc.Market(), calc.AccountOf(seat), calc.Commodity{Company: l.company, Class: l.class}, l.shares)
	setLot(b, seat, Transaction(b.Table), l)
}

func closeLot(b *calc.Builder, seat, round int) {
	l := lotOf(b.Table, seat, round)
	b.Move(calc.AccountOf(seat), calc.Market(), calc.Commodity{Company: l.company, Class: l.class}, l.shares)
	setLot(b, seat, round, lot{})
}

// Outstanding is how many shares of a stock exist; those bought back do not.
func Outstanding(t calc.Table, company int) int {
	return optionsOf(t).Shares - t.Balance(calc.Treasury(company), calc.Share(company))
}

// BankLeft is how many shares of a stock the bank has.
func BankLeft(t calc.Table, company int) int {
	return optionsOf(t).Shares - out(t, calc.Share(company))
}

// Left is how many shares of a stock the bank has: there is always an end to them.
func (Rulebook) Left(t calc.Table, company int) (shares int, limited bool) {
	return BankLeft(t, company), true
}

// out is how much of a commodity is out of the market, in all hands.
func out(t calc.Table, c calc.Commodity) int {
	return -t.Balance(calc.Market(), c) - t.Balance(calc.Rulings(), c)
}

// lots is how many shares of a stock a seat has in lots of a class.
func lots(t calc.Table, seat, company int, class calc.Class) int {
	return t.Balance(calc.AccountOf(seat), calc.Commodity{Company: company, Class: class})
}
