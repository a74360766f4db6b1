package sheet

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Trade describes a purchase (positive number) or sale (negative number) of shares.
type Trade struct {
	// Sign is 1 if only purchases are possible, -1 if only sales are, and 0 if both are.
	Sign int
	// Price is the price of a share; Held is the holding after the trade.
	Price, Held int
	Cash        string
	// Sum is a sentence with the cost or proceeds and the cash left, or the limits. Short reports a lack of cash, Wrong
	// an impossible trade.
	Sum          string
	Short, Wrong bool
	// Selling is the question for the number of shares to sell, shown until a number is typed.
	Selling string
	// NoLess explains why no further share can be sold, NoMore why none can be bought; "" if the trade is possible.
	NoLess, NoMore string
}

func (f Form) trade(field *calc.Field) *Trade {
	of := field.Trade
	if of == nil || !f.Table.Layout().HasCompany(field.Company) {
		return nil
	}
	n, limits := field.Get(), limitsOf(field)
	low, high := limits.Min, limits.Max
	t := &Trade{Sign: of.Sign, Price: of.Price, Held: of.Held + n, Short: n > 0 && of.Cash < 0,
		Cash: words.Format("sheet.cash", words.Names{"cash": of.Cash})}
	if owes := f.Table.Layout().HasSeat(field.Seat) && of.Cash == f.Table.Cash(field.Seat); of.Cash < 0 && !owes {
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

func (f Form) tradeEnd(field *calc.Field, n, by int) string {
	if n == 0 && by*field.Trade.Sign < 0 {
		return words.Text("sheet.trade.none")
	}
	if field.Trade.Limits != nil {
		return f.wholeEntryRefusal(field, n+by)
	}
	beyond := *field
	beyond.Get = func() int { return n + by }
	if r := beyond.Check(); r != nil && r.Code != "value.range" {
		return words.Refusal(f.Rulebook, f.Table.Layout(), r)
	}
	return words.Text("sheet.limit")
}

// markOverdrawn marks the cash left after each trade in a list as impossible if one of the trades is wrong.
func markOverdrawn(list []Field, of map[string]*calc.Field) {
	if !slices.ContainsFunc(list, func(told Field) bool { return told.Trade != nil && told.Trade.Wrong }) {
		return
	}
	for _, told := range list {
		if told.Trade != nil {
			told.Trade.Cash = words.Format("sheet.cash.impossible", words.Names{"cash": of[told.Name].Trade.Cash})
		}
	}
}

// limitsOf returns a trade's limits, which may depend on the form's other values.
func limitsOf(field *calc.Field) calc.Allowed {
	if field.Trade != nil && field.Trade.Limits != nil {
		return *field.Trade.Limits
	}
	return field.Allowed
}

// wholeEntryRefusal returns why the rules refuse the whole entry if the field has the given number.
func (f Form) wholeEntryRefusal(field *calc.Field, number int) string {
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
