package calc

// A Company is one stock of a game: a colour of Stockholder, a corporation of another game.
type Company struct {
	// Key names the company in records and in screen texts: lower case, no spaces ("blue").
	Key  string
	Code string // a short Latin code for screens without room for the name ("B")
	// Typed means that players named the company: the key is its name as typed, and screens show it so.
	Typed bool
}

// A Private is a private company: one certificate with an owner and an income, without shares or a price.
type Private struct {
	Name, Code string // the name as typed, Code the short code in records
	// Face is the face value, Income the bank's payment to the owner at the start of the game, see [Private.Brings].
	Face, Income int
	// Owner is the mark of the owner, see [Private.OwnedBy], Paid that of the last price paid, More that of the change
	// of the income since the start.
	Owner, Paid, More MarkID
}

func (p Private) Brings(t Table) int { return p.Income + t.Mark(p.More) }

// OwnedBy returns the owner of the private: a seat, a company's treasury, or the bank while it is unsold. Open is false
// for a closed private, which has no owner.
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
	return Where(len(t.Layout().Privates), func(i int) bool {
		of, open := t.Layout().Privates[i].OwnedBy(t)
		return open && of == owner
	})
}

// Give makes an account the owner of the private and opens it.
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

// A Class distinguishes the certificates of one company. Most games know only Regular.
type Class uint8

const Regular Class = 0

// A Commodity is the object of a posting: cash, or one company's shares of one class.
type Commodity struct {
	Company int // an index in [Layout.Companies], or [None] for cash
	Class   Class
}

// None means no seat or no company.
const None = -1

// Cash returns the commodity of money, in whole units of the game's currency.
func Cash() Commodity { return Commodity{Company: None} }

func Share(company int) Commodity { return Commodity{Company: company} }

func (c Commodity) IsCash() bool { return c.Company == None }
