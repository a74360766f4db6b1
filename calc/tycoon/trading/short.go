package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// A Short sells shares short at the current price. The gain or loss is settled at the year's end.
type Short struct {
	// Seat is the short seller's seat.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Shares is the number of shares, a multiple of 1,000.
	Shares int `json:"shares"`
}

func (*Short) Kind() string { return "short" }

func (e *Short) Form(t calc.Table) calc.Form {
	form, company, known := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), ShortRefusal)
	if !known {
		return form
	}
	sizes := board.CapSizes(t, company, board.ShortLot)
	other := turns.ThousandsRefusal("short", e.Seat, e.Shares)
	if e.Shares > sizes.Max {
		other = shortCap(t, e.Seat, company, sizes.Max)
	}
	form.Fields = append(form.Fields, turns.SharesField("shares", &e.Shares, calc.None, company,
		sizes.WithRefusal(other)))
	return form
}

func ShortRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.TradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if held := t.Shares(seat, company); held > 0 {
		return calc.Refuse("short.owned", "company").Under("short").Seated(seat).About(company).With("held", held)
	}
	if left := board.CapLeft(t, company, board.ShortLot); left < agreement.Thousand {
		return shortCap(t, seat, company, max(0, left))
	}
	return nil
}

func shortCap(t calc.Table, seat, company, left int) *calc.Refusal {
	return calc.Refuse("short.cap", "company").Under("short").Seated(seat).About(company).
		With("cap", board.OptionsOf(t).ShortCap).With("max", left)
}

func (e *Short) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, turns.ActRefusal(t, e.Seat, e).OrCheck(e, t), func(b *calc.Builder) {
		company := agreement.CompanyOf(e.Company)
		b.Line("short", "short", e.Seat, company, calc.With("shares", e.Shares), calc.With("price", t.Price(company)))
		board.OpenLot(b, e.Seat, board.Lot{Class: board.ShortLot, Company: company, Shares: e.Shares,
			Price: t.Price(company)})
		turns.EndTurn(b)
	})
}
