package calc

// A Layout is everything that stays the same during a game. Tables share it, so it must not change after [NewTable].
type Layout struct {
	Seats     []Seat
	Companies []Company
	Tracks    []Track // one per company
	Classes   int     // share classes per company, at least 1
	// Weights is the number of shares in a certificate of each class, or nil if each certificate is one share.
	Weights        []int
	CompanyWeights [][]int // weights by company, nil if Weights applies to all
	// ClassKeys are the keys of the classes in translations ("split"), or nil if there is one class.
	ClassKeys []string
	Rounds    int // 0 if unknown
	// TrackMarks lists each company's mark for its index on a track with repeated prices, or is nil if no price is
	// repeated.
	TrackMarks []MarkID
	// Closed lists each company's mark with its value while the company is not traded, or is nil if only prices decide.
	Closed []Closing
	// Pool means that the market's balance is the number of shares in the bank. Otherwise, the balance is just the
	// negative of the shares held elsewhere.
	Pool bool
	// Veiled means that until the game is over, only a seat may see its own holdings.
	Veiled bool
	// Hidden means that players enter holdings only when the game is over, so before that there is no ranking.
	Hidden   bool
	Privates []Private
	Cards    []Card     // empty if cards do not matter
	OwnMarks []MarkName // the rulebook's own marks, after the marks common to all games
	Options  Options
	Kit      Kit
}

// A Card is one kind of card in a game's deck.
type Card struct {
	// Code is the card's name in records and for typing: "B+100", "R/2".
	Code  string
	Count int // the number of copies in the whole deck
	// Face is the printed side, or the zero Face if there is nothing to draw.
	Face Face
}

// A Face is the printed side of a card that affects a company's price.
type Face struct {
	Company int // the company named on the card, or [None]
	// Operation is the effect on the company ("+100", "x2", "/2"), empty only in the zero Face.
	Operation string
	// Free lists the other numbers on the card, which the player assigns to companies, see [Field.Printed].
	Free   []string
	Others string // the effect on all other companies, or empty
}

// A Closing is a mark with the value that it has while a company is not traded.
type Closing struct {
	Mark  MarkID
	Value int
}

const firstSeatAccount = 3

func (l *Layout) accounts() int { return firstSeatAccount + len(l.Seats) + len(l.Companies) }

func (l *Layout) commodities() int { return 1 + len(l.Companies)*l.Classes }

func (l *Layout) slot(a Account, c Commodity) int {
	account := int(a.Kind)
	switch a.Kind {
	case SeatAccount:
		account = firstSeatAccount + a.Index
	case TreasuryAccount:
		account = firstSeatAccount + len(l.Seats) + a.Index
	}
	commodity := 0
	if !c.IsCash() {
		commodity = 1 + c.Company*l.Classes + int(c.Class)
	}
	return account*l.commodities() + commodity
}

func (l *Layout) balanceAt(slot int) (Account, Commodity) {
	a, c := Account{Kind: AccountKind(slot / l.commodities())}, Cash()
	switch seat := int(a.Kind) - firstSeatAccount; {
	case seat >= len(l.Seats):
		a = Treasury(seat - len(l.Seats))
	case seat >= 0:
		a = AccountOf(seat)
	}
	if share := slot%l.commodities() - 1; share >= 0 {
		c = Commodity{Company: share / l.Classes, Class: Class(share % l.Classes)}
	}
	return a, c
}

// Commodities returns cash, then each company's classes of shares.
func (l *Layout) Commodities() []Commodity {
	all := make([]Commodity, l.commodities())
	for i := range all {
		_, all[i] = l.balanceAt(i)
	}
	return all
}

// Accounts returns bank, market, rulings, the seats, and the companies' treasuries, in this order.
func (l *Layout) Accounts() []Account {
	all := make([]Account, l.accounts())
	for i := range all {
		all[i], _ = l.balanceAt(i * l.commodities())
	}
	return all
}

func (l *Layout) HasSeat(seat int) bool { return seat >= 0 && seat < len(l.Seats) }

func (l *Layout) Codes() []string {
	return Map(l.Companies, func(company Company) string { return company.Code })
}

func (l *Layout) HasPrivate(private int) bool { return private >= 0 && private < len(l.Privates) }

func (l *Layout) HasCompany(company int) bool { return company >= 0 && company < len(l.Companies) }

// WeightsOf returns the number of shares in a company's certificate of each class, or nil if each is one share.
func (l *Layout) WeightsOf(company int) []int {
	if l.CompanyWeights != nil && l.HasCompany(company) {
		return l.CompanyWeights[company]
	}
	return l.Weights
}
