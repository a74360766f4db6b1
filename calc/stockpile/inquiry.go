package stockpile

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// An inquiry asks the holders of a company's cards about a move: which cards do they show?
type inquiry struct {
	company int
	// code is the company's code in the claims, or empty if the entry itself names the company.
	code string
	// regular and split tell which kinds of cards can be shown.
	regular, split bool
	// repeatRegular and repeatSplit tell which kinds can also be shown for a repeated split in a move with a dividend.
	repeatRegular, repeatSplit bool
}

func (q inquiry) asks() bool { return q.regular || q.split }

// inquire returns the inquiry for a move. The inquiry asks for cards shown for a dividend and, with hidden portfolios,
// for the split cards that a repeated split pays. If voluntary is set, only cards shown get the dividend.
func inquire(t calc.Table, company int, code string, legs []board.Leg, dividend, voluntary bool) inquiry {
	q := inquiry{company: company, code: code}
	o, splitting := board.OptionsOf(t), len(calc.Where(legs, func(l board.Leg) bool { return l.End == board.Splits }))
	maybe := t.Mark(board.OwnMark(t, board.SplitMark+company)) == 1
	if o.TracksPortfolios() {
		q.regular, q.split = dividend && voluntary, dividend && voluntary
		return q
	}
	q.regular = dividend || splitting > 1
	q.split = maybe && (dividend || splitting > 0)
	if dividend && voluntary {
		q.repeatRegular, q.repeatSplit = splitting > 1, maybe && splitting > 0
	}
	return q
}

// likely returns the default claim of a seat: all its cards, or no cards if portfolios are hidden.
func (q inquiry) likely(t calc.Table, seat int) Claim {
	claim := Claim{Seat: seat, Company: q.code}
	if board.OptionsOf(t).TracksPortfolios() {
		claim.Regular, claim.Split = board.RegularCards(t, seat, q.company), board.SplitCards(t, seat, q.company)
	}
	return claim
}

// nothingShown resets the claims after a change of the move: to a claim of 0 for each seat in veiled games, or to none.
func (q inquiry) nothingShown(t calc.Table, claims Claims) Claims {
	for seat := range t.Layout().Seats {
		likely := q.likely(t, seat)
		claim := likely
		if q.asks() && board.OptionsOf(t).Veiled() && !t.Out(seat) {
			claim = Claim{Seat: seat, Company: q.code}
		}
		claims = claims.with(claim, likely)
	}
	return claims
}

// onChange makes a field call do when its value changes, because the questions to holders depend on the value.
func onChange(f *calc.Field, do func()) *calc.Field {
	set := f.Set
	f.Set = func(value int) {
		before := f.Get()
		if set(value); f.Get() != before {
			do()
		}
	}
	return f
}

func (q inquiry) claim(t calc.Table, claims Claims, seat int) Claim {
	if claim, ok := claims.find(seat, q.code); ok {
		return claim
	}
	return q.likely(t, seat)
}

// limits returns how many cards a seat can show for a dividend and for a repeated split: its own or, with hidden
// portfolios, as many as earlier seats leave.
func (q inquiry) limits(t calc.Table, claims Claims, seat int) (dividend, repeat cards) {
	if board.OptionsOf(t).TracksPortfolios() {
		return q.likely(t, seat).dividend(), cards{}
	}
	left := board.CardsEach
	for other := range seat {
		if !t.Out(other) {
			left = q.claim(t, claims, other).rest(left)
		}
	}
	own := q.claim(t, claims, seat)
	if q.regular {
		dividend.regular = left
	}
	if q.split {
		dividend.split = calc.Remaining(left, own.Regular)
	}
	repeat.regular = calc.Remaining(left, own.Split)
	repeat.split = calc.Remaining(left, max(own.Regular, own.repeat().regular))
	return dividend, repeat
}

// fields asks each seat with cards for the cards it shows, and in veiled games every seat, so that cards stay secret.
func (q inquiry) fields(t calc.Table, claims *Claims) []*calc.Field {
	var fields []*calc.Field
	if !q.asks() {
		return nil
	}
	for seat := range t.Layout().Seats {
		if t.Out(seat) {
			continue
		}
		likely := q.likely(t, seat)
		if board.OptionsOf(t).TracksPortfolios() && !board.OptionsOf(t).Veiled() && likely.Regular+likely.Split == 0 {
			continue
		}
		dividend, repeat := q.limits(t, *claims, seat)
		add := func(list, rule string, limit int, get func(Claim) int, set func(*Claim, int)) {
			allowed := calc.Range(0, limit).WithRefusal(calc.Refuse("claim.range", "").Under(rule))
			fields = append(fields, q.field(t, list, seat, allowed, claims, get, set))
		}
		add("shown", "dividend", dividend.regular, func(c Claim) int { return c.Regular },
			func(c *Claim, v int) { c.Regular = v })
		add("shown_split", "dividend", dividend.split, func(c Claim) int { return c.Split },
			func(c *Claim, v int) { c.Split = v })
		if q.repeatRegular {
			add("repeat", "repeat", repeat.regular, func(c Claim) int { return c.repeat().regular },
				func(c *Claim, v int) { c.RepeatRegular = unless(v, c.Regular) })
		}
		if q.repeatSplit {
			add("repeat_split", "repeat", repeat.split, func(c Claim) int { return c.repeat().split },
				func(c *Claim, v int) { c.RepeatSplit = unless(v, c.Split) })
		}
	}
	for i := range fields {
		fields[i].Secret = board.OptionsOf(t).Veiled()
	}
	return fields
}

func unless(v, usual int) *int {
	if v == usual {
		return nil
	}
	return &v
}

func (q inquiry) field(t calc.Table, list string, seat int, allowed calc.Allowed, claims *Claims,
	get func(Claim) int, set func(*Claim, int)) *calc.Field {
	likely, claim := q.likely(t, seat), func() Claim { return q.claim(t, *claims, seat) }
	return calc.AmountFunc(calc.ItemName(list, q.company, seat), allowed, func() int { return get(claim()) },
		func(v int) {
			c := claim()
			set(&c, v)
			*claims = claims.with(c, likely)
		}).ForSeat(seat).ForCompany(q.company).Expect(get(likely))
}

// strayClaim refuses a claim that no inquiry asks for, and a seat's second claim on the same company.
func strayClaim(t calc.Table, claims Claims, asked []inquiry) *calc.Refusal {
	for i, claim := range claims {
		wanted := t.Layout().HasSeat(claim.Seat) && !t.Out(claim.Seat) &&
			slices.ContainsFunc(asked, func(q inquiry) bool {
				likely := q.likely(t, claim.Seat)
				if claim.RepeatRegular != nil && !q.repeatRegular || claim.RepeatSplit != nil && !q.repeatSplit {
					return false
				}
				return q.code == claim.Company && q.asks() &&
					!(board.OptionsOf(t).TracksPortfolios() && likely.Regular+likely.Split == 0)
			})
		for _, other := range claims[:i] {
			wanted = wanted && (other.Seat != claim.Seat || other.Company != claim.Company)
		}
		if !wanted {
			return calc.Refuse("claim.stray", "shown").Under("dividend")
		}
	}
	return nil
}
