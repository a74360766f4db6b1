package board

import "scripkeeper/calc"

// A Lot is a short or an option from one transaction. It ends with the year.
type Lot struct {
	// Class is [ShortLot], [CallLot] or [PutLot], or [calc.Regular] for no lot.
	Class   calc.Class
	Company int
	Shares  int
	// Price is the share price at the time of the transaction.
	Price int
}

const lotMarks = 4

// LotOf returns the lot from a seat's transaction in a round of this year.
func LotOf(t calc.Table, seat, round int) Lot {
	at := SeatMark(t, firstLotMark+(round-1)*lotMarks, seat)
	return Lot{calc.Class(t.Mark(at)), t.Mark(at + 1), t.Mark(at + 2), t.Mark(at + 3)}
}

// SetLot sets a lot, or removes it if l is zero. The changes belong to the builder's last line.
func SetLot(b *calc.Builder, seat, round int, l Lot) {
	at := SeatMark(b.Table, firstLotMark+(round-1)*lotMarks, seat)
	b.Set(at, int(l.Class))
	b.Set(at+1, l.Company)
	b.Set(at+2, l.Shares)
	b.Set(at+3, l.Price)
}

func OpenLot(b *calc.Builder, seat int, l Lot) {
	b.Move(calc.Market(), calc.AccountOf(seat), calc.Commodity{Company: l.Company, Class: l.Class}, l.Shares)
	SetLot(b, seat, Transaction(b.Table), l)
}

func CloseLot(b *calc.Builder, seat, round int) {
	l := LotOf(b.Table, seat, round)
	b.Move(calc.AccountOf(seat), calc.Market(), calc.Commodity{Company: l.Company, Class: l.Class}, l.Shares)
	SetLot(b, seat, round, Lot{})
}

// LotShares returns the number of a company's shares in a seat's lots of a class.
func LotShares(t calc.Table, seat, company int, class calc.Class) int {
	return t.Balance(calc.AccountOf(seat), calc.Commodity{Company: company, Class: class})
}

const (
	ShortLot calc.Class = iota + 1
	// CallLot is the right to buy a share at the strike price, PutLot the right to sell one.
	CallLot
	PutLot
	classes = iota + 1
)
