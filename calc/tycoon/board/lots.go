package board

import "scripkeeper/calc"

// A Lot is a short or an option opened by one transaction. It ends with the year.
type Lot struct {
	// Class is [ShortLot], [CallLot] or [PutLot]; [calc.Regular] means that there is no lot.
	Class   calc.Class
	Company int
	Shares  int
	// Price is the share price when the lot was opened.
	Price int
}

const lotMarks = 4

// LotOf returns the lot that a seat opened in a transaction round of this year.
func LotOf(t calc.Table, seat, round int) Lot {
	at := SeatMark(t, firstLotMark+(round-1)*lotMarks, seat)
	return Lot{calc.Class(t.Mark(at)), t.Mark(at + 1), t.Mark(at + 2), t.Mark(at + 3)}
}

// SetLot records a lot; the marks belong to the statement's last line. The zero lot clears it.
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
	// CallLot is the right to buy one share at the strike price, PutLot the right to sell one.
	CallLot
	PutLot
	classes = iota + 1
)
