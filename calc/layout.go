package calc

// A Layout is what stays the same in a game from its opening: who sits where, the companies and their
// tracks, the cards, the options. Tables of one game share it; nobody changes it after [NewTable].
type Layout struct {
	Seats     []Seat
	Companies []Company
	// Tracks holds one track per company.
	Tracks []Track
	// Classes is the number of share classes per company, at least 1.
	Classes int
	// Weights is how many shares one certificate of each class stands for, where classes are certificates of several
	// shares; nil when only regular shares count. [Table.Shares] goes by it.
	Weights []int
	// CompanyWeights are the same company by company, where they differ; nil where all companies have Weights.
	CompanyWeights [][]int
	// ClassKeys name the classes in the texts of a screen ("split"), nil where there is but one.
	ClassKeys []string
	// Rounds is how many rounds the game lasts, 0 when nobody can tell.
	Rounds int
	// TrackMarks are, per company, the mark that holds its marker's index on its track, where a price may stand at
	// several indexes; nil when the price alone tells the index. [Table.TrackIndex] goes by them.
	TrackMarks []MarkID
	// Closed is, per company, the mark and the value at which the company is not traded; nil when only the
	// price tells. [Table.Traded] goes by it.
	Closed []Closing
	// Pool means that the market holds shares that were sold to the bank and lie open to all. Without it the market
	// is the other end of the shares that are out.
	Pool bool
	// Veiled means that a seat's holdings are for that seat's eyes until the game is over.
	Veiled bool
	// Hidden means that holdings are not entered at all before the game is over, so that nobody can be ranked.
	Hidden bool
	// Privates are the private companies of a game that has any.
	Privates []Private
	// Cards are the different faces of the deck, empty for a game without cards that matter.
	Cards []Card
	// OwnMarks are the rulebook's own marks, after those that every game has.
	OwnMarks []MarkName
	// Options are the rulebook's options as they were chosen.
	Options Options
	// Kit is what the game adds to the entries that every table has.
	Kit Kit
}

// A Card is one face of a game's deck.
type Card struct {
	// Code names the card in records and on a keyboard: "B+100", "R/2".
	Code string
	// Count is how many such cards the whole deck holds.
	Count int
	// Face is what is printed on the card, the zero Face where a sheet has nothing of it to draw.
	Face Face
}

// A Face is what is printed on a card that does something to a company.
type Face struct {
	// Company is the one that the card names, or [None].
	Company int
	// Operation is what the card does to it ("+100", "x2", "/2"), never empty on a card that has a face.
	Operation string
	// Free are the numbers beside the operation: whoever plays the card chooses which company each of them goes to. See
	// [Field.Printed].
	Free []string
	// Others falls on all other companies alike, empty where nothing does.
	Others string
}

// A Closing is a mark that tells by one value that a company is not traded.
type Closing struct {
	Mark  MarkID
	Value int
}

const firstSeatAccount = 3

// accounts is the number of accounts of the game.
func (l *Layout) accounts() int { return firstSeatAccount + len(l.Seats) + len(l.Companies) }

// commodities is the number of commodities of the game.
func (l *Layout) commodities() int { return 1 + len(l.Companies)*l.Classes }

// slot is the index of a balance in a table.
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

// at is the balance at the index of a slot.
func (l *Layout) at(slot int) (Account, Commodity) {
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

// Commodities lists what the game's postings can move: cash first, then each company's classes.
func (l *Layout) Commodities() []Commodity {
	all := make([]Commodity, l.commodities())
	for i := range all {
		_, all[i] = l.at(i)
	}
	return all
}

// Accounts lists the game's accounts: bank, market, rulings, the seats, the treasuries.
func (l *Layout) Accounts() []Account {
	all := make([]Account, l.accounts())
	for i := range all {
		all[i], _ = l.at(i * l.commodities())
	}
	return all
}

// HasSeat reports whether a seat number names somebody at the table.
func (l *Layout) HasSeat(seat int) bool { return seat >= 0 && seat < len(l.Seats) }

// Codes are the companies' codes in order.
func (l *Layout) Codes() []string {
	return Map(l.Companies, func(company Company) string { return company.Code })
}

// HasPrivate reports whether a number names a private company of the game.
func (l *Layout) HasPrivate(private int) bool { return private >= 0 && private < len(l.Privates) }

// HasCompany reports whether a company number names a company of the game.
func (l *Layout) HasCompany(company int) bool { return company >= 0 && company < len(l.Companies) }

// WeightsOf is how many shares one certificate of each class of a company stands for; nil when only regular shares
// count.
func (l *Layout) WeightsOf(company int) []int {
	if l.CompanyWeights != nil && l.HasCompany(company) {
		return l.CompanyWeights[company]
	}
	return l.Weights
}
