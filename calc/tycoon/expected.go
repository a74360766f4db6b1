package tycoon

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// Expected returns only the year's end if it is due, otherwise the transactions of the seat whose turn it is.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	beside := []calc.Entry{&calc.Leave{Seat: calc.None}, &calc.Ruling{Seat: calc.None}, &Position{}}
	if t.Over() {
		return calc.Expected{Beside: beside[1:]}
	}
	x := calc.Expected{Beside: beside}
	if missing := hands.MissingHand(t); missing != calc.None {
		x.Next = append(x.Next, &hands.Hand{Seat: missing})
	}
	if board.AtYearEnd(t) {
		x.Next = append(x.Next, &yearend.YearEnd{})
		return x
	}
	seat := t.Turn()
	x.Uses = turnUses(t, seat)
	if board.Debt(t, seat) > 0 {
		x.Next = append(x.Next, &debts.Settle{Seat: seat})
		return x
	}
	for _, use := range x.Uses {
		if use.Refusal == nil {
			x.Next = append(x.Next, use.Entry)
		}
	}
	return x
}

// turnUses returns the uses of a turn in the game's mode, in a fixed order. If the seat must first settle a debt, all
// uses are refused.
func turnUses(t calc.Table, seat int) []calc.Use {
	all := make([]calc.Use, 0, transactionKinds)
	due := turns.ActRefusal(t, seat, &turns.Pass{})
	add := func(e calc.Entry, refused func() *calc.Refusal) {
		if turns.ModeRefusal(t, e) != nil {
			return
		}
		refusal := due
		if refusal == nil {
			refusal = refused()
		}
		all = append(all, calc.Use{Entry: e, Refusal: refusal})
	}
	some := func(e calc.Entry, refused companyRefusal, none string, usual ...string) {
		add(e, func() *calc.Refusal { return noStock(t, seat, refused, none, usual...) })
	}
	some(&trading.Buy{Seat: seat}, trading.BuyRefusal, "buy.none", "cash.short", "certificates.short", "buy.short",
		"buy.hand",
		"buy.needcard")
	some(&trading.Sell{Seat: seat}, trading.SellRefusal, "sell.nothing")
	add(&turns.Pass{Seat: seat}, func() *calc.Refusal { return nil })
	some(&office.Dividend{Seat: seat}, office.DividendRefusal, "dividend.none", "dividend.office")
	some(&office.Buyback{Seat: seat}, office.BuybackRefusal, "buyback.none", "buyback.office")
	some(&trading.Short{Seat: seat}, trading.ShortRefusal, "short.none")
	some(&trading.OptionPurchase{Seat: seat}, trading.OptionRefusal, "option.none")
	some(&special.Rights{Seat: seat, Shares: calc.None}, special.RightsRefusal, "rights.nothing", "rights.none",
		"stock.zero")
	add(&special.Loan{Seat: seat}, func() *calc.Refusal { return hands.SpecialRefusal(t, seat, agreement.LoanCard) })
	add(&special.Debenture{Seat: seat}, func() *calc.Refusal {
		if refusal := hands.SpecialRefusal(t, seat, agreement.DebentureCard); refusal != nil {
			return refusal
		}
		return noStock(t, seat, special.FaceRefusal, "debenture.nothing")
	})
	add(&office.SetPremium{}, func() *calc.Refusal {
		if refusal := office.PremiumTimeRefusal(t); refusal != nil {
			return refusal
		}
		return noStock(t, seat, func(t calc.Table, _, company int) *calc.Refusal {
			return office.PremiumRefusal(t, company)
		}, "premium.none")
	})
	return all
}

const transactionKinds = 11

type companyRefusal = func(t calc.Table, seat, company int) *calc.Refusal

// noStock returns nil if a seat can act on at least one company. Otherwise it returns the first refusal that says more
// than usual: its code is neither in the list usual nor stock.delisted or stock.zero. If there is no such refusal or
// usual is empty, it returns a refusal with the code given as none.
func noStock(t calc.Table, seat int, refused companyRefusal, none string, usual ...string) *calc.Refusal {
	var telling *calc.Refusal
	for company := range agreement.Companies {
		refusal := refused(t, seat, company)
		if refusal == nil {
			return nil
		}
		plain := len(usual) == 0 || refusal.Code == "stock.delisted" || refusal.Code == "stock.zero" ||
			slices.Contains(usual, refusal.Code)
		if telling == nil && !plain {
			telling = refusal
		}
	}
	if telling != nil {
		return telling
	}
	return calc.Refuse(none, "").Seated(seat).With("cash", t.Cash(seat)).With("value", board.BasePremium)
}
