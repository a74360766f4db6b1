package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// A Buy buys one certificate (Stock Phase, 2).
type Buy struct {
	// Seat is the buyer's seat.
	Seat int `json:"seat"`
	// Company is the key of the company.
	Company string `json:"company"`
	// Certificate is "common" or "preferred" from the company's treasury, or "pool_common" or "pool_preferred" from the
	// bank pool.
	Certificate string `json:"certificate"`
}

func (*Buy) Kind() string { return "buy" }

func (e *Buy) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if board.TurnRefusal(t, e.Seat) != nil {
		return form
	}
	return calc.Form{Fields: append(form.Fields, purchaseFields(t, e.Seat, &e.Company, &e.Certificate)...)}
}

// purchaseFields asks for a company and a certificate. If only the treasury or only the bank pool sells certificates,
// the first certificate on sale is preselected.
func purchaseFields(t calc.Table, seat int, company, certificate *string) []*calc.Field {
	likely := calc.None
	refused := func(c int) *calc.Refusal {
		refusal := anyRefusal(t, seat, c)
		if refusal == nil && likely == calc.None {
			likely = c
		}
		return refusal
	}
	first := board.CompanyField(t, company, calc.None, refused).Then(func(c int) {
		if board.CompanyOf(t, *company) == c && c != calc.None {
			*certificate = likelyCertificate(t, seat, c)
		}
	})
	first.Likely, first.Aloud = likely, true
	chosen := board.CompanyOf(t, *company)
	if chosen == calc.None {
		if likely == calc.None {
			first.Allowed.Refusal = calc.Refuse("buy.none", "").Under("buy").Seated(seat)
		}
		return []*calc.Field{first}
	}
	kinds := certificatesOnSale()
	second := calc.OneOf("certificate", certificate, kinds...).ForCompany(chosen).
		Refusing(func(kind int) *calc.Refusal { return buyRefusal(t, seat, chosen, kinds[kind]) })
	return []*calc.Field{first, second.ExpectFirst().WithRefusal(buyRefusal(t, seat, chosen, *certificate))}
}

// likelyCertificate returns the first certificate on sale, or "" if both treasury and bank pool sell one.
func likelyCertificate(t calc.Table, seat, company int) string {
	likely, source := "", calc.Account{}
	for _, kind := range certificatesOnSale() {
		_, from, _ := offer(company, kind)
		switch {
		case buyRefusal(t, seat, company, kind) != nil:
		case likely == "":
			likely, source = kind, from
		case from != source:
			return ""
		}
	}
	return likely
}

// refusal returns why the certificate cannot be bought, or nil. Without a company, it checks the form, which is slow.
func (e *Buy) refusal(t calc.Table) *calc.Refusal {
	refusal, company := board.TurnRefusal(t, e.Seat), board.CompanyOf(t, e.Company)
	if refusal == nil && company != calc.None {
		return buyRefusal(t, e.Seat, company, e.Certificate)
	}
	return refusal.OrCheck(e, t)
}

func (e *Buy) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		buy(b, e.Seat, company, e.Certificate)
		passDirectorship(b, company)
		endTurn(b)
	})
}

func certificatesOnSale() []string {
	return []string{"common", "preferred", "pool_common", "pool_preferred"}
}

// offer returns the class of certificate for a value of [Buy.Certificate], and the account that sells it.
func offer(company int, kind string) (calc.Class, calc.Account, bool) {
	switch kind {
	case "common":
		return board.Common, calc.Treasury(company), true
	case "preferred":
		return board.Preferred, calc.Treasury(company), true
	case "pool_common":
		return board.Common, calc.Market(), true
	case "pool_preferred":
		return board.Preferred, calc.Market(), true
	}
	return 0, calc.Account{}, false
}

// buyRefusal returns why a seat cannot buy a certificate, or nil (Stock Phase, 2; certificate and share limits).
func buyRefusal(t calc.Table, seat, company int, kind string) *calc.Refusal {
	class, from, known := offer(company, kind)
	if !known {
		refusal := calc.Refuse("certificate.none", "certificate").Under("buy").Seated(seat).About(company)
		refusal.Unfinished = kind == ""
		return refusal
	}
	if refusal := companyBarred(t, seat, company); refusal != nil {
		return refusal
	}
	if t.Balance(from, board.Certificate(company, class)) < 1 {
		return calc.Refuse("certificate.gone", "certificate").Under("buy").Seated(seat).About(company).
			With("treasury", t.SharesOf(calc.Treasury(company), company)).
			With("pool", t.SharesOf(calc.Market(), company))
	}
	if class == board.Preferred && board.Hand(t, seat, company).Director > 0 {
		return calc.Refuse("certificate.director", "certificate").Under("preferred").Seated(seat).About(company)
	}
	shares := board.Weights()[class]
	if has := t.Shares(seat, company); has+shares > maxShares {
		return calc.Refuse("limit.shares", "certificate").Under("share-limit").Seated(seat).About(company).
			With("percent", 10*has).With("more", 10*shares).With("max", 10*maxShares)
	}
	price := t.Price(company)
	if cash := t.Cash(seat); shares*price > cash {
		return calc.Refuse("cash.short", "certificate").Under("buy").Seated(seat).About(company).
			With("shares", shares).With("price", price).With("amount", shares*price).With("cash", cash).
			With("max", cash/price)
	}
	return nil
}

// anyRefusal returns why a seat can buy no certificate of a company, or nil. It prefers reasons about certificates on
// sale.
func anyRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := companyBarred(t, seat, company); refusal != nil {
		return refusal
	}
	var first *calc.Refusal
	for _, kind := range certificatesOnSale() {
		refusal := buyRefusal(t, seat, company, kind)
		if refusal == nil {
			return nil
		}
		if first == nil || first.Code == "certificate.gone" {
			first = refusal
		}
	}
	refusal := *first
	refusal.Field = "company"
	return &refusal
}

func buy(b *calc.Builder, seat, company int, kind string) {
	class, from, _ := offer(company, kind)
	price, shares := b.Price(company), board.Weights()[class]
	paid := calc.Bank()
	if from.Kind == calc.TreasuryAccount {
		paid = from
	}
	b.Line("buy."+kind, "buy", seat, company, calc.PriceTerms(shares, price)...)
	b.Move(from, calc.AccountOf(seat), board.Certificate(company, class), 1)
	b.Move(calc.AccountOf(seat), paid, calc.Cash(), shares*price)
}

// certificateLimit returns how many certificates a player may hold in a game with the given number of seats.
func certificateLimit(seats int) int { return []int{10, 10, 10, 12, 14}[min(max(0, seats), 4)] }

func limitRefusal(t calc.Table, seat int, field string) *calc.Refusal {
	limit := certificateLimit(len(t.Layout().Seats))
	if n := certificatesOf(t, seat); n >= limit {
		return calc.Refuse("limit.certificates", field).Under("certificate-limit").Seated(seat).
			With("count", n).With("max", limit)
	}
	return nil
}

func certificatesOf(t calc.Table, seat int) int {
	return calc.Total(len(t.Layout().Companies), func(company int) int { return board.Hand(t, seat, company).Count() })
}

func warn(b *calc.Builder, seat int) {
	limit := certificateLimit(len(b.Layout().Seats))
	if n := certificatesOf(b.Table, seat); n > limit {
		b.Line("over.limit", "certificate-limit", seat, calc.None, calc.With("count", n), calc.With("max", limit))
	}
}

// maxShares is the largest number of shares in one company that a player may hold: 60 %.
const maxShares = 6

func companyBarred(t calc.Table, seat, company int) *calc.Refusal {
	switch {
	case !board.Started(t, company):
		return calc.Refuse("company.unstarted", "company").Under("start").About(company)
	case hasSold(t, seat, company):
		return calc.Refuse("buy.sold", "company").Under("rebuy").Seated(seat).About(company).With("round", t.Round())
	}
	return limitRefusal(t, seat, "company")
}

func hasSold(t calc.Table, seat, company int) bool {
	return t.Mark(board.SoldMark(t, seat, company)) == 1
}
