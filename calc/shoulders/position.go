package shoulders

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

// A Position sets the whole table at once, to join a game in progress or to check a calculation. Differences are posted
// against the account of rulings. If round and phase do not change, the phase's passes, sales, results and goals are
// kept; otherwise the phase begins from the start.
type Position struct {
	// Round is the decade, counted from 1.
	Round int `json:"round"`
	// Phase is "founding", "stock", "building", "operating" or "goals".
	Phase string `json:"phase"`
	// Priority is the seat with the priority deal.
	Priority int `json:"priority"`
	// Turn is the seat to act in the stock phase; it is 0 in other phases, where the turn follows from the rest.
	Turn int `json:"turn,omitzero"`
	// Seats lists the property of each seat.
	Seats []SeatPosition `json:"seats"`
	// Companies lists the started companies, in the order of the game's companies.
	Companies []CompanyPosition `json:"companies,omitempty"`
}

type SeatPosition struct {
	// Cash is the seat's cash in dollars.
	Cash int `json:"cash"`
	// Out is true if the player has left the game.
	Out bool `json:"out,omitzero"`
}

// A CompanyPosition is one started company's part of a position. Certificates held neither by a player nor by the pool
// are in the company's treasury; a director certificate without a holder is in the bank pool.
type CompanyPosition struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Price is the stock value in dollars; it must be on the stock track.
	Price int `json:"price"`
	// Appeal is the space on the appeal track, 0 to 16.
	Appeal int `json:"appeal"`
	// Treasury is the company's money in dollars.
	Treasury int `json:"treasury"`
	// Protected is true if the company owns the asset Price Protection.
	Protected bool `json:"protected,omitzero"`
	// Seats lists the certificates of each seat.
	Seats []board.Certificates `json:"seats"`
	// Pool is the number of common and preferred certificates in the bank pool.
	Pool board.Certificates `json:"pool,omitzero"`
}

func NewPosition(t calc.Table) *Position {
	e := &Position{}
	e.columns(t).Fill()
	return e
}

func (*Position) Kind() string { return calc.PositionKind }

func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

func (e *Position) find(key string) *CompanyPosition {
	for i := range e.Companies {
		if e.Companies[i].Company == key {
			return &e.Companies[i]
		}
	}
	return nil
}

func (e *Position) of(key string) CompanyPosition {
	if c := e.find(key); c != nil {
		return *c
	}
	return CompanyPosition{}
}

func (e *Position) add(t calc.Table, company int) *CompanyPosition {
	key := board.KeyOf(t, company)
	if c := e.find(key); c != nil {
		return c
	}
	at := len(e.Companies)
	for i := len(e.Companies) - 1; i >= 0 && board.CompanyOf(t, e.Companies[i].Company) > company; i-- {
		at = i
	}
	e.Companies = slices.Insert(e.Companies, at,
		CompanyPosition{Company: key, Seats: make([]board.Certificates, len(t.Layout().Seats))})
	return &e.Companies[at]
}

// phaseRefusal refuses a phase that the decade does not have, and the operating phase if there are no companies.
func (e *Position) phaseRefusal(t calc.Table, now int) *calc.Refusal {
	if now == board.PhaseFounding && e.Round != 1 || now == board.PhaseGoals &&
		(e.Round != decade.Count || !board.OptionsOf(t).PublicGoals) ||
		now == board.PhaseOperating && len(e.Companies) == 0 {
		return calc.Refuse("position.phase", "phase").With("round", e.Round).With("rounds", decade.Count)
	}
	return nil
}

func (e *Position) refusal(t calc.Table) *calc.Refusal {
	seats, last := len(t.Layout().Seats), calc.None
	if len(e.Seats) != seats {
		return calc.Refuse("position.seats", "seats").With("value", len(e.Seats)).With("max", seats)
	}
	if refusal := calc.AloneRefusal(e.Seats, func(s SeatPosition) bool { return s.Out }); refusal != nil {
		return refusal
	}
	for _, c := range e.Companies {
		company := board.CompanyOf(t, c.Company)
		switch {
		case company == calc.None:
			return calc.Refuse("company.none", calc.ItemName("price", 0)).With("max", board.CompanyCount)
		case company <= last:
			return calc.Refuse("sell.twice", calc.ItemName("price", company)).About(company)
		case c.Price == 0:
			return board.ValueRefusal(calc.ItemName("price", company), 0).About(company)
		case len(c.Seats) != seats:
			return calc.Refuse("position.seats", calc.ItemName("common", company)).About(company).
				With("value", len(c.Seats)).With("max", seats)
		case c.Pool.Director != 0:
			return calc.Refuse("position.supply", calc.ItemName("pool_common", company)).About(company).
				With("value", c.Pool.Director).With("max", 0)
		}
		last = company
	}
	if e.Phase != board.PhaseNames()[board.PhaseStock] && e.Turn != 0 {
		return calc.Refuse("position.stray", "turn")
	}
	return calc.Check(e, t)
}

// Apply sets the table. Refusals: position.*, company.none, sell.twice, value.track, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).Under("ruling"), func(b *calc.Builder) {
		c, now := e.columns(t), slices.Index(board.PhaseNames(), e.Phase)
		b.Line("position."+e.Phase, "ruling", calc.None, calc.None,
			calc.With("round", e.Round), calc.With("rounds", decade.Count), calc.With("seat", e.Priority))
		if t.Over() || e.Round != t.Round() || now != board.PhaseOf(t) {
			forget(b)
		}
		b.Set(calc.RoundMark, e.Round)
		b.Set(calc.OverMark, 0)
		c.Of(calc.None, calc.None).Put(b)
		for seat, s := range e.Seats {
			b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash))
			e.seat(t, seat).Put(b)
		}
		for company := range t.Layout().Companies {
			if e.find(board.KeyOf(t, company)) != nil || board.Started(t, company) {
				e.setCompany(b, company)
			}
		}
		e.giveTurn(b, now)
	})
}

func (e *Position) giveTurn(b *calc.Builder, now int) {
	switch now {
	case board.PhaseBuilding, board.PhaseGoals:
		b.Set(calc.TurnMark, calc.None)
	case board.PhaseFounding:
		decade.NextFounder(b)
	case board.PhaseStock:
		b.Line("turn", "ruling", e.Turn, calc.None)
		b.Set(calc.TurnMark, e.Turn)
		if b.Mark(board.GameMark(b.Table, board.MarkPasses)) >= b.Playing() {
			b.Set(board.GameMark(b.Table, board.MarkPasses), 0)
		}
	case board.PhaseOperating:
		decade.NextOperator(b)
	}
}

func forget(b *calc.Builder) {
	t := b.Table
	b.Set(board.GameMark(t, board.MarkPasses), 0)
	b.Set(board.GameMark(t, board.MarkActor), calc.None)
	b.Set(board.GameMark(t, board.MarkScored), 0)
	for seat := range t.Layout().Seats {
		b.Set(board.SeatMark(t, seat, board.SeatGoals), 0)
		b.Set(board.SeatMark(t, seat, board.SeatFounded), 0)
		for company := range t.Layout().Companies {
			b.Set(board.SoldMark(t, seat, company), 0)
		}
	}
	for company := range t.Layout().Companies {
		b.Set(board.CompanyMark(t, company, board.CompanyOperated), 0)
		b.Set(board.CompanyMark(t, company, board.CompanySpared), 0)
	}
}

// setCompany gives a company its entered values. If no price was entered, the company becomes unstarted.
func (e *Position) setCompany(b *calc.Builder, company int) {
	kind, c := "position.company", e.of(board.KeyOf(b.Table, company))
	if c.Price == 0 {
		kind = "position.unstarted"
	}
	b.Line(kind, "ruling", calc.None, company, calc.With("old", b.Price(company)),
		calc.With("new", c.Price), calc.With("appeal", c.Appeal), calc.With("treasury", c.Treasury))
	e.company(b.Table, company).Put(b)
	reached := board.CompanyMark(b.Table, company, board.CompanyReached)
	b.Set(reached, max(c.Appeal, b.Mark(reached)*calc.Bit(c.Price > 0)))
	b.Set(board.CompanyMark(b.Table, company, board.CompanyProtected), calc.Bit(c.Protected))
	for _, class := range []calc.Class{board.Director, board.Common, board.Preferred} {
		rest, to := board.Supply()[class]*calc.Bit(c.Price > 0)-c.Pool.Of(class), calc.Treasury(company)
		for seat, has := range c.Seats {
			rest -= has.Of(class)
			if has.Director > 0 {
				b.Set(board.SeatMark(b.Table, seat, board.SeatFounded), 1)
			}
		}
		if class == board.Director {
			to = calc.Market()
		}
		calc.BalanceOf(to, board.Certificate(company, class)).Put(b, rest)
	}
}
