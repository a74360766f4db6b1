package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Setup lists the investors and, if the program tracks portfolios, the starting shares dealt before the first round.
type Setup struct {
	// Seats lists each seat's part of the setup, one item for each.
	Seats []Start `json:"seats"`
}

// A Start is one seat's part of a setup.
type Start struct {
	// Investors lists the keys of the seat's investors: one, or two in a game of two.
	Investors []string `json:"investors,omitempty"`
	// Share is the code of the company whose share the seat starts with.
	Share string `json:"share,omitzero"`
}

func (*Setup) Kind() string { return "setup" }

func NewSetup(t calc.Table) *Setup { return &Setup{Seats: make([]Start, len(t.Layout().Seats))} }

func asksSetup(o *board.Options) bool { return o.Investors || o.StartingShare && o.TracksPortfolios() }

func (e *Setup) of(seat int) Start { return calc.ItemOrZero(e.Seats, seat) }

func (e *Setup) Form(t calc.Table) calc.Form {
	var fields []*calc.Field
	o := board.OptionsOf(t)
	var taken []string
	for seat := range t.Layout().Seats {
		if o.Investors {
			played := board.InvestorFields(t, seat, func() []string { return e.of(seat).Investors },
				func() *[]string { return &calc.GrowTo(&e.Seats, seat).Investors }, &taken)
			for _, f := range played {
				noteCash(f, len(t.Layout().Seats))
			}
			fields = append(fields, played...)
		}
	}
	for seat := range t.Layout().Seats {
		if !o.StartingShare || !o.TracksPortfolios() {
			break
		}
		name, share := calc.ItemName("share", seat), e.of(seat).Share
		f := board.CompanyField(name, &share, calc.Refuse("share.missing", "").Under("setup")).
			Refusing(func(company int) *calc.Refusal {
				if o.IgnoresOthersCards() {
					return nil
				}
				return e.taken(seat, company)
			}).Then(func(int) { calc.GrowTo(&e.Seats, seat).Share = share })
		f.Seat, f.Secret = seat, o.Veiled()
		fields = append(fields, f)
	}
	return calc.Form{Fields: fields}
}

func noteCash(f *calc.Field, seats int) {
	for i := range f.Allowed.Choices {
		cash := calc.With("cash", board.Investor(i).Cash(seats))
		f.Allowed.Choices[i].Note = &calc.Note{Key: "cash", Terms: []calc.Term{cash}}
	}
}

// taken refuses a starting share that an earlier seat has. In veiled games only Apply refuses it, because the form
// would reveal cards.
func (e *Setup) taken(seat, company int) *calc.Refusal {
	for other := range seat {
		if company != calc.None && board.CompanyOf(e.of(other).Share) == company {
			return calc.Refuse("share.taken", calc.ItemName("share", seat)).Under("setup").Seated(seat).About(company)
		}
	}
	return nil
}

func (e *Setup) refusal(t calc.Table) *calc.Refusal {
	o, n := board.OptionsOf(t), len(t.Layout().Seats)
	if refusal := board.PhaseRefusal(t, board.PhaseSetup); refusal != nil {
		return refusal
	}
	if len(e.Seats) != n {
		return calc.Refuse("setup.seats", "seats").With("value", len(e.Seats)).With("max", n)
	}
	if refusal := calc.Check(e, t); refusal != nil {
		return refusal
	}
	for seat, s := range e.Seats {
		asked := 0
		if o.Investors {
			asked = board.Meeples(t)
		}
		switch {
		case len(s.Investors) > asked:
			return calc.Refuse("investor.extra", calc.ItemName("investor", seat, asked)).
				Under("investors").Seated(seat).With("max", asked)
		case s.Share != "" && !(o.StartingShare && o.TracksPortfolios()):
			return calc.Refuse("share.extra", calc.ItemName("share", seat)).Under("setup").Seated(seat)
		}
		if refusal := e.taken(seat, board.CompanyOf(s.Share)); refusal != nil {
			return refusal
		}
	}
	return nil
}

// Apply begins the first round. Refusals: game.over, phase.*, setup.seats, investor.*, share.*.
func (e *Setup) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		for seat, s := range e.Seats {
			for slot, key := range s.Investors {
				i := board.InvestorOf(key)
				b.Line("investor."+key, "investors", seat, calc.None, calc.With("amount", i.Cash(len(e.Seats))))
				b.Set(board.SeatMark(t, seat, board.InvestorMark+slot), int(i)+1)
				b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), i.Cash(len(e.Seats)))
			}
			if company := board.CompanyOf(s.Share); company != calc.None {
				b.Line("share", "setup", seat, company)
				b.AsSecret(t.Layout().Veiled)
				b.Move(calc.Market(), calc.AccountOf(seat), calc.Share(company), 1)
			}
		}
		beginRound(b, 1, board.First(t))
	})
}
