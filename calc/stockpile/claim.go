package stockpile

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Claim is what one player shows of one company when it moves: the cards that a dividend is paid for, and where the
// portfolios are hidden also the cards that a repeated split pays for.
type Claim struct {
	Seat int `json:"seat"`
	// Company is its code, left out where the entry names the company already.
	Company string `json:"company,omitzero"`
	// Regular and Split are the cards shown of each portfolio.
	Regular int `json:"regular"`
	Split   int `json:"split"`
	// RepeatRegular and RepeatSplit are the cards shown for a repeated split where the same move pays a dividend, which
	// is another question (rules A.6). Left out they are the cards shown for the dividend.
	RepeatRegular *int `json:"repeat_regular,omitempty"`
	RepeatSplit   *int `json:"repeat_split,omitempty"`
}

// cards are the cards shown of each portfolio.
type cards struct{ regular, split int }

// splitAll are the cards after a split: all of them in the split portfolio.
func (c cards) splitAll() cards { return cards{split: c.regular + c.split} }

// dividend are the cards shown for a dividend.
func (c Claim) dividend() cards { return cards{c.Regular, c.Split} }

// repeat are the cards shown for a repeated split.
func (c Claim) repeat() cards {
	return cards{calc.Or(c.RepeatRegular, c.Regular), calc.Or(c.RepeatSplit, c.Split)}
}

// rest is how many of a company's cards are left when the seat shows its own.
func (c Claim) rest(left int) int {
	repeat := c.repeat()
	return calc.Remaining(calc.Remaining(left, max(c.Regular, repeat.regular)), max(c.Split, repeat.split))
}

// equal reports whether two claims show the same.
func (c Claim) equal(other Claim) bool {
	return c.Seat == other.Seat && c.Company == other.Company && c.dividend() == other.dividend() &&
		c.repeat() == other.repeat()
}

// Claims are the claims that are not the usual ones: all cards where the portfolios are kept, none where they are
// hidden. They are in the order of the companies, then of the seats. Behind veils a sheet says of everybody who holds
// something how much they show, 0 as long as they say nothing.
type Claims []Claim

// find is the claim of a seat on a company. Of more claims than all seats have on all companies some are refused
// anyhow.
func (c Claims) find(seat int, company string) (Claim, bool) {
	return calc.Find(c[:min(len(c), board.MaxSeats*board.Companies)],
		func(claim Claim) bool { return claim.Seat == seat && claim.Company == company })
}

// with sets a claim, or takes it away when it is the likely one.
func (c Claims) with(claim, likely Claim) Claims {
	var with Claims
	if !claim.equal(likely) {
		with = Claims{claim}
	}
	return calc.Replace(c, func(other Claim) bool { return other.Seat == claim.Seat && other.Company == claim.Company },
		func(a, b Claim) int {
			return cmp.Or(cmp.Compare(board.CompanyOf(a.Company), board.CompanyOf(b.Company)),
				cmp.Compare(a.Seat, b.Seat))
		}, with...)
}
