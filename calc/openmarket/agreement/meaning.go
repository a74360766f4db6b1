package agreement

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

// CompaniesHold reports whether companies can hold shares of other companies.
func (o *Options) CompaniesHold() bool { return o.Treasury && o.Holdings == "companies" }

// AsksSteps reports whether a sale says how far the price falls.
func (o *Options) AsksSteps() bool { return o.Operates() && o.SellSteps > 0 && o.Since(5) }

// ComparesPayouts reports whether the price of a company moves by how what it pays compares with it.
func (o *Options) ComparesPayouts() bool { return o.Operates() && o.PayoutMoves != "" }

// CountsHalves reports whether half certificates move prices and count as certificates.
func (o *Options) CountsHalves() bool { return o.HalfCounts == "" || !o.HasHalves() }

// FallsOnce reports whether sales of a company's president lower its price once a turn, however many there are.
func (o *Options) FallsOnce() bool {
	return o.Moves == "president" && o.SoleDirector() && o.SellSteps > 0 && o.Ordered() && o.Since(9)
}

// Since reports whether the forms have what came with a version of the rules: 3 brought companies that operate, 4
// charts, chains and privates, 5 short sales and companies that hold shares, 6 half certificates, 7 presidents who pay
// for their companies, 8 more companies that are open at a time, and players who buy while companies operate, 9 halves of
// revenues by shares, companies' own income, and what presets lacked of the games that they are like. Games that began
// before 9 are played by 8; the forms of an earlier one read the codes that were written with it, see [FormerPresets].
func (o *Options) Since(version int) bool { return o.asOf == 0 || o.asOf >= version }

// Short is the kind of certificate that a short seller has, who owes a share of the company.
const Short = "short"

// Kinds are the kinds of certificate by their classes. That of short sellers, where there are such, is the last.
func (o *Options) Kinds() []string {
	kinds := []string{"ordinary"}
	if o.Classes == "preferred" || o.Classes == "both" {
		kinds = append(kinds, "preferred")
	}
	if o.directed() {
		kinds = append(kinds, "director")
	}
	if o.HasHalves() {
		kinds = append(kinds, Half)
	}
	if o.Shorts > 0 {
		kinds = append(kinds, Short)
	}
	return kinds
}

// Weight is how many whole shares a certificate of a kind stands for.
func (o *Options) Weight(kind string) int {
	switch kind {
	case Short, Half:
		return 0
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

// MostPresides reports whether the director's certificate of a company passes to who has the most of its shares.
func (o *Options) MostPresides() bool { return o.SoleDirector() && o.President == "most" }

// sellsDirector reports whether who launches a company buys its director's certificate.
func (o *Options) SellsDirector() bool {
	return o.SoleDirector() && o.Launches() && (o.Directors == "launch" || o.Directors == "bid")
}

// TakesBids reports whether who launches a company may buy its director's certificate for a bid, or get it for nothing.
func (o *Options) TakesBids() bool { return o.SellsDirector() && o.Directors == "bid" }

// dealt is how many shares of each company everybody has at first.
func (o *Options) Dealt() int {
	if o.Launches() {
		return 0
	}
	return o.OpeningShares
}
