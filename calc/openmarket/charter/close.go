package charter

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// A Close ends a company, which is then no longer traded but can be launched again.
type Close struct {
	// Company is the code of the company that closes.
	Company string `json:"company"`
	// Keep lets the holders keep their shares, which are worth nothing until the company is launched again.
	Keep bool `json:"keep,omitzero"`
}

func (*Close) Kind() string { return "close" }

func (e *Close) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{board.TradedField(t, "close", &e.Company), calc.Flag("keep", &e.Keep)}}
}

// Apply gives back the company's assets and, unless kept, its shares. Refusals: game.over, company.*.
func (e *Close) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company := board.CompanyOf(t, e.Company)
	return board.Build(t, t.OverRefusal().OrCheck(e, t), func(b *calc.Builder) { e.close(b, company) })
}

func (e *Close) close(b *calc.Builder, company int) {
	l := b.Layout()
	b.Line("close", "close", calc.None, company)
	b.Set(board.LaunchedMark(l, company), 0)
	b.Set(board.SupplyMark(l, company), e.supply(b.Table, company))
	operating.ClearOperation(b, company)
	if board.OptionsOf(b.Table).LendsCompanies() {
		b.Set(board.DebtMark(l, company), 0)
	}
	if board.OptionsOf(b.Table).Sized() {
		b.Set(board.SizeMark(l, company), 0)
	}
	if board.OptionsOf(b.Table).HasOffers() {
		b.Set(board.ParMark(l, company), 0)
		b.Set(board.FloatedMark(l, company), 0)
	}
	board.SetIndex(b, company, board.OpeningIndex(b.Table, company))
	own := calc.Treasury(company)
	board.GiveBackPrivates(b, own)
	if cash := b.Balance(own, calc.Cash()); cash > 0 {
		b.Line("close.cash", "close", calc.None, company, calc.With("amount", cash))
		b.Move(own, calc.Bank(), calc.Cash(), cash)
	}
	giveHoldings(b, company, calc.Market())
	for class := range l.Classes {
		c := board.Certificate(company, calc.Class(class))
		if shares := b.Balance(own, c); shares > 0 {
			b.Line("close.own"+board.Suffix(b.Table, c.Class), "close", calc.None, company, calc.With("shares", shares))
			b.Move(own, calc.Market(), c, shares)
		}
	}
	for a := range board.Holders(b.Table, company) {
		for class := range l.Classes {
			e.giveBack(b, a, board.Certificate(company, calc.Class(class)))
		}
	}
}

// supply returns the number of shares for a later launch: the number at the start, or the number kept if that is
// higher.
func (e *Close) supply(t calc.Table, company int) int {
	first := board.OptionsOf(t).Market().Shares[company]
	if !e.Keep || board.OptionsOf(t).Shares == 0 {
		return first
	}
	return max(first, board.WholeShares(t, company, board.HeldUnits(t, company)))
}

// giveBack moves a holder's certificates to the pool, or states that the holder keeps them. Short sales always end.
func (e *Close) giveBack(b *calc.Builder, a calc.Account, c calc.Commodity) {
	shares, kind := b.Balance(a, c), "close.back"
	short, sold := board.ShortClass(b.Table)
	keep := e.Keep && !(sold && c.Class == short)
	if keep {
		kind = "close.kept"
	}
	if shares == 0 {
		return
	}
	board.HolderLine(b, kind+board.Suffix(b.Table, c.Class), "close", a, c.Company, calc.With("shares", shares))
	if !keep {
		b.Move(a, calc.Market(), c, shares)
	}
}

// giveHoldings moves a company's shares in other companies to the pool or to the company that takes it over.
func giveHoldings(b *calc.Builder, company int, to calc.Account) {
	own, kind := calc.Treasury(company), "close.held"
	if to.Kind == calc.TreasuryAccount {
		kind = "takeover.held"
	}
	for _, c := range b.Layout().Commodities() {
		held := b.Balance(own, c)
		if c.IsCash() || c.Company == company || held == 0 {
			continue
		}
		board.HolderLine(b, kind+board.Suffix(b.Table, c.Class), "holder", own, c.Company, calc.With("shares", held))
		b.Move(own, to, c, held)
	}
}
