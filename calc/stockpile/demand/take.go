package demand

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Take lists the contents of the stockpile that a player bought, or of both his stockpiles in a game of two (chapter
// Demand Phase Steps, 4 to 6).
type Take struct {
	// Seat is the player's seat.
	Seat int `json:"seat"`
	// Fees lists the trading fees in $K, in the order in which they are turned up.
	Fees []int `json:"fees,omitempty"`
	// Boom is the number of boom cards.
	Boom int `json:"boom,omitzero"`
	// Bust is the number of bust cards.
	Bust int `json:"bust,omitzero"`
	// Cards is the number of stock cards of each company; left out if portfolios are hidden.
	Cards board.Count `json:"cards,omitzero"`
}

func (*Take) Kind() string { return "take" }

// A contents counts the cards that can still be in the piles while an entry is filled in.
type contents struct {
	table calc.Table
	left  int
}

func (c *contents) limit(there int) int { return max(0, min(c.left, there)) }

func (c *contents) feesThere(amount int, fees []int) int {
	there := board.FeesEach - board.FeesHeld(c.table, amount)
	for _, fee := range fees {
		there -= calc.Bit(fee == amount)
	}
	return c.limit(there)
}

func (c *contents) actionsThere(at int) int {
	there := board.ActionsEach
	for seat := range c.table.Layout().Seats {
		there -= c.table.Mark(board.SeatMark(c.table, seat, at))
	}
	return c.limit(there)
}

func (e *Take) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if board.PhaseRefusal(t, board.PhaseTaking) != nil {
		return calc.Form{Fields: fields}
	}
	c := &contents{t, t.Mark(board.OwnMark(t, board.LeftMark))}
	whole := c.left
	fields = append(fields, e.feeFields(c)...)
	for _, action := range []struct {
		name string
		at   *int
		mark int
	}{{"boom", &e.Boom, board.BoomMark}, {"bust", &e.Bust, board.BustMark}} {
		allowed := calc.Range(0, c.actionsThere(action.mark)).
			WithRefusal(calc.Refuse("take.actions", "").Under("action").Seated(t.Turn()))
		fields = append(fields, calc.Amount(action.name, action.at, allowed))
		c.left = calc.Remaining(c.left, *action.at)
	}
	if board.OptionsOf(t).TracksPortfolios() {
		for company := range board.Companies {
			there := board.CardsLeft(t, t.Turn(), company)
			refusal := calc.Refuse("cards.short", "").Under("setup").Seated(t.Turn())
			if e.Cards[company] > c.left && e.Cards[company] <= there {
				refusal = tooMany(t.Turn(), whole)
			}
			f := calc.Amount(calc.ItemName("cards", company), &e.Cards[company], calc.Range(0, c.limit(there)).
				WithRefusal(refusal)).ForCompany(company)
			if board.OptionsOf(t).Veiled() {
				f.Seat, f.Secret = t.Turn(), true
			}
			fields = append(fields, f)
			c.left = calc.Remaining(c.left, e.Cards[company])
		}
	}
	form := calc.Form{Fields: fields}
	switch o := board.OptionsOf(t); {
	case e.cards() > 0 || o.Veiled(): // veiled games must not reveal an empty pile
	case o.TracksPortfolios():
		form.Record = "cards"
	default:
		form.Record = "found"
	}
	return form
}

func (e *Take) feeFields(c *contents) []*calc.Field {
	var fields []*calc.Field
	whole := c.left
	for slot := 0; slot <= min(len(e.Fees), board.MaxFees); slot++ {
		f := board.FeeField(calc.ItemName("fees", slot), &e.Fees, slot)
		f.Allowed = board.FeesAllowed(c.table.Turn(), f.Get(), func(amount int) *calc.Refusal {
			switch {
			case c.left == 0:
				return tooMany(c.table.Turn(), whole)
			case c.feesThere(amount, e.Fees[:slot]) == 0:
				return board.FeesGone(amount).Seated(c.table.Turn())
			}
			return nil
		})
		if f.Allowed.Count() == 1 && slot == len(e.Fees) {
			break
		}
		fields = append(fields, f)
		if slot < len(e.Fees) {
			c.left = calc.Remaining(c.left, 1)
		}
	}
	return fields
}

func (e *Take) refusal(t calc.Table) *calc.Refusal {
	if refusal := board.TurnRefusal(t, board.PhaseTaking, e.Seat); refusal != nil {
		return refusal
	}
	if slot := slices.Index(e.Fees, 0); slot >= 0 {
		return calc.Refuse("fee.unknown", calc.ItemName("fees", slot)).Under("fee").Seated(e.Seat).With("value", 0).
			With("max", board.MaxFee)
	}
	if refusal := calc.Check(e, t); refusal != nil {
		return refusal
	}
	for company, cards := range e.Cards {
		if cards != 0 && !board.OptionsOf(t).TracksPortfolios() {
			return calc.Refuse("take.hidden", calc.ItemName("cards", company)).Under("hidden").Seated(e.Seat).
				About(company)
		}
	}
	return nil
}

func tooMany(seat, limit int) *calc.Refusal {
	return calc.Refuse("take.cards", "").Under("supply").Seated(seat).With("max", limit)
}

func (e *Take) cards() int { return len(e.Fees) + e.Boom + e.Bust + e.Cards.Sum() }

// Apply pays the fees card by card and adds the other cards. Refusals: game.over, phase.*, seat.*, fee.unknown, take.*,
// cards.short.
func (e *Take) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		cards := e.cards()
		b.Line("take", "pay", e.Seat, calc.None, calc.With("cards", cards))
		b.Set(board.OwnMark(t, board.LeftMark), t.Mark(board.OwnMark(t, board.LeftMark))-cards)
		for _, fee := range e.Fees {
			e.fee(b, fee)
		}
		for company, cards := range e.Cards {
			if cards > 0 {
				b.Line("take.cards", "take", e.Seat, company, calc.With("cards", cards))
				b.AsSecret(b.Layout().Veiled)
				b.Move(calc.Market(), calc.AccountOf(e.Seat), calc.Share(company), cards)
			}
		}
		if e.Boom+e.Bust > 0 {
			b.Line("take.actions", "action", e.Seat, calc.None, calc.With("boom", e.Boom), calc.With("bust", e.Bust))
			b.AsInstruction()
			b.Set(board.SeatMark(t, e.Seat, board.BoomMark), e.Boom)
			b.Set(board.SeatMark(t, e.Seat, board.BustMark), e.Bust)
		}
		board.PayHeld(b, t)
		board.Pass(b)
	})
}

// fee pays a trading fee, or records it as unpaid if cash is too low. If Bernie takes the pile, the bank pays him the
// fee instead (chapter Demand Phase Steps, 5). A line tells players to move the card.
func (e *Take) fee(b *calc.Builder, fee int) {
	cash, held := b.Cash(e.Seat), board.Owed(b.Table, e.Seat)
	amount := calc.With("amount", fee)
	before := calc.With("cash", cash)
	switch {
	case board.Has(b.Table, e.Seat, board.Bernie):
		b.Line("fee.bernie", "bernie", e.Seat, calc.None, before, amount, calc.With("rest", cash+fee))
		b.Move(calc.Bank(), calc.AccountOf(e.Seat), calc.Cash(), fee)
	case board.OptionsOf(b.Table).FeesStrict && len(held) > 0:
		b.Line("fee.blocked", "house.fees_fifo_strict", e.Seat, calc.None, amount, calc.With("held", held[0]))
		board.SetOwed(b, e.Seat, append(held, fee))
	case cash < fee:
		b.Line("fee.kept", "fee-held", e.Seat, calc.None, before, amount)
		board.SetOwed(b, e.Seat, append(held, fee))
	default:
		b.Line("fee", "fee", e.Seat, calc.None, before, amount, calc.With("rest", cash-fee))
		b.Move(calc.AccountOf(e.Seat), calc.Bank(), calc.Cash(), fee)
	}
	b.AsInstruction()
}
