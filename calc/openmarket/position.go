package openmarket

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What it
// gives and takes is balanced against the rulings' account. Lists are in the order of the companies and the seats.
type Position struct {
	Prices []int `json:"prices"`
	// Rows are the rows of the prices on a chart, counted from 1 at the top.
	Rows []int `json:"rows,omitempty"`
	// Launched tells which companies are traded; nothing when all are and none needs to be launched.
	Launched []bool `json:"launched,omitempty"`
	// Supply is how many shares of each company there are, where their number is limited.
	Supply []int `json:"supply,omitempty"`
	// Pars are the prices at which companies were launched, and Floated tells which got the price of all their shares,
	// where the table goes by that.
	Pars    []int  `json:"pars,omitempty"`
	Floated []bool `json:"floated,omitempty"`
	// Debts are what the companies owe the bank, where they can borrow.
	Debts []int `json:"debts,omitempty"`
	// Sizes are how large the companies are, where prices follow the sizes; 0 for one that is not open.
	Sizes []int `json:"sizes,omitempty"`
	// Treasuries is what each company has, where companies have something.
	Treasuries []CompanyPosition `json:"treasuries,omitempty"`
	// Privates has one item for every private company, where the table has any.
	Privates []PrivatePosition `json:"privates,omitempty"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
	// Round is counted from 1 where rounds are counted, Turn is the seat that moves next where an order is kept.
	Round int `json:"round,omitzero"`
	Turn  int `json:"turn,omitzero"`
}

// A Holding is cash, and certificates by companies: for every company one number for each kind of certificate. A
// company's holding has its own certificates only.
type Holding struct {
	Cash   int   `json:"cash"`
	Shares []int `json:"shares"`
}

// A CompanyPosition is what one company has. Others are certificates of other companies, where it holds any: as in the
// holding of a seat, with 0 for its own and for director's.
type CompanyPosition struct {
	Holding
	Others []int `json:"others,omitempty"`
}

// A SeatPosition is what one seat has and owes.
type SeatPosition struct {
	Holding
	Loan int  `json:"loan,omitzero"`
	Out  bool `json:"out,omitzero"`
}

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	l, o := t.Layout(), board.OptionsOf(t)
	e := &Position{}
	for company := range l.Companies {
		e.Prices = append(e.Prices, t.Price(company))
		if chart, is := board.ChartOf(t); is {
			row, _ := chart.Cell(board.TrackIndex(t, company))
			e.Rows = append(e.Rows, row+1)
		}
		if launchesIn(t) {
			e.Launched = append(e.Launched, board.Launched(t, company))
		}
		if o.Shares > 0 {
			e.Supply = append(e.Supply, board.Supply(t, company))
		}
		if board.HasOffers(t) {
			e.Pars = append(e.Pars, t.Mark(board.ParMark(l, company)))
			e.Floated = append(e.Floated, t.Mark(board.FloatedMark(l, company)) == 1)
		}
		if o.LendsCompanies() {
			e.Debts = append(e.Debts, board.Debt(t, company))
		}
		if o.Sized() {
			e.Sizes = append(e.Sizes, board.Size(t, company))
		}
		if o.Treasury {
			own := calc.Treasury(company)
			shares := certificates(t, own, company, company+1)[:len(o.CertificateKinds())]
			e.Treasuries = append(e.Treasuries,
				CompanyPosition{Holding{t.Balance(own, calc.Cash()), shares}, othersHeld(t, company)})
		}
	}
	e.Privates = privatesNow(t)
	for seat := range l.Seats {
		e.Seats = append(e.Seats, SeatPosition{
			Holding: Holding{t.Cash(seat), certificates(t, calc.AccountOf(seat), 0, len(l.Companies))},
			Loan:    board.Loan(t, seat), Out: t.Out(seat),
		})
	}
	if o.CountsRounds() {
		e.Round = t.Round()
	}
	if o.Ordered() {
		e.Turn = max(0, t.Turn())
	}
	return e
}

// certificates are what an account holds of some companies, by company and kind.
func certificates(t calc.Table, a calc.Account, from, to int) []int {
	var held []int
	for company := from; company < to; company++ {
		for class := range t.Layout().Classes {
			held = append(held, t.Balance(a, board.Certificate(company, calc.Class(class))))
		}
	}
	return held
}

// launchesIn reports whether a table has companies that begin later or have ended.
func launchesIn(t calc.Table) bool {
	return board.OptionsOf(t).Launches() ||
		t.FirstCompany(func(company int) bool { return !board.Launched(t, company) }) != calc.None
}

func (*Position) Kind() string { return calc.PositionKind }

// refusal refuses what the form does not allow, or does not ask for.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	o, left := board.OptionsOf(t), 0
	if refusal := e.sizes(NewPosition(t)); refusal != nil {
		return refusal
	}
	for seat, s := range e.Seats {
		if s.Loan != 0 && !o.Lends() {
			return calc.Refuse("loan.off", calc.ItemName("loan", seat)).Seated(seat)
		}
		left += calc.Bit(!s.Out)
	}
	switch {
	case left < agreement.MinSeats:
		return calc.Refuse("position.alone", "out.0").With("min", agreement.MinSeats)
	case !o.CountsRounds() && e.Round != 0:
		return calc.Refuse("position.round", "round").With("value", e.Round).With("max", 0)
	case !o.Ordered() && e.Turn != 0:
		return calc.Refuse("seat.unknown", "turn").With("player", e.Turn).With("seats", len(e.Seats))
	}
	if refusal := calc.Check(e, t); refusal != nil {
		return refusal
	}
	return cmp.Or(e.privatesIn(t), e.othersIn(t), e.halvesIn(t), e.directorsIn(t))
}

// sizes compares the lengths of the lists with those that the table has. A list that the table keeps nothing of is to
// be left out: an empty one is refused too.
func (e *Position) sizes(now *Position) *calc.Refusal {
	refuse := func(field string, value, want int) *calc.Refusal {
		return calc.Refuse("position.size", field).With("value", value).With("max", want)
	}
	for _, list := range []struct {
		field       string
		given       bool
		value, want int
	}{
		{"prices", false, len(e.Prices), len(now.Prices)},
		{"rows", e.Rows != nil, len(e.Rows), len(now.Rows)},
		{"launched", e.Launched != nil, len(e.Launched), len(now.Launched)},
		{"supply", e.Supply != nil, len(e.Supply), len(now.Supply)},
		{"pars", e.Pars != nil, len(e.Pars), len(now.Pars)},
		{"floated", e.Floated != nil, len(e.Floated), len(now.Floated)},
		{"debts", e.Debts != nil, len(e.Debts), len(now.Debts)},
		{"sizes", e.Sizes != nil, len(e.Sizes), len(now.Sizes)},
		{"treasuries", e.Treasuries != nil, len(e.Treasuries), len(now.Treasuries)},
		{"privates", e.Privates != nil, len(e.Privates), len(now.Privates)},
		{"seats", false, len(e.Seats), len(now.Seats)},
	} {
		if list.given && list.want == 0 {
			return calc.Refuse("position.stray", list.field).With("value", list.value)
		}
		if list.value != list.want {
			return refuse(list.field, list.value, list.want)
		}
	}
	for company, own := range e.Treasuries {
		if n, want := len(own.Shares), len(now.Treasuries[company].Shares); n != want {
			return refuse(calc.ItemName("own_hold", company), n, want)
		}
		if n, want := len(own.Others), len(now.Seats[0].Shares); own.Others != nil && n != want {
			return refuse(calc.ItemName("holds_others", company), n, want)
		}
	}
	for seat, s := range e.Seats {
		if n, want := len(s.Shares), len(now.Seats[seat].Shares); n != want {
			return refuse(calc.ItemName("hold", seat), n, want)
		}
	}
	return nil
}

// holdField is the name of the field of a number of certificates: by who holds them and their company, or by the
// company for those of its own. Each kind of certificate has its list.
func holdField(t calc.Table, whose string, owner, index int) string {
	kinds := board.OptionsOf(t).Kinds()
	name := whose + "hold"
	if kind := index % len(kinds); kind > 0 {
		name += "_" + kinds[kind]
	}
	name = calc.ItemName(name, owner)
	if whose == "own_" {
		return name
	}
	return calc.ItemName(name, index/len(kinds))
}

// Apply sets the table. A game that was over continues.
// Refusals: position.*, director.one, price.track, price.row, amount.range, loan.off, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.BuildAsSaid(t, e.refusal(t).Under("ruling"), func(b *calc.Builder) {
		l := t.Layout()
		b.Line("position", "ruling", calc.None, calc.None)
		b.Set(calc.OverMark, 0)
		b.Set(calc.RoundMark, max(1, e.Round))
		turn := calc.None
		if board.OptionsOf(t).Ordered() {
			turn = e.Turn
		}
		b.Set(calc.TurnMark, turn)
		for company, price := range e.Prices {
			e.company(b, company, price)
		}
		for seat, s := range e.Seats {
			b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash))
			s.give(b, calc.AccountOf(seat), 0)
			b.Set(l.OutMark(seat), calc.Bit(s.Out))
			b.Set(board.LoanMark(l, seat), s.Loan)
		}
		for private, p := range e.Privates {
			p.set(b, private)
		}
	})
}

// company sets what belongs to one company.
func (e *Position) company(b *calc.Builder, company, price int) {
	l := b.Layout()
	b.Line("position.price", "ruling", calc.None, company, calc.With("old", b.Price(company)), calc.With("new", price))
	if e.Rows == nil {
		board.SetPrice(b, company, price)
	} else {
		board.SetIndex(b, company, board.CellIndex(b.Table, company, price, &e.Rows[company], board.AnyCell))
	}
	b.Set(board.LaunchedMark(l, company), calc.Bit(e.Launched == nil || e.Launched[company]))
	if e.Supply != nil {
		b.Set(board.SupplyMark(l, company), e.Supply[company])
	}
	if e.Pars != nil {
		b.Set(board.ParMark(l, company), e.Pars[company])
		b.Set(board.FloatedMark(l, company), calc.Bit(e.Floated[company]))
	}
	if e.Debts != nil {
		b.Set(board.DebtMark(l, company), e.Debts[company])
	}
	if e.Sizes != nil {
		b.Set(board.SizeMark(l, company), e.Sizes[company])
	}
	if e.Treasuries != nil {
		own := e.Treasuries[company]
		b.Line("position.own", "ruling", calc.None, company, calc.With("cash", own.Cash))
		own.give(b, calc.Treasury(company), company)
		own.giveOthers(b, company)
	}
}

// give makes an account hold what the holding says, of the companies from one on.
func (h Holding) give(b *calc.Builder, a calc.Account, from int) {
	b.Move(calc.Rulings(), a, calc.Cash(), h.Cash-b.Balance(a, calc.Cash()))
	for index, held := range h.Shares {
		c := certificateAt(b.Table, from, index)
		b.Move(calc.Rulings(), a, c, held-b.Balance(a, c))
	}
}
