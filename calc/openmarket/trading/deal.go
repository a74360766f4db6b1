package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// deal holds the valid fields of a trade, which can still be incomplete.
type deal struct {
	sells   bool
	who     calc.Account
	company int
	class   calc.Class
	// If the flag own is set, the other side is the company, not the pool. If offered is set, the bank is paid for the
	// company's shares. If free is set, no cash is paid.
	own, offered, free bool
	// private is the private company that pays for the certificates instead of cash, or [calc.None].
	private int
	price   int
	// steps is the movement of the price; nil means the agreed movement.
	steps *int
}

// limit returns the number of certificates that can be traded: those that the seller can give and the payer can afford.
func (d deal) limit(t calc.Table) int {
	limit, purse := d.stock(t), t.Balance(d.payer(), calc.Cash())
	if d.price > 0 && d.payer() != calc.Bank() {
		limit = min(limit, board.Affords(t, d.company, d.class, purse, d.price))
	}
	return limit
}

func (d deal) stock(t calc.Table) int {
	if d.own && !d.sells {
		return board.OwnOf(t, d.company, d.class)
	}
	if giver := d.giver(); giver != calc.Market() {
		held := t.Balance(giver, board.Certificate(d.company, d.class))
		if d.sells && d.class == calc.Regular && d.who.Kind == calc.SeatAccount {
			held += board.ResignationShares(t, d.company, d.who.Index)
		}
		return held
	}
	most := agreement.MaxShares
	if left, limited := board.PoolOf(t, d.company, d.class); limited {
		most = min(left, agreement.MaxShares)
	}
	if board.IsSole(t, d.class) {
		_, held := board.DirectorHolder(t, d.company)
		return min(most, 1-calc.Bit(held))
	}
	return most
}

func (d deal) giver() calc.Account {
	if d.sells {
		return d.who
	}
	return d.otherSide()
}

func (d deal) taker() calc.Account {
	if d.sells {
		return d.otherSide()
	}
	return d.who
}

func (d deal) otherSide() calc.Account {
	if d.own {
		return calc.Treasury(d.company)
	}
	return calc.Market()
}

func (d deal) payer() calc.Account { return purseOf(d.taker()) }

func (d deal) paid() calc.Account {
	if d.offered {
		return calc.Bank()
	}
	return purseOf(d.giver())
}

func purseOf(a calc.Account) calc.Account {
	if a == calc.Market() {
		return calc.Bank()
	}
	return a
}

func (d deal) sharesRefusal(t calc.Table, shares int) *calc.Refusal {
	if shares < 1 || shares > agreement.MaxShares {
		return board.NoAmount("trade", shares, 1)
	}
	limit, amount := d.stock(t), board.Cost(t, d.company, d.class, shares, d.price)
	refuse := func(code, rule string) *calc.Refusal {
		return board.HolderRefusal(calc.Refuse(code, "shares").Under(rule), d.who, d.company).With("shares", shares)
	}
	switch cash := t.Balance(d.payer(), calc.Cash()); {
	case shares > limit && d.sells:
		return refuse("shares.short", "trade").With("held", limit).With("max", limit)
	case shares > limit && d.own:
		return refuse("own.short", "treasury").With("max", limit)
	case shares > limit && board.IsSole(t, d.class) && board.DirectorRefusal(t, d.company, shares) != nil:
		return board.DirectorRefusal(t, d.company, shares)
	case shares > limit:
		return refuse("certificates.short", "supply").With("max", limit)
	case d.payer() == calc.Bank() || amount <= cash:
		return nil
	case d.sells:
		return refuse("treasury.short", "treasury").With("amount", amount).With("cash", cash).
			With("max", board.Affords(t, d.company, d.class, cash, d.price))
	default:
		return refuse("cash.short", "trade").With("price", board.Cost(t, d.company, d.class, 1, d.price)).
			With("amount", amount).With("cash", cash).With("max", board.Affords(t, d.company, d.class, cash, d.price))
	}
}

func (d deal) trade(b *calc.Builder, shares int) {
	t := b.Table
	presides, usual := d.presides(t), d.usualSteps(t, shares) // evaluated before the trade changes the president
	if d.sells && shares > b.Balance(d.giver(), board.Certificate(d.company, d.class)) {
		board.Resign(b, d.company, d.who.Index, shares)
	}
	kind := "buy"
	switch {
	case d.sells:
		kind = "sell"
	case d.free:
		kind = "buy.free"
	}
	if d.own {
		kind += ".own"
	}
	if d.free {
		d.give(b, kind, shares)
		return
	}
	cash := board.Cost(t, d.company, d.class, shares, d.price)
	board.HolderLine(b, kind+board.Suffix(b.Table, d.class), "trade", d.who, d.company,
		board.Working(t, d.company, d.class, shares, "price", d.price)...)
	d.moveCertificates(b, shares)
	b.Move(d.payer(), d.paid(), calc.Cash(), cash)
	if !d.sells {
		if d.beginsTrades(t) {
			operating.EndCompanyRound(b, false)
		}
		board.Float(b, d.company)
	}
	// Before version 9, the steps depended on who was president after the trade.
	if !board.OptionsOf(t).HasVersion(9) {
		usual = d.usualSteps(b.Table, shares)
	}
	if d.sells && presides {
		board.NoteSale(b, d.company)
	}
	steps, rule := usual, movesRule(t)
	if d.steps != nil {
		steps, rule = *d.steps, "moves.said"
	}
	board.Rise(b, rule, d.company, steps)
}

// give moves certificates that cost nothing or are exchanged for a private company, which then closes.
func (d deal) give(b *calc.Builder, kind string, shares int) {
	rule, terms := "trade", []calc.Term{calc.With("shares", shares)}
	if d.private != calc.None {
		kind, rule, terms = "buy.for", "private", append(terms, calc.With("private", d.private))
	}
	board.HolderLine(b, kind+board.Suffix(b.Table, d.class), rule, d.who, d.company, terms...)
	d.moveCertificates(b, shares)
	if d.private == calc.None {
		board.FloatUnpaid(b, d.company)
		return
	}
	board.ClosePrivate(b, d.private)
	board.Float(b, d.company)
}

// beginsTrades reports whether a purchase ends the round of companies. Only a player's purchase in turn does, or any
// player's purchase if no turn order is kept.
func (d deal) beginsTrades(t calc.Table) bool {
	if d.who.Kind != calc.SeatAccount {
		return false
	}
	return !board.OptionsOf(t).Ordered() || d.who.Index == t.Turn()
}

func (d deal) moveCertificates(b *calc.Builder, shares int) {
	if d.own && !d.sells {
		board.MakeOwn(b, d.company, d.class, shares)
	}
	b.Move(d.giver(), d.taker(), board.Certificate(d.company, d.class), shares)
}

func (d deal) usualSteps(t calc.Table, shares int) int {
	presides := d.presides(t) && !board.FellThisTurn(t, d.company)
	return board.TradeSteps(t, d.sells, presides, board.CountedShares(t, d.company, d.class, shares))
}

func (d deal) presides(t calc.Table) bool {
	president, presided := board.DirectorHolder(t, d.company)
	return presided && president == d.who
}

func movesRule(t calc.Table) string { return "moves." + board.OptionsOf(t).Moves }
