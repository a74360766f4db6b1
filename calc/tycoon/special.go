package tycoon

import "scripkeeper/calc"

// specialRefusal is why a seat cannot use a special card as a transaction: all of them were used this year, or it is
// not in the hand. A debenture may be one of last year (rule C.6).
func specialRefusal(t calc.Table, seat int, s Special) *calc.Refusal {
	if s == DebentureCard && spareDebentures(t, seat) > 0 {
		return nil
	}
	count := specialCards(t, s)
	if t.Mark(gameMark(t, usedMark+int(s))) >= count {
		return goneRefusal(t, seat, s, "", count)
	}
	return holdsRefusal(t, seat, s)
}

func goneRefusal(t calc.Table, seat int, s Special, field string, count int) *calc.Refusal {
	return calc.Refuse("special.gone", field).Under(specialRule(s)).Seated(seat).
		With("card", DeckOf(t).Special(s)).With("count", count)
}

// longLived tells whether a special card counts in the year after its own too.
func longLived(t calc.Table, s Special) bool {
	return s == DebentureCard && optionsOf(t).Debenture == "next_year_transaction"
}

// specialCards is how many cards of a kind can be used in a year. Those of last year count where nobody types hands in.
func specialCards(t calc.Table, s Special) int {
	deck := DeckOf(t)
	count := deck.Faces[deck.Special(s)].Count
	if longLived(t, s) && optionsOf(t).Hands == "trusted" && t.Round() > 1 {
		count *= 2
	}
	return count
}

// specialRule is the rule of a special card.
func specialRule(s Special) string {
	return [specials]string{"loan", "debenture", "rights", "suspended", "currency", "currency"}[s]
}

// useSpecial takes a special card out of the year under the last line, a debenture of last year first.
func useSpecial(b *calc.Builder, seat int, s Special) {
	if spare := spareDebentures(b.Table, seat); s == DebentureCard && spare > 0 {
		b.Set(seatMark(b.Table, optionsOf(b.Table).spareIndex(), seat), spare-1)
		return
	}
	used := gameMark(b.Table, usedMark+int(s))
	b.Set(used, b.Mark(used)+1)
	playCard(b, seat, DeckOf(b.Table).Special(s))
}

// A Loan is the special card Loan Stocks Matured: the bank pays $100,000.
type Loan struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Loan) Kind() string { return "loan" }

// Form asks for nothing.
func (e *Loan) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

// Apply pays the loan.
func (e *Loan) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := actRefusal(t, e.Seat)
	if refusal == nil {
		refusal = specialRefusal(t, e.Seat, LoanCard)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("loan", "loan", e.Seat, calc.None, calc.With("amount", loanAmount))
		b.Move(calc.Bank(), calc.AccountOf(e.Seat), calc.Cash(), loanAmount)
		useSpecial(b, e.Seat, LoanCard)
		endTurn(b)
	})
}

// A Debenture is the special card used as a transaction: the stock has fallen to 0 already, and its holder is paid
// face value.
type Debenture struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
}

// Kind names the entry in records.
func (*Debenture) Kind() string { return "debenture" }

// Form asks for the stock.
func (e *Debenture) Form(t calc.Table) calc.Form {
	form, _, _ := stockForm(t, &e.Seat, &e.Company, actRefusal(t, e.Seat), debentureRefusal)
	return form
}

// debentureRefusal is why a seat cannot use a debenture for a stock now.
func debentureRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := faceRefusal(t, seat, company, "company"); refusal != nil {
		return refusal
	}
	return specialRefusal(t, seat, DebentureCard)
}

// faceRefusal is why a seat is not paid face value for a stock: it has none, or the stock did not fall to 0 in time.
func faceRefusal(t calc.Table, seat, company int, field string) *calc.Refusal {
	if refusal := stockRefusal(t, company, field); refusal != nil {
		return refusal
	}
	fell := LastYearPrice(t, company) > 0
	if optionsOf(t).Debenture == "next_year_transaction" {
		year := t.Mark(companyMark(t, fellMark, company))
		fell = fell || year > 0 && year == t.Round()-1
	}
	switch {
	case t.Price(company) > 0:
		return calc.Refuse("debenture.price", field).Under("debenture").About(company).With("price", t.Price(company))
	case !fell:
		return calc.Refuse("debenture.late", field).Under("debenture").About(company)
	case t.Shares(seat, company) == 0:
		return calc.Refuse("debenture.none", field).Under("debenture").Seated(seat).About(company)
	}
	return nil
}

// payFace pays face value for all shares of a seat, which go back to the bank.
func payFace(b *calc.Builder, seat, company int) {
	o, held := optionsOf(b.Table), b.Shares(seat, company)
	kind, rule := "debenture", "debenture"
	if o.DebentureKeeps {
		kind, rule = "debenture.kept", "house.debenture_keep_shares"
	}
	b.Line(kind, rule, seat, company, calc.Priced(held, o.Start[company])...)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), held*o.Start[company])
	if !o.DebentureKeeps {
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), held)
	}
	useSpecial(b, seat, DebentureCard)
}

// Apply pays face value.
func (e *Debenture) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := actRefusal(t, e.Seat)
	if refusal == nil {
		refusal = debentureRefusal(t, e.Seat, companyOf(e.Company))
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		payFace(b, e.Seat, companyOf(e.Company))
		endTurn(b)
	})
}
