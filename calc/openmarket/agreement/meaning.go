package agreement

func (o *Options) Launches() bool { return o.Launch == "launched" }

func (o *Options) Lends() bool { return o.Loans == "repay" || o.Loans == "round" }

func (o *Options) Ordered() bool { return o.Order == "rounds" || o.Order == "turns" }

func (o *Options) CountsRounds() bool { return o.Rounds > 0 || o.Ordered() || o.Loans == "round" }

// LaunchCapital returns what a company gets when it is launched: a value of [Options.Capital], such as "none".
func (o *Options) LaunchCapital() string {
	if !o.Treasury || !o.Launches() {
		return "none"
	}
	return o.Capital
}

// OwnStock reports whether a launched company gets its own shares and sells them.
func (o *Options) OwnStock() bool {
	return o.LaunchCapital() == "shares" || o.LaunchCapital() == "offer"
}

// FloatAt returns how many of a company's shares must have other holders before the company is paid the price of all
// its shares. It is 0 if the company does not have to wait.
func (o *Options) FloatAt() int {
	if capital := o.LaunchCapital(); capital == "full" || capital == "offer" {
		return o.Float
	}
	return 0
}

// SellsAtPar reports whether a share bought from the company itself costs the company's launch price.
func (o *Options) SellsAtPar() bool { return o.LaunchCapital() != "none" && o.OwnPrice == "par" }

// HasOffers reports whether a company's launch price still matters after the launch.
func (o *Options) HasOffers() bool { return o.SellsAtPar() || o.FloatAt() > 0 }

// PaysPool reports whether a company gets the dividends on its shares in the pool.
func (o *Options) PaysPool() bool {
	return o.Treasury && (o.PoolDividend == "pool" || o.PoolDividend == "both")
}

func (o *Options) PaysOwn() bool {
	return o.Treasury && (o.PoolDividend == "own" || o.PoolDividend == "both")
}

// Operates reports whether companies operate. They need cash of their own and a limited number of shares.
func (o *Options) Operates() bool { return o.Treasury && o.Shares > 0 }

func (o *Options) CompaniesHold() bool { return o.Treasury && o.Holdings == "companies" }

// AsksSteps reports whether a player who enters a sale can state by how many steps the price falls.
func (o *Options) AsksSteps() bool { return o.Operates() && o.SellSteps > 0 && o.HasVersion(5) }

// ComparesPayouts reports whether the price movement depends on how a payout compares with the price.
func (o *Options) ComparesPayouts() bool { return o.Operates() && o.PayoutMoves != "" }

// CountsHalves reports whether half-share certificates move prices and count as certificates.
func (o *Options) CountsHalves() bool { return o.HalfCounts == "" || !o.HasHalves() }

// FallsOnce reports whether all sales by a company's president in one turn together lower the price only once.
func (o *Options) FallsOnce() bool {
	return o.Moves == "president" && o.SoleDirector() && o.SellSteps > 0 && o.Ordered() && o.HasVersion(9)
}

// HasVersion reports whether the options' forms include the features that a version added. Version 3 added operating
// companies; 4, charts, chains and private companies; 5, short sales and companies that hold shares; 6, half-share
// certificates; 7, presidents who pay for their companies; 8, more open companies, and purchases while companies
// operate; 9, half revenues by share, companies' own income, and presets closer to well-known games; and 10, unpaid
// shares that float a company, and bonuses if one player is left. Games begun before version 9 follow version 8.
func (o *Options) HasVersion(version int) bool { return o.asOf == 0 || o.asOf >= version }

// Short is the kind of certificate that represents a share owed by a short seller.
const Short = "short"

// Kinds returns the kinds of certificate in the order of their classes, with [Short] last.
func (o *Options) Kinds() []string {
	kinds := []string{"ordinary"}
	if o.Classes == "preferred" || o.Classes == "both" {
		kinds = append(kinds, "preferred")
	}
	if o.hasDirectors() {
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

// Weight returns the number of whole shares that a certificate of a kind represents, 0 for half shares and short sales.
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

func (o *Options) hasDirectors() bool { return o.Classes == "director" || o.Classes == "both" }

// SoleDirector reports whether every company has exactly one director's certificate.
func (o *Options) SoleDirector() bool { return o.hasDirectors() && o.Directors != "" }

// MostPresides reports whether a company's director's certificate passes to the player with the most shares.
func (o *Options) MostPresides() bool { return o.SoleDirector() && o.President == "most" }

// SellsDirector reports whether the player who launches a company buys its director's certificate.
func (o *Options) SellsDirector() bool {
	return o.SoleDirector() && o.Launches() && (o.Directors == "launch" || o.Directors == "bid")
}

// TakesBids reports whether the player who launches a company may bid for the director's certificate or get it free.
func (o *Options) TakesBids() bool { return o.SellsDirector() && o.Directors == "bid" }

// SharesDealt returns the number of shares of each company that each player starts with.
func (o *Options) SharesDealt() int {
	if o.Launches() {
		return 0
	}
	return o.OpeningShares
}
