package agreement

import "scripkeeper/calc"

// Presets returns ready-made options, none with the exact rules of a published game. A new preset must be added at the
// end, because [FormerPresets] returns only the first few.
func Presets() []calc.Preset {
	presets := FormerPresets(9)
	for _, p := range presets {
		if o, is := p.Options.(*Options); is {
			o.asOf = 0
		}
	}
	return presets
}

func presetsOf8() []calc.Preset {
	return []calc.Preset{
		{Key: "blank", Options: blank()},
		{Key: "stepped", Options: stepped()},
		{Key: "hotels", Options: mergers()},
		{Key: "rails", Options: rails()},
		{Key: "exchange", Options: exchange()},
		{Key: "chart", Options: charted()},
		{Key: "presidents", Options: presidents()},
		{Key: "issues", Options: issues()},
		{Key: "halves", Options: halves()},
	}
}

// FormerPresets returns the presets of an earlier version, 2 to 9, without the options that were added later.
func FormerPresets(version int) []calc.Preset {
	presets := presetsOf8()
	switch {
	case version < 4:
		presets = presets[:5]
	case version < 5:
		presets = presets[:6]
	case version < 6:
		presets = presets[:8]
	}
	for i, p := range presets {
		if o, is := p.Options.(*Options); is {
			if p.Key == "hotels" && version < 4 {
				o = hotels()
			}
			if version < 7 {
				o.DirectorSizes = ""
			}
			if version >= 9 {
				o.upgradeTo9(p.Key)
			}
			o.asOf, presets[i].Options = version, o
		}
	}
	return presets
}

func (o *Options) upgradeTo9(key string) {
	switch key {
	case "presidents":
		o.ShareLimit = 6
	case "issues":
		o.ShareLimit, o.Moves, o.PoolSteps, o.SoldOutSteps = 6, "president", 1, 1
		o.PayoutMoves, o.TripleFrom, o.IssuePrice = "price", 165, "next"
		o.CompanyDebt, o.CompanyLoan, o.CompanyInterest, o.CompanyLoans = "", 0, 0, 0
	case "halves":
		o.ShareLimit, o.Float, o.Rounding = 6, 5, "up"
		o.HalfCertificates, o.HalfCounts, o.DirectorSizes = "STR 2", "none", ""
		o.CertificateLimits = "3:19 4:14 5:11"
	}
}

func blank() *Options {
	return &Options{
		Companies: "A, B, C, D", Track: "free", Min: 10, Max: 250, Step: 10, Prices: "10 20 30 40 50 60 70 80 90 100",
		Opening: "100", Launch: "open", Cash: 1_000, Classes: "ordinary", Preferred: 1, Director: 2, Pricing: "posted",
		Moves: "trade", Capital: "none", PoolDividend: "none", Remainder: "cash", Loans: "none", Interest: 10,
		Order: "free",
	}
}

func stepped() *Options {
	o := blank()
	o.Companies, o.Track, o.Cash, o.OpeningShares = "Blue, Red, Yellow, Green", "stepped", 300, 1
	o.Order, o.Rounds = "rounds", 10
	return o
}

func hotels() *Options {
	o := blank()
	o.Companies = "Anchor, Belfry, Castle, Dune, Elm, Fountain, Garden"
	o.Step, o.Opening = 100, "200 200 300 300 300 400 400"
	o.Launch, o.Founder, o.Shares, o.Cash, o.Order = "launched", 1, 25, 6_000, "turns"
	return o
}

func mergers() *Options {
	o := hotels()
	o.Sizes, o.Majority, o.Minority, o.BonusUnit = "2 3 4 5 6 11 21 31 41", 10, 5, 100
	return o
}

func rails() *Options {
	o := blank()
	o.Companies, o.Track = "Northern, Southern, Eastern, Western, Central, Valley", "listed"
	o.Prices = "10 20 30 40 50 60 67 70 75 80 85 90 95 100 110 120 130 140 155 170 185 200 220 240 260 280 300 325 350"
	o.Launch, o.Shares, o.Cash, o.Classes, o.Order = "launched", 10, 600, "director", "turns"
	o.Directors = "launch"
	o.SellSteps, o.Moves, o.DividendSteps = 1, "share", 1
	o.Treasury, o.Capital, o.PoolDividend = true, "full", "pool"
	return o
}

func exchange() *Options {
	o := blank()
	o.Companies, o.Step, o.Opening = "Bank, Mines, Oil, Railway, Shipping, Textiles", 5, "50"
	return o
}

func charted() *Options {
	o := rails()
	o.Track, o.Opening, o.WithholdSteps, o.SoldOutSteps = "chart", "100", 1, 1
	return o
}

func presidents() *Options {
	o := charted()
	o.Companies = "Northern, Southern, Eastern, Western, Central, Valley, Harbour Line, Mountain"
	o.President, o.Capital, o.Float, o.OwnPrice = "most", "offer", 6, "par"
	o.CertificateLimit, o.CertificateLimits, o.PoolLimit = 11, "2:28 3:20 4:16 5:13 6:11", 5
	o.PrivateWorth, o.PrivateLimit = "face", true
	o.Privates = "Ferry 20 5, Canal 40 10, Tram 70 15, Bridge 110 20, Mine 160 25, Depot 220 30"
	return o
}

func issues() *Options {
	o := rails()
	o.Companies, o.Cash = "Northern, Southern, Eastern, Western, Central, Valley, Harbour Line", 400
	o.Prices = "10 20 30 40 50 60 70 80 90 100 112 124 137 150 165 180 195 210 230 250 270 295 320 345 375 405 440"
	o.President, o.Capital, o.PoolDividend, o.Moves = "most", "shares", "own", "trade"
	o.WithholdSteps, o.PoolLimit = 1, 5
	o.CertificateLimit, o.CertificateLimits = 11, "2:19 3:14 4:12"
	o.PrivateWorth, o.PrivateLimit = "nothing", true
	o.Privates = "Mail 80 0, Tunnel 60 20, Stockyard 60 10, Ferry 40 10, Lake Line 60 0, Hill Line 40 0"
	o.CompanyDebt, o.CompanyLoan, o.CompanyInterest, o.CompanyLoans = "shares", 100, 10, 2
	return o
}

func halves() *Options {
	o := presidents()
	o.Companies = "Northern, Southern, Eastern, Western, Central, Valley, Harbour Line, State Railway (STR)"
	o.HalfCertificates, o.DirectorSizes = "STR 4", "STR 1"
	return o
}
