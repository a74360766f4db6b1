// Package agreement holds the terms of a table's own market, such as companies, prices, certificates and ways of
// trading, as the players type them and as the rules read them.
package agreement

import (
	"scripkeeper/calc"
)

// Options are the terms of a table's own market. The zero value is not valid; start from one of [Presets]. What an
// option switches off is ignored, such as the steps of a listed track or the interest of a game without loans.
type Options struct {
	// Companies lists the names of the 2 to 64 companies, separated by commas, with a code in brackets if the table
	// wants its own: "Harbour, Grand Hotel (GH)". At most 40 can be open at a time.
	Companies string `json:"companies"`
	// Track is the kind of prices: "free" (any whole price), "stepped" (from Min to Max by Step), "listed" (see Prices)
	// or "chart" (rows and columns, see Chart).
	Track string `json:"track"`
	// Min is the lowest price of a stepped track.
	Min int `json:"min"`
	// Max is the highest price of a stepped track, a whole number of steps above Min.
	Max int `json:"max"`
	// Step is the amount of one step of the price on a free or stepped track, at least 1.
	Step int `json:"step"`
	// Prices lists the 2 to 200 prices of a listed track, the lowest first, separated by spaces: "10 20 30 40".
	Prices string `json:"prices"`
	// Chart lists the rows of a chart, the top one first, separated by slashes or lines. A row is prices separated by
	// spaces that never fall from left to right, with "-" for a blank cell and "*" after a price at which companies can
	// be launched. Left out, the program's own chart is used.
	Chart string `json:"chart,omitzero"`
	// RightEnd is how a marker moves that cannot go further right: up (left out), or not at all ("stay").
	RightEnd string `json:"right_end,omitzero"`
	// LeftEnd is how a marker moves that cannot go further left: down (left out), or not at all ("stay").
	LeftEnd string `json:"left_end,omitzero"`
	// TopEnd is how a marker moves that cannot go further up: not at all (left out), or "right".
	TopEnd string `json:"top_end,omitzero"`
	// Opening is one opening price for all companies, or one for each, separated by spaces. If companies are launched,
	// it is the proposed launch price.
	Opening string `json:"opening"`
	// Launch is "open" (every company is traded from the start) or "launched" (each begins with its own launch entry).
	Launch string `json:"launch"`
	// Founder is the number of shares the player who launches a company gets free, 0 to 10.
	Founder int `json:"founder"`
	// Sizes lists the sizes from which a company's price is a step higher, separated by spaces, after its size at the
	// launch: "2 3 4 5 6 11". Left out, prices do not depend on size.
	Sizes string `json:"sizes,omitzero"`
	// Majority is the bonus for most shares of a company that ends, as a multiple of its price, 0 to 100; 0 if bonuses
	// are entered by hand.
	Majority int `json:"majority,omitzero"`
	// Minority is the bonus for second most shares of a company that ends, as a multiple of its price, 0 to 100.
	Minority int `json:"minority,omitzero"`
	// BonusUnit is the amount to a multiple of which each part of a shared bonus is rounded up, 0 for 1.
	BonusUnit int `json:"bonus_unit,omitzero"`
	// Shares is the number of shares of every company, 0 for no limit.
	Shares int `json:"shares"`
	// SharesEach lists the number of shares of each company, separated by spaces, if they differ. Left out, all have
	// the same.
	SharesEach string `json:"shares_each,omitzero"`
	// OpeningShares is the number of shares of every company that each player starts with, if companies are open from
	// the start.
	OpeningShares int `json:"opening_shares"`
	// Cash is the money each player starts with.
	Cash int `json:"cash"`
	// CertificateLimit is the most certificates a player can have, 0 for no limit. An entry can overrule it.
	CertificateLimit int `json:"certificate_limit,omitzero"`
	// CertificateLimits lists limits that replace CertificateLimit for some numbers of players at the start: "2:28 3:20
	// 4:16".
	CertificateLimits string `json:"certificate_limits,omitzero"`
	// PoolLimit is the most shares of a company the pool can have, 0 for no limit. An entry can overrule it.
	PoolLimit int `json:"pool_limit,omitzero"`
	// ShareLimit is the most shares of a company a player can have, 0 for no limit. An entry can overrule it.
	ShareLimit int `json:"share_limit,omitzero"`
	// Shorts is the most shares of a company that all players together can sell short, 0 for no short sales.
	Shorts int `json:"shorts,omitzero"`
	// Classes is the kinds of certificate: "ordinary" only, also "preferred", also "director", or "both".
	Classes string `json:"classes"`
	// Preferred is the number of shares a preferred certificate represents, 1 to 100.
	Preferred int `json:"preferred"`
	// Director is the number of shares a director's certificate represents, 1 to 100.
	Director int `json:"director"`
	// Directors is the number of director's certificates of a company: any (left out), "one", or one that the player
	// who launches the company buys at the "launch" price. With "bid", that player can also bid for it or get it free.
	Directors string `json:"directors,omitzero"`
	// DirectorSizes lists the companies whose one director's certificate represents another number of shares than
	// Director, separated by commas: "PR 1, M1 1, M2 0". A company with 0 has none.
	DirectorSizes string `json:"director_sizes,omitzero"`
	// President is how a company's one director's certificate changes hands: only by an entry (left out), or to the
	// player with the "most" shares, who gives ordinary ones for it.
	President string `json:"president,omitzero"`
	// HalfCertificates lists the companies with certificates of half a share, separated by commas, each with their
	// number, which is even: "PR 4, NDM 2".
	HalfCertificates string `json:"half_certificates,omitzero"`
	// HalfPrice is how half of an odd price is rounded: up (left out) or "down".
	HalfPrice string `json:"half_price,omitzero"`
	// HalfCounts is "none" if half certificates neither move prices nor count as certificates. Left out, they do both.
	HalfCounts string `json:"half_counts,omitzero"`
	// Pricing is the price of a share in a trade: the "posted" price, or one that can be "typed".
	Pricing string `json:"pricing"`
	// BuySteps is the number of steps by which a purchase raises the price, 0 to 20.
	BuySteps int `json:"buy_steps"`
	// SellSteps is the number of steps by which a sale lowers the price, 0 to 20.
	SellSteps int `json:"sell_steps"`
	// Moves is how often a trade moves the price by its steps: once ("trade"), for every share ("share"), or once, but
	// for sales only those of the company's president ("president"). A president's sales lower it only once a turn if
	// the turn order is kept.
	Moves string `json:"moves"`
	// DividendSteps is the number of steps by which a dividend or a full payout raises the price, 0 to 20.
	DividendSteps int `json:"dividend_steps"`
	// HalfSteps is the number of steps by which half a payout raises the price of a company that operates, 0 to 20.
	HalfSteps int `json:"half_steps,omitzero"`
	// WithholdSteps is the number of steps by which withholding lowers the price of a company that operates, 0 to 20.
	WithholdSteps int `json:"withhold_steps,omitzero"`
	// PayoutMoves is "price" if a payout moves the price by comparison with it: less than half of it lowers it by
	// WithholdSteps, as much raises it by DividendSteps, twice as much by twice as many. Left out, payouts of any
	// amount move it alike.
	PayoutMoves string `json:"payout_moves,omitzero"`
	// TripleFrom is the price from which a payout of three times the price raises it by three times DividendSteps, 0
	// for never. It needs PayoutMoves.
	TripleFrom int `json:"triple_from,omitzero"`
	// IssuePrice is the price of shares that a company issues or redeems: the posted price (left out), or the "next"
	// lower price to issue and the "next" higher one to redeem.
	IssuePrice string `json:"issue_price,omitzero"`
	// SoldOutSteps is the number of steps by which the price of an operating company rises at the end of a round of
	// trades if neither it nor the pool has any of its shares, 0 to 20.
	SoldOutSteps int `json:"sold_out_steps,omitzero"`
	// PoolSteps is the number of steps by which the price of a company falls at the end of a round of trades if the
	// pool has shares of it, 0 to 20. It is for companies that sell their own shares.
	PoolSteps int `json:"pool_steps,omitzero"`
	// PoolMoves is how often the price falls by PoolSteps: once (left out), or for every share in the pool ("share").
	PoolMoves string `json:"pool_moves,omitzero"`
	// PoolWay is the direction of PoolSteps on a chart: down (left out) or "left".
	PoolWay string `json:"pool_way,omitzero"`
	// Halves is how half a payout is worked out: for each share half its part of the revenue, rounded up (left out) or
	// down ("company"), or half the revenue as a whole ("exact").
	Halves string `json:"halves,omitzero"`
	// Rounding is how each holder's payout is rounded to a whole amount: down (left out) or "up".
	Rounding string `json:"rounding,omitzero"`
	// Treasury lets every company have cash and shares of its own.
	Treasury bool `json:"treasury"`
	// Capital is the start of a launched company: "none", "full" (the price of all its shares), "shares" (its shares,
	// which it sells), or "offer" (both, but the bank is paid for the shares).
	Capital string `json:"capital"`
	// Float is the number of shares that must be held before a company gets the price of all its shares, 0 if it does
	// at the launch. A company with fewer shares floats once all are held.
	Float int `json:"float,omitzero"`
	// OwnPrice is the price of a share bought from the company itself: the posted price (left out), or the launch price
	// ("par").
	OwnPrice string `json:"own_price,omitzero"`
	// PoolDividend is the shares whose dividends go to the company: "none", those in the "pool", its "own", or "both".
	PoolDividend string `json:"pool_dividend"`
	// Holdings is who can hold shares of a company besides itself: players (left out), or other "companies" as well.
	Holdings string `json:"holdings,omitzero"`
	// PrivateWorth is the value of a private company in the net worth: its "face" value, or "nothing". Left out, there
	// are no private companies.
	PrivateWorth string `json:"private_worth,omitzero"`
	// Privates lists the 1 to 64 private companies, separated by commas, each with its face value and income, and with
	// a code in brackets if the table wants its own: "Ferry 20 5, Tram (TR) 40 10".
	Privates string `json:"privates,omitzero"`
	// PrivateLimit counts a private company as a certificate of its owner towards CertificateLimit.
	PrivateLimit bool `json:"private_limit,omitzero"`
	// Remainder is how a split settles a part of a share: it is paid in "cash", or rounded "down".
	Remainder string `json:"remainder"`
	// Loans is "none", or when players pay interest on loans: on paying back ("repay"), or at the end of every "round".
	Loans string `json:"loans"`
	// Interest is the interest on players' loans, in percent, 0 to 100.
	Interest int `json:"interest"`
	// LoanLimit is the most one player can owe, 0 for no limit.
	LoanLimit int `json:"loan_limit"`
	// CompanyDebt is "shares" if a company's debt beyond its cash counts against its shares, or "apart" if it does not.
	// Left out, companies do not borrow.
	CompanyDebt string `json:"company_debt,omitzero"`
	// CompanyLoan is the amount of one loan to a company, 0 for 100.
	CompanyLoan int `json:"company_loan,omitzero"`
	// CompanyInterest is the amount a company pays on each of its loans whenever it operates.
	CompanyInterest int `json:"company_interest,omitzero"`
	// CompanyLoans is the most loans a company can take, 1 to 50, or 0 for 50.
	CompanyLoans int `json:"company_loans,omitzero"`
	// CompanyLoanSteps is the number of steps by which each loan taken lowers the company's price and each loan paid
	// back raises it, 0 to 20.
	CompanyLoanSteps int `json:"company_loan_steps,omitzero"`
	// Order is whose turn it is: "free" (anyone can act), "rounds" (players take turns, and a turn each makes a round)
	// or "turns" (players take turns, and an entry ends a round).
	Order string `json:"order"`
	// Rounds is the number of rounds in the game, 0 for no fixed number.
	Rounds int `json:"rounds"`

	market *Market
	// asOf is the version of the rules whose forms are used, 0 for the present one, see [Options.Since].
	asOf int
}

// A Market is the parsed form of the options' texts.
type Market struct {
	Companies []calc.Company
	Track     calc.Track
	Opening   []int
	// Shares is the initial number of shares of each company.
	Shares []int
	// Halves is the number of half-share certificates of each company, nil if none has any.
	Halves []int
	// Directors is the number of shares each company's director's certificate represents, nil if all are alike.
	Directors []int
	// Sizes starts with the size at the launch; each later one raises the price a step. It is nil if sizes don't count.
	Sizes    []int
	Privates []calc.Private
	// Certificates are the limits by number of players. For others, [Options.CertificateLimit] holds.
	Certificates []Limit
}

// Agreed returns a copy of checked options with their texts parsed.
func (o *Options) Agreed() *Options {
	agreed := *o
	agreed.market, _ = o.read()
	return &agreed
}

// Market returns the parsed texts of options from [Options.Agreed].
func (o *Options) Market() *Market { return o.market }

// Limits of the options and of the numbers in entries. They keep sums far from overflow.
const (
	MaxPrice  = 1_000_000
	MaxShares = 1_000_000
	MaxCash   = 1_000_000_000_000
	MaxPay    = 1_000_000_000
	MaxSteps  = 50
	MaxRatio  = 100
	maxRounds = 999
	// ManyRounds is the last round that can be set if the game has no fixed number of rounds.
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

func refuseOption(code, field string) *calc.Refusal { return calc.Refuse(code, field).Under("setup") }
