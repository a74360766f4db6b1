package calc

type AccountKind uint8

const (
	BankAccount   AccountKind = iota // never runs out of money
	MarketAccount                    // its balance is minus the shares held, unless [Layout.Pool] is set
	RulingAccount                    // the other side of corrections
	SeatAccount
	TreasuryAccount // a company's money and shares
)

type Account struct {
	Kind  AccountKind
	Index int // the seat or company, else 0
}

func Bank() Account { return Account{Kind: BankAccount} }

func Market() Account { return Account{Kind: MarketAccount} }

func Rulings() Account { return Account{Kind: RulingAccount} }

func AccountOf(seat int) Account { return Account{Kind: SeatAccount, Index: seat} }

func Treasury(company int) Account { return Account{Kind: TreasuryAccount, Index: company} }

func (a Account) IsOwner() bool { return a.Kind == SeatAccount || a.Kind == TreasuryAccount }

// A Posting moves an amount of a commodity between accounts. All accounts together always add up to zero.
type Posting struct {
	From, To  Account
	Commodity Commodity
	Amount    int // above 0
}
