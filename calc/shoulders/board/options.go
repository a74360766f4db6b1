package board

import "scripkeeper/calc"

// Options are what a table agrees on before a game. The zero value is not a legal set; start from
// [Standard].
type Options struct {
	// Rules are "basic" or "advanced": directors can change, sell their certificate, and raise money in an emergency.
	Rules string `json:"rules"`
	// FriendlySales lets a sale by anybody but the director lower the value by one step only.
	FriendlySales bool `json:"friendly_sales"`
	// PriceProtection is how often the asset of that name works: "every_time", "once_per_decade" or "off".
	PriceProtection string `json:"price_protection"`
	// PublicGoals awards five public goals at the end.
	PublicGoals bool `json:"public_goals"`
	// DropEach pays each share of a sale at the value that the shares before it left.
	DropEach bool `json:"drop_each_certificate"`
	// ZeroPay lets a company without revenue pay dividends of nothing, so that its value stays.
	ZeroPay bool `json:"zero_pay_allowed"`

	// asOf is the version of the rules whose entries are meant, see [Options.Since]; 0 for the present one.
	asOf int
}

// AsOf means the entries of an earlier version of the rules, 0 those of the present one.
func (o *Options) AsOf(version int) *Options {
	o.asOf = version
	return o
}

// Since reports whether the entries are those that came with a version of the rules: 3 brought what companies pay for,
// and offers Price Protection between the stock phases. Those of an earlier one read the codes that were written with it.
func (o *Options) Since(version int) bool { return o.asOf == 0 || o.asOf >= version }

// Standard are the basic rules.
func Standard() *Options {
	return &Options{Rules: "basic", PriceProtection: "every_time", PublicGoals: true}
}

// Online are the basic rules as the online game begins them.
func Online() *Options {
	o := Standard()
	o.FriendlySales = true
	return o
}

// Advanced are the advanced rules.
func Advanced() *Options {
	o := Standard()
	o.Rules = "advanced"
	return o
}

// Form describes the options.
func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{
		calc.OneOf("rules", &o.Rules, "basic", "advanced"),
		calc.Flag("friendly_sales", &o.FriendlySales),
		calc.OneOf("price_protection", &o.PriceProtection, "every_time", "once_per_decade", "off"),
		calc.Flag("public_goals", &o.PublicGoals),
		calc.Flag("drop_each_certificate", &o.DropEach),
		calc.Flag("zero_pay_allowed", &o.ZeroPay),
	}}
}

// Check refuses a value that its field does not allow.
func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }

// OptionsOf are the options of a table of this rulebook.
func OptionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }

// IsAdvanced reports whether a table plays by the advanced rules.
func IsAdvanced(t calc.Table) bool { return OptionsOf(t).Rules == "advanced" }
