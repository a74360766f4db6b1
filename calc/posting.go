package calc

type AccountKind uint8

const (
	BankAccount     AccountKind = iota // pays and collects money and never runs out
	MarketAccount                      // issues shares; its balance is minus the shares held
	RulingAccount                      // the other side of corrections by players
	SeatAccount                        // a player's
	TreasuryAccount                    // a company's
)

// An Account is one end of a posting.
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

// A Posting moves an amount of one commodity from one account to another, so that the books always balance.
type Posting struct {
	From, To  Account
	Commodity Commodity
	Amount    int // above 0, in money or whole shares
}
