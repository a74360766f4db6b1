// Package agreement holds the terms of a market that players design themselves, such as companies, prices, certificates
// and ways of trading. It reads the texts that players type into values for the rules.
package agreement

import (
	"scripkeeper/calc"
)

// Options are the terms of a market that players design themselves. The zero value is not valid; start from one of
// [Presets]. An option that another choice makes useless is ignored, such as the steps of a listed track or the
// interest in a game without loans.
type Options struct {
	// Companies lists the names of the 2 to 64 companies, separated by commas, each with an optional code in brackets:
	// "Harbour, Grand Hotel (GH)". At most 40 can be open at a time.
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
	// Chart lists the rows of a chart, the top row first, separated by slashes or line breaks. A row consists of
	// prices, separated by spaces, that never fall from left to right; "-" is a blank cell, and "*" after a price
	// allows launches there. If it is left out, the program's own chart is used.
	Chart string `json:"chart,omitzero"`
	// RightEnd is "stay" if a marker that cannot go further right stays in its cell. By default, the marker moves up.
	RightEnd string `json:"right_end,omitzero"`
	// LeftEnd is "stay" if a marker that cannot go further left stays in its cell. By default, the marker moves down.
	LeftEnd string `json:"left_end,omitzero"`
	// TopEnd is "right" if a marker that cannot go further up moves right. By default, the marker stays in its cell.
	TopEnd string `json:"top_end,omitzero"`
	// Opening is one opening price for all companies, or one for each, separated by spaces. If companies are launched,
	// it is the proposed launch price.
	Opening string `json:"opening"`
	// Launch is "open" (every company is traded from the start) or "launched" (each begins with its own launch entry).
	Launch string `json:"launch"`
	// Founder is the number of free shares for the player who launches a company, 0 to 10.
	Founder int `json:"founder"`
	// Sizes lists company sizes, separated by spaces: the size at the launch, then each size from which the price is
	// one step higher ("2 3 4 5 6 11"). By default, prices do not depend on size.
	Sizes string `json:"sizes,omitzero"`
	// Majority is the bonus for the most shares in a company that ends, as a multiple of its price, 0 to 100; it is 0
	// if bonuses are entered by hand.
	Majority int `json:"majority,omitzero"`
	// Minority is the bonus for the second most shares in a company that ends, as a multiple of its price, 0 to 100.
	Minority int `json:"minority,omitzero"`
	// BonusUnit is the rounding unit of shared bonuses: each part is rounded up to a multiple of it; 0 means 1.
	BonusUnit int `json:"bonus_unit,omitzero"`
	// Shares is the number of shares of every company, 0 for no limit.
	Shares int `json:"shares"`
	// SharesEach lists the number of shares of each company, separated by spaces. By default, Shares applies to all.
	SharesEach string `json:"shares_each,omitzero"`
	// OpeningShares is the number of shares of every company that each player starts with, if companies are open from
	// the start.
	OpeningShares int `json:"opening_shares"`
	// Cash is the money each player starts with.
	Cash int `json:"cash"`
	// CertificateLimit is the largest number of certificates of a player, 0 for no limit. An entry can overrule it.
	CertificateLimit int `json:"certificate_limit,omitzero"`
	// CertificateLimits lists limits that replace CertificateLimit for some numbers of players: "2:28 3:20 4:16".
	CertificateLimits string `json:"certificate_limits,omitzero"`
	// PoolLimit is the largest number of a company's shares in the pool, 0 for no limit. An entry can overrule it.
	PoolLimit int `json:"pool_limit,omitzero"`
	// ShareLimit is the largest number of shares in one company for a player, 0 for no limit. An entry can overrule it.
	ShareLimit int `json:"share_limit,omitzero"`
	// Shorts is the largest number of a company's shares that all players together can sell short, 0 for none.
	Shorts int `json:"shorts,omitzero"`
	// Classes is "ordinary" if all certificates are ordinary, "preferred" or "director" if there are also certificates
	// of that kind, or "both" if there are all three kinds.
	Classes string `json:"classes"`
	// Preferred is the number of shares a preferred certificate represents, 1 to 100.
	Preferred int `json:"preferred"`
	// Director is the number of shares a director's certificate represents, 1 to 100.
	Director int `json:"director"`
	// Directors is "one" if a company has one director's certificate, "launch" if the player who launches the company
	// also buys this certificate, or "bid" if that player can also bid for the certificate or get it free. By default,
	// any number is allowed.
	Directors string `json:"directors,omitzero"`
	// DirectorSizes lists the companies whose one director's certificate represents a number of shares other than
	// Director, separated by commas: "PR 1, M1 1, M2 0". A company with 0 has no director's certificate.
	DirectorSizes string `json:"director_sizes,omitzero"`
	// President is "most" if a company's one director's certificate passes to the player with the most shares, who
	// gives ordinary shares in exchange. By default, the certificate changes hands only by an entry.
	President string `json:"president,omitzero"`
	// HalfCertificates lists the companies that have half-share certificates, separated by commas, each with an even
	// number of such certificates: "PR 4, NDM 2".
	HalfCertificates string `json:"half_certificates,omitzero"`
	// HalfPrice is "down" if half of an odd price is rounded down. By default, it is rounded up.
	HalfPrice string `json:"half_price,omitzero"`
	// HalfCounts is "none" if half certificates neither move prices nor count as certificates. By default, they do
	// both.
	HalfCounts string `json:"half_counts,omitzero"`
	// Pricing is the price of a share in a trade: the "posted" price, or one that can be "typed".
	Pricing string `json:"pricing"`
	// BuySteps is the number of steps by which a purchase raises the price, 0 to 20.
	BuySteps int `json:"buy_steps"`
	// SellSteps is the number of steps by which a sale lowers the price, 0 to 20.
	SellSteps int `json:"sell_steps"`
	// Moves is how often a trade moves the price by its steps: once ("trade"); for every share ("share"); or once, but
	// for sales only if the seller is the company's president ("president"). If the turn order is kept, a president's
	// sales lower the price only once in a turn.
	Moves string `json:"moves"`
	// DividendSteps is the number of steps by which a dividend or a full payout raises the price, 0 to 20.
	DividendSteps int `json:"dividend_steps"`
	// HalfSteps is the number of steps by which a half payout raises the price of a company that operates, 0 to 20.
	HalfSteps int `json:"half_steps,omitzero"`
	// WithholdSteps is the number of steps by which withholding lowers the price of a company that operates, 0 to 20.
	WithholdSteps int `json:"withhold_steps,omitzero"`
	// PayoutMoves is "price" if the whole payout is compared with the price of a share: a payout below half the price
	// lowers the price by WithholdSteps; one of at least the price raises it by DividendSteps; and one of at least
	// twice the price, by twice as many. By default, the amount of a payout makes no difference.
	PayoutMoves string `json:"payout_moves,omitzero"`
	// TripleFrom is the lowest price that a payout of at least three times the price raises by three times
	// DividendSteps, 0 for none. It needs PayoutMoves.
	TripleFrom int `json:"triple_from,omitzero"`
	// IssuePrice is "next" if a company issues shares at the next lower price and redeems shares at the next higher
	// one. By default, it issues and redeems shares at the posted price.
	IssuePrice string `json:"issue_price,omitzero"`
	// SoldOutSteps is the number of steps, 0 to 20, by which an operating company's price rises at the end of a round
	// of trades if neither the company nor the pool has any of its shares.
	SoldOutSteps int `json:"sold_out_steps,omitzero"`
	// PoolSteps is the number of steps, 0 to 20, by which a company's price falls at the end of a round of trades if
	// the pool has any of its shares. It applies to companies that sell their own shares.
	PoolSteps int `json:"pool_steps,omitzero"`
	// PoolMoves is "share" if PoolSteps apply for every share in the pool. By default, they apply once.
	PoolMoves string `json:"pool_moves,omitzero"`
	// PoolWay is the direction of PoolSteps on a chart: "left" or, by default, down.
	PoolWay string `json:"pool_way,omitzero"`
	// Halves is the way a half payout is worked out. By default it is half of each share's part of the revenue, rounded
	// up; with "company" the same, rounded down; and with "exact", half of the whole revenue.
	Halves string `json:"halves,omitzero"`
	// Rounding is "up" if each holder's payout is rounded up to a whole amount. By default, it is rounded down.
	Rounding string `json:"rounding,omitzero"`
	// Treasury lets every company have its own cash and shares.
	Treasury bool `json:"treasury"`
	// Capital is what a company gets when it is launched: "none", "full" (the price of all its shares), "shares" (all
	// its shares, which it then sells), or "offer" (the price and the shares, but buyers of these shares pay the bank).
	Capital string `json:"capital"`
	// Float is the number of shares that must be held before a company is paid the price of all its shares; with 0 it
	// is paid at the launch. A company with fewer shares is paid once all are held.
	Float int `json:"float,omitzero"`
	// OwnPrice is "par" if a share bought from the company itself costs the launch price, not the posted price.
	OwnPrice string `json:"own_price,omitzero"`
	// PoolDividend selects the shares on which the company itself gets dividends: "none", those in the "pool", its
	// "own", or "both".
	PoolDividend string `json:"pool_dividend"`
	// Holdings is "companies" if companies can hold shares in other companies. By default, they cannot.
	Holdings string `json:"holdings,omitzero"`
	// PrivateWorth is the value of a private company in its owner's net worth: its "face" value, or "nothing". By
	// default, there are no private companies.
	PrivateWorth string `json:"private_worth,omitzero"`
	// Privates lists the 1 to 64 private companies, separated by commas, each with its name, an optional code in
	// brackets, its face value and its income: "Ferry 20 5, Tram (TR) 40 10".
	Privates string `json:"privates,omitzero"`
	// PrivateLimit makes a private company count as one of its owner's certificates towards CertificateLimit.
	PrivateLimit bool `json:"private_limit,omitzero"`
	// Remainder is the way a split settles a left-over part of a share: paid in "cash", or rounded "down".
	Remainder string `json:"remainder"`
	// Loans is "none" if players cannot borrow, "repay" if they pay interest when they pay a loan back, or "round" if
	// they pay it at the end of every round.
	Loans string `json:"loans"`
	// Interest is the rate of interest on players' loans, in percent, 0 to 100.
	Interest int `json:"interest"`
	// LoanLimit is the largest amount that one player can owe, 0 for no limit.
	LoanLimit int `json:"loan_limit"`
	// CompanyDebt is "shares" if the part of a company's debt that exceeds its cash lowers the worth of its shares, or
	// "apart" if it does not. By default, companies cannot borrow.
	CompanyDebt string `json:"company_debt,omitzero"`
	// CompanyLoan is the amount of one loan to a company; 0 means 100.
	CompanyLoan int `json:"company_loan,omitzero"`
	// CompanyInterest is the amount that a company pays on each of its loans whenever it operates.
	CompanyInterest int `json:"company_interest,omitzero"`
	// CompanyLoans is the largest number of loans that a company can have, 1 to 50; 0 means 50.
	CompanyLoans int `json:"company_loans,omitzero"`
	// CompanyLoanSteps is the number of steps, 0 to 20, by which a loan taken lowers the company's price and a loan
	// paid back raises it.
	CompanyLoanSteps int `json:"company_loan_steps,omitzero"`
	// Order is the order of play: "free" (anyone can act), "rounds" (players take turns, and one turn each makes a
	// round) or "turns" (players take turns, and an entry ends the round).
	Order string `json:"order"`
	// Rounds is the number of rounds in the game, 0 for no fixed number.
	Rounds int `json:"rounds"`

	market *Market
	// asOf is the version whose forms are used, 0 for the current version; see [Options.HasVersion].
	asOf int
}

type Market struct {
	Companies []calc.Company
	Track     calc.Track
	Opening   []int
	// Shares is each company's number of shares at the start.
	Shares []int
	// Halves is the number of half-share certificates of each company, nil if none has any.
	Halves []int
	// Directors is the number of shares in each company's director's certificate, nil if none differs from Director.
	Directors []int
	// Sizes starts with the size at the launch. The price is one step higher at each later size. It is nil if prices do
	// not depend on size.
	Sizes    []int
	Privates []calc.Private
	// Certificates holds the limits for some numbers of players. For other numbers, [Options.CertificateLimit] applies.
	Certificates []Limit
}

// Parsed returns a copy of the options with their texts parsed. The options must have passed [Options.Check].
func (o *Options) Parsed() *Options {
	agreed := *o
	agreed.market, _ = o.read()
	return &agreed
}

// Market returns the values parsed from the texts. It is nil unless the options come from [Options.Parsed].
func (o *Options) Market() *Market { return o.market }

// These limits on options and on numbers in entries keep sums far from overflow.
const (
	MaxPrice  = 1_000_000
	MaxShares = 1_000_000
	MaxCash   = 1_000_000_000_000
	MaxPay    = 1_000_000_000
	MaxSteps  = 50
	MaxRatio  = 100
	maxRounds = 999
	// ManyRounds is the highest round number in a game without a fixed number of rounds.
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
