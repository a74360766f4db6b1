package stockpile

import (
	"math/rand/v2"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A player plays both tables of a script.
type player struct {
	script
	t    judge
	luck *rand.Rand
	// table is the game, shadow the same with open books.
	table, shadow calc.Table
	deck, discard []string
	// piles are what lies on the stockpiles, found what each seat takes of them.
	piles [][]string
	found [maxSeats][]string
	// forecasts are those of the round.
	forecasts Forecasts
	entries   []calc.Entry
}

// play plays the game and gives its entries.
func (s script) play(t judge) []calc.Entry {
	t.Helper()
	p := &player{script: s, t: t, luck: rand.New(rand.NewPCG(s.seed, 2015))}
	p.table = open(t, s.options, s.seats)
	// The shadow plays a round more, so that it still holds its cards when the game is over.
	known := *s.options
	known.Holdings, known.Rounds = "open_books", p.table.Layout().Rounds+1
	p.shadow = open(t, &known, s.seats)
	for company := range Companies {
		for range cardsEach {
			p.deck = append(p.deck, codeOf(company))
		}
	}
	for range feesEach {
		p.deck = append(p.deck, "1", "2", "3", "boom", "bust")
	}
	p.luck.Shuffle(len(p.deck), func(i, j int) { p.deck[i], p.deck[j] = p.deck[j], p.deck[i] })
	p.setup()
	for !p.table.Over() {
		if aside, ok := p.asides[len(p.entries)]; ok {
			p.say(aside, aside)
			p.piles = nil
			continue
		}
		p.step()
	}
	return p.entries
}

// say says an entry to the game, and what corresponds to it to the shadow.
func (p *player) say(e, shadow calc.Entry) {
	p.t.Helper()
	p.table, _ = gametest.Apply(p.t, p.table, e)
	p.entries = append(p.entries, e)
	if shadow != nil {
		p.shadow, _ = gametest.Apply(p.t, p.shadow, shadow)
	}
	for seat, tally := range tallies(p.shadow) {
		want := tally.cash
		if p.table.Mark(own(p.table, paidOutMark)) == 1 && !p.shadow.Over() {
			want += tally.bonus + tally.graham - tally.fees
			for company, shares := range tally.shares {
				want += shares * p.shadow.Price(company)
			}
		}
		if got := p.table.Cash(seat); got != want {
			p.t.Fatalf("%s, after %s: seat %d has %d, and with open books %d", p.name, gametest.Written(e), seat, got, want)
		}
	}
}

func (p *player) setup() {
	e, shadow := NewSetup(p.table), NewSetup(p.table)
	if !asksSetup(optionsOf(p.shadow)) {
		return
	}
	cast := slices.Clone(p.cast)
	for _, i := range p.luck.Perm(len(investors())) {
		cast = append(cast, investors()[i].key)
	}
	shares := p.luck.Perm(Companies)
	for seat := range e.Seats {
		for slot := range meeples(p.table) {
			if p.options.Investors {
				e.Seats[seat].Investors = append(e.Seats[seat].Investors, cast[seat*meeples(p.table)+slot])
			}
		}
		shadow.Seats[seat].Investors = e.Seats[seat].Investors
		if !p.options.StartingShare {
			continue
		}
		card := codeOf(shares[seat])
		i := slices.Index(p.deck, card)
		p.deck = slices.Delete(p.deck, i, i+1)
		shadow.Seats[seat].Share = card
		if p.options.known() {
			e.Seats[seat].Share = card
		}
	}
	if !asksSetup(p.options) {
		p.shadow, _ = gametest.Apply(p.t, p.shadow, shadow)
		return
	}
	p.say(e, shadow)
}

// step says what comes next.
func (p *player) step() {
	seat := p.table.Turn()
	switch phaseOf(p.table) {
	case phaseBidding:
		if p.piles == nil {
			p.deal()
		}
		p.bid()
	case phaseTaking:
		p.take(seat)
	case phaseAction:
		p.act(seat)
	case phaseSelling:
		p.sell(seat)
	case phaseMovement:
		p.move()
	case phaseDeclaring:
		p.declare(seat)
	case phaseReveal:
		e := &Reveal{Seat: seat}
		for company := range Companies {
			e.Regular[company], e.Split[company] = regularCards(p.shadow, seat, company), splitCards(p.shadow, seat, company)
		}
		p.say(e, nil)
	}
}

// deal begins a round: piles, and pairs of companies and forecasts.
func (p *player) deal() {
	p.piles = make([][]string, piles(p.table))
	for i := range dealt(p.table) {
		if len(p.deck) == 0 {
			p.deck, p.discard = p.discard, nil
			p.luck.Shuffle(len(p.deck), func(i, j int) { p.deck[i], p.deck[j] = p.deck[j], p.deck[i] })
		}
		if len(p.deck) == 0 {
			break
		}
		pile := i
		if pile >= len(p.piles) {
			pile = p.luck.IntN(len(p.piles))
		}
		p.piles[pile] = append(p.piles[pile], p.deck[0])
		p.deck = p.deck[1:]
	}
	for i, company := range p.luck.Perm(Companies) {
		p.forecasts[company] = forecastDeck()[i]
	}
	p.found = [maxSeats][]string{}
}

// bid says the bids, and who gets which pile.
func (p *player) bid() {
	if p.options.Bidding == "every" {
		p.bidOnce()
		return
	}
	e := NewBids(p.table)
	piles := p.luck.Perm(len(p.piles))
	for meeple := range e.Bids {
		seat := meeple / meeples(p.table)
		if p.table.Out(seat) {
			continue
		}
		highest := highestFor(p.table, seat, e.purse(p.table, meeple))
		e.Bids[meeple] = bidTrack()[p.luck.IntN(min(bidIndex(highest), 4+p.luck.IntN(3))+1)]
		p.found[seat] = append(p.found[seat], p.piles[piles[0]]...)
		piles = piles[1:]
	}
	p.say(e, e)
	p.piles = nil
}

// bidOnce says one bid: on some pile that is open to the bidder, not far above what stands there.
func (p *player) bidOnce() {
	seat := p.table.Turn()
	e := &Bid{Seat: seat}
	for e.Pile == 0 {
		pile := p.luck.IntN(piles(p.table))
		amount, bidder := bidOn(p.table, pile)
		index := bidIndex(amount) + 1
		if bidder == calc.None {
			index = p.luck.IntN(3)
		}
		if index < bidSpaces && pileRefusal(p.table, seat, pile) == nil && amountRefusal(p.table, seat, pile, bidTrack()[index]) == nil {
			e.Pile, e.Amount = pile+1, bidTrack()[index]
		} else if bidder == calc.None {
			e.Pile, e.Amount = pile+1, 0
		}
	}
	winners := make([]int, len(p.piles))
	for pile := range winners {
		_, winners[pile] = bidOn(p.table, pile)
	}
	winners[e.Pile-1] = seat
	p.say(e, e)
	if phaseOf(p.table) != phaseTaking {
		return
	}
	for pile, winner := range winners {
		p.found[winner] = append(p.found[winner], p.piles[pile]...)
	}
	p.piles = nil
}

func (p *player) take(seat int) {
	e, shadow := &Take{Seat: seat}, &Take{Seat: seat}
	for _, card := range p.found[seat] {
		switch company := companyOf(card); {
		case company != calc.None:
			shadow.Cards[company]++
		case card == "boom":
			e.Boom++
		case card == "bust":
			e.Bust++
		default:
			e.Fees = append(e.Fees, int(card[0]-'0'))
		}
		if companyOf(card) == calc.None {
			p.discard = append(p.discard, card)
		}
	}
	shadow.Fees, shadow.Boom, shadow.Bust = e.Fees, e.Boom, e.Bust
	if p.options.known() {
		e.Cards = shadow.Cards
	}
	p.say(e, shadow)
}

// favourite is a company of which a seat holds much, or with some luck any other.
func (p *player) favourite(seat int) int {
	best := p.luck.IntN(Companies)
	for company := range Companies {
		if p.shadow.Shares(seat, company) > p.shadow.Shares(seat, best) && p.luck.IntN(3) > 0 {
			best = company
		}
	}
	return best
}

func (p *player) act(seat int) {
	what := ""
	for _, card := range []string{"bust", "boom"} {
		if whatRefusal(p.table, seat, card) == nil {
			what = card
		}
	}
	if what == "" {
		if p.luck.IntN(3) == 0 {
			p.say(&calc.Skip{Seat: seat}, &calc.Skip{Seat: seat})
			return
		}
		what = []string{"up", "down"}[p.luck.IntN(2)]
	}
	company := p.favourite(seat)
	if what == "bust" || what == "down" {
		company = p.luck.IntN(Companies)
	}
	e := &Action{Seat: seat, What: what, Company: codeOf(company)}
	shadow := &Action{Seat: seat, What: what, Company: codeOf(company)}
	p.discardBankrupt(company, func() {
		p.show(e, nil)
		p.say(e, shadow)
	})
}

// show lets everybody show what the form asks for: all that he holds, less what a player gives up of a dividend.
func (p *player) show(e calc.Entry, less func(company, seat int) bool) {
	// Nothing is refused while it is filled in.
	_ = calc.Ask(e, p.table, func(f *calc.Field) (bool, error) {
		list, _, _ := strings.Cut(f.Name, ".")
		shown := 0
		switch list {
		case "shown":
			shown = regularCards(p.shadow, f.Seat, f.Company)
		case "shown_split":
			shown = splitCards(p.shadow, f.Seat, f.Company)
		default:
			return false, nil
		}
		if less != nil && less(f.Company, f.Seat) {
			shown = 0
		}
		f.Set(min(shown, f.Allowed.At(f.Allowed.Count()-1)))
		return true, nil
	})
}

// discardBankrupt puts the cards of a company on the discards that go bankrupt while something is done.
func (p *player) discardBankrupt(company int, do func()) {
	before := cardsOut(p.shadow, company)
	do()
	for range before - cardsOut(p.shadow, company) {
		p.discard = append(p.discard, codeOf(company))
	}
}

func (p *player) sell(seat int) {
	if p.luck.IntN(12) == 0 {
		p.say(&calc.Skip{Seat: seat}, &calc.Skip{Seat: seat})
		return
	}
	e := &Sell{Seat: seat}
	for company := range Companies {
		if p.luck.IntN(3) > 0 && p.shadow.Price(company) < 7 {
			continue
		}
		e.Regular[company] = p.luck.IntN(regularCards(p.shadow, seat, company) + 1)
		split := splitCards(p.shadow, seat, company)
		e.Split[company] = p.luck.IntN(split + 1)
		e.Half[company] = p.luck.IntN(split - e.Split[company] + 1)
		for range e.Regular[company] + e.Split[company] {
			p.discard = append(p.discard, codeOf(company))
		}
	}
	p.say(e, e)
}

// move reveals the forecasts, at times in two parts.
func (p *player) move() {
	e, shadow := &Movement{}, &Movement{}
	now := Companies
	if p.luck.IntN(4) == 0 {
		now = 1 + p.luck.IntN(Companies-1)
	}
	var giving []int
	for company := range Companies {
		if moved(p.table, company) || now == 0 {
			continue
		}
		now--
		forecast := p.forecasts[company]
		if forecast == "" {
			forecast = Forecasted(p.luck.IntN(6) - 2)
		}
		e.Forecasts[company], shadow.Forecasts[company] = forecast, forecast
		if forecast == Dollars && p.luck.IntN(3) == 0 {
			giving = append(giving, company)
		}
	}
	less := func(company, seat int) bool { return seat == 0 && slices.Contains(giving, company) }
	p.show(e, less)
	for _, company := range giving {
		if regularCards(p.shadow, 0, company)+splitCards(p.shadow, 0, company) > 0 && !p.shadow.Out(0) {
			shadow.Claims = append(shadow.Claims, Claim{Seat: 0, Company: codeOf(company)})
		}
	}
	held := p.shadow
	p.say(e, shadow)
	for company := range Companies {
		if !p.shadow.Over() {
			for range cardsOut(held, company) - cardsOut(p.shadow, company) {
				p.discard = append(p.discard, codeOf(company))
			}
		}
	}
}

func (p *player) declare(seat int) {
	if p.luck.IntN(4) == 0 {
		p.say(&calc.Skip{Seat: seat}, &calc.Skip{Seat: seat})
	} else {
		code := codeOf(p.favourite(seat))
		e := &Declare{Seat: seat, Company: code}
		p.show(e, nil)
		p.say(e, &Declare{Seat: seat, Company: code})
	}
}
