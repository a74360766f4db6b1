package yearend

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/debts"
)

// The steps of a year's end in which seats choose, in the order in which they are gone through: the offices' removals,
// Share Suspended, debentures, options that their holders may leave, and what debtors sell.
const (
	RemovalsStep = "removals"
	SuspendsStep = "suspends"
	ClaimsStep   = "claims"
	OptionsStep  = "options"
	SalesStep    = "sales"
)

// A Preview is what a year's end as it is filled in comes to: what the cards on the table add up to, and what is asked
// of whom.
type Preview struct {
	// By is how the cards are entered: "cards", "sums", "totals", or "hands" where they are typed in already.
	By string
	// Order are the seats in turn order.
	Order []int
	// Room is how many more cards each seat's hand can hold, Left how many cards of each face nobody has revealed.
	Room, Left []int
	// Moves are what the cards do to each stock.
	Moves [agreement.Companies]Move
	// Asks are the choices that the cards entered so far give the seats, in the order of the steps.
	Asks []Ask
	// Refusal is what is wrong, nil when the entry can be recorded as it is.
	Refusal *calc.Refusal
}

// A Move is what the cards do to a stock's price. Cards that were removed do not count.
type Move struct {
	// Old is the price before, Sum what the cards add up to, Price what that makes, Now the price after suspensions.
	Old, Sum, Price, Now int
	// Max is the highest sum that the cards of the stock can have, 0 where it is no longer in the game.
	Max int
}

// An Ask is one choice of one seat in one of the steps.
type Ask struct {
	Step string
	// Seat is who chooses. Company is the stock, [calc.None] where it is chosen.
	Seat, Company int
	// Office is "director" or "chairman", in the step of the removals.
	Office string
	// Cards are the cards that can be removed and whose they are, Chosen the one that is, or of an empty code.
	Cards  []Removal
	Chosen Removal
	// Max is how many cards of the kind the whole table can use, in the steps of suspensions and debentures.
	Max int
	// Round is the transaction round of the option, and Yes means that it is exercised.
	Round int
	Yes   bool
	// Field is how many shares a debtor sells; nil in the other steps.
	Field *calc.Field
}

// Preview is what the entry comes to on a table.
func (e *YearEnd) Preview(t calc.Table) Preview {
	if refusal := e.timeRefusal(t); refusal != nil {
		return Preview{Refusal: refusal}
	}
	y := newYear(t, e)
	seats := len(t.Layout().Seats)
	y.preview = &Preview{By: y.by, Order: y.order, Room: make([]int, seats), Left: make([]int, len(y.deck.Faces))}
	for company, price := range y.before {
		y.preview.Moves[company] = Move{Old: price, Price: price, Now: price, Max: y.maxSum(company)}
	}
	refusal := y.work()
	for company := range y.preview.Moves {
		if refusal == nil {
			y.preview.Moves[company].Now = y.builder.Price(company)
		}
	}
	y.preview.Refusal = refusal
	return *y.preview
}

func (y revealing) noteRoom(seat, room int) {
	if y.preview != nil {
		y.preview.Room[seat] = max(0, room)
	}
}

func (y revealing) noteLeft(left []int) {
	if y.preview != nil {
		copy(y.preview.Left, left)
	}
}

func (y pricing) noteMove(company, sum int) {
	if y.preview != nil {
		m := &y.preview.Moves[company]
		m.Sum, m.Price, m.Now = sum, y.builder.Price(company), y.builder.Price(company)
	}
}

func (y *year) note(a Ask) {
	if y.preview != nil {
		y.preview.Asks = append(y.preview.Asks, a)
	}
}

func (y removing) noteWithhold(seat, company int, faces []int, card string) {
	if y.preview == nil {
		return
	}
	a := Ask{Step: RemovalsStep, Seat: seat, Company: company, Office: "director", Chosen: Removal{seat, card}}
	for _, face := range faces {
		a.Cards = append(a.Cards, Removal{seat, y.deck.Faces[face].Code})
	}
	y.note(a)
}

func (y removing) noteRemove(chairman, company, lowest int, k Removal) {
	if y.preview == nil {
		return
	}
	a := Ask{Step: RemovalsStep, Seat: chairman, Company: company, Office: "chairman", Chosen: k}
	for _, holder := range y.order {
		for _, face := range y.removable(holder, company, lowest) {
			a.Cards = append(a.Cards, Removal{holder, y.deck.Faces[face].Code})
		}
	}
	y.note(a)
}

func (y usingSpecials) noteSuspends(limit int) {
	if y.preview == nil || limit == 0 {
		return
	}
	for _, seat := range y.order {
		used := slices.ContainsFunc(y.Suspends, func(s Suspend) bool { return s.Seat == seat })
		if used || y.holderRefusal(seat, agreement.Suspended) == nil {
			y.note(Ask{Step: SuspendsStep, Seat: seat, Company: calc.None, Max: limit})
		}
	}
}

func (y usingSpecials) noteClaim(seat, company, limit int) {
	if limit > 0 {
		y.note(Ask{Step: ClaimsStep, Seat: seat, Company: company, Max: limit})
	}
}

func (y settling) noteExercise(this Decline, company int, yes bool) {
	y.note(Ask{Step: OptionsStep, Seat: this.Seat, Company: company, Round: this.Round, Yes: yes})
}

func (y settling) noteSales(sale debts.ForcedSale) {
	if y.preview == nil {
		return
	}
	for _, f := range sale.Choices() {
		y.note(Ask{Step: SalesStep, Seat: f.Seat, Company: f.Company, Field: f})
	}
}
