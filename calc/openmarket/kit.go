package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
)

// rulings implements corrections of a seat's cash, shares or loan. Records leave out the default, "cash".
type rulings struct{}

func kit() calc.Kit { return calc.Kit{Rulings: rulings{}, InBank: inPool, SettleLeaver: removePlayer} }

// removePlayer clears the loan of a player who has left, passes on his presidencies if the options say so, returns his
// private companies and passes his turn. If only one player remains, the bonuses are paid, unless they exceed what an
// account can hold, and the game ends.
func removePlayer(b *calc.Builder, seat int) {
	b.Set(board.LoanMark(b.Layout(), seat), 0)
	board.PassPresidencies(b, seat)
	board.GiveBackPrivates(b, calc.AccountOf(seat))
	if b.Playing() <= 1 && board.OptionsOf(b.Table).HasVersion(10) &&
		board.MostRefusal(b.Table, calc.Foresee(b.Table, chains.PayAll)) == nil {
		chains.PayAll(b)
	}
	if !b.EndAlone() && b.Turn() == seat {
		passTurn(b)
	}
}

func rulingWords(t calc.Table) []string {
	words := []string{"cash", "shares"}
	if board.OptionsOf(t).Lends() {
		words = append(words, "loan")
	}
	return words
}

func (rulings) Fields(t calc.Table, e *calc.Ruling) []*calc.Field {
	fields := []*calc.Field{calc.OneOfDefault("what", &e.What, rulingWords(t)...)}
	if e.What == "shares" {
		fields = append(fields, board.CompanyField(t, "company", "ruling", &e.Company, nil))
		if t.Layout().Classes > 1 {
			fields = append(fields, calc.OneOfDefault("class", &e.Class, t.Layout().ClassKeys...).
				WithRefusal(board.NoClass(t, "class")).Refusing(func(class int) *calc.Refusal {
				return board.ClassMissing(t, board.CompanyOf(t, e.Company), calc.Class(class))
			}))
		}
	}
	return fields
}

// Subject returns what is corrected: cash, shares or a loan. Refusals: ruling.what, company.none, class.none, half.none,
// director.*.
func (rulings) Subject(t calc.Table, e *calc.Ruling) (calc.Subject, *calc.Refusal) {
	s := calc.Subject{Kind: "ruling.cash", Commodity: calc.Cash(), From: calc.Rulings()}
	company := board.CompanyOf(t, e.Company)
	switch {
	case board.WordOf(e.What, rulingWords(t)) == calc.None:
		return s, rulings{}.Fields(t, e)[0].WithRefusal(calc.Refuse("ruling.what", "what")).Check()
	case e.Treasury, e.What != "shares" && (e.Company != "" || e.Class != ""):
		return s, calc.Refuse("ruling.what", "what")
	case e.What == "shares" && company == calc.None:
		return s, calc.Missing("company.none", "company")
	}
	index := board.WordOf(e.Class, t.Layout().ClassKeys)
	if index == calc.None {
		return s, board.NoClass(t, "class")
	}
	class := calc.Class(index)
	if refusal := board.ClassMissing(t, company, class); e.What == "shares" && refusal != nil {
		refusal.Field = "class"
		return s, refusal
	}
	if e.What == "shares" {
		s.Kind, s.Commodity = "ruling.shares"+board.Suffix(t, class), board.Certificate(company, class)
	}
	s.Has = t.Balance(calc.AccountOf(e.Seat), s.Commodity)
	if e.What == "loan" {
		s.Kind, s.Has = "ruling.loan", board.Loan(t, e.Seat)
		s.Set = func(b *calc.Builder, amount int) { b.Set(board.LoanMark(t.Layout(), e.Seat), amount) }
	}
	switch {
	case e.What == "shares" && board.IsSole(t, class):
		refusal := board.DirectorRefusal(t, company, 1)
		if refusal != nil && s.Has == 0 {
			refusal.Field = "class"
			return s, refusal
		}
		s.Min, s.Max = -s.Has, calc.Bit(refusal == nil)
	case e.What == "shares":
		s.Min, s.Max = -s.Has, agreement.MaxShares-s.Has
	default:
		s.Min, s.Max = max(-s.Has, -agreement.MaxPay), min(agreement.MaxCash-s.Has, agreement.MaxPay)
	}
	return s, nil
}

func (rulings) Ruled(*calc.Builder, *calc.Ruling) {}
