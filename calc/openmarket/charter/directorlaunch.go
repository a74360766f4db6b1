package charter

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// sellsAt reports whether a launch sells the company's director's certificate, which must not be held already.
func sellsAt(t calc.Table, company int) bool {
	_, held := board.DirectorHolder(t, company)
	return board.OptionsOf(t).SellsDirector() && !held && company != calc.None && board.HasDirector(t, company)
}

// priceRefusal refuses a price that the seat cannot pay. The parameter highest is the highest possible price, or 0.
func (e *Launch) priceRefusal(t calc.Table, company, price, highest int) *calc.Refusal {
	class, _ := board.Directors(t)
	weight := board.WeightOf(t, company, class)
	return calc.Refuse("launch.cash", "").Under("director").Seated(e.Seat).About(company).With("weight", weight).
		With("price", price).With("amount", weight*price).With("cash", t.Cash(e.Seat)).With("max", highest)
}

func (e *Launch) bidRefusal(company, cash int) *calc.Refusal {
	return calc.Refuse("launch.bid", "").Under("director").Seated(e.Seat).About(company).With("amount", e.Cost).
		With("cash", cash)
}

func (e *Launch) affordablePrices(t calc.Table, allowed calc.Allowed, company int) calc.Allowed {
	class, _ := board.Directors(t)
	track, weight, cash := t.Layout().Tracks[company], board.WeightOf(t, company, class), t.Cash(e.Seat)
	highest := track.Price(agreement.IndexBelow(track, cash/weight))
	if _, charted := board.ChartOf(t); charted {
		highest = board.HighestChoice(allowed, cash/weight)
	}
	if highest*weight > cash { // even the lowest price is too high
		highest = 0
	}
	refuse := func(price int) *calc.Refusal { return e.priceRefusal(t, company, price, highest) }
	for i := range allowed.Choices {
		if c := &allowed.Choices[i]; c.Value*weight > cash {
			c.Refusal = refuse(c.Value)
		}
	}
	if s, even := track.(calc.Scale); even {
		price := e.price(t, company)
		if _, known := track.Index(price); known && price*weight > cash {
			allowed = allowed.WithRefusal(refuse(price))
		}
		if allowed.Max = min(allowed.Max, highest); s.Min*weight > cash {
			allowed.Max = allowed.Min - allowed.Step
		}
	}
	return allowed
}

// sizedCash refuses a launch that the seat cannot pay for, in games whose prices depend on size. In other games, the
// price field refuses the launch.
func (e *Launch) sizedCash(t calc.Table) *calc.Refusal {
	company := board.CompanyOf(t, e.Company)
	if !board.OptionsOf(t).Sized() || launchRefusal(t, company, isFull(t)) != nil || !sellsAt(t, company) {
		return nil
	}
	switch cash := t.Cash(e.Seat); {
	case e.cost(t, company) <= cash:
		return nil
	case e.Bid:
		return e.bidRefusal(company, cash)
	}
	return e.priceRefusal(t, company, e.price(t, company), 0)
}

func (e *Launch) cost(t calc.Table, company int) int {
	if e.Bid {
		return e.Cost
	}
	class, _ := board.Directors(t)
	return board.WeightOf(t, company, class) * e.price(t, company)
}

// setBid sets whether the player bids for the director's certificate. A new bid has no amount yet.
func (e *Launch) setBid(yes bool) {
	if e.Bid, e.Cost = yes, 0; yes {
		e.Cost = calc.None
	}
}

func (e *Launch) costField(t calc.Table, company int) *calc.Field {
	cash := 0
	if t.Layout().HasSeat(e.Seat) {
		cash = t.Cash(e.Seat)
	}
	refusal := e.bidRefusal(company, cash)
	if e.Cost == calc.None {
		refusal = calc.Missing("launch.bid.unsaid", "").Under("director").About(company)
	}
	allowed := calc.Range(0, min(cash, agreement.MaxPay)).WithRefusal(refusal)
	return calc.Amount("cost", &e.Cost, allowed).ForCompany(company)
}

// sellDirector sells the director's certificate and returns the number of shares that it represents. The money goes to
// a company that sells its own shares, otherwise to the bank.
func (e *Launch) sellDirector(b *calc.Builder, company, price int) int {
	class, _ := board.Directors(b.Table)
	weight, paid := board.WeightOf(b.Table, company, class), calc.Bank()
	if board.OptionsOf(b.Table).LaunchCapital() == "shares" {
		paid = calc.Treasury(company)
	}
	cost := e.cost(b.Table, company)
	switch {
	case !e.Bid:
		b.Line("launch.director", "director", e.Seat, company, calc.With("weight", weight),
			calc.With("price", price), calc.With("amount", cost))
	case cost == 0:
		b.Line("launch.director.free", "director", e.Seat, company, calc.With("weight", weight))
	default:
		b.Line("launch.director.bid", "director", e.Seat, company, calc.With("weight", weight),
			calc.With("amount", cost))
	}
	b.Move(calc.Market(), calc.AccountOf(e.Seat), board.Certificate(company, class), 1)
	b.Move(calc.AccountOf(e.Seat), paid, calc.Cash(), cost)
	return weight
}
