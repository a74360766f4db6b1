package openmarket

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A Position sets the whole table at once, to join a game in progress or to check a calculation. Differences are posted
// against the account of rulings. Lists follow the order of the companies and the seats.
type Position struct {
	// Prices lists the price of each company.
	Prices []int `json:"prices"`
	// Rows lists the row of each company's price on a chart, counted from 1 at the top.
	Rows []int `json:"rows,omitempty"`
	// Launched lists for each company whether it is traded. It is left out if all companies are traded and none has to
	// be launched.
	Launched []bool `json:"launched,omitempty"`
	// Supply lists the number of shares of each company, if shares are limited.
	Supply []int `json:"supply,omitempty"`
	// Pars lists the launch price of each company, if an option depends on it.
	Pars []int `json:"pars,omitempty"`
	// Floated lists for each company whether it got the price of all its shares, if an option depends on that.
	Floated []bool `json:"floated,omitempty"`
	// Debts lists each company's debt to the bank, if companies can borrow.
	Debts []int `json:"debts,omitempty"`
	// Sizes lists the size of each company, if prices depend on size. It has 0 for a company that is not open.
	Sizes []int `json:"sizes,omitempty"`
	// Treasuries lists the cash and the certificates of each company, if companies have any.
	Treasuries []CompanyPosition `json:"treasuries,omitempty"`
	// Privates lists the private companies, if the game has any.
	Privates []PrivatePosition `json:"privates,omitempty"`
	// Seats lists the cash, the certificates and the loan of each seat.
	Seats []SeatPosition `json:"seats"`
	// Round is the current round, counted from 1, if rounds are counted.
	Round int `json:"round,omitzero"`
	// Turn is the seat that moves next, if a turn order is kept.
	Turn int `json:"turn,omitzero"`
}

// A Holding is the cash and the certificates of a seat or a company.
type Holding struct {
	// Cash is the money held.
	Cash int `json:"cash"`
	// Shares lists the certificates held. A seat's list has one number for each company and kind of certificate; a
	// company's list covers only certificates in itself, with one number for each kind.
	Shares []int `json:"shares"`
}

// A CompanyPosition is a company's cash and certificates. The list Shares has one number for each kind of certificate
// in the company itself.
type CompanyPosition struct {
	Holding
	// Others lists the company's certificates in other companies, if it holds any: one number for each company and
	// kind, always 0 for itself and for director's certificates.
	Others []int `json:"others,omitempty"`
}

// A SeatPosition is a seat's cash, certificates and loan. The list Shares has one number for each company and kind of
// certificate.
type SeatPosition struct {
	Holding
	// Loan is the seat's debt to the bank.
	Loan int `json:"loan,omitzero"`
	// Out means that the player has left the game.
	Out bool `json:"out,omitzero"`
}

func NewPosition(t calc.Table) *Position {
	e := &Position{Privates: privatesNow(t)}
	e.columns(t).Fill()
	return e
}

func launchesIn(t calc.Table) bool {
	return board.OptionsOf(t).Launches() || board.CountTraded(t) < len(t.Layout().Companies)
}

func (*Position) Kind() string { return calc.PositionKind }

func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

func (e *Position) refusal(t calc.Table) *calc.Refusal {
	if refusal := e.sizes(NewPosition(t)); refusal != nil {
		return refusal
	}
	alone := calc.AloneRefusal(e.Seats, func(s SeatPosition) bool { return s.Out })
	if refusal := alone.OrCheck(e, t); refusal != nil {
		return refusal
	}
	return cmp.Or(e.columns(t).StrayRefusal(), e.privatesIn(t), e.directorsIn(t))
}

// sizes refuses lists of the wrong length, and any list, even an empty one, that the game does not use.
func (e *Position) sizes(now *Position) *calc.Refusal {
	refusal := cmp.Or(
		listRefusal("prices", e.Prices, now.Prices), listRefusal("rows", e.Rows, now.Rows),
		listRefusal("launched", e.Launched, now.Launched), listRefusal("supply", e.Supply, now.Supply),
		listRefusal("pars", e.Pars, now.Pars), listRefusal("floated", e.Floated, now.Floated),
		listRefusal("debts", e.Debts, now.Debts), listRefusal("sizes", e.Sizes, now.Sizes),
		listRefusal("treasuries", e.Treasuries, now.Treasuries), listRefusal("privates", e.Privates, now.Privates),
		listRefusal("seats", e.Seats, now.Seats))
	if refusal != nil {
		return refusal
	}
	for company, own := range e.Treasuries {
		refusal = cmp.Or(refusal, listRefusal(calc.ItemName("own_hold", company), own.Shares, now.Treasuries[company].Shares))
		if own.Others != nil {
			refusal = cmp.Or(refusal, listRefusal(calc.ItemName("holds_others", company), own.Others, now.Seats[0].Shares))
		}
	}
	for seat, s := range e.Seats {
		refusal = cmp.Or(refusal, listRefusal(calc.ItemName("hold", seat), s.Shares, now.Seats[seat].Shares))
	}
	return refusal
}

func listRefusal[T any](field string, list, now []T) *calc.Refusal {
	switch {
	case list != nil && len(now) == 0:
		return calc.Refuse("position.stray", field).With("value", len(list))
	case len(list) != len(now):
		return calc.Refuse("position.size", field).With("value", len(list)).With("max", len(now))
	}
	return nil
}

func (e *Position) directorsIn(t calc.Table) *calc.Refusal {
	class, sole := board.Directors(t)
	if !sole {
		return nil
	}
	for company := range t.Layout().Companies {
		there, index := 0, company*t.Layout().Classes+int(class)
		one := func(shares []int, index int, whose string, owner int) *calc.Refusal {
			if there += calc.ItemOrZero(shares, index); there <= 1 {
				return nil
			}
			return calc.Refuse("director.one", holdField(t, whose, owner, index)).About(company).With("max", 1)
		}
		if e.Treasuries != nil {
			there = e.Treasuries[company].Shares[class]
		}
		for seat, s := range e.Seats {
			if refusal := one(s.Shares, index, "", seat); refusal != nil {
				return refusal
			}
		}
		if refusal := one(nil, int(class), "own_", company); refusal != nil {
			return refusal
		}
	}
	return nil
}

// Apply sets the table. A game that was over continues. Refusals: position.*, director.one, price.track, price.row,
// amount.range, loan.off, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.BuildPlain(t, e.refusal(t).Under("ruling"), func(b *calc.Builder) {
		b.Line("position", "ruling", calc.None, calc.None)
		b.Set(calc.OverMark, 0)
		b.Set(calc.RoundMark, max(1, e.Round))
		turn := calc.None
		if board.OptionsOf(t).Ordered() {
			turn = e.Turn
		}
		b.Set(calc.TurnMark, turn)
		for company, price := range e.Prices {
			b.Line("position.price", "ruling", calc.None, company, calc.With("old", b.Price(company)),
				calc.With("new", price))
			if e.Rows == nil {
				board.SetPrice(b, company, price)
			} else {
				board.SetIndex(b, company, board.CellIndex(b.Table, company, price, &e.Rows[company], board.AnyCell))
			}
			e.company(t, company).Put(b)
			if e.Treasuries != nil {
				b.Line("position.own", "ruling", calc.None, company, calc.With("cash", e.Treasuries[company].Cash))
				e.treasury(t, company).Put(b)
			}
		}
		for seat, s := range e.Seats {
			b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash))
			e.seat(t, seat).Put(b)
			b.Set(board.LoanMark(t.Layout(), seat), s.Loan)
		}
		for private, p := range e.Privates {
			p.set(b, private)
		}
	})
}
