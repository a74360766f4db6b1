// Package yearend is the end of a market year of Stock Market Tycoon: cards are revealed and removed, prices move,
// special cards are used, shorts, options and debts are settled, and the next year begins.
package yearend

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/hands"
)

// A YearEnd is the whole end of a market year: the cards come to the table, prices move, and everything open is settled
// (chapter End of Market Year). What is not entered has not happened.
type YearEnd struct {
	// By tells how the cards are entered: "cards", "sums" or "totals"; empty as the options say.
	By string `json:"by,omitempty"`
	// Totals are the sums of all counted cards by stock, entered by totals.
	Totals [agreement.Companies]int `json:"totals,omitzero"`
	// Seats is what each seat reveals. Seats at the end that reveal nothing are left out.
	Seats []Reveal `json:"seats,omitempty"`
	// Removed are the cards that Chairmen remove, at most one a stock.
	Removed []Removal `json:"removed,omitempty"`
	// Suspends are the cards Share Suspended, in turn order.
	Suspends []Suspend `json:"suspends,omitempty"`
	// Claims are the debentures of this year's zeros.
	Claims []Suspend `json:"claims,omitempty"`
	// Sales are what debtors choose to sell. Where they do not suffice, the other stocks are sold in their order.
	Sales []debts.Sale `json:"sales,omitempty"`
	// Declined are options in the money that the holder does not exercise, where he decides.
	Declined []Decline `json:"declined,omitempty"`
}

// A Reveal is what one seat brings to the table.
type Reveal struct {
	// Cards are price cards by their codes, in the order dealt.
	Cards []string `json:"cards,omitempty"`
	// Sums are the sums of the counted cards by stock, entered by sums.
	Sums [agreement.Companies]int `json:"sums,omitzero"`
	// Plus and Minus are how many currency cards the seat has.
	Plus  int `json:"plus,omitzero"`
	Minus int `json:"minus,omitzero"`
	// Withheld are the own cards that a Director does not let count, at most one a stock.
	Withheld []string `json:"withheld,omitempty"`
}

func (r Reveal) empty() bool {
	return len(r.Cards) == 0 && r.Sums == [agreement.Companies]int{} && r.Plus == 0 && r.Minus == 0 &&
		len(r.Withheld) == 0
}

// A Removal is a card that a Chairman removes, and whose it is.
type Removal struct {
	Seat int    `json:"seat"`
	Card string `json:"card"`
}

// A Suspend is a special card with the stock that it is for.
type Suspend struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
}

// A Decline is an option that is not exercised: whose, and of which transaction round.
type Decline struct {
	Seat  int `json:"seat"`
	Round int `json:"round"`
}

func (*YearEnd) Kind() string { return "yearend" }

// Revealed is what a seat reveals.
func (e *YearEnd) Revealed(seat int) Reveal { return calc.ItemOrZero(e.Seats, seat) }

// ChangeReveal changes what a seat reveals. Other entries that were made from this one stay as they are.
func (e *YearEnd) ChangeReveal(seat int, change func(*Reveal)) {
	seats := slices.Clone(e.Seats)
	change(calc.GrowTo(&seats, seat))
	for len(seats) > 0 && seats[len(seats)-1].empty() {
		seats = seats[:len(seats)-1]
	}
	if e.Seats = seats; len(seats) == 0 {
		e.Seats = nil
	}
}

// A year is a year's end being worked out. Each step asks for what it needs, and does it.
type year struct {
	*YearEnd
	calc.Walk
	builder *calc.Builder
	rules   *agreement.Options
	deck    *agreement.Deck
	order   []int
	// by is how the cards are entered.
	by string
	// counted are the price cards that still count, by seat and face; dealt are the faces of all, by seat, in the order
	// dealt where that order matters.
	counted [][]int
	dealt   [][]int
	// plus and minus are the currency cards by seat, withheld the cards withheld.
	plus, minus []int
	withheld    [][]int
	// before are the prices when the cards come to the table.
	before [agreement.Companies]int
	// sheet collects what a sheet asks; nil where nobody wants that.
	sheet *calc.Form
}

func newYear(t calc.Table, e *YearEnd) *year {
	o, seats := board.OptionsOf(t), len(t.Layout().Seats)
	y := &year{
		YearEnd: e, builder: calc.NewBuilder(t), rules: o, deck: o.Cards(), order: board.TurnOrder(t), by: e.By,
		counted: make([][]int, seats), dealt: make([][]int, seats), withheld: make([][]int, seats),
		plus: make([]int, seats), minus: make([]int, seats),
	}
	if y.by == "" {
		y.by = o.Reveal
	}
	if o.Hands == "entered" {
		y.by = "hands"
	}
	faces := make([]int, 2*seats*y.deck.PriceFaces)
	for seat := range seats {
		y.counted[seat], faces = faces[:y.deck.PriceFaces:y.deck.PriceFaces], faces[y.deck.PriceFaces:]
		y.withheld[seat], faces = faces[:y.deck.PriceFaces:y.deck.PriceFaces], faces[y.deck.PriceFaces:]
	}
	for company := range y.before {
		y.before[company] = t.Price(company)
	}
	return y
}

// The steps of a year's end, in their order. Each works on the year, and asks for what it needs.
type (
	// revealing brings the cards to the table.
	revealing struct{ *year }
	// removing lets Directors withhold cards, and Chairmen remove them.
	removing struct{ *year }
	// pricing adds the cards that count to the prices.
	pricing struct{ *year }
	// usingSpecials uses Share Suspended and the debentures.
	usingSpecials struct{ *year }
	// settling pays what shorts, options and debts come to.
	settling struct{ *year }
)

// work does all steps up to one that is refused. A step refuses what is wrong with a field where it asks for it, and
// returns what is wrong besides.
func (y *year) work() *calc.Refusal {
	special, settle := usingSpecials{y}, settling{y}
	for _, step := range []func() *calc.Refusal{
		revealing{y}.reveal, removing{y}.remove, pricing{y}.movePrices, special.suspend, special.claim,
		y.changeCurrency, settle.settleShorts, settle.settleOptions, settle.settleDebts,
	} {
		if y.Refuse(step()) {
			break
		}
	}
	return y.Refusal
}

func (e *YearEnd) timeRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case !board.AtYearEnd(t):
		return calc.Refuse("yearend.early", "").Under("yearend").
			With("transaction", board.Transaction(t)).With("transactions", board.OptionsOf(t).Transactions).
			With("seat", t.Turn())
	}
	if seat := hands.MissingHand(t); seat != calc.None {
		return calc.Refuse("hand.missing", "").Under("deal").Seated(seat)
	}
	return nil
}

// Form asks, seat by seat in turn order, for the cards, then for removals, special cards, and choices.
func (e *YearEnd) Form(t calc.Table) calc.Form {
	var form calc.Form
	if e.timeRefusal(t) != nil {
		return form
	}
	y := newYear(t, e)
	y.Ask = form.Collect
	// What is refused ends the form; the fields before it are there to mend it.
	_ = y.work()
	return form
}

// Apply works the year's end out and begins the next year, or ends the game.
func (e *YearEnd) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.timeRefusal(t); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	y := newYear(t, e)
	if refusal := y.work(); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	y.end()
	next, statement := y.builder.Done()
	return next, statement, nil
}
