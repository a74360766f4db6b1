package calc

// An AccountKind tells what an account belongs to.
type AccountKind uint8

const (
	// BankAccount is the bank: it pays and collects money and never runs out.
	BankAccount AccountKind = iota
	// MarketAccount is where shares come from and go back to. What is out at the table is its negative.
	MarketAccount
	// RulingAccount balances what the table itself put right.
	RulingAccount
	// SeatAccount is a player's.
	SeatAccount
	// TreasuryAccount is a company's own.
	TreasuryAccount
)

// An Account is one of the two ends of a posting.
type Account struct {
	Kind AccountKind
	// Index is the seat or the company for a seat's account or a treasury, else 0.
	Index int
}

// Bank is the account of the bank.
func Bank() Account { return Account{Kind: BankAccount} }

// Market is the account of the shares that nobody holds.
func Market() Account { return Account{Kind: MarketAccount} }

// Rulings is the account against which the table's own corrections are balanced.
func Rulings() Account { return Account{Kind: RulingAccount} }

// AccountOf is the account of a seat.
func AccountOf(seat int) Account { return Account{Kind: SeatAccount, Index: seat} }

// Treasury is the account of a company.
func Treasury(company int) Account { return Account{Kind: TreasuryAccount, Index: company} }

// IsOwner reports whether it is the account of a seat or a company.
func (a Account) IsOwner() bool { return a.Kind == SeatAccount || a.Kind == TreasuryAccount }

// A Posting moves an amount of one commodity from one account to another, so it always balances.
type Posting struct {
	From, To  Account
	Commodity Commodity
	// Amount is positive, in money or whole shares.
	Amount int
}
