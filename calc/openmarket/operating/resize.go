package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Resize changes a company's number of shares, such as from 2 to 5 or from 5 to 10. Holders keep their shares, or all
// holdings change in proportion.
type Resize struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// Holders is "scale" if all holdings change in proportion, as when shares are doubled or halved. By default,
	// holders keep the shares they have.
	Holders string `json:"holders,omitzero"`
	// Shares is the company's number of shares after the change.
	Shares int `json:"shares"`
	// To is "treasury" if the company gets the new shares. By default, they go to the pool.
	To string `json:"to,omitzero"`
	// Halves lists for each seat how a part of a share is settled: "paid", "lost", or rounded up to a "whole" share. By
	// default, it is settled as the options say.
	Halves []string `json:"halves,omitempty"`
}

func (*Resize) Kind() string { return "resize" }

func (e *Resize) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "resize", &e.Company)}
	company := board.CompanyOf(t, e.Company)
	if board.TradedRefusal(t, "company", "resize", company) != nil || board.OptionsOf(t).Shares == 0 {
		return calc.Form{Fields: fields}
	}
	if board.OptionsOf(t).HasVersion(5) {
		fields = append(fields, calc.OneOfDefault("holders", &e.Holders, "keep", "scale").
			Refusing(func(word int) *calc.Refusal {
				if word > 0 && board.Supply(t, company) == 0 {
					return calc.Refuse("resize.nothing", "").Under("resize").About(company)
				}
				return nil
			}).WithRefusal(calc.Refuse("resize.holders", "").Under("resize")))
	}
	least := 1
	if !e.scales() {
		least = max(1, e.least(t, company))
	}
	refusal := board.NoAmount("resize", e.Shares, 1)
	if e.Shares > 0 && e.Shares < least {
		refusal = calc.Refuse("resize.held", "").Under("resize").About(company).With("shares", e.Shares)
	}
	fields = append(fields, calc.Amount("shares", &e.Shares, calc.Range(least,
		agreement.MaxShares).WithRefusal(refusal)).
		Expect(board.Supply(t, company)))
	if e.scales() {
		return calc.Form{Fields: append(fields, e.restFields(t, company)...)}
	}
	if board.OptionsOf(t).Treasury && e.Shares > board.Supply(t, company) {
		fields = append(fields, calc.OneOfDefault("to", &e.To, "pool", "treasury").
			WithRefusal(calc.Refuse("with.none", "").Under("treasury").About(company)))
	}
	return calc.Form{Fields: fields}
}

// least returns the smallest possible supply: all shares held, less the company's own ordinary shares and short sales.
func (*Resize) least(t calc.Table, company int) int {
	own := calc.Treasury(company)
	parts := board.UnitsOf(t, own, company) + board.HeldUnits(t, company)
	return board.WholeShares(t, company, parts) - t.Balance(own, calc.Share(company)) - board.AllShorts(t, company)
}

func (e *Resize) refusal(t calc.Table) *calc.Refusal {
	limited := board.OptionsOf(t).Shares > 0
	if refusal := board.OffRefusal(t, limited, "resize.off", "resize").OrCheck(e, t); refusal != nil {
		return refusal
	}
	company := board.CompanyOf(t, e.Company)
	switch supply := board.Supply(t, company); {
	case e.Shares == supply:
		return calc.Missing("resize.same", "shares").Under("resize").About(company).With("shares", supply)
	case e.scales():
		if refusal := board.WholeRefusal(t, "holders", company); refusal != nil {
			return refusal
		}
		return e.scaleRefusal(t, company)
	case len(e.Halves) > 0:
		return calc.Refuse("resize.halves", "halves").Under("resize").About(company)
	case e.To != "" && (e.Shares < supply || !board.OptionsOf(t).Treasury):
		return calc.Refuse("with.none", "to").Under("treasury").About(company)
	}
	return nil
}

// Apply changes the number of shares and, if the entry says so, all holdings in proportion. Shares are removed from the
// pool first, then from the company's own, and last from the half shares in the pool. Refusals: game.over, resize.*,
// company.*, amount.*, with.none, most.*.
func (e *Resize) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		supply, own := board.Supply(t, company), calc.Treasury(company)
		left, _ := board.PoolLeft(t, company)
		b.Line("resize", "resize", calc.None, company, calc.With("old", supply), calc.With("new", e.Shares))
		b.Set(board.SupplyMark(b.Layout(), company), e.Shares)
		if e.scales() {
			e.scale(b, company, board.RatioOf(e.Shares, supply))
		} else if e.To == "treasury" {
			b.Line("resize.own", "resize", calc.None, company, calc.With("shares", e.Shares-supply))
			b.Move(calc.Market(), own, calc.Share(company), e.Shares-supply)
		} else if taken := min(supply-e.Shares-left, b.Balance(own, calc.Share(company))); taken > 0 {
			b.Line("resize.taken", "resize", calc.None, company, calc.With("shares", taken))
			b.Move(own, calc.Market(), calc.Share(company), taken)
		}
	})
}
