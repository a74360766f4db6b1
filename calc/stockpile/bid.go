package stockpile

import (
	"strconv"

	"scripkeeper/calc"
)

// A Bid puts one meeple on the bidding track of a stockpile (chapter Demand Phase Steps, 1 to 3).
type Bid struct {
	Seat int `json:"seat"`
	// Pile is the stockpile, counted from 1.
	Pile int `json:"pile"`
	// Amount is a number of the bidding track, in $K.
	Amount int `json:"amount"`
}

// Kind names the entry in records.
func (*Bid) Kind() string { return "bid" }

// NewBid is a bid of the seat whose turn it is, [calc.None] before anybody said where and how much.
func NewBid(t calc.Table) *Bid { return &Bid{Seat: t.Turn(), Pile: calc.None, Amount: calc.None} }

// bidOn is the bid on a pile, counted from 0, and the seat that bids it, [calc.None] for nobody.
func bidOn(t calc.Table, pile int) (amount, seat int) {
	return t.Mark(own(t, bidMark+pile)), t.Mark(own(t, bidderMark+pile)) - 1
}

// BidOn is the bid on a stockpile, counted from 1, and the seat that bids it, [calc.None] for nobody.
func BidOn(t calc.Table, pile int) (amount, seat int) {
	if pile < 1 || pile > piles(t) {
		return 0, calc.None
	}
	return bidOn(t, pile-1)
}

// pays is what a bid costs a seat: Donald pays one space less.
func pays(t calc.Table, seat, amount int) int {
	if index := bidIndex(amount); has(t, seat, donald) && index != calc.None {
		return bidTrack()[max(0, index-1)]
	}
	return amount
}

// counts is what a seat's cash must cover for a bid (rules A.4.5).
func counts(t calc.Table, seat, amount int) int {
	if optionsOf(t).DonaldLimit == "bid" {
		return amount
	}
	return pays(t, seat, amount)
}

// purse is what a seat's cash leaves for a further bid, beside the meeples that stand on the tracks.
func purse(t calc.Table, seat int) int {
	cash := t.Cash(seat)
	for pile := range piles(t) {
		if amount, bidder := bidOn(t, pile); bidder == seat {
			cash -= counts(t, seat, amount)
		}
	}
	return cash
}

// highestFor is the highest bid that a purse covers.
func highestFor(t calc.Table, seat, purse int) int {
	highest := 0
	for _, amount := range bidTrack() {
		if counts(t, seat, amount) <= purse {
			highest = amount
		}
	}
	return highest
}

// pileRefusal says why a seat cannot bid on a pile, counted from 0.
func pileRefusal(t calc.Table, seat, pile int) *calc.Refusal {
	amount, bidder := bidOn(t, pile)
	switch {
	case bidder == seat:
		return calc.Refuse("bid.own", "pile").Under("bid-two").Seated(seat).With("pile", pile+1)
	case bidder != calc.None && amount == highestBid():
		return locked("pile", seat, pile)
	}
	return nil
}

// locked refuses a pile, counted from 0, that has the highest bid.
func locked(field string, seat, pile int) *calc.Refusal {
	return calc.Refuse("bid.locked", field).Under("bid").Seated(seat).With("pile", pile+1).With("max", highestBid())
}

// amountRefusal says why a seat cannot bid an amount on a pile, counted from 0.
func amountRefusal(t calc.Table, seat, pile, amount int) *calc.Refusal {
	standing, bidder := bidOn(t, pile)
	switch {
	case bidder != calc.None && standing == highestBid():
		return locked("amount", seat, pile)
	case bidder != calc.None && amount <= standing:
		return calc.Refuse("bid.low", "amount").Under("bid").Seated(seat).
			With("amount", amount).With("standing", standing).With("min", bidTrack()[bidIndex(standing)+1])
	}
	return cashRefusal(t, "amount", seat, amount, purse(t, seat))
}

// cashRefusal says why a purse does not cover a bid.
func cashRefusal(t calc.Table, field string, seat, amount, purse int) *calc.Refusal {
	if counts(t, seat, amount) <= purse {
		return nil
	}
	rule := "bid"
	switch {
	case has(t, seat, donald):
		rule = "donald"
		if optionsOf(t).DonaldLimit == "bid" {
			rule = "house.donald_limit"
		}
	case meeples(t) == 2:
		rule = "bid-two"
	}
	return calc.Refuse("bid.cash", field).Under(rule).Seated(seat).
		With("amount", amount).With("cash", max(0, purse)).With("max", highestFor(t, seat, purse))
}

// Form asks for the pile and the bid. Tracks and spaces that are not open now are refused with their reason.
func (e *Bid) Form(t calc.Table) calc.Form {
	seat := calc.Mover(t, &e.Seat)
	if notNow(t, phaseBidding) != nil {
		return calc.Form{Fields: []*calc.Field{seat}}
	}
	onTrack := make([]calc.Choice, piles(t))
	likely := calc.None
	for pile := range onTrack {
		onTrack[pile] = calc.Choice{Value: pile + 1, Key: "pile" + strconv.Itoa(pile+1), Refusal: pileRefusal(t, t.Turn(), pile)}
		if _, bidder := bidOn(t, pile); bidder == calc.None && likely == calc.None {
			likely = pile + 1
		}
	}
	noPile := calc.Refuse("bid.pile", "")
	if e.Pile == calc.None {
		noPile = calc.Missing("bid.where", "")
	}
	pile := calc.Amount("pile", &e.Pile, calc.Allowed{Choices: onTrack}.Else(noPile.Under("supply").Seated(t.Turn()).
		With("value", e.Pile).With("max", piles(t))))
	pile.As(calc.ChoiceKind).Expect(likely)
	amount := bidField("amount", &e.Amount, func(amount int) *calc.Refusal {
		if e.Pile < 1 || e.Pile > piles(t) {
			return nil
		}
		return amountRefusal(t, t.Turn(), e.Pile-1, amount)
	})
	amount.Allowed.Refusal.Seated(t.Turn())
	return calc.Form{Fields: []*calc.Field{seat, pile, amount}}
}

// bidField asks for a number of the bidding track.
func bidField(name string, at *int, refused func(amount int) *calc.Refusal) *calc.Field {
	choices := make([]calc.Choice, 0, bidSpaces)
	for _, amount := range bidTrack() {
		choices = append(choices, calc.Choice{Value: amount, Key: strconv.Itoa(amount), Refusal: refused(amount)})
	}
	wrong := calc.Refuse("bid.track", "")
	if *at == calc.None {
		wrong = calc.Missing("bid.none", "")
	}
	wrong.Under("bid").With("value", *at).With("max", highestBid())
	return calc.Amount(name, at, calc.Allowed{Choices: choices}.Else(wrong)).As(calc.ChoiceKind)
}

// Apply puts the meeple there. An outbid player takes his back and bids again when all have bid once. When every
// pile has a bid, the bids are paid.
// Refusals: game.over, phase.*, seat.*, bid.where, bid.pile, bid.own, bid.locked, bid.none, bid.track, bid.low, bid.cash.
func (e *Bid) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, notTurn(t, phaseBidding, e.Seat).OrCheck(e, t), func(b *calc.Builder) {
		pile := e.Pile - 1
		standing, outbid := bidOn(t, pile)
		terms := []calc.Term{calc.With("pile", e.Pile), calc.With("amount", e.Amount)}
		kind := "bid"
		if outbid != calc.None {
			kind, terms = "bid.over", append(terms, calc.With("standing", standing), calc.With("seat", outbid))
		}
		b.Line(kind, "bid", e.Seat, calc.None, terms...)
		b.Set(own(t, bidMark+pile), e.Amount)
		b.Set(own(t, bidderMark+pile), e.Seat+1)
		if meeples := t.Mark(own(t, meeplesMark)); meeples < piles(t) {
			b.Set(own(t, meeplesMark), meeples+1)
		}
		if next := bidder(b.Table, e.Seat); next != calc.None {
			b.Line("next.bid", "bid", next, calc.None)
			b.Set(calc.TurnMark, next)
		} else {
			payBids(b)
		}
	})
}

// bidder is who bids next after a seat: in turn order until every meeple was placed once, then clockwise who has a
// meeple in hand; [calc.None] when every pile has a bid.
func bidder(t calc.Table, last int) int {
	seats := order(t)
	if meeples := t.Mark(own(t, meeplesMark)); meeples < piles(t) {
		return seats[meeples%len(seats)]
	}
	n := len(t.Layout().Seats)
	for i := range n {
		seat := (last + 1 + i) % n
		if t.Out(seat) {
			continue
		}
		standing := 0
		for pile := range piles(t) {
			if _, bidder := bidOn(t, pile); bidder == seat {
				standing++
			}
		}
		if standing < meeples(t) {
			return seat
		}
	}
	return calc.None
}

// forgetBids takes all meeples from the tracks.
func forgetBids(b *calc.Builder) {
	b.Set(own(b.Table, meeplesMark), 0)
	for pile := range maxPiles {
		b.Set(own(b.Table, bidMark+pile), 0)
		b.Set(own(b.Table, bidderMark+pile), 0)
	}
}

// uncovered lets the bidding begin anew when money that went away leaves a bid without cover.
func uncovered(b *calc.Builder) {
	if b.Over() || phaseOf(b.Table) != phaseBidding {
		return
	}
	for _, seat := range order(b.Table) {
		if purse(b.Table, seat) < 0 {
			bidAnew(b)
			return
		}
	}
}

// bidAnew takes all meeples from the tracks, and lets the first player begin.
func bidAnew(b *calc.Builder) {
	b.Line("bids.anew", "ruling", calc.None, calc.None)
	forgetBids(b)
	enter(b, phaseBidding, order(b.Table)[0])
}
