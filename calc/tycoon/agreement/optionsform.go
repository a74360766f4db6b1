package agreement

import "scripkeeper/calc"

func (o *Options) Form() calc.Form {
	fields := []*calc.Field{
		calc.OneOf("variant", &o.Variant, "standard", "extended"),
		calc.OneOf("mode", &o.Mode, "trader", "investor", "strategist"),
		calc.Amount("years", &o.Years, calc.Range(1, maxYears)),
		calc.Amount("transactions", &o.Transactions, calc.Range(1, maxTransactions)),
		calc.Amount("cash", &o.Cash, calc.Range(0, MaxCash)),
		calc.Amount("shares", &o.Shares, calc.Steps(Thousand, maxSupply, Thousand)),
	}
	for company := range o.Start {
		fields = append(fields, optionAmount("start", company, &o.Start[company], calc.Range(1, maxStart)))
	}
	fields = append(fields,
		calc.Amount("director", &o.Director, calc.Range(1, 100)),
		calc.Amount("chairman", &o.Chairman, calc.Range(1, 100)),
		calc.Amount("short_cap", &o.ShortCap, calc.Steps(0, maxSupply, Thousand)),
		calc.Amount("option_cap", &o.OptionCap, calc.Steps(0, maxSupply, Thousand)),
		calc.OneOf("deck", &o.Deck, "listed", "doubled", "specials_14", "custom"),
	)
	if o.Deck == "custom" {
		fields = append(fields, o.deckFields()...)
	}
	return calc.Form{Fields: append(fields,
		calc.Amount("hand", &o.Hand, calc.Range(1, 60)),
		calc.OneOf("hands", &o.Hands, "trusted", "entered"),
		calc.OneOf("reveal", &o.Reveal, "cards", "sums", "totals"),
		calc.OneOf("order", &o.Order, "left", "start_right"),
		calc.Flag("director_keeps_card", &o.DirectorKeeps),
		calc.Flag("need_card", &o.NeedCard),
		calc.OneOf("first_buyer", &o.FirstBuyer, "year", "first_when_unowned"),
		calc.Flag("last_lot_ok", &o.LastLot),
		calc.Flag("multiples_1000", &o.SellThousands),
		calc.OneOf("zero", &o.Zero, "revive", "delist", "restart_at_face", "recover_to_1"),
		calc.Flag("clamp_each_card", &o.ClampEach),
		calc.OneOf("debenture", &o.Debenture, "year_end", "next_year_transaction"),
		calc.Flag("debenture_keep_shares", &o.DebentureKeeps),
		calc.Flag("price_floor_zero", &o.PriceFloor),
		calc.Flag("round_to_1000", &o.RightsThousands),
		calc.OneOf("rights_follow", &o.RightsFollow, "own_turn", "rights_free_follow"),
		calc.Flag("no_rights_at_zero", &o.NoRightsAtZero),
		calc.OneOf("suspend", &o.Suspend, "last_year", "start_of_reveal"),
		calc.OneOf("directors", &o.Directors, "single", "multi_director"),
		calc.OneOf("chair", &o.Chair, "first", "largest_holder"),
		calc.OneOf("removal", &o.Removal, "free", "one_removal_per_company", "auto_worst"),
		calc.Flag("chairman_first", &o.ChairmanFirst),
		calc.OneOf("thresholds", &o.Thresholds, "percent", "absolute_thresholds"),
		calc.OneOf("currency", &o.Currency, "stacked", "round_5000", "compound"),
		calc.Flag("allow_buy_while_short", &o.BuyWhileShort),
		calc.Flag("short_pays_dividend", &o.ShortPays),
		calc.Flag("free_premium", &o.FreePremium),
		calc.OneOf("delivery", &o.Delivery, "cash", "physical_delivery"),
		calc.Flag("manual_exercise", &o.ManualExercise),
		calc.Flag("one_per_year", &o.OncePerYear),
		calc.Flag("market_min", &o.MarketMin),
		calc.Flag("buyback_multiples_1000", &o.BuybackThousands),
		calc.Flag("pro_rata", &o.ProRata),
		calc.Flag("unlock", &o.Unlock),
		calc.Amount("trader_games", &o.TraderGames, calc.Range(0, Thousand)),
		calc.Amount("investor_wins", &o.InvestorWins, calc.Range(0, Thousand)),
	)}
}

func (o *Options) deckFields() []*calc.Field {
	fields := make([]*calc.Field, 0, Companies+1+SpecialKinds)
	for company := range o.Tops {
		fields = append(fields, optionAmount("tops", company, &o.Tops[company], calc.Steps(0, maxTop, TopStep)))
	}
	fields = append(fields, calc.Amount("copies", &o.Copies, calc.Range(1, maxCopies)))
	for s, name := range SpecialNames() {
		fields = append(fields, calc.Amount("specials_"+name, &o.Specials[s], calc.Range(0, maxSpecials)))
	}
	return fields
}

func optionAmount(name string, company int, at *int, allowed calc.Allowed) *calc.Field {
	return calc.Amount(name+"_"+AllCompanies()[company].Key, at, allowed).ForCompany(company)
}
