package trading

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// An Exchange gives certificates of one kind to the pool for others out of it: shares of a company that was taken
// over, or ordinary shares for a director's certificate.
type Exchange struct {
	Seat int `json:"seat"`
	// Give and Take are companies' codes, GiveClass and TakeClass kinds of certificate (nothing for ordinary ones),
	// Given and Taken how many.
	Give      string `json:"give"`
	GiveClass string `json:"give_class,omitzero"`
	Given     int    `json:"given"`
	Take      string `json:"take"`
	TakeClass string `json:"take_class,omitzero"`
	Taken     int    `json:"taken"`
	// Anyway means that the table overrules a limit that it goes beyond.
	Anyway bool `json:"anyway,omitzero"`
}

func (*Exchange) Kind() string { return "exchange" }

// Form asks who gives how many of what for how many of what.
func (e *Exchange) Form(t calc.Table) calc.Form {
	return board.AskLimits(t, e.form(t), &e.Anyway, e.exchange)
}

func (e *Exchange) form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.PlayerField(t, "seat", &e.Seat)}
	if board.PlayerRefusal(t, "seat", e.Seat) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, e.give().fields(t, "exchange", e.give().held(t, "exchange", calc.AccountOf(e.Seat)))...)
	give, known := e.give().certificate(t)
	if !known {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, board.HeldField(t, "given", "exchange", calc.AccountOf(e.Seat), give, &e.Given, 2))
	fields = append(fields, e.take().fields(t, "exchange",
		func(company int) *calc.Refusal { return board.TradedRefusal(t, "take", "exchange", company) })...)
	return calc.Form{Fields: append(fields, board.AmountField("taken", "exchange", &e.Taken, 1, 1,
		agreement.MaxShares))}
}

func (e *Exchange) give() side { return side{&e.Give, &e.GiveClass, [2]string{"give", "give_class"}} }

func (e *Exchange) take() side { return side{&e.Take, &e.TakeClass, [2]string{"take", "take_class"}} }

// Apply exchanges the certificates.
// Refusals: game.over, seat.unknown, player.out, company.*, class.none, amount.range, shares.less, exchange.same,
// director.*, certificates.short, limit.*, most.shares.
func (e *Exchange) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), e.exchange)
}

// exchange does it.
func (e *Exchange) exchange(b *calc.Builder) {
	give, _ := e.give().certificate(b.Table)
	take, _ := e.take().certificate(b.Table)
	e.GiveTo(b, give)
	e.TakeFrom(b, take)
}

// TakeFrom takes the certificates out of the pool.
func (e *Exchange) TakeFrom(b *calc.Builder, take calc.Commodity) {
	b.Line("exchange.take"+board.Suffix(b.Table, take.Class), "exchange", e.Seat, take.Company,
		calc.With("shares", e.Taken))
	b.Move(calc.Market(), calc.AccountOf(e.Seat), take, e.Taken)
}

// GiveTo gives the certificates to the pool.
func (e *Exchange) GiveTo(b *calc.Builder, give calc.Commodity) {
	b.Line("exchange.give"+board.Suffix(b.Table, give.Class), "exchange", e.Seat, give.Company,
		calc.With("shares", e.Given))
	b.Move(calc.AccountOf(e.Seat), calc.Market(), give, e.Given)
}

func (e *Exchange) refusal(t calc.Table) *calc.Refusal {
	refusal := cmp.Or(board.PlayerRefusal(t, "seat", e.Seat).OrCheck(e, t),
		board.ClassRefusal(t, "give_class", e.GiveClass), board.ClassRefusal(t, "take_class", e.TakeClass))
	if refusal != nil {
		return refusal
	}
	give, _ := e.give().certificate(t)
	take, _ := e.take().certificate(t)
	if take == give {
		return calc.Refuse("exchange.same", "take").Under("exchange").About(take.Company)
	}
	given := calc.NewBuilder(t)
	e.GiveTo(given, give)
	if refusal := board.DirectorRefusal(given.Table, take.Company, e.Taken); board.IsSole(t, take.Class) && refusal != nil {
		refusal.Field = "taken"
		return refusal
	}
	if refusal := board.ClassMissing(t, take.Company, take.Class); refusal != nil {
		refusal.Field = "take_class"
		return refusal
	}
	left, limited := board.PoolOf(given.Table, take.Company, take.Class)
	if limited && e.Taken > left {
		return calc.Refuse("certificates.short", "taken").Under("supply").Seated(e.Seat).About(take.Company).
			With("shares", e.Taken).With("max", left)
	}
	return board.LimitRefusal(t, e.Anyway, e.exchange)
}
