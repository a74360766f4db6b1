package calc

// A Layout holds everything that stays the same during a game. All tables of the game share one Layout, which must not
// change after [NewTable].
type Layout struct {
	Seats     []Seat
	Companies []Company
	Tracks    []Track // one per company
	Classes   int     // share classes per company, at least 1
	// Weights is the number of shares that a certificate of each class represents, or nil if each represents one.
	Weights        []int
	CompanyWeights [][]int // the weights by company, nil if Weights holds for all
	// ClassKeys name the classes in screen texts ("split"). It is nil if there is only one class.
	ClassKeys []string
	Rounds    int // the number of rounds, 0 if it is not known
	// TrackMarks hold, for each company, the mark of its index on a track that repeats prices; nil if no track does.
	TrackMarks []MarkID
	// Closed holds, for each company, the mark value at which it is not traded; nil if only the price decides.
	Closed []Closing
	// Pool means that the market holds the shares in the bank. Without it, the market's balance is merely the
	// counterpart of the shares held elsewhere.
	Pool bool
	// Veiled means that only the seat itself may see its holdings before the game is over.
	Veiled bool
	// Hidden means that holdings are not entered before the game is over, so that there is no ranking.
	Hidden   bool
	Privates []Private
	Cards    []Card     // the different faces of the deck, empty if cards do not matter
	OwnMarks []MarkName // the rulebook's own marks, after those of every game
	Options  Options
	Kit      Kit
}

// A Card is one kind of card in a game's deck.
type Card struct {
	// Code names the card in records and on a keyboard: "B+100", "R/2".
	Code  string
	Count int // the number of copies in the whole deck
	// Face is the printed side of the card. It is the zero Face if a sheet has nothing to draw.
	Face Face
}

// A Face is the printed side of a card that affects a company.
type Face struct {
	Company int // the company named on the card, or [None]
	// Operation is the effect on the company ("+100", "x2", "/2"). It is never empty on a card that has a face.
	Operation string
	// Free are the other numbers on the card, which the player assigns to companies. See [Field.Printed].
	Free   []string
	Others string // the effect on all other companies, empty if there is none
}

// A Closing is a mark with the value at which a company is not traded.
type Closing struct {
	Mark  MarkID
	Value int
}

const firstSeatAccount = 3

func (l *Layout) accounts() int { return firstSeatAccount + len(l.Seats) + len(l.Companies) }

func (l *Layout) commodities() int { return 1 + len(l.Companies)*l.Classes }

// slot returns the index of a balance in a table.
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

// balanceAt is the inverse of slot.
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

// Commodities returns the game's commodities: cash first, then each company's classes.
func (l *Layout) Commodities() []Commodity {
	all := make([]Commodity, l.commodities())
	for i := range all {
		_, all[i] = l.balanceAt(i)
	}
	return all
}

// Accounts returns the game's accounts: bank, market, rulings, the seats, the treasuries.
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

// WeightsOf returns the number of shares in a company's certificate of each class, or nil if each represents one.
func (l *Layout) WeightsOf(company int) []int {
	if l.CompanyWeights != nil && l.HasCompany(company) {
		return l.CompanyWeights[company]
	}
	return l.Weights
}
