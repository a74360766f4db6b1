// Package yearend is the end of a market year in Stock Market Tycoon: cards are revealed and removed, prices move,
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

// A YearEnd is the whole end of a market year: cards are revealed, prices move, and everything open is settled (chapter
// End of Market Year). A field that is left out means that nothing of its kind happened.
type YearEnd struct {
	// By is the way the cards are entered: "cards", "sums" or "totals"; it is empty for the way set in the option
	// reveal, and if hands are entered.
	By string `json:"by,omitempty"`
	// Totals lists, for each company, the sum of all players' counted cards, if cards are entered as totals.
	Totals [agreement.Companies]int `json:"totals,omitzero"`
	// Seats lists the cards revealed by each seat; seats without cards are left out at the end of the list.
	Seats []Reveal `json:"seats,omitempty"`
	// Removed lists the cards that chairmen remove, at most one card of each company.
	Removed []Removal `json:"removed,omitempty"`
	// Suspends lists the Share Suspended cards played, in turn order.
	Suspends []Suspend `json:"suspends,omitempty"`
	// Claims lists the debentures claimed for companies that fell to 0 this year.
	Claims []Suspend `json:"claims,omitempty"`
	// Sales lists the shares that debtors choose to sell; if these do not pay a debt, other shares are sold, company by
	// company.
	Sales []debts.Sale `json:"sales,omitempty"`
	// Declined lists the options in the money that their holders do not exercise, under manual_exercise.
	Declined []Decline `json:"declined,omitempty"`
}

// A Reveal holds the cards that one seat reveals.
type Reveal struct {
	// Cards lists the codes of the price cards, in the order dealt.
	Cards []string `json:"cards,omitempty"`
	// Sums lists, for each company, the sum of the seat's counted cards, if cards are entered as sums.
	Sums [agreement.Companies]int `json:"sums,omitzero"`
	// Plus is the number of currency +10 cards.
	Plus int `json:"plus,omitzero"`
	// Minus is the number of currency -10 cards.
	Minus int `json:"minus,omitzero"`
	// Withheld lists the codes of the seat's own cards that it withholds as a director, at most one of each company.
	Withheld []string `json:"withheld,omitempty"`
}

func (r Reveal) empty() bool {
	return len(r.Cards) == 0 && r.Sums == [agreement.Companies]int{} && r.Plus == 0 && r.Minus == 0 &&
		len(r.Withheld) == 0
}

type Removal struct {
	// Seat is the seat that holds the card.
	Seat int `json:"seat"`
	// Card is the code of the card.
	Card string `json:"card"`
}

// A Suspend is a special card played on a company.
type Suspend struct {
	// Seat is the seat that plays the card.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
}

// A Decline names an option that its holder does not exercise.
type Decline struct {
	// Seat is the holder's seat.
	Seat int `json:"seat"`
	// Round is the transaction round in which the option was bought.
	Round int `json:"round"`
}

func (*YearEnd) Kind() string { return "yearend" }

func (e *YearEnd) Revealed(seat int) Reveal { return calc.ItemOrZero(e.Seats, seat) }

// ChangeReveal changes a seat's cards. It changes a copy of the list, because other entries may share the list.
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

// A year is a year's end in progress. Each step asks for its fields, then applies them.
type year struct {
	*YearEnd
	calc.Walk
	builder *calc.Builder
	rules   *agreement.Options
	deck    *agreement.Deck
	order   []int
	// by is the way of entering cards: "cards", "sums", "totals" or "hands".
	by string
	// counted is the number of price cards that still count, by seat and face. dealt is each seat's faces, in the order
	// dealt if the order matters.
	counted [][]int
	dealt   [][]int
	// plus and minus are each seat's numbers of currency cards. withheld is the number of withheld cards, by seat and
	// face.
	plus, minus []int
	withheld    [][]int
	before      [agreement.Companies]int
	// sheet collects the fields of a sheet, or is nil if no sheet is wanted.
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

// Steps of a year's end, in order.
type (
	revealing     struct{ *year }
	removing      struct{ *year }
	pricing       struct{ *year }
	usingSpecials struct{ *year }
	settling      struct{ *year }
)

// work does all steps until one is refused, and returns the refusal. Wrong values are refused when a step asks for
// their field; steps return other refusals themselves.
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

func (e *YearEnd) Form(t calc.Table) calc.Form {
	var form calc.Form
	if e.timeRefusal(t) != nil {
		return form
	}
	y := newYear(t, e)
	y.Ask = form.Collect
	// A refusal ends the form early; the fields before it are enough to correct the refused value.
	_ = y.work()
	return form
}

func (e *YearEnd) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.timeRefusal(t); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	y := newYear(t, e)
	if refusal := y.work(); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	y.closeYear()
	next, statement := y.builder.Done()
	return next, statement, nil
}
