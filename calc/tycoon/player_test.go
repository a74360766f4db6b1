package tycoon

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A game is a script being played.
type game struct {
	script
	t     judge
	luck  *rand.Rand
	table calc.Table
	// hands are the cards of the year by seat; year is the year that they were dealt for.
	hands   [][]string
	year    int
	entries []calc.Entry
}

// play plays the game and gives its entries.
func (s script) play(t judge) []calc.Entry {
	t.Helper()
	g := &game{script: s, t: t, luck: rand.New(rand.NewPCG(s.seed, 2024)), table: open(t, s.options, len(s.names))}
	for !g.table.Over() {
		g.deal()
		if aside, ok := s.asides[len(g.entries)]; ok {
			g.say(aside(g.table))
			continue
		}
		if missing := missingHand(g.table); missing != calc.None {
			g.premiums()
			g.say(&Hand{Seat: missing, Cards: g.dealt(missing)})
			continue
		}
		if AtYearEnd(g.table) {
			g.say(g.endYear())
			continue
		}
		g.act()
	}
	return g.entries
}

// say records an entry that must be legal.
func (g *game) say(e calc.Entry) {
	g.t.Helper()
	g.entries = append(g.entries, e)
	g.table, _ = gametest.Apply(g.t, g.table, e)
}

// try records an entry if it is legal.
func (g *game) try(e calc.Entry) bool {
	if gametest.Refuses(g.table, e) {
		return false
	}
	g.entries = append(g.entries, e)
	g.table, _, _ = e.Apply(g.table)
	return true
}

// deal shuffles and deals when a year begins. Cards that are kept stay where they are.
func (g *game) deal() {
	if g.year == g.table.Round() {
		return
	}
	g.year = g.table.Round()
	deck := DeckOf(g.table)
	var pile []string
	for face, f := range deck.Faces {
		count := f.Count
		if optionsOf(g.table).Hands == "entered" {
			count = Unseen(g.table, face)
		}
		for range count {
			pile = append(pile, f.Code)
		}
	}
	g.luck.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
	g.hands = make([][]string, len(g.names))
	for seat := range g.hands {
		if g.table.Out(seat) {
			continue
		}
		dealt := pile[:HandSize(g.table)]
		if g.neat {
			slices.SortFunc(dealt, func(a, b string) int { return deck.indexes[a] - deck.indexes[b] })
		}
		g.hands[seat] = newCardList(deck, dealt).cards()
		pile = pile[HandSize(g.table):]
	}
}

func (g *game) dealt(seat int) []string { return g.hands[seat] }

// holds tells whether a seat has a special card, and takes it from the hand when it is used.
func (g *game) holds(seat int, s Special, use func() bool) bool {
	code := specialCodes()[s]
	for i, card := range g.hands[seat] {
		if card == code && use() {
			g.hands[seat] = append(g.hands[seat][:i:i], g.hands[seat][i+1:]...)
			return true
		}
	}
	return false
}

// sum is what a seat's cards of a stock add up to.
func (g *game) sum(seat, company int) int {
	sum := 0
	for _, face := range newCardList(DeckOf(g.table), g.hands[seat]).of[company] {
		sum += DeckOf(g.table).Faces[face].Value
	}
	return sum
}

// act is one transaction of the seat whose turn it is.
func (g *game) act() {
	seat := g.table.Turn()
	if debt := Debt(g.table, seat); debt > 0 {
		if g.helps > 0 {
			g.helps--
			g.say(&calc.Ruling{Seat: seat, What: "cash", Change: debt, Reason: "the table forgives a debt"})
		}
		g.say(&Settle{Seat: seat})
		return
	}
	g.premiums()
	best, worst := 0, 0
	for company := range Companies {
		if s := g.sum(seat, company); s > g.sum(seat, best) {
			best = company
		} else if s < g.sum(seat, worst) {
			worst = company
		}
	}
	if g.cards(seat) || g.luck.IntN(10) < g.bold && g.boldly(seat, best, worst) {
		return
	}
	if held := g.table.Shares(seat, worst); held > 0 && g.sum(seat, worst) < 0 &&
		g.try(&Sell{Seat: seat, Company: codeOf(worst), Shares: max(1, held/(1+g.luck.IntN(2)))}) {
		return
	}
	if own := g.favourite(seat); g.luck.IntN(3) > 0 && g.buy(seat, own, g.table.Cash(seat)/max(1, g.table.Price(own))) {
		return
	}
	if limit := g.table.Cash(seat) / max(1, g.table.Price(best)); g.buy(seat, best, limit-g.luck.IntN(1+limit/3)) {
		return
	}
	for company := range Companies {
		if g.luck.IntN(2) == 0 && g.buy(seat, company, g.table.Cash(seat)/max(1, 2*g.table.Price(company))) {
			return
		}
	}
	g.say(&Pass{Seat: seat})
}

// favourite is the stock that a seat has most of.
func (g *game) favourite(seat int) int {
	limit := 0
	for company := range Companies {
		if g.table.Shares(seat, company) > g.table.Shares(seat, limit) {
			limit = company
		}
	}
	return limit
}

// buy buys about so many shares, if the cards allow it.
func (g *game) buy(seat, company, shares int) bool {
	negative := g.sum(seat, company) < 0
	e := &Buy{Seat: seat, Company: codeOf(company), Shares: min(shares, BankLeft(g.table, company)) / thousand * thousand}
	if optionsOf(g.table).Hands == "trusted" {
		e.Negative = negative
	}
	return e.Shares > 0 && g.try(e)
}

// premiums lets the Chairmen speak at the beginning of a year.
func (g *game) premiums() {
	for company := range Companies {
		if premiumTime(g.table) == nil && Chairman(g.table, company) != calc.None && Premium(g.table, company) == basePremium {
			if percent := 5 * (1 + g.luck.IntN(3)); percent != basePremium {
				g.try(&SetPremium{Company: codeOf(company), Percent: percent})
			}
		}
	}
}

// cards uses a special card, or rights that another has issued.
func (g *game) cards(seat int) bool {
	if g.holds(seat, LoanCard, func() bool { return g.try(&Loan{Seat: seat}) }) {
		return true
	}
	for company := range Companies {
		if g.table.Price(company) == 0 && g.holds(seat, DebentureCard, func() bool {
			return g.try(&Debenture{Seat: seat, Company: codeOf(company)})
		}) {
			return true
		}
		if g.table.Price(company) <= 2*rightsPrice {
			continue
		}
		e := &Rights{Seat: seat, Company: codeOf(company)}
		if e.Shares = maxRights(g.table, seat, company, BankLeft(g.table, company)); e.Shares == 0 {
			continue
		}
		left := BankLeft(g.table, company) - e.Shares
		e.Card = asksCard(g.table, company)
		for _, other := range e.followers(g.table, company) {
			if limit := maxRights(g.table, other, company, left); limit > 0 {
				e.Takers = append(e.Takers, Taker{other, limit})
				left -= limit
			}
		}
		if len(e.Takers) > 1 && e.Takers[0].Seat > e.Takers[1].Seat {
			e.Takers[0], e.Takers[1] = e.Takers[1], e.Takers[0]
		}
		if RightsOffered(g.table, company) && g.try(e) || g.holds(seat, RightsCard, func() bool { return g.try(e) }) {
			return true
		}
	}
	return false
}

// boldly shorts, buys an option, declares a dividend or buys back.
func (g *game) boldly(seat, best, worst int) bool {
	many := thousand * (1 + g.luck.IntN(12))
	way := g.luck.IntN(4)
	if optionsOf(g.table).Mode == "investor" {
		// Who knows no better way to lose shorts what he has no card of.
		return g.try(&Short{seat, codeOf(g.luck.IntN(Companies)), 12 * thousand})
	}
	switch way {
	case 0:
		return g.sum(seat, worst) < 0 && g.try(&Short{seat, codeOf(worst), many})
	case 1:
		if g.sum(seat, best) > -g.sum(seat, worst) {
			return g.try(&OptionPurchase{seat, "call", codeOf(best), many})
		}
		return g.try(&OptionPurchase{seat, "put", codeOf(worst), many})
	case 2:
		for company := range Companies {
			if g.try(&Dividend{seat, codeOf(company), 1 + g.luck.IntN(20)}) {
				return true
			}
		}
	case 3:
		for company := range Companies {
			if Chairman(g.table, company) == seat && g.buyback(seat, company) {
				return true
			}
		}
	}
	return false
}

func (g *game) buyback(seat, company int) bool {
	price := max(1, g.table.Price(company)-3+g.luck.IntN(8))
	e := &Buyback{Seat: seat, Company: codeOf(company), Price: price}
	e.Shares = min(othersHold(g.table, seat, company), g.table.Cash(seat)/price)
	for other := range g.names {
		if held := g.table.Shares(other, company); other != seat && held > 0 && g.luck.IntN(3) > 0 {
			e.Offers = append(e.Offers, Taker{other, max(1, held/2)})
		}
	}
	return e.Shares > 0 && g.try(e)
}

// endYear reveals the hands, lets Directors and Chairmen remove what hurts them, and uses the special cards that are left.
func (g *game) endYear() *YearEnd {
	e := &YearEnd{}
	t, known := g.table, optionsOf(g.table).Hands == "entered"
	if !known && g.by != "" {
		e.By = g.by
	}
	deck := DeckOf(t)
	for seat := range g.names {
		list := newCardList(deck, g.hands[seat])
		e.ChangeReveal(seat, func(r *Reveal) {
			if known || t.Out(seat) {
				return
			}
			r.Plus, r.Minus = list.specials[Plus], list.specials[Minus]
			list.specials = [specials]int{}
			for company := range Companies {
				switch g.told() {
				case "cards":
					r.Cards = list.cards()
				case "sums":
					r.Sums[company] = g.sum(seat, company)
				case "totals":
					e.Totals[company] += g.sum(seat, company)
				}
			}
		})
	}
	for company := range Companies {
		if Delisted(t, company) {
			e.Totals[company] = 0
			for seat := range e.Seats {
				e.Seats[seat].Sums[company] = 0
			}
		}
	}
	g.remove(e)
	for seat := range g.names {
		g.holds(seat, Suspended, func() bool {
			e.Suspends = append(e.Suspends, Suspend{seat, codeOf(g.luck.IntN(Companies))})
			if gametest.Refuses(t, e) {
				e.Suspends = e.Suspends[:len(e.Suspends)-1]
			}
			return true
		})
		for company := range Companies {
			g.holds(seat, DebentureCard, func() bool {
				return g.extend(e, func(e *YearEnd) { e.Claims = append(e.Claims, Suspend{seat, codeOf(company)}) })
			})
		}
	}
	if optionsOf(t).ManualExercise {
		for _, field := range e.Form(t).Fields {
			if field.Kind == calc.FlagKind && len(field.Name) > 8 && field.Name[:8] == "exercise" && g.luck.IntN(3) == 0 {
				field.Set(0)
			}
		}
	}
	return e
}

func (g *game) told() string {
	if g.by != "" {
		return g.by
	}
	return optionsOf(g.table).Reveal
}

// extend changes a year's end if it stays legal.
func (g *game) extend(e *YearEnd, change func(*YearEnd)) bool {
	tried := *e
	change(&tried)
	if gametest.Refuses(g.table, &tried) {
		return false
	}
	*e = tried
	return true
}

// remove lets Directors withhold their lowest card, and Chairmen remove the lowest of all.
func (g *game) remove(e *YearEnd) {
	// Nothing is refused while it is filled in.
	_ = calc.Ask(e, g.table, func(f *calc.Field) (bool, error) {
		removes := f.Kind == calc.FlagKind && f.Get() == 0 && (f.Name[:6] == "withho" || f.Name[:6] == "remove")
		if removes {
			f.Set(1)
		}
		return removes, nil
	})
}
