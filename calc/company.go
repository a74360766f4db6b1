package calc

// A Company issues the shares in a game: a colour in Stockholder, a corporation in another game.
type Company struct {
	// Key is the company's name in records and translations: lower case, without spaces ("blue").
	Key  string
	Code string // a short Latin code for screens without room for the name ("B")
	// Typed means that players named the company, so Key is the name they typed and is shown on screens.
	Typed bool
}

// A Private is a private company: one certificate with an owner and an income, without shares or a price.
type Private struct {
	Name, Code string // the name as typed by the players, and the short code used in records
	// Face is the face value. Income is the initial income paid by the bank; [Private.Brings] returns the present one.
	Face, Income int
	// Owner, Paid and More are marks: the owner (see [Private.OwnedBy]), the last price paid, and the income's change.
	Owner, Paid, More MarkID
}

func (p Private) Brings(t Table) int { return p.Income + t.Mark(p.More) }

// OwnedBy returns the private's owner: a seat, a treasury, or the bank. For a closed private, open is false.
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

// PrivatesOf returns the private companies that an account owns, as indexes in [Layout.Privates].
func (t Table) PrivatesOf(owner Account) []int {
	return IndexesWhere(len(t.Layout().Privates), func(i int) bool {
		of, open := t.Layout().Privates[i].OwnedBy(t)
		return open && of == owner
	})
}

// Give makes an account the owner of the private. A closed private is reopened.
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

// A Class is a kind of certificate of a company. Most games have only Regular certificates.
type Class uint8

const Regular Class = 0

// A Commodity is the thing that a posting moves: cash, or shares of one class of a company.
type Commodity struct {
	Company int // an index in [Layout.Companies], or [None] for cash
	Class   Class
}

// None stands for no seat or no company.
const None = -1

// Cash returns the commodity that stands for money. Amounts are whole units of the game's currency.
func Cash() Commodity { return Commodity{Company: None} }

func Share(company int) Commodity { return Commodity{Company: company} }

func (c Commodity) IsCash() bool { return c.Company == None }
