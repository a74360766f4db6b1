package stockpile

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Claim lists the cards of one company that a player shows for a dividend or, if portfolios are hidden, for a
// repeated split.
type Claim struct {
	// Seat is the seat that shows the cards.
	Seat int `json:"seat"`
	// Company is the code of the company, left out where the entry itself names the company.
	Company string `json:"company,omitzero"`
	// Regular is the number of cards shown from the regular portfolio.
	Regular int `json:"regular"`
	// Split is the number of cards shown from the split portfolio.
	Split int `json:"split"`
	// RepeatRegular is the number of regular cards shown for a repeated split in a move that also pays a dividend
	// (rules A.6); by default, it is the number shown for the dividend.
	RepeatRegular *int `json:"repeat_regular,omitempty"`
	// RepeatSplit is the number of split cards shown for a repeated split in a move that also pays a dividend; by
	// default, it is the number shown for the dividend.
	RepeatSplit *int `json:"repeat_split,omitempty"`
}

type cards struct{ regular, split int }

func (c cards) splitAll() cards { return cards{split: c.regular + c.split} }

func (c Claim) dividend() cards { return cards{c.Regular, c.Split} }

func (c Claim) repeat() cards {
	return cards{calc.ValueOr(c.RepeatRegular, c.Regular), calc.ValueOr(c.RepeatSplit, c.Split)}
}

func (c Claim) rest(left int) int {
	repeat := c.repeat()
	return calc.Remaining(calc.Remaining(left, max(c.Regular, repeat.regular)), max(c.Split, repeat.split))
}

func (c Claim) equal(other Claim) bool {
	return c.Seat == other.Seat && c.Company == other.Company && c.dividend() == other.dividend() &&
		c.repeat() == other.repeat()
}

// Claims lists only claims that differ from the usual: all cards if the program tracks the portfolios, no cards if they
// are hidden. The claims are sorted by company and seat. In veiled games, a sheet records a claim of 0 for each holder
// until the holder enters another.
type Claims []Claim

// find returns a seat's claim on a company, if any. It searches no more claims than a valid list can have.
func (c Claims) find(seat int, company string) (Claim, bool) {
	return calc.Find(c[:min(len(c), board.MaxSeats*board.Companies)],
		func(claim Claim) bool { return claim.Seat == seat && claim.Company == company })
}

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
