package agreement

import "scripkeeper/calc"

// holdingFields ask whether companies hold shares of other companies.
func (o *Options) holdingFields() []*calc.Field {
	if !o.Treasury || !o.Since(5) {
		return nil
	}
	return []*calc.Field{calc.OneOfDefault("holdings", &o.Holdings, "players", "companies")}
}

// CompaniesHold reports whether companies can hold shares of other companies.
func (o *Options) CompaniesHold() bool { return o.Treasury && o.Holdings == "companies" }
