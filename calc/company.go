package calc

// A Company is one stock of a game: a colour of Stockholder, a corporation of another game.
type Company struct {
	// Key names the company in records and in the texts of a screen: lower case, no spaces ("blue").
	Key string
	// Code is the short Latin code that stands on a screen where a name has no room ("B").
	Code string
	// Typed means that players named the company: the key is its name as they wrote it, and screens write it so too.
	Typed bool
}

// A Private is a private company: one paper with an owner and an income, without shares or a price.
type Private struct {
	// Name is as the players wrote it, Code the short code that stands in records.
	Name, Code string
	// Face is its face value, Income what the bank pays its owner at a time as the game begins, see [Private.Brings].
	Face, Income int
	// Owner is the mark that tells whose it is, see [Private.OwnedBy], Paid the one of what was paid for it last,
	// More the one of how much more than Income it brings by now, below zero how much less.
	Owner, Paid, More MarkID
}

// Brings is what the bank pays the owner of the private at a time by now.
func (p Private) Brings(t Table) int { return p.Income + t.Mark(p.More) }

// OwnedBy is who owns the private: a seat, a company's treasury, or the bank as long as nobody does. Open is false for
// one that is closed, which nobody owns.
func (p Private) OwnedBy(t Table) (owner Account, open bool) {
	seats, value := len(t.Layout().Seats), t.Mark(p.Owner)
	switch {
	case value > seats:
		return Treasury(value - seats - 1), true
	case value > 0:
		return AccountOf(value - 1), true
	}
	return Bank(), value == 0
}

// PrivatesOf are the privates that an account owns.
func (t Table) PrivatesOf(owner Account) []int {
	return Where(len(t.Layout().Privates), func(i int) bool {
		of, open := t.Layout().Privates[i].OwnedBy(t)
		return open && of == owner
	})
}

// Give makes an account the owner of the private, which is open from now on.
func (p Private) Give(b *Builder, to Account) {
	value := 0
	switch to.Kind {
	case SeatAccount:
		value = to.Index + 1
	case TreasuryAccount:
		value = to.Index + 1 + len(b.Layout().Seats)
	}
	b.Set(p.Owner, value)
}

// Close closes the private: nobody owns it any more.
func (p Private) Close(b *Builder) { b.Set(p.Owner, None) }

// A Class tells apart the kinds of certificate of one company. Most games know only Regular.
type Class uint8

// Regular is the ordinary share, worth one price.
const Regular Class = 0

// A Commodity is what a posting moves: cash, or the shares of one company in one class.
type Commodity struct {
	// Company is the company's index in [Layout.Companies], or [None] for cash.
	Company int
	Class   Class
}

// None stands for no seat or no company.
const None = -1

// Cash is the commodity of money, in whole units of the game's currency.
func Cash() Commodity { return Commodity{Company: None} }

// Share is the regular share of a company.
func Share(company int) Commodity { return Commodity{Company: company} }

// IsCash reports whether the commodity is money.
func (c Commodity) IsCash() bool { return c.Company == None }
