package stockpile

import (
	"slices"
	"strings"

	"scripkeeper/calc"
)

// rulings put right cash, and where the portfolios are kept the cards in them: a company's code names its regular
// cards, the code and "/2" its split cards.
type rulings struct{}

// maxMoney bounds what one entry gives of money, so that sums stay far from overflow.
const maxMoney = 1_000_000

// left takes back the fees and the action cards of a player who has left, and passes the turn on if it was his. Bids of
// the round are placed anew.
func left(b *calc.Builder, seat int) {
	setOwed(b, seat, nil)
	b.Set(seatMark(b.Table, seat, boomMark), 0)
	b.Set(seatMark(b.Table, seat, bustMark), 0)
	switch p := phaseOf(b.Table); {
	case b.EndAlone():
	case p == phaseBidding:
		b.Set(own(b.Table, leftMark), dealt(b.Table))
		bidAnew(b)
	case b.Turn() != seat:
	case p == phaseMovement:
		enter(b, phaseMovement, order(b.Table)[0])
	case p == phaseDeclaring:
		endRound(b)
	default:
		pass(b)
	}
}

// cannotLeave refuses that anybody leaves before the first round.
func cannotLeave(t calc.Table) *calc.Refusal {
	if phaseOf(t) == phaseSetup {
		return calc.Refuse("phase.setup", "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// cannotSkip refuses to skip the setup, the bids and what is held at the end. All else can be: a pile without its
// contents, an action card that is not played, forecasts that nobody knows.
func cannotSkip(t calc.Table, seat int) *calc.Refusal {
	if p := phaseOf(t); p == phaseSetup || p == phaseBidding || p == phaseReveal {
		return calc.Refuse("skip."+p.name(), "").Under("order").Seated(seat)
	}
	return nil
}

// skip passes the turn on.
func skip(b *calc.Builder, seat int) {
	switch phaseOf(b.Table) {
	case phaseAction:
		kind, rule := "skip.cramer", "cramer"
		if mustAct(b.Table, seat) {
			kind, rule = "skip.action", "ruling"
		}
		b.Line(kind, rule, seat, calc.None)
		b.Set(seatMark(b.Table, seat, boomMark), 0)
		b.Set(seatMark(b.Table, seat, bustMark), 0)
		pass(b)
	case phaseMovement:
		b.Line("skip.movement", "ruling", calc.None, calc.None)
		for company := range Companies {
			b.Set(own(b.Table, movedMark+company), 1)
		}
		afterMoves(b)
	case phaseDeclaring:
		b.Line("skip.deborah", "deborah", seat, calc.None)
		endRound(b)
	case phaseSelling:
		b.Line("skip.selling", "sell", seat, calc.None)
		pass(b)
	default:
		b.Line("skip.take", "ruling", seat, calc.None)
		pass(b)
	}
}

// rulable are the words of what can be put right, and what they mean.
func rulable(t calc.Table) (words []string, commodities []calc.Commodity) {
	words, commodities = []string{"cash"}, []calc.Commodity{calc.Cash()}
	if !optionsOf(t).known() {
		return words, commodities
	}
	for company := range Companies {
		words = append(words, codeOf(company), codeOf(company)+"/2")
		commodities = append(commodities, calc.Share(company), splitCard(company))
	}
	return words, commodities
}

// Fields ask what is put right.
func (rulings) Fields(t calc.Table, e *calc.Ruling) []*calc.Field {
	words, commodities := rulable(t)
	what := calc.OneOf("what", &e.What, words...)
	for i, c := range commodities {
		if !c.IsCash() {
			what.Allowed.Choices[i].About = c.Company + 1
		}
	}
	return []*calc.Field{what}
}

// Subject is the cash or the cards. Who is out has nothing. Refusals: ruling.out, ruling.what.
func (rulings) Subject(t calc.Table, e *calc.Ruling) (calc.Subject, *calc.Refusal) {
	words, commodities := rulable(t)
	index := slices.Index(words, e.What)
	switch {
	case t.Out(e.Seat):
		return calc.Subject{}, calc.Refuse("ruling.out", "seat").Seated(e.Seat)
	case index < 0 || e.Company != "" || e.Class != "" || e.Treasury:
		return calc.Subject{}, calc.Missing("ruling.what", "what").Seated(e.Seat)
	}
	c := commodities[index]
	s := calc.Subject{Kind: "ruling.cash", Commodity: c, From: calc.Rulings(),
		Has: t.Balance(calc.AccountOf(e.Seat), c),
		Max: maxMoney}
	s.Min = -s.Has
	if !c.IsCash() {
		s.Kind, s.Max, s.Secret = "ruling.cards", max(0, cardsEach-cardsOut(t, c.Company)), t.Layout().Veiled
		if c.Class == Split {
			s.Kind = "ruling.split"
		}
	}
	return s, nil
}

// Ruled lets money that comes in pay the fees that the seat holds, and looks whether the bids are still covered.
func (rulings) Ruled(b *calc.Builder, e *calc.Ruling) {
	if company, split := strings.CutSuffix(e.What, "/2"); split && e.Change > 0 {
		b.Set(own(b.Table, splitMark+companyOf(company)), 1)
	}
	if e.What == "cash" && e.Change > 0 {
		payOwed(b, e.Seat)
	}
	uncovered(b)
}

// nearPhases is how many phases of a round may be missing before an entry that is refused.
const nearPhases = 2

// lapse lets go by what an entry that is refused stands for in a round, and what is missing before it. An entry of a
// phase that is over, or of a seat that comes before the one whose turn it is, stands for nothing.
func lapse(b *calc.Builder, e calc.Entry) bool {
	p, seat := standsFor(b.Table, e)
	now := phaseOf(b.Table)
	if p == phaseSetup || now == phaseSetup || (p == phaseReveal) != (now == phaseReveal) {
		return false
	}
	const phases = int(phaseDeclaring)
	if ahead := (int(p-now) + phases) % phases; ahead > nearPhases {
		return false
	}
	b.Lapsed(seat)
	if p < now {
		endRound(b)
	}
	switch now = phaseOf(b.Table); {
	case p > now && p == phaseAction:
		return false // whoever acts there would have had to take cards first
	case p > now:
		enter(b, p, order(b.Table)[0])
	case p < now || b.Over():
		return false
	}
	return lapseIn(b, e, p, seat)
}

// lapseIn lets an entry of the present phase go by.
func lapseIn(b *calc.Builder, e calc.Entry, p phase, seat int) bool {
	if seat != calc.None {
		if seat != b.Turn() && !slices.Contains(after(b.Table, b.Turn()), seat) {
			return false
		}
		b.Set(calc.TurnMark, seat)
	}
	switch e := e.(type) {
	case *Bid, *Bids:
		forgetBids(b)
		enter(b, phaseTaking, order(b.Table)[0])
	case *Piles:
		act(b, order(b.Table))
	case *Rest:
		enter(b, phaseMovement, order(b.Table)[0])
	case *Action:
		if whatRefusal(b.Table, seat, e.What) != nil {
			return false
		}
		if mark, _ := actionMark(e.What); mark == cramerMark {
			b.Set(seatMark(b.Table, seat, mark), 1)
		} else {
			b.Set(seatMark(b.Table, seat, mark), b.Mark(seatMark(b.Table, seat, mark))-1)
		}
		if !canAct(b.Table, seat) {
			pass(b)
		}
	case *Movement:
		return lapseMovement(b, e)
	case *Declare:
		endRound(b)
	default:
		pass(b)
	}
	return true
}

// lapseMovement lets the forecasts of some companies go by.
func lapseMovement(b *calc.Builder, e *Movement) bool {
	all := true
	for company := range Companies {
		if e.Forecasts[company] != "" {
			b.Set(own(b.Table, movedMark+company), 1)
		}
		all = all && moved(b.Table, company)
	}
	if all {
		afterMoves(b)
	}
	return true
}

// standsFor is the phase in which an entry stands and whose it is, [calc.None] where it is everybody's. What comes
// beside the game stands nowhere, which is the setup here.
func standsFor(t calc.Table, e calc.Entry) (phase, int) {
	switch e.(type) {
	case *Bid:
		return phaseBidding, calc.SeatOf(e, t)
	case *Bids:
		return phaseBidding, calc.None
	case *Take:
		return phaseTaking, calc.SeatOf(e, t)
	case *Piles:
		return phaseTaking, calc.None
	case *Action:
		return phaseAction, calc.SeatOf(e, t)
	case *Sell:
		return phaseSelling, calc.SeatOf(e, t)
	case *Rest:
		return phaseSelling, calc.None
	case *Movement:
		return phaseMovement, calc.None
	case *Declare:
		return phaseDeclaring, calc.SeatOf(e, t)
	case *Reveal:
		return phaseReveal, calc.SeatOf(e, t)
	}
	return phaseSetup, calc.None
}
