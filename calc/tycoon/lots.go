package tycoon

import "scripkeeper/calc"

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

// lotOf is what a seat opened in a transaction round of this year.
func lotOf(t calc.Table, seat, round int) lot {
	at := seatMark(t, firstLotMark+(round-1)*lotMarks, seat)
	return lot{calc.Class(t.Mark(at)), t.Mark(at + 1), t.Mark(at + 2), t.Mark(at + 3)}
}

// setLot writes a lot under the last line. The zero lot clears it.
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

// lots is how many shares of a stock a seat has in lots of a class.
func lots(t calc.Table, seat, company int, class calc.Class) int {
	return t.Balance(calc.AccountOf(seat), calc.Commodity{Company: company, Class: class})
}

// Beside regular shares a seat can hold lots that end with the year.
const (
	// ShortLot is one share sold short.
	ShortLot calc.Class = iota + 1
	// CallLot is the right to one share at its strike price, PutLot the right to sell one.
	CallLot
	PutLot
	classes = iota + 1
)
