package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Sell lists everything that a player sells in a round, possibly nothing (chapter Selling Phase Steps).
type Sell struct {
	// Seat is the seller's seat.
	Seat int `json:"seat"`
	// Regular is the number of cards of each company sold from the regular portfolio.
	Regular board.Count `json:"regular,omitzero"`
	// Split is the number of cards of each company sold whole from the split portfolio.
	Split board.Count `json:"split,omitzero"`
	// Half is, for each company, the number of split cards of which one share is sold; the other becomes a regular
	// card.
	Half board.Count `json:"half,omitzero"`
}

func (*Sell) Kind() string { return "sell" }

func sellable(t calc.Table, seat, company int) (regular, split int) {
	if board.OptionsOf(t).TracksPortfolios() {
		return board.RegularCards(t, seat, company), board.SplitCards(t, seat, company)
	}
	if t.Mark(board.OwnMark(t, board.SplitMark+company)) == 1 {
		split = board.CardsEach
	}
	return board.CardsEach, split
}

// room returns how many of a company's cards remain if the numbers in named are already taken. If portfolios are
// recorded, room subtracts nothing, because the seat's own cards are the limit.
func room(t calc.Table, named ...int) int {
	left := board.CardsEach
	for _, n := range named {
		if !board.OptionsOf(t).TracksPortfolios() {
			left = calc.Remaining(left, n)
		}
	}
	return left
}

func (e *Sell) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if board.PhaseRefusal(t, board.PhaseSelling) != nil {
		return calc.Form{Fields: fields}
	}
	for company := range board.Companies {
		regular, split := sellable(t, t.Turn(), company)
		add := func(list string, at *int, held, limit int) {
			code := "cards.short"
			switch {
			case list == "regular" && board.OptionsOf(t).TracksPortfolios():
				code = "shares.short"
			case list != "regular" && (split == 0 || board.OptionsOf(t).TracksPortfolios()):
				code = "split.short"
			}
			allowed := calc.Range(0, limit).WithRefusal(calc.Refuse(code, "").Under("sell").Seated(t.Turn()).
				With("shares", *at).With("held", held))
			f := calc.Amount(calc.ItemName(list, company), at, allowed).ForCompany(company)
			if f.Beside = list != "regular"; board.OptionsOf(t).Veiled() {
				f.Seat, f.Secret = t.Turn(), true
			}
			fields = append(fields, f)
		}
		add("regular", &e.Regular[company], regular, regular)
		add("split", &e.Split[company], split, min(split, room(t, e.Regular[company])))
		add("half", &e.Half[company], split,
			min(calc.Remaining(split, e.Split[company]), room(t, e.Regular[company], e.Split[company])))
	}
	form := calc.Form{Fields: fields}
	if e.cards() == 0 && !board.OptionsOf(t).Veiled() {
		form.Record = "sells"
	}
	return form
}

func (e *Sell) cards() int { return e.Regular.Sum() + e.Split.Sum() + e.Half.Sum() }

// Apply sells the cards at current prices, which sales never change. Refusals: game.over, phase.*, seat.*,
// shares.short, split.short, cards.short.
func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, board.TurnRefusal(t, board.PhaseSelling, e.Seat).OrCheck(e, t), func(b *calc.Builder) {
		for company := range board.Companies {
			e.sell(b, company)
		}
		if e.cards() == 0 {
			b.Line("sell.none", "sell", e.Seat, calc.None)
		}
		board.PayHeld(b, t)
		board.Pass(b)
	})
}

func (e *Sell) sell(b *calc.Builder, company int) {
	me, known := calc.AccountOf(e.Seat), board.OptionsOf(b.Table).TracksPortfolios()
	price, shares := b.Price(company), 0
	line := func(kind, rule string, cards, each int) bool {
		if cards == 0 {
			return false
		}
		shares += cards * each
		b.Line(kind, rule, e.Seat, company, calc.With("cards", cards), calc.With("shares", cards*each),
			calc.With("price", price), calc.With("amount", cards*each*price))
		b.Move(calc.Bank(), me, calc.Cash(), cards*each*price)
		return known
	}
	if line("sell.regular", "sell", e.Regular[company], 1) {
		b.Move(me, calc.Market(), calc.Share(company), e.Regular[company])
	}
	if line("sell.split", "sell-split", e.Split[company], 2) {
		b.Move(me, calc.Market(), board.SplitCard(company), e.Split[company])
	}
	if line("sell.half", "sell-split", e.Half[company], 1) {
		b.Move(me, calc.Market(), board.SplitCard(company), e.Half[company])
		b.Move(calc.Market(), me, calc.Share(company), e.Half[company])
	}
	if shares > 0 && board.Has(b.Table, e.Seat, board.Graham) {
		b.Line("graham", "graham", e.Seat, company, calc.PerShareTerms(shares, board.GrahamPay)...)
		b.Move(calc.Bank(), me, calc.Cash(), shares*board.GrahamPay)
	}
}

// A Rest ends the Selling Phase: the given seat and all seats after it sell nothing.
type Rest struct {
	// Seat is the seat whose turn it is.
	Seat int `json:"seat"`
}

func (*Rest) Kind() string { return "rest" }

func (e *Rest) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

func (e *Rest) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, board.TurnRefusal(t, board.PhaseSelling, e.Seat), func(b *calc.Builder) {
		b.Line("rest", "sell", e.Seat, calc.None)
		board.Enter(b, board.PhaseMovement, board.Order(t)[0])
	})
}
