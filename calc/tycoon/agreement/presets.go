package agreement

func Standard(mode string) *Options {
	return &Options{
		Variant: "standard", Mode: mode, Years: 10, Transactions: 3,
		Cash: 600_000, Shares: 200_000, Start: FaceValues(),
		Director: 25, Chairman: 50, ShortCap: 12_000, OptionCap: 40_000,
		Deck: "listed", Tops: listedTops(), Copies: 1, Specials: listedSpecials(), Hand: ruleHand,
		Hands: "trusted", Reveal: "cards", Order: "left", FirstBuyer: "year", Zero: "revive", Debenture: "year_end",
		RightsFollow: "own_turn", Suspend: "last_year", Directors: "single", Chair: "first", Removal: "free",
		Thresholds: "percent", Currency: "stacked", Delivery: "cash",
	}
}

func Extended(mode string) *Options {
	o := Standard(mode)
	o.Variant, o.Cash, o.Shares, o.Director, o.Chairman, o.OptionCap = "extended", 450_000, 300_000, 20, 40, 60_000
	return o
}
