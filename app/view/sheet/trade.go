package sheet

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Trade tells what a number of shares comes to that are bought above zero and sold below.
type Trade struct {
	// Sign is 1 where they are only ever bought, -1 where they are only ever sold, 0 where both can be.
	Sign int
	// Price is what a share costs, Held how many are held once all is traded.
	Price, Held int
	// Cash is what is left once everything on the sheet is traded.
	Cash string
	// Sum says what the number costs or brings and what cash it leaves, or what would be right. Short reports that it
	// costs more than there is, Wrong that it cannot be.
	Sum          string
	Short, Wrong bool
	// Selling asks how many are sold, for a sale that is begun and has no number yet.
	Selling string
	// NoLess and NoMore say why there is no further sale or purchase, empty where there is.
	NoLess, NoMore string
}

// trade tells what a number of shares does, nil for a field of another kind or of no company.
func (f Form) trade(field *calc.Field) *Trade {
	of := field.Trade
	if of == nil || !f.Table.Layout().HasCompany(field.Company) {
		return nil
	}
	n, limits := field.Get(), limitsOf(field)
	low, high := limits.Min, limits.Max
	t := &Trade{Sign: of.Sign, Price: of.Price, Held: of.Held + n, Short: n > 0 && of.Cash < 0,
		Cash: words.Format("sheet.cash", words.Names{"cash": of.Cash})}
	if of.Cash < 0 {
		t.Cash = words.Format("sheet.cash.impossible", words.Names{"cash": of.Cash})
	}
	t.Wrong = t.Short || n != 0 && (n < low || n > high)
	if n <= low {
		t.NoLess = f.tradeEnd(field, n, -1)
	}
	if n >= high {
		t.NoMore = f.tradeEnd(field, n, 1)
	}
	told := words.Names{"shares": max(n, -n), "price": of.Price, "locked": of.Locked, "amount": max(n, -n) * of.Price,
		"cash": of.Cash, "short": -of.Cash, "most": max(0, high), "least": max(0, -low)}
	key := "sheet.price"
	switch {
	case t.Short:
		key = "sheet.short"
	case n > 0:
		key = "sheet.buy"
	case of.Locked > 0:
		key = "sheet.locked"
	case n < low && low <= 0:
		key = "sheet.oversold"
	case n < 0:
		key = "sheet.sell"
	}
	t.Sum, t.Selling = words.Format(key, told), words.Format("sheet.selling", told)
	return t
}

// tradeEnd says why there is no share more, or less, than a number of shares that is at an end of what is allowed.
func (f Form) tradeEnd(field *calc.Field, n, by int) string {
	if n == 0 && by*field.Trade.Sign < 0 {
		return words.Text("sheet.trade.none")
	}
	if field.Trade.Limits != nil {
		return f.tried(field, n+by)
	}
	beyond := *field
	beyond.Get = func() int { return n + by }
	if r := beyond.Check(); r != nil && r.Code != "value.range" {
		return words.Refusal(f.Rulebook, f.Table.Layout(), r)
	}
	return words.Text("sheet.limit")
}

// overdraw says of the cash that trades of one list leave that it is impossible, where one of them cannot be.
func overdraw(list []Field, of map[string]*calc.Field) {
	if !slices.ContainsFunc(list, func(told Field) bool { return told.Trade != nil && told.Trade.Wrong }) {
		return
	}
	for _, told := range list {
		if told.Trade != nil {
			told.Trade.Cash = words.Format("sheet.cash.impossible", words.Names{"cash": of[told.Name].Trade.Cash})
		}
	}
}

// limitsOf are the numbers that a trade can be as the sheet is filled in.
func limitsOf(field *calc.Field) calc.Allowed {
	if field.Trade != nil && field.Trade.Limits != nil {
		return *field.Trade.Limits
	}
	return field.Allowed
}

// tried says what the rules have against a number of shares that is beyond its limits though the field allows it. Only
// the whole entry tells that, so the number is filled in for as long as that takes.
func (f Form) tried(field *calc.Field, number int) string {
	now := field.Get()
	field.Set(number)
	_, _, r := f.Entry.Apply(f.Table)
	field.Set(now)
	list, _ := listOf(field.Name)
	if r == nil || !strings.HasPrefix(r.Field, list+".") || r.Company != field.Company && r.Company != calc.None {
		return words.Text("sheet.limit")
	}
	return words.Refusal(f.Rulebook, f.Table.Layout(), r)
}
