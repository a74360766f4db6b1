package shoulders

import (
	"slices"

	"scripkeeper/calc"
)

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What it
// gives and takes is balanced against the rulings' account. What happened in the phase so far (passes, sales, companies
// that have operated, goals awarded) stays when round and phase stay, else the phase begins.
type Position struct {
	// Round is the decade, counted from 1.
	Round int `json:"round"`
	// Phase is "founding", "stock", "building", "operating" or "goals".
	Phase string `json:"phase"`
	// Priority is the seat with the priority deal.
	Priority int `json:"priority"`
	// Turn is whose turn it is in the stock phase; in the others it follows.
	Turn int `json:"turn,omitzero"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
	// Companies are those that have been started, in order.
	Companies []CompanyPosition `json:"companies,omitempty"`
}

// A SeatPosition is what one seat has besides its certificates.
type SeatPosition struct {
	Cash int  `json:"cash"`
	Out  bool `json:"out,omitzero"`
}

// A CompanyPosition is how one company stands. Certificates that nobody has are in its treasury, a
// director certificate in the bank pool.
type CompanyPosition struct {
	Company   string `json:"company"`
	Price     int    `json:"price"`
	Appeal    int    `json:"appeal"`
	Treasury  int    `json:"treasury"`
	Protected bool   `json:"protected,omitzero"`
	// Seats has one item for every seat.
	Seats []Certificates `json:"seats"`
	// Pool are the commons and the preferred in the bank pool.
	Pool Certificates `json:"pool,omitzero"`
}

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	e := &Position{Round: t.Round(), Phase: phaseNames()[phaseOf(t)], Priority: t.Mark(gameMark(t, markPriority))}
	if phaseOf(t) == phaseStock {
		e.Turn = max(0, t.Turn())
	}
	for seat := range t.Layout().Seats {
		e.Seats = append(e.Seats, SeatPosition{Cash: t.Cash(seat), Out: t.Out(seat)})
	}
	for company := range t.Layout().Companies {
		if started(t, company) {
			e.Companies = append(e.Companies, companyPosition(t, company))
		}
	}
	return e
}

// companyPosition is how a company stands now; one that has not been started, as it would begin.
func companyPosition(t calc.Table, company int) CompanyPosition {
	c := CompanyPosition{
		Company: keyOf(t, company), Price: t.Price(company), Appeal: appeal(t, company),
		Treasury:  t.Balance(calc.Treasury(company), calc.Cash()),
		Protected: owns(t, company),
		Pool:      held(t, calc.Market(), company),
	}
	c.Pool.Director = 0
	if !started(t, company) {
		c.Appeal = charters()[company].appeal
	}
	for seat := range t.Layout().Seats {
		c.Seats = append(c.Seats, hand(t, seat, company))
	}
	return c
}

// Kind names the entry in records.
func (*Position) Kind() string { return calc.PositionKind }

// find is the company's position, nil when it is unstarted.
func (e *Position) find(key string) *CompanyPosition {
	for i := range e.Companies {
		if e.Companies[i].Company == key {
			return &e.Companies[i]
		}
	}
	return nil
}

// of is the company's position, nothing when it is unstarted.
func (e *Position) of(key string) CompanyPosition {
	if c := e.find(key); c != nil {
		return *c
	}
	return CompanyPosition{}
}

// add is the company's position, made when there is none.
func (e *Position) add(t calc.Table, company int) *CompanyPosition {
	key := keyOf(t, company)
	if c := e.find(key); c != nil {
		return c
	}
	at := len(e.Companies)
	for i := len(e.Companies) - 1; i >= 0 && companyOf(t, e.Companies[i].Company) > company; i-- {
		at = i
	}
	e.Companies = slices.Insert(e.Companies, at,
		CompanyPosition{Company: key, Seats: make([]Certificates, len(t.Layout().Seats))})
	return &e.Companies[at]
}

// phaseRefusal says why a phase cannot be: the founding is in the first decade, the goals come after the last, and to
// operate there must be a company.
func (e *Position) phaseRefusal(t calc.Table, now int) *calc.Refusal {
	if now == phaseFounding && e.Round != 1 || now == phaseGoals && (e.Round != decades || !optionsOf(t).PublicGoals) ||
		now == phaseOperating && len(e.Companies) == 0 {
		return calc.Refuse("position.phase", "phase").With("round", e.Round).With("rounds", decades)
	}
	return nil
}

// refusal refuses what the form does not allow, or does not ask for.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	seats, last, left := len(t.Layout().Seats), calc.None, 0
	if len(e.Seats) != seats {
		return calc.Refuse("position.seats", "seats").With("value", len(e.Seats)).With("max", seats)
	}
	for _, s := range e.Seats {
		left += calc.Bit(!s.Out)
	}
	if left < minSeats {
		return calc.Refuse("position.alone", "out.0").With("min", minSeats)
	}
	for _, c := range e.Companies {
		company := companyOf(t, c.Company)
		switch {
		case company <= last:
			return calc.Refuse("company.none", calc.ItemName("price", max(0, company))).With("max", companyCount)
		case c.Price == 0:
			return valueRefusal(calc.ItemName("price", company), 0).About(company)
		case len(c.Seats) != seats:
			return calc.Refuse("position.seats", calc.ItemName("common", company)).About(company).
				With("value", len(c.Seats)).With("max", seats)
		case c.Pool.Director != 0:
			return calc.Refuse("position.supply", calc.ItemName("pool_common", company)).About(company).
				With("value", c.Pool.Director).With("max", 0)
		}
		last = company
	}
	if e.Phase != phaseNames()[phaseStock] && e.Turn != 0 {
		return calc.Refuse("position.stray", "turn")
	}
	return calc.Check(e, t)
}

// Apply sets the table. Refusals: position.*, company.none, value.track, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).Under("ruling"), func(b *calc.Builder) {
		now := slices.Index(phaseNames(), e.Phase)
		b.Line("position."+e.Phase, "ruling", calc.None, calc.None,
			calc.With("round", e.Round), calc.With("rounds", decades), calc.With("seat", e.Priority))
		if t.Over() || e.Round != t.Round() || now != phaseOf(t) {
			forget(b)
		}
		b.Set(calc.RoundMark, e.Round)
		b.Set(calc.OverMark, 0)
		b.Set(gameMark(t, markPhase), now)
		b.Set(gameMark(t, markPriority), e.Priority)
		for seat, s := range e.Seats {
			b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash))
			b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Cash(), s.Cash-b.Cash(seat))
			b.Set(t.Layout().OutMark(seat), calc.Bit(s.Out))
		}
		for company := range t.Layout().Companies {
			if c := e.find(keyOf(t, company)); c != nil {
				c.set(b, company)
			} else if started(t, company) {
				(&CompanyPosition{Seats: make([]Certificates, len(e.Seats))}).set(b, company)
			}
		}
		e.giveTurn(b, now)
	})
}

// giveTurn finds whose turn it is.
func (e *Position) giveTurn(b *calc.Builder, now int) {
	switch now {
	case phaseBuilding, phaseGoals:
		b.Set(calc.TurnMark, calc.None)
	case phaseFounding:
		nextFounder(b)
	case phaseStock:
		b.Line("turn", "ruling", e.Turn, calc.None)
		b.Set(calc.TurnMark, e.Turn)
		if b.Mark(gameMark(b.Table, markPasses)) >= b.Playing() {
			b.Set(gameMark(b.Table, markPasses), 0)
		}
	case phaseOperating:
		nextOperator(b)
	}
}

// forget clears what happened in the phase so far. Who has a company needs no founding.
func forget(b *calc.Builder) {
	t := b.Table
	b.Set(gameMark(t, markPasses), 0)
	b.Set(gameMark(t, markActor), calc.None)
	b.Set(gameMark(t, markScored), 0)
	for seat := range t.Layout().Seats {
		b.Set(seatMark(t, seat, seatGoals), 0)
		b.Set(seatMark(t, seat, seatFounded), 0)
		for company := range t.Layout().Companies {
			b.Set(soldMark(t, seat, company), 0)
		}
	}
	for company := range t.Layout().Companies {
		b.Set(companyMark(t, company, companyOperated), 0)
		b.Set(companyMark(t, company, companySpared), 0)
	}
}

// set sets one company. One without a price goes back into the box.
func (c *CompanyPosition) set(b *calc.Builder, company int) {
	kind := "position.company"
	if c.Price == 0 {
		kind = "position.unstarted"
	}
	b.Line(kind, "ruling", calc.None, company, calc.With("old", b.Price(company)),
		calc.With("new", c.Price), calc.With("appeal", c.Appeal), calc.With("treasury", c.Treasury))
	b.Set(b.Layout().PriceMark(company), c.Price)
	b.Set(companyMark(b.Table, company, companyAppeal), c.Appeal)
	b.Set(companyMark(b.Table, company, companyReached),
		max(c.Appeal, b.Mark(companyMark(b.Table, company, companyReached))*calc.Bit(c.Price > 0)))
	b.Set(companyMark(b.Table, company, companyProtected), calc.Bit(c.Protected))
	treasury := calc.Treasury(company)
	b.Move(calc.Rulings(), treasury, calc.Cash(), c.Treasury-b.Balance(treasury, calc.Cash()))
	rest := Certificates{}
	if c.Price > 0 {
		all := supply()
		rest = Certificates{Common: all[Common], Preferred: all[Preferred], Director: all[Director]}
	}
	set := func(a calc.Account, want Certificates) {
		has := held(b.Table, a, company)
		handOver(b, calc.Rulings(), a, company,
			Certificates{want.Common - has.Common, want.Preferred - has.Preferred, want.Director - has.Director})
	}
	for seat, has := range c.Seats {
		set(calc.AccountOf(seat), has)
		rest = Certificates{rest.Common - has.Common, rest.Preferred - has.Preferred, rest.Director - has.Director}
		if has.Director > 0 {
			b.Set(seatMark(b.Table, seat, seatFounded), 1)
		}
	}
	pool := c.Pool
	pool.Director, rest.Director = rest.Director, 0
	set(calc.Market(), pool)
	set(treasury, Certificates{rest.Common - pool.Common, rest.Preferred - pool.Preferred, 0})
}
