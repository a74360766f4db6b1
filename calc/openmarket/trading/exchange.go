package trading

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// An Exchange swaps certificates of one kind for certificates of another kind in the pool. Examples are shares of a
// company that was taken over, or ordinary shares for a director's certificate.
type Exchange struct {
	// Seat is the player who exchanges certificates.
	Seat int `json:"seat"`
	// Give is the code of the company whose certificates the player gives.
	Give string `json:"give"`
	// GiveClass is the kind of certificate given. By default, ordinary certificates are given.
	GiveClass string `json:"give_class,omitzero"`
	// Given is the number of certificates given.
	Given int `json:"given"`
	// Take is the code of the company whose certificates the player gets.
	Take string `json:"take"`
	// TakeClass is the kind of certificate taken. By default, ordinary certificates are taken.
	TakeClass string `json:"take_class,omitzero"`
	// Taken is the number of certificates taken.
	Taken int `json:"taken"`
	// Anyway overrules a limit that the exchange breaks.
	Anyway bool `json:"anyway,omitzero"`
}

func (*Exchange) Kind() string { return "exchange" }

func (e *Exchange) Form(t calc.Table) calc.Form {
	var form calc.Form
	e.walk(t, &calc.Walk{Ask: form.Collect})
	return board.AskLimits(t, board.Fit(t, form, "taken", func(taken int) calc.Entry {
		other := *e
		other.Taken, other.Anyway = taken, false
		return &other
	}), &e.Anyway, e.exchange)
}

// walk visits the fields and returns the certificates that both sides give, as far as the fields are valid.
func (e *Exchange) walk(t calc.Table, w *calc.Walk) (give, take calc.Commodity) {
	w.Step(true, func() *calc.Field { return board.PlayerField(t, "seat", &e.Seat) })
	if w.Refuse(board.PlayerRefusal(t, "seat", e.Seat)) {
		return give, take
	}
	from := calc.AccountOf(e.Seat)
	give, known := e.give().walk(t, w, "exchange", e.give().heldRefusal(t, "exchange", from))
	if !known {
		return give, take
	}
	w.Step(e.Given >= 1 && e.Given <= t.Balance(from, give), func() *calc.Field {
		given := board.HeldField(t, "given", "exchange", from, give, &e.Given, 2)
		return given.Accept(func(n int) bool {
			units := board.CertificateUnits(t, give.Company, give.Class, n)
			return e.Take != e.Give && board.PoolLimit(t, give.Company, units) != nil
		})
	})
	take, _ = e.take().walk(t, w, "exchange",
		func(company int) *calc.Refusal { return board.TradedRefusal(t, "take", "exchange", company) })
	w.Step(e.Taken >= 1 && e.Taken <= agreement.MaxShares, func() *calc.Field {
		return board.AmountField("taken", "exchange", &e.Taken, 1, 1, agreement.MaxShares)
	})
	return give, take
}

func (e *Exchange) give() side { return side{&e.Give, &e.GiveClass, [2]string{"give", "give_class"}} }

func (e *Exchange) take() side { return side{&e.Take, &e.TakeClass, [2]string{"take", "take_class"}} }

// Apply exchanges the certificates. Refusals: game.over, seat.unknown, player.out, company.*, class.none, amount.range,
// shares.less, exchange.same, director.*, certificates.short, limit.*, most.shares.
func (e *Exchange) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.BuildWithin(t, e.refusal(t), e.Anyway, e.exchange)
}

func (e *Exchange) exchange(b *calc.Builder) {
	give, _ := e.give().certificate(b.Table)
	take, _ := e.take().certificate(b.Table)
	e.handOver(b, give)
	b.Line("exchange.take"+board.Suffix(b.Table, take.Class), "exchange", e.Seat, take.Company,
		calc.With("shares", e.Taken))
	b.Move(calc.Market(), calc.AccountOf(e.Seat), take, e.Taken)
	board.FloatUnpaid(b, take.Company)
}

func (e *Exchange) handOver(b *calc.Builder, give calc.Commodity) {
	b.Line("exchange.give"+board.Suffix(b.Table, give.Class), "exchange", e.Seat, give.Company,
		calc.With("shares", e.Given))
	b.Move(calc.AccountOf(e.Seat), calc.Market(), give, e.Given)
}

func (e *Exchange) refusal(t calc.Table) *calc.Refusal {
	var w calc.Walk
	give, take := e.walk(t, &w)
	if w.Refuse(cmp.Or(
		board.ClassRefusal(t, "give_class", e.GiveClass), board.ClassRefusal(t, "take_class", e.TakeClass))) {
		return w.Refusal
	}
	if take == give {
		return calc.Refuse("exchange.same", "take").Under("exchange").About(take.Company)
	}
	given := t
	if give.Company == take.Company {
		given = calc.Foresee(t, func(b *calc.Builder) { e.handOver(b, give) })
	}
	if board.IsSole(t, take.Class) {
		if refusal := board.DirectorRefusal(given, take.Company, e.Taken); refusal != nil {
			refusal.Field = "taken"
			return refusal
		}
	}
	if refusal := board.ClassMissing(t, take.Company, take.Class); refusal != nil {
		refusal.Field = "take_class"
		return refusal
	}
	left, limited := board.PoolOf(given, take.Company, take.Class)
	if limited && e.Taken > left {
		return calc.Refuse("certificates.short", "taken").Under("supply").Seated(e.Seat).About(take.Company).
			With("shares", e.Taken).With("max", left)
	}
	return nil
}
