// Package agreement is what a table agrees on for a market of its own: its companies, its prices, its certificates and
// its ways of trading, as the players type them and as the rules read them.
package agreement

import (
	"slices"

	"scripkeeper/calc"
)

// Options are what a table agrees on for its own market. The zero value is not a legal set; start from a preset of
// [Presets]. What an option switches off is not looked at: the scale of a listed track, the interest of a
// game without loans.
type Options struct {
	// Companies are the names of 2 to 48 companies, parted by commas, a code in brackets where the table wants its
	// own: "Harbour, Grand Hotel (GH)". At most 24 are open at a time.
	Companies string `json:"companies"`
	// Track is what prices there are: "free" (any whole price), "stepped" (from Min to Max by Step) or "listed".
	Track string `json:"track"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	// Step is one step of a price on a free or a stepped track.
	Step int `json:"step"`
	// Prices are those of a listed track, the lowest first, parted by spaces: "10 20 30 40".
	Prices string `json:"prices"`
	// Opening is one opening price for all companies, or one for each, parted by spaces. Where companies are
	// launched it is the price that is proposed then.
	Opening string `json:"opening"`
	// Launch is "open" (every company is traded from the start) or "launched" (each begins by its own entry).
	Launch string `json:"launch"`
	// Founder is how many shares who launches a company gets for nothing.
	Founder int `json:"founder"`
	// Shares is how many shares of a company there are, 0 for no limit. SharesEach are those of each company, parted by
	// spaces, where they differ: nothing for all alike.
	Shares     int    `json:"shares"`
	SharesEach string `json:"shares_each,omitzero"`
	// OpeningShares is how many shares of every open company everybody has at first, Cash how much money.
	OpeningShares int `json:"opening_shares"`
	Cash          int `json:"cash"`
	// Classes are the kinds of certificate: "ordinary", with "preferred" ones, with "director" ones, or "both".
	Classes string `json:"classes"`
	// Preferred and Director are how many shares such a certificate stands for; an ordinary one stands for one.
	Preferred int `json:"preferred"`
	Director  int `json:"director"`
	// Directors is how many director's certificates a company has: any number (left out), "one", or "launch": one,
	// which who launches the company buys.
	Directors string `json:"directors,omitzero"`
	// Pricing is what is paid for a share: the "posted" price, or a price that may be "typed".
	Pricing string `json:"pricing"`
	// BuySteps and SellSteps are how far a purchase raises and a sale lowers the price, DividendSteps how far a
	// dividend raises it. Moves is whether a trade moves it so far once ("trade") or for every share ("share").
	BuySteps      int    `json:"buy_steps"`
	SellSteps     int    `json:"sell_steps"`
	Moves         string `json:"moves"`
	DividendSteps int    `json:"dividend_steps"`
	// HalfSteps and WithholdSteps are how far half a payout raises and none lowers the price of a company that operates.
	HalfSteps     int `json:"half_steps,omitzero"`
	WithholdSteps int `json:"withhold_steps,omitzero"`
	// Halves is who has the odd part of half a payout: the shareholders (left out) or the "company". Rounding is what
	// becomes of a part of one for each holder: rounded "down" (left out) or "up".
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
	// OwnPrice is what shares of the company's own cost: the posted price (left out), or "par", the price at the launch.
	OwnPrice string `json:"own_price,omitzero"`
	// PoolDividend is whose dividends go to the company: "none", those of the shares in the "pool", of its "own", or
	// of "both".
	PoolDividend string `json:"pool_dividend"`
	// Remainder is what becomes of a part of a share in a split: paid in "cash", or rounded "down".
	Remainder string `json:"remainder"`
	// Loans are "none", or bear interest when they are paid back ("repay") or at the end of every "round".
	Loans string `json:"loans"`
	// Interest is in percent of the loan. LoanLimit is the most that one player can owe, 0 for no limit.
	Interest  int `json:"interest"`
	LoanLimit int `json:"loan_limit"`
	// Order is who may move: "free" (anybody), "rounds" (one after another, a turn each makes a round) or "turns" (one
	// after another, and the table says when a round is over).
	Order string `json:"order"`
	// Rounds is how many rounds the game has, 0 when nobody counts.
	Rounds int `json:"rounds"`

	market *Market
	// former means the options of version 2, which had no companies that operate.
	former bool
}

// A Market is what the words of the options mean.
type Market struct {
	Companies []calc.Company
	// Track is the row of prices of every company, Opening the price that each begins with.
	Track   calc.Track
	Opening []int
	// Shares is how many shares of each company there are at first.
	Shares []int
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
	maxListed        = 200
)

// refuseOption refuses an option under the rule of the setup.
func refuseOption(code, field string) *calc.Refusal { return calc.Refuse(code, field).Under("setup") }

// Form describes the options. What a choice switches off is not asked.
func (o *Options) Form() calc.Form {
	fields := []*calc.Field{
		calc.Text("companies", &o.Companies),
		calc.OneOf("track", &o.Track, "free", "stepped", "listed"),
	}
	if o.Track == "stepped" {
		fields = append(fields,
			calc.Amount("min", &o.Min, calc.Range(0, MaxPrice)), calc.Amount("max", &o.Max, calc.Range(0, MaxPrice)))
	}
	if o.Track == "listed" {
		fields = append(fields, calc.Text("prices", &o.Prices))
	} else {
		fields = append(fields, calc.Amount("step", &o.Step, calc.Range(1, MaxPrice)))
	}
	fields = append(fields, calc.Text("opening", &o.Opening), calc.OneOf("launch", &o.Launch, "open", "launched"))
	if o.Launches() {
		fields = append(fields, calc.Amount("founder", &o.Founder, calc.Range(0, MaxFounder)))
	}
	fields = append(fields, calc.Amount("shares", &o.Shares, calc.Range(0, MaxShares)))
	if o.Shares > 0 && !o.former {
		fields = append(fields, calc.Text("shares_each", &o.SharesEach))
	}
	if !o.Launches() {
		fields = append(fields, calc.Amount("opening_shares", &o.OpeningShares, calc.Range(0, maxOpeningShares)))
	}
	fields = append(fields,
		calc.Amount("cash", &o.Cash, calc.Range(0, maxOpeningCash)),
		calc.OneOf("classes", &o.Classes, "ordinary", "preferred", "director", "both"))
	if o.Classes == "preferred" || o.Classes == "both" {
		fields = append(fields, calc.Amount("preferred", &o.Preferred, calc.Range(1, MaxWeight)))
	}
	if o.directed() {
		fields = append(fields, calc.Amount("director", &o.Director, calc.Range(1, MaxWeight)),
			calc.OneOfDefault("directors", &o.Directors, "any", "one", "launch"))
	}
	return calc.Form{Fields: append(append(fields, o.tradeFields()...), o.tableFields()...)}
}

// tradeFields ask how shares are traded and what they pay.
func (o *Options) tradeFields() []*calc.Field {
	fields := []*calc.Field{
		calc.OneOf("pricing", &o.Pricing, "posted", "typed"),
		calc.Amount("buy_steps", &o.BuySteps, calc.Range(0, maxTradeSteps)),
		calc.Amount("sell_steps", &o.SellSteps, calc.Range(0, maxTradeSteps)),
	}
	if o.BuySteps > 0 || o.SellSteps > 0 {
		fields = append(fields, calc.OneOf("moves", &o.Moves, "trade", "share"))
	}
	fields = append(fields,
		calc.Amount("dividend_steps", &o.DividendSteps, calc.Range(0, maxTradeSteps)),
		calc.Flag("treasury", &o.Treasury))
	if o.Treasury && o.Launches() {
		if o.former {
			fields = append(fields, calc.OneOf("capital", &o.Capital, "none", "full", "shares"))
		} else {
			fields = append(fields, o.capitalFields()...)
		}
	}
	if o.Treasury {
		fields = append(fields, calc.OneOf("pool_dividend", &o.PoolDividend, "none", "pool", "own", "both"))
	}
	if o.Operates() && !o.former {
		fields = append(fields,
			calc.Amount("half_steps", &o.HalfSteps, calc.Range(0, maxTradeSteps)),
			calc.Amount("withhold_steps", &o.WithholdSteps, calc.Range(0, maxTradeSteps)),
			calc.OneOfDefault("halves", &o.Halves, "holders", "company"),
			calc.OneOfDefault("rounding", &o.Rounding, "down", "up"))
	}
	return append(fields, calc.OneOf("remainder", &o.Remainder, "cash", "down"))
}

// capitalFields ask what a launched company gets, when, and what shares of its own cost.
func (o *Options) capitalFields() []*calc.Field {
	fields := []*calc.Field{calc.OneOf("capital", &o.Capital, "none", "full", "shares", "offer")}
	if o.Capital == "full" || o.Capital == "offer" {
		fields = append(fields, calc.Amount("float", &o.Float, calc.Range(0, maxFloat)))
	}
	return append(fields, calc.OneOfDefault("own_price", &o.OwnPrice, "market", "par"))
}

// tableFields ask about loans and the order of play.
func (o *Options) tableFields() []*calc.Field {
	fields := []*calc.Field{calc.OneOf("loans", &o.Loans, "none", "repay", "round")}
	if o.Lends() {
		fields = append(fields,
			calc.Amount("interest", &o.Interest, calc.Range(0, 100)),
			calc.Amount("loan_limit", &o.LoanLimit, calc.Range(0, MaxPay)))
	}
	return append(fields,
		calc.OneOf("order", &o.Order, "free", "rounds", "turns"),
		calc.Amount("rounds", &o.Rounds, calc.Range(0, maxRounds)))
}

// Check refuses options that do not go together: see the field's own comment for what is possible.
func (o *Options) Check() *calc.Refusal {
	if refusal := calc.CheckOptions(o, "setup"); refusal != nil {
		return refusal
	}
	market, refusal := o.read()
	if refusal != nil {
		return refusal
	}
	fewest := slices.Min(market.Shares)
	switch {
	case o.Shares == 0 && o.LaunchCapital() != "none":
		return refuseOption("option.limit.capital", "shares").With("min", 1)
	case o.Shares == 0 && o.PaysPool():
		return refuseOption("option.limit.pool", "shares").With("min", 1)
	case o.FloatAt() > slices.Max(market.Shares):
		return refuseOption("option.float", "float").With("value", o.Float).With("max", slices.Max(market.Shares))
	case o.Launches() && o.Shares > 0 && o.Founder > fewest:
		return refuseOption("option.founder", "founder").With("value", o.Founder).With("max", fewest)
	case o.SellsDirector() && o.Shares > 0 && o.Director+o.Founder > fewest:
		return refuseOption("option.director", "director").With("value", o.Director).With("max", fewest-o.Founder)
	}
	return nil
}

// read is what the words of the options mean, or why they mean nothing.
func (o *Options) read() (*Market, *calc.Refusal) {
	companies, refusal := readCompanies(o.Companies)
	if refusal != nil {
		return nil, refusal
	}
	track, refusal := o.track()
	if refusal != nil {
		return nil, refusal
	}
	if n := len(companies); !o.Launches() && n > MaxOpen {
		return nil, refuseOption("option.companies.open", "companies").With("value", n).With("max", MaxOpen)
	}
	shares, refusal := o.sharesEach(len(companies))
	if refusal != nil {
		return nil, refusal
	}
	opening, refusal := o.opening(track, len(companies))
	return &Market{Companies: companies, Track: track, Opening: opening, Shares: shares}, refusal
}

// sharesEach reads how many shares of each company there are.
func (o *Options) sharesEach(companies int) ([]int, *calc.Refusal) {
	numbers, bad := readNumbers(o.SharesEach, 1, MaxShares)
	switch n := len(numbers); {
	case o.Shares == 0:
		numbers = nil
	case bad > 0:
		return nil, refuseOption("option.shares.number", "shares_each").With("number", bad).With("max", MaxShares)
	case n > 0 && n != companies:
		return nil, refuseOption("option.shares.count", "shares_each").With("value", n).With("max", companies)
	}
	for len(numbers) < companies {
		numbers = append(numbers, o.Shares)
	}
	return numbers, nil
}

// opening reads the opening prices: one for all, or one for each company.
func (o *Options) opening(track calc.Track, companies int) ([]int, *calc.Refusal) {
	numbers, bad := readNumbers(o.Opening, 0, MaxPrice)
	if bad > 0 {
		return nil, refuseOption("option.opening.number", "opening").With("number", bad).With("max", MaxPrice)
	}
	if n := len(numbers); n != 1 && n != companies {
		return nil, refuseOption("option.opening.count", "opening").With("value", n).With("max", companies)
	}
	for i, price := range numbers {
		if _, ok := track.Index(price); !ok {
			return nil, refuseOption("option.opening.track", "opening").
				With("number", i+1).With("value", price).With("near", track.Price(IndexBelow(track, price)))
		}
	}
	for len(numbers) < companies {
		numbers = append(numbers, numbers[0])
	}
	return numbers, nil
}

// launches reports whether companies begin by an entry of their own.
func (o *Options) Launches() bool { return o.Launch == "launched" }

// lends reports whether players can borrow.
func (o *Options) Lends() bool { return o.Loans == "repay" || o.Loans == "round" }

// ordered reports whether the turn order is kept.
func (o *Options) Ordered() bool { return o.Order == "rounds" || o.Order == "turns" }

// countsRounds reports whether anybody counts the rounds.
func (o *Options) CountsRounds() bool { return o.Rounds > 0 || o.Ordered() || o.Loans == "round" }

// launchCapital is what a launched company gets.
func (o *Options) LaunchCapital() string {
	if !o.Treasury || !o.Launches() {
		return "none"
	}
	return o.Capital
}

// OwnStock reports whether a launched company has its shares itself, to sell them.
func (o *Options) OwnStock() bool {
	return o.LaunchCapital() == "shares" || o.LaunchCapital() == "offer"
}

// FloatAt is how many shares the players must have before a company gets the price of all, 0 for none.
func (o *Options) FloatAt() int {
	if capital := o.LaunchCapital(); capital == "full" || capital == "offer" {
		return o.Float
	}
	return 0
}

// Par reports whether shares of a company's own cost its price at the launch.
func (o *Options) Par() bool { return o.LaunchCapital() != "none" && o.OwnPrice == "par" }

// paysPool and paysOwn report whether the dividends of the shares in the pool, and of a company's own, go to it.
func (o *Options) PaysPool() bool {
	return o.Treasury && (o.PoolDividend == "pool" || o.PoolDividend == "both")
}

func (o *Options) PaysOwn() bool {
	return o.Treasury && (o.PoolDividend == "own" || o.PoolDividend == "both")
}

// Operates reports whether companies operate: they have cash of their own, and everybody knows how many shares share a
// revenue.
func (o *Options) Operates() bool { return o.Treasury && o.Shares > 0 }

// Former reports whether the options are those of version 2, see [FormerPresets].
func (o *Options) Former() bool { return o.former }

// certificateKinds are the kinds of certificate, by their classes.
func (o *Options) CertificateKinds() []string {
	switch o.Classes {
	case "preferred":
		return []string{"ordinary", "preferred"}
	case "director":
		return []string{"ordinary", "director"}
	case "both":
		return []string{"ordinary", "preferred", "director"}
	}
	return []string{"ordinary"}
}

// weight is how many shares a certificate of a kind stands for.
func (o *Options) Weight(kind string) int {
	switch kind {
	case "preferred":
		return o.Preferred
	case "director":
		return o.Director
	}
	return 1
}

// directed reports whether the table plays with director's certificates.
func (o *Options) directed() bool { return o.Classes == "director" || o.Classes == "both" }

// soleDirector reports whether there is one director's certificate of every company and no more.
func (o *Options) SoleDirector() bool { return o.directed() && o.Directors != "" }

// sellsDirector reports whether who launches a company buys its director's certificate.
func (o *Options) SellsDirector() bool {
	return o.SoleDirector() && o.Launches() && o.Directors == "launch"
}

// dealt is how many shares of each company everybody has at first.
func (o *Options) Dealt() int {
	if o.Launches() {
		return 0
	}
	return o.OpeningShares
}
