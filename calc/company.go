package calc

// A Company issues the shares in a game: a colour in Stockholder, a corporation in another game.
type Company struct {
	// Key names the company in records and in screen texts: lower case, no spaces ("blue").
	Key  string
	Code string // a short Latin code for screens without room for the name ("B")
	// Typed means that the players named the company. Its key is the name as typed, and screens show the key.
	Typed bool
}

// A Private is a private company: one certificate with an owner and an income, without shares or a price.
type Private struct {
	Name, Code string // the name as typed by the players, and the short code used in records
	// Face is the face value. Income is what the bank pays the owner at first; see [Private.Brings] for later.
	Face, Income int
	// Owner is the mark that holds the owner, see [Private.OwnedBy]. Paid is the mark of the last price paid; More is
	// the mark of the change of the income since the start of the game.
	Owner, Paid, More MarkID
}

func (p Private) Brings(t Table) int { return p.Income + t.Mark(p.More) }

// OwnedBy returns the owner of the private: a seat, a company's treasury, or the bank if it has not been sold. The
// result open is false for a closed private, which has no owner.
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

// PrivatesOf returns the indexes of the privates that an account owns.
func (t Table) PrivatesOf(owner Account) []int {
	return IndexesWhere(len(t.Layout().Privates), func(i int) bool {
		of, open := t.Layout().Privates[i].OwnedBy(t)
		return open && of == owner
	})
}

// Give makes an account the owner of the private, and reopens a private that is closed.
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

func (p Private) Close(b *Builder) { b.Set(p.Owner, None) }

// A Class distinguishes kinds of certificates in the same company. Most games have only Regular ones.
type Class uint8

const Regular Class = 0

// A Commodity is what a posting moves: cash, or shares of one class in one company.
type Commodity struct {
	Company int // an index in [Layout.Companies], or [None] for cash
	Class   Class
}

// None means no seat or no company.
const None = -1

// Cash returns the commodity that stands for money, counted in whole units of the game's currency.
func Cash() Commodity { return Commodity{Company: None} }

func Share(company int) Commodity { return Commodity{Company: company} }

func (c Commodity) IsCash() bool { return c.Company == None }
