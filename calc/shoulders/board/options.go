package board

import "scripkeeper/calc"

// Options are the options of one game. The zero value is not valid; start from [Standard].
type Options struct {
	// Rules is the rule set: "basic", or "advanced", in which another player can become director, and directors can
	// sell their certificate and raise emergency money.
	Rules string `json:"rules"`
	// FriendlySales lets a sale lower the value by only one step, unless the director sells.
	FriendlySales bool `json:"friendly_sales"`
	// PriceProtection is how often companies can use Price Protection: "every_time", "once_per_decade" or "off".
	PriceProtection string `json:"price_protection"`
	// PublicGoals adds the award of five public goals after the last decade.
	PublicGoals bool `json:"public_goals"`
	// DropEach lowers the value after each share of a sale, so that later shares of the sale bring less.
	DropEach bool `json:"drop_each_certificate"`
	// ZeroPay lets a company without revenue pay a dividend of 0, which keeps its value.
	ZeroPay bool `json:"zero_pay_allowed"`

	// asOf is the rules version whose entries the game uses, or 0 for the current version.
	asOf int
}

// AsOf sets the rules version whose entries the game uses, or 0 for the current version.
func (o *Options) AsOf(version int) *Options {
	o.asOf = version
	return o
}

// HasVersion reports whether the game uses the entries of a version or of a later one. Version 3 added payments by
// companies, and Price Protection between stock phases.
func (o *Options) HasVersion(version int) bool { return o.asOf == 0 || o.asOf >= version }

func Standard() *Options {
	return &Options{Rules: "basic", PriceProtection: "every_time", PublicGoals: true}
}

// Online returns the basic rules as in the online game.
func Online() *Options {
	o := Standard()
	o.FriendlySales = true
	return o
}

func Advanced() *Options {
	o := Standard()
	o.Rules = "advanced"
	return o
}

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

func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }

func OptionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }

func IsAdvanced(t calc.Table) bool { return OptionsOf(t).Rules == "advanced" }
