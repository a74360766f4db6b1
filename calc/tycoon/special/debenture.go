package special

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A Debenture is a debenture card used as a transaction. It pays the face value for all the player's shares in a
// company that fell to 0.
type Debenture struct {
	// Seat is the holder's seat.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
}

func (*Debenture) Kind() string { return "debenture" }

func (e *Debenture) Form(t calc.Table) calc.Form {
	form, _, _ := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), FaceRefusal)
	return form
}

// FaceRefusal returns why a seat is not paid the face value, or nil: no shares, or no fall to 0 in time.
func FaceRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.StockRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	fell := board.LastYearPrice(t, company) > 0
	if board.OptionsOf(t).Debenture == "next_year_transaction" {
		year := t.Mark(board.CompanyMark(t, board.FellMark, company))
		fell = fell || year > 0 && year == t.Round()-1
	}
	switch {
	case t.Price(company) > 0:
		return calc.Refuse("debenture.price", "company").Under("debenture").About(company).
			With("price", t.Price(company))
	case !fell:
		return calc.Refuse("debenture.late", "company").Under("debenture").About(company)
	case t.Shares(seat, company) == 0:
		return calc.Refuse("debenture.none", "company").Under("debenture").Seated(seat).About(company)
	}
	return nil
}

// PayFace pays the face value of a seat's shares, which go back to the bank unless debenture_keep_shares is set.
func PayFace(b *calc.Builder, seat, company int) {
	o, held := board.OptionsOf(b.Table), b.Shares(seat, company)
	kind, rule := "debenture", "debenture"
	switch {
	case o.DebentureKeeps:
		kind, rule = "debenture.kept", "house.debenture_keep_shares"
	case o.Debenture == "next_year_transaction":
		rule = "house.next_year_transaction"
	}
	b.Line(kind, rule, seat, company, calc.PriceTerms(held, o.Start[company])...)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), held*o.Start[company])
	if !o.DebentureKeeps {
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), held)
	}
	hands.UseSpecial(b, seat, agreement.DebentureCard)
}

func (e *Debenture) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := turns.ActRefusal(t, e.Seat, e).OrCheck(e, t)
	if refusal == nil {
		refusal = hands.SpecialRefusal(t, e.Seat, agreement.DebentureCard)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		PayFace(b, e.Seat, agreement.CompanyOf(e.Company))
		turns.EndTurn(b)
	})
}
