// Package demand is the Demand Phase of Stockpile: bids for stockpiles, and the cards in the stockpiles.
package demand

import (
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Bid puts one meeple on the bidding track of a stockpile (chapter Demand Phase Steps, 1 to 3).
type Bid struct {
	// Seat is the bidder's seat.
	Seat int `json:"seat"`
	// Pile is the stockpile, counted from 1.
	Pile int `json:"pile"`
	// Amount is the bid in $K, a space of the bidding track: 0, 1, 3, 6, 10, 15, 20 or 25.
	Amount int `json:"amount"`
}

func (*Bid) Kind() string { return "bid" }

// NewBid returns a bid by the seat whose turn it is, with pile and amount [calc.None].
func NewBid(t calc.Table) *Bid { return &Bid{Seat: t.Turn(), Pile: calc.None, Amount: calc.None} }

// BidOn returns the bid on a pile (from 0) and the bidder, or [calc.None].
func BidOn(t calc.Table, pile int) (amount, seat int) {
	return t.Mark(board.OwnMark(t, board.BidMark+pile)), t.Mark(board.OwnMark(t, board.BidderMark+pile)) - 1
}

func pileRefusal(t calc.Table, seat, pile int) *calc.Refusal {
	amount, bidder := BidOn(t, pile)
	switch {
	case bidder == seat:
		return calc.Refuse("bid.own", "pile").Under("bid-two").Seated(seat).With("pile", pile+1)
	case bidder != calc.None && amount == highestBid():
		return locked("pile", seat, pile)
	}
	return nil
}

func locked(field string, seat, pile int) *calc.Refusal {
	return calc.Refuse("bid.locked", field).Under("bid").Seated(seat).With("pile", pile+1).With("max", highestBid())
}

func amountRefusal(t calc.Table, seat, pile, amount int) *calc.Refusal {
	standing, bidder := BidOn(t, pile)
	switch {
	case bidder != calc.None && standing == highestBid():
		return locked("amount", seat, pile)
	case bidder != calc.None && amount <= standing:
		return calc.Refuse("bid.low", "amount").Under("bid").Seated(seat).
			With("amount", amount).With("standing", standing).With("min", bidTrack()[bidIndex(standing)+1])
	}
	return cashRefusal(t, "amount", seat, amount, purse(t, seat))
}

func (e *Bid) Form(t calc.Table) calc.Form {
	seat := calc.Mover(t, &e.Seat)
	if board.PhaseRefusal(t, board.PhaseBidding) != nil {
		return calc.Form{Fields: []*calc.Field{seat}}
	}
	onTrack := make([]calc.Choice, board.Piles(t))
	likely := calc.None
	for pile := range onTrack {
		amount, bidder := BidOn(t, pile)
		note := &calc.Note{Key: "free"}
		if bidder != calc.None {
			note = &calc.Note{Key: "standing", Terms: []calc.Term{calc.With("seat", bidder), calc.With("amount", amount)}}
		}
		onTrack[pile] = calc.Choice{Value: pile + 1, Key: "pile" + strconv.Itoa(pile+1), Note: note,
			Refusal: pileRefusal(t, t.Turn(), pile)}
		if bidder == calc.None && likely == calc.None {
			likely = pile + 1
		}
	}
	noPile := calc.Refuse("bid.pile", "")
	if e.Pile == calc.None {
		noPile = calc.Missing("bid.where", "")
	}
	pile := calc.Amount("pile", &e.Pile, calc.Allowed{Choices: onTrack}.WithRefusal(noPile.Under("supply").Seated(t.Turn()).
		With("value", e.Pile).With("max", board.Piles(t))))
	pile.As(calc.ChoiceKind).Expect(likely)
	amount := bidField("amount", &e.Amount, func(amount int) *calc.Refusal {
		if e.Pile < 1 || e.Pile > board.Piles(t) {
			return nil
		}
		return amountRefusal(t, t.Turn(), e.Pile-1, amount)
	})
	amount.Allowed.Refusal.Seated(t.Turn())
	return calc.Form{Fields: []*calc.Field{seat, pile, amount}}
}

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
	return calc.Amount(name, at, calc.Allowed{Choices: choices}.WithRefusal(wrong)).As(calc.ChoiceKind)
}

// Apply places the bid. An outbid player bids again once all players have bid. When each pile has a bid, the bids are
// paid. Refusals: game.over, phase.*, seat.*, bid.where, bid.pile, bid.own, bid.locked, bid.none, bid.track, bid.low,
// bid.cash.
func (e *Bid) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, board.TurnRefusal(t, board.PhaseBidding, e.Seat).OrCheck(e, t), func(b *calc.Builder) {
		pile := e.Pile - 1
		standing, outbid := BidOn(t, pile)
		terms := []calc.Term{calc.With("pile", e.Pile), calc.With("amount", e.Amount)}
		kind := "bid"
		if outbid != calc.None {
			kind, terms = "bid.over", append(terms, calc.With("standing", standing), calc.With("seat", outbid))
		}
		b.Line(kind, "bid", e.Seat, calc.None, terms...)
		b.Set(board.OwnMark(t, board.BidMark+pile), e.Amount)
		b.Set(board.OwnMark(t, board.BidderMark+pile), e.Seat+1)
		if meeples := t.Mark(board.OwnMark(t, board.MeeplesMark)); meeples < board.Piles(t) {
			b.Set(board.OwnMark(t, board.MeeplesMark), meeples+1)
		}
		if next := bidder(b.Table, e.Seat); next != calc.None {
			b.Line("next.bid", "bid", next, calc.None)
			b.Set(calc.TurnMark, next)
		} else {
			payBids(b)
		}
	})
}

const bidSpaces = 8

func bidTrack() [bidSpaces]int { return [bidSpaces]int{0, 1, 3, 6, 10, 15, 20, 25} }

func bidIndex(amount int) int {
	track := bidTrack()
	return slices.Index(track[:], amount)
}

func highestBid() int { return bidTrack()[bidSpaces-1] }
