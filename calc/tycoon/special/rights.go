// Package special has the special cards of Stock Market Tycoon that take a turn: loan, debenture and rights.
package special

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// New shares cost rightsPrice dollars each, in multiples of rightsStep.
const (
	rightsPrice = 10
	rightsStep  = 500
)

// A Rights is a purchase with the special card Rights Issued: one new share for every two held, at $10 each. Players
// who act later in the same transaction round may buy without a card.
type Rights struct {
	// Seat is the buyer's seat.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Card is true if the player uses a second card on the same company in this transaction round; the field is used
	// only under rights_free_follow if hands are not entered.
	Card bool `json:"card,omitzero"`
	// Shares is the number of new shares, a multiple of 500 (1,000 with round_to_1000); 0 if only other players buy.
	Shares int `json:"shares"`
	// Takers lists the other players' purchases under rights_free_follow, by seat.
	Takers []turns.Taker `json:"takers,omitempty"`
}

func (*Rights) Kind() string { return "rights" }

// rightsOffered reports whether a card used in this transaction round lets later seats buy on their own turns. Under
// rights_free_follow all seats have already bought (rule C.6).
func rightsOffered(t calc.Table, company int) bool {
	return board.OptionsOf(t).RightsFollow == "own_turn" &&
		t.Mark(board.CompanyMark(t, board.OfferedMark, company)) == board.Transaction(t)
}

// rightsTaken reports whether all seats have already had their rights on a company in this transaction round, so
// another card is needed (rights_free_follow, rule C.6).
func rightsTaken(t calc.Table, company int) bool {
	return board.OptionsOf(t).RightsFollow == "rights_free_follow" &&
		t.Mark(board.CompanyMark(t, board.OfferedMark, company)) == board.Transaction(t)
}

// asksCard reports whether the player must state the use of a second card, which an entered hand would show.
func asksCard(t calc.Table, company int) bool {
	return rightsTaken(t, company) && board.OptionsOf(t).Hands == "trusted"
}

func (e *Rights) cardField(company int) *calc.Field {
	return calc.Flag("card", &e.Card).Refusing(func(yes int) *calc.Refusal {
		if yes == 1 {
			return nil
		}
		return calc.Refuse("rights.again", "").Under("house.rights_free_follow").Seated(e.Seat).About(company)
	}).AsAloud()
}

func (e *Rights) Form(t calc.Table) calc.Form {
	form, company, known := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), RightsRefusal)
	if !known {
		return form
	}
	if asksCard(t, company) {
		form.Fields = append(form.Fields, e.cardField(company))
	}
	left := board.BankLeft(t, company)
	limit := maxRights(t, e.Seat, company, left)
	form.Fields = append(form.Fields, turns.SharesField("shares", &e.Shares, calc.None, company,
		rightsSizes(t, e.Seat, company, limit, e.Shares)).AsAloud())
	left = calc.Remaining(left, min(e.Shares, limit))
	for _, seat := range e.followers(t, company) {
		limit := maxRights(t, seat, company, left)
		shares := turns.TakerShares(e.Takers, seat)
		form.Fields = append(form.Fields,
			turns.TakerField(&e.Takers, "takers", seat, company, rightsSizes(t, seat, company, limit, shares)))
		left = calc.Remaining(left, min(shares, limit))
	}
	return form
}

// followers returns the seats that may buy out of turn, clockwise from the player with the card.
func (e *Rights) followers(t calc.Table, company int) []int {
	if board.OptionsOf(t).RightsFollow != "rights_free_follow" || rightsTaken(t, company) {
		return nil
	}
	return t.Clockwise(e.Seat)[1:]
}

func rightsUnit(t calc.Table) (unit int, rule string) {
	if board.OptionsOf(t).RightsThousands {
		return agreement.Thousand, "house.round_to_1000"
	}
	return rightsStep, "rights"
}

func rightsSizes(t calc.Table, seat, company, limit, shares int) calc.Allowed {
	unit, rule := rightsUnit(t)
	other := calc.Refuse("shares.thousands", "").Under(rule).With("shares", shares).With("step", unit)
	if shares < 0 || shares > limit {
		other = calc.Refuse("rights.range", "").Under("rights").With("shares", shares).
			With("held", t.Shares(seat, company)).With("price", rightsPrice)
	}
	return calc.Steps(0, limit, unit).WithRefusal(other.Seated(seat))
}

// maxRights returns how many new shares a seat can buy: half its holding, limited by bank and cash.
func maxRights(t calc.Table, seat, company, left int) int {
	unit, _ := rightsUnit(t)
	return min(t.Shares(seat, company)/2, left, t.Cash(seat)/rightsPrice) / unit * unit
}

func RightsRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.StockRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	switch {
	case t.Price(company) == 0 && board.OptionsOf(t).NoRightsAtZero:
		return calc.Refuse("stock.zero", "company").Under("house.no_rights_at_zero").About(company)
	case t.Shares(seat, company) == 0:
		return calc.Refuse("rights.none", "company").Under("rights").Seated(seat).About(company)
	case rightsOffered(t, company):
		return nil
	}
	return hands.SpecialRefusal(t, seat, agreement.RightsCard)
}

func (e *Rights) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := agreement.CompanyOf(e.Company)
		kind := "rights"
		if rightsOffered(t, company) {
			kind = "rights.follow"
		}
		takeRights(b, kind, "rights", e.Seat, company, e.Shares)
		if kind == "rights" {
			hands.UseSpecial(b, e.Seat, agreement.RightsCard)
			b.Set(board.CompanyMark(t, board.OfferedMark, company), board.Transaction(t))
		}
		for _, seat := range e.followers(t, company) {
			if shares := turns.TakerShares(e.Takers, seat); shares > 0 {
				takeRights(b, "rights.along", "house.rights_free_follow", seat, company, shares)
			}
		}
		turns.EndTurn(b)
	})
}

func takeRights(b *calc.Builder, kind, rule string, seat, company, shares int) {
	b.Line(kind, rule, seat, company, calc.With("held", b.Shares(seat, company)), calc.With("shares", shares),
		calc.With("price", rightsPrice), calc.With("amount", shares*rightsPrice))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), shares*rightsPrice)
	b.Move(calc.Market(), calc.AccountOf(seat), calc.Share(company), shares)
}

func (e *Rights) refusal(t calc.Table) *calc.Refusal {
	if refusal := turns.ActRefusal(t, e.Seat, e).OrCheck(e, t); refusal != nil {
		return refusal
	}
	company := agreement.CompanyOf(e.Company)
	if e.Card && !asksCard(t, company) {
		return calc.Refuse("rights.card", "card").Under("rights").Seated(e.Seat).About(company)
	}
	return turns.StrayTaker(e.Takers, "takers", e.followers(t, company),
		calc.Refuse("rights.stray", "").Under("rights"))
}
