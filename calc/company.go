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
