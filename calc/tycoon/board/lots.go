package board

import "scripkeeper/calc"

// A lot is what one transaction has opened until the year's end: shares sold short, or an option on shares.
type Lot struct {
	// Class is [ShortLot], [CallLot] or [PutLot]; [calc.Regular] when there is no lot.
	Class   calc.Class
	Company int
	Shares  int
	// Price is that of the transaction.
	Price int
}

const lotMarks = 4

// LotOf is what a seat opened in a transaction round of this year.
func LotOf(t calc.Table, seat, round int) Lot {
	at := SeatMark(t, firstLotMark+(round-1)*lotMarks, seat)
	return Lot{calc.Class(t.Mark(at)), t.Mark(at + 1), t.Mark(at + 2), t.Mark(at + 3)}
}

// SetLot writes a lot under the last line. The zero lot clears it.
func SetLot(b *calc.Builder, seat, round int, l Lot) {
	at := SeatMark(b.Table, firstLotMark+(round-1)*lotMarks, seat)
	b.Set(at, int(l.Class))
	b.Set(at+1, l.Company)
	b.Set(at+2, l.Shares)
	b.Set(at+3, l.Price)
}

// OpenLot puts a lot into a seat's hands in this transaction round.
func OpenLot(b *calc.Builder, seat int, l Lot) {
	b.Move(calc.Market(), calc.AccountOf(seat), calc.Commodity{Company: l.Company, Class: l.Class}, l.Shares)
	SetLot(b, seat, Transaction(b.Table), l)
}

// CloseLot takes the lot of a transaction round back from a seat.
func CloseLot(b *calc.Builder, seat, round int) {
	l := LotOf(b.Table, seat, round)
	b.Move(calc.AccountOf(seat), calc.Market(), calc.Commodity{Company: l.Company, Class: l.Class}, l.Shares)
	SetLot(b, seat, round, Lot{})
}

// LotShares is how many shares of a stock a seat has in lots of a class.
func LotShares(t calc.Table, seat, company int, class calc.Class) int {
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
