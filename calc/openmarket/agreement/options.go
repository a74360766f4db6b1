// Package agreement is what a table agrees on for a market of its own: its companies, its prices, its certificates and
// its ways of trading, as the players type them and as the rules read them.
package agreement

import (
	"scripkeeper/calc"
)

// Options are what a table agrees on for its own market. The zero value is not a legal set; start from a preset of
// [Presets]. What an option switches off is not looked at: the scale of a listed track, the interest of a
// game without loans.
type Options struct {
	// Companies are the names of 2 to 64 companies, parted by commas, a code in brackets where the table wants its
	// own: "Harbour, Grand Hotel (GH)". At most 40 are open at a time.
	Companies string `json:"companies"`
	// Track is what prices there are: "free" (any whole price), "stepped" (from Min to Max by Step), "listed", or a
	// "chart" of rows and columns.
	Track string `json:"track"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	// Step is one step of a price on a free or a stepped track.
	Step int `json:"step"`
	// Prices are those of a listed track, the lowest first, parted by spaces: "10 20 30 40".
	Prices string `json:"prices"`
	// Chart are the rows of a chart, the top one first, parted by slashes or lines: prices parted by spaces, which
	// never fall from left to right, "-" for a blank cell, "*" after a price where companies can be launched; nothing
	// for a chart of our own.
	Chart string `json:"chart,omitzero"`
	// RightEnd, LeftEnd and TopEnd are what a marker does that cannot go further right, left or up: it goes "up" and
	// "down" at the ends of a row and stays at the top (left out), or it is to "stay" at an end, or go "right" at the
	// top.
	RightEnd string `json:"right_end,omitzero"`
	LeftEnd  string `json:"left_end,omitzero"`
	TopEnd   string `json:"top_end,omitzero"`
	// Opening is one opening price for all companies, or one for each, parted by spaces. Where companies are
	// launched it is the price that is proposed then.
	Opening string `json:"opening"`
	// Launch is "open" (every company is traded from the start) or "launched" (each begins by its own entry).
	Launch string `json:"launch"`
	// Founder is how many shares who launches a company gets for nothing.
	Founder int `json:"founder"`
	// Sizes are the sizes from which a company's price is a step higher, parted by spaces, its size at the launch
	// first: "2 3 4 5 6 11"; nothing where prices do not follow a size.
	Sizes string `json:"sizes,omitzero"`
	// Majority and Minority are how many times the price of a company that ends the holders of the most and of the
	// second most of its shares are paid, 0 for bonuses that are said. What several share is rounded up to a multiple
	// of BonusUnit, 0 for 1.
	Majority  int `json:"majority,omitzero"`
	Minority  int `json:"minority,omitzero"`
	BonusUnit int `json:"bonus_unit,omitzero"`
	// Shares is how many shares of a company there are, 0 for no limit. SharesEach are those of each company, parted by
	// spaces, where they differ: nothing for all alike.
	Shares     int    `json:"shares"`
	SharesEach string `json:"shares_each,omitzero"`
	// OpeningShares is how many shares of every open company everybody has at first, Cash how much money.
	OpeningShares int `json:"opening_shares"`
	Cash          int `json:"cash"`
	// CertificateLimit is how many certificates a player can have, PoolLimit how many shares of a company the pool can
	// have, 0 for no limit. A trade beyond is a warning that the table can overrule. CertificateLimits are other limits
	// of a player for some numbers of players who begin the game: "2:28 3:20 4:16".
	CertificateLimit  int    `json:"certificate_limit,omitzero"`
	CertificateLimits string `json:"certificate_limits,omitzero"`
	PoolLimit         int    `json:"pool_limit,omitzero"`
	// ShareLimit is how many shares of a company a player can have, 0 for no limit. A trade beyond is a warning, too.
	ShareLimit int `json:"share_limit,omitzero"`
	// Shorts is how many shares of a company can be sold short, 0 where nobody sells short.
	Shorts int `json:"shorts,omitzero"`
	// Classes are the kinds of certificate: "ordinary", with "preferred" ones, with "director" ones, or "both".
	Classes string `json:"classes"`
	// Preferred and Director are how many shares such a certificate stands for; an ordinary one stands for one.
	Preferred int `json:"preferred"`
	Director  int `json:"director"`
	// Directors is how many director's certificates a company has: any number (left out), "one", or one that who
	// launches the company buys, at the "launch" price, or at that, for a "bid" or for nothing, as it is said.
	Directors string `json:"directors,omitzero"`
	// DirectorSizes are the companies whose one director's certificate stands for another number of shares than
	// Director, parted by commas: "PR 1, M1 1, M2 0"; 0 where a company has none, nothing where all are alike.
	DirectorSizes string `json:"director_sizes,omitzero"`
	// President is who presides over a company that has one director's certificate: its holder, who changes only by an
	// entry (left out), or who has the "most" shares, and gives ordinary ones for it.
	President string `json:"president,omitzero"`
	// HalfCertificates are the companies that have certificates of half a share, parted by commas, each with how many,
	// an even number: "PR 4, NDM 2"; nothing where none has. HalfPrice is what becomes of the half of an odd price: it
	// is rounded up (left out) or "down".
	HalfCertificates string `json:"half_certificates,omitzero"`
	HalfPrice        string `json:"half_price,omitzero"`
	// HalfCounts is "none" where half certificates neither move prices nor count as certificates; nothing where they do.
	HalfCounts string `json:"half_counts,omitzero"`
	// Pricing is what is paid for a share: the "posted" price, or a price that may be "typed".
	Pricing string `json:"pricing"`
	// BuySteps and SellSteps are how far a purchase raises and a sale lowers the price, DividendSteps how far a
	// dividend raises it. Moves is whether a trade moves it so far once ("trade") or for every share ("share"), or once
	// but only by sales of who presides ("president"), and where the order of turns is kept once a turn.
	BuySteps      int    `json:"buy_steps"`
	SellSteps     int    `json:"sell_steps"`
	Moves         string `json:"moves"`
	DividendSteps int    `json:"dividend_steps"`
	// HalfSteps and WithholdSteps are how far half a payout raises and none lowers the price of a company that
	// operates.
	HalfSteps     int `json:"half_steps,omitzero"`
	WithholdSteps int `json:"withhold_steps,omitzero"`
	// PayoutMoves is "price" where what a company that operates pays moves its price by how it compares with it: less
	// than half of it lowers it by WithholdSteps, as much raises it by DividendSteps, twice as much by twice, and three
	// times as much by three times from the price TripleFrom on, 0 for never. Nothing where any payout moves it alike.
	PayoutMoves string `json:"payout_moves,omitzero"`
	TripleFrom  int    `json:"triple_from,omitzero"`
	// IssuePrice is what shares that a company issues or redeems cost: the posted price (left out), or the "next" one:
	// the next lower price for those that it issues, the next higher one for those that it redeems.
	IssuePrice string `json:"issue_price,omitzero"`
	// SoldOutSteps is how far the price of a company that operates rises at the end of a round of trades, when the
	// players have all its shares.
	SoldOutSteps int `json:"sold_out_steps,omitzero"`
	// PoolSteps is how far the price falls then of a company that has shares of its own to sell, when the pool has
	// shares of it too: once (left out) or for every one of them ("share"), and on a chart down (left out) or "left".
	PoolSteps int    `json:"pool_steps,omitzero"`
	PoolMoves string `json:"pool_moves,omitzero"`
	PoolWay   string `json:"pool_way,omitzero"`
	// Halves is what half a payout is: for each share its part of half the revenue, rounded up (left out), or down
	// ("company"), of which the company keeps the rest, or exactly half of it ("exact"), rounded by Rounding. Rounding
	// is what becomes of a part of one for each holder: rounded "down" (left out) or "up".
	Halves   string `json:"halves,omitzero"`
	Rounding string `json:"rounding,omitzero"`
	// Treasury lets every company have cash and shares of its own.
	Treasury bool `json:"treasury"`
	// Capital is what a launched company gets: "none", "full" (the price of all its shares), "shares" (the shares,
	// which it sells), or "offer" (the price of all its shares, which are offered by it while the bank is paid).
	Capital string `json:"capital"`
	// Float is how many shares the players must have before the company gets the price of all its shares, 0 for none;
	// all of them where it has fewer.
	Float int `json:"float,omitzero"`
	// OwnPrice is what shares of the company's own cost: the posted price (left out), or "par", the price at the
	// launch.
	OwnPrice string `json:"own_price,omitzero"`
	// PoolDividend is whose dividends go to the company: "none", those of the shares in the "pool", of its "own", or
	// of "both".
	PoolDividend string `json:"pool_dividend"`
	// Holdings is who can hold shares of a company beside itself: the players (left out), or other "companies" as well.
	Holdings string `json:"holdings,omitzero"`
	// PrivateWorth is what a private company counts for in the net worth: its "face" value, or "nothing"; left out
	// where the table has no privates.
	PrivateWorth string `json:"private_worth,omitzero"`
	// Privates are the 1 to 64 private companies, parted by commas, each with its face value and its income, a code in
	// brackets where the table wants its own: "Ferry 20 5, Tram (TR) 40 10".
	Privates string `json:"privates,omitzero"`
	// PrivateLimit counts a private among the certificates of its owner, where these have a limit.
	PrivateLimit bool `json:"private_limit,omitzero"`
	// Remainder is what becomes of a part of a share in a split: paid in "cash", or rounded "down".
	Remainder string `json:"remainder"`
	// Loans are "none", or bear interest when they are paid back ("repay") or at the end of every "round".
	Loans string `json:"loans"`
	// Interest is in percent of the loan. LoanLimit is the most that one player can owe, 0 for no limit.
	Interest  int `json:"interest"`
	LoanLimit int `json:"loan_limit"`
	// CompanyDebt is nothing where companies do not borrow, "shares" where what they owe beyond their cash counts
	// against their shares, or "apart" where it counts against nothing. CompanyLoan is what a company is lent at once,
	// 0 for 100, CompanyInterest what it pays on each of its loans whenever it operates, CompanyLoans the most that it
	// can have, 0 for no limit. CompanyLoanSteps is how far each loan that it takes lowers its price, and each that it
	// pays back raises it.
	CompanyDebt     string `json:"company_debt,omitzero"`
	CompanyLoan     int    `json:"company_loan,omitzero"`
	CompanyInterest int    `json:"company_interest,omitzero"`
	CompanyLoans    int    `json:"company_loans,omitzero"`

	CompanyLoanSteps int `json:"company_loan_steps,omitzero"`
	// Order is who may move: "free" (anybody), "rounds" (one after another, a turn each makes a round) or "turns" (one
	// after another, and the table says when a round is over).
	Order string `json:"order"`
	// Rounds is how many rounds the game has, 0 when nobody counts.
	Rounds int `json:"rounds"`

	market *Market
	// asOf is the version of the rules whose forms are meant, see [Options.Since]; 0 for the present one.
	asOf int
}

// A Market is what the words of the options mean.
type Market struct {
	Companies []calc.Company
	// Track is the row of prices of every company, Opening the price that each begins with.
	Track   calc.Track
	Opening []int
	// Shares is how many shares of each company there are at first.
	Shares []int
	// Halves is how many certificates of half a share each company has; nil where none has any.
	Halves []int
	// Directors is for how many shares each company's director's certificate stands; nil where all are alike.
	Directors []int
	// Sizes are the sizes from which a price is a step higher, the size at the launch first; nil where prices follow
	// none.
	Sizes []int
	// Privates are the private companies, without their marks.
	Privates []calc.Private
	// Certificates are limits of a player by the number of players; of others [Options.CertificateLimit] holds.
	Certificates []Limit
}

// Agreed returns a copy of options that were checked, whose words have been read.
func (o *Options) Agreed() *Options {
	agreed := *o
	agreed.market, _ = o.read()
	return &agreed
}

// Market is what the words of agreed options mean, see [Options.Agreed].
func (o *Options) Market() *Market { return o.market }

// Limits of the options and of what one number of an entry may be, so that sums stay far from overflow.
const (
	MaxPrice  = 1_000_000
	MaxShares = 1_000_000
	MaxCash   = 1_000_000_000_000
	MaxPay    = 1_000_000_000
	MaxSteps  = 50
	MaxRatio  = 100
	maxRounds = 999
	// manyRounds is the last round that can be set where nobody says how many there are.
	ManyRounds = 1_000_000

	maxOpeningShares = 1_000
	maxOpeningCash   = 1_000_000
	maxTradeSteps    = 20
	MaxWeight        = 100
	MaxFounder       = 10
	maxFloat         = 100
	maxCertificates  = 999
	maxListed        = 200
	maxShorts        = 999
)

// refuseOption refuses an option under the rule of the setup.
func refuseOption(code, field string) *calc.Refusal { return calc.Refuse(code, field).Under("setup") }
