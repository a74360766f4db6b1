package openmarket

import (
	"math/rand/v2"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A script plays a whole game, the same way each time.
type script struct {
	name    string
	options *Options
	names   []string
	// says are the kinds of line that the game must contain.
	says []string
	play func(t judge, table calc.Table) []calc.Entry
}

// entries are all entries of the game.
func (s script) entries(t judge) []calc.Entry {
	t.Helper()
	return s.play(t, opened(t, s))
}

func opened(t judge, s script) calc.Table {
	t.Helper()
	table, _, refusal := Rulebook{}.Open(s.options, s.names)
	if refusal != nil {
		t.Fatalf("%s: %v", s.name, refusal)
	}
	return table
}

// settled gives entries that are settled beforehand.
func settled(entries ...calc.Entry) func(judge, calc.Table) []calc.Entry {
	return func(judge, calc.Table) []calc.Entry { return entries }
}

// Recording is the game that the script plays.
func (s script) Recording(t judge) gametest.Recording {
	return gametest.Recording{Name: s.name, Options: s.options, Names: s.names, Entries: s.entries(t), Says: s.says}
}

// scripts are the recorded games.
func scripts() []script {
	return []script{
		{
			name: "colours-ten-rounds", options: with(stepped(), func(o *Options) { o.BuySteps, o.SellSteps, o.Moves = 1, 1, "share" }),
			names: []string{"Ann", "Ben", "Cleo"}, play: coloured,
			says: []string{"buy", "sell", "rise", "fall", "rise.stopped", "fall.stopped", "dividend", "round.of", "turn", "over.rounds"},
		},
		{
			name: "hotels-takeover", options: hotels(), names: []string{"Ольга", "Пётр", "Zoë"}, play: settled(takeover()...),
			says: []string{"launch", "founder", "exchange.give", "exchange.take", "close", "close.kept", "over.said"},
		},
		{
			name: "hotels-merger", options: hotels(), names: []string{"Anna", "Ben", "Carl", "Dora"}, play: settled(mergers()...),
			says: []string{"takeover", "takeover.by", "bonus", "sell", "exchange.give", "exchange.take", "close", "close.kept", "close.back", "price", "over.said"},
		},
		{
			name: "rails-three-rounds", options: with(rails(), func(o *Options) { o.Rounds, o.Directors = 3, "" }), names: []string{"Ada", "Bob", "Cy", "Dee"},
			play: settled(railways()...),
			says: []string{"launch.full", "buy.director", "dividend.director", "dividend.pool", "down", "up", "treasury", "over.rounds"},
		},
		{
			name: "rails-one-director", options: with(rails(), func(o *Options) { o.Companies, o.Rounds = "Northern, Southern, Eastern", 2 }),
			names: []string{"Ada", "Bob", "Cy"}, play: settled(
				&Launch{Seat: 0, Company: "N", Price: number(67)}, &Buy{Seat: 0, Company: "N", Shares: 1}, &Next{},
				&Launch{Seat: 1, Company: "S"}, &Next{}, &Buy{Seat: 2, Company: "N", Shares: 2}, &Next{},
				&Dividend{Company: "N", Each: 9}, &BeginRound{Turn: 2}, &Sell{Seat: 2, Company: "N", To: "treasury", Shares: 1}, &Next{},
				&Buy{Seat: 0, Company: "N", From: "treasury", Shares: 1}, &Sell{Seat: 0, Company: "N", Class: "director", Shares: 1}, &Next{},
				&Buy{Seat: 1, Company: "N", Class: "director", Shares: 1}, &Split{Company: "N", New: 2, Old: 1},
				&Sell{Seat: 1, Company: "S", Class: "director", To: "treasury", Shares: 1}, &Split{Company: "S", New: 3, Old: 1},
				&Dividend{Company: "N", Payer: "treasury", Each: 5}, &BeginRound{Turn: 0}),
			says: []string{"launch.director", "split.director", "split.director.own", "sell.own.director", "buy.own"},
		},
		{
			name: "certificates-in-cash", options: certificatesOptions("cash"), names: []string{"Eva", "Finn"}, play: settled(handled("round")...),
			says: []string{"split.cash", "split.cash.director", "buy.own.director", "interest.round.added"},
		},
		{
			name: "certificates-lost", options: certificatesOptions("down"), names: []string{"Gus", "Hana"}, play: settled(handled("repay")...),
			says: []string{"split.lost", "split.lost.preferred", "interest.repay"},
		},
		{
			name: "free-for-all", options: with(blank(), func(o *Options) {
				o.Track, o.Loans, o.Rounds, o.DividendSteps, o.Pricing = "listed", "round", 2, 3, "typed"
			}),
			names: []string{"Ivo", "Jo", "Kim", "Lea"}, play: settled(freeForAll()...),
			says: []string{"up.stopped", "down.stopped", "interest.round", "round.all.of", "transfer.cash", "ruling.loan"},
		},
		{
			name: "from-the-middle", options: with(blank(), func(o *Options) { o.Order, o.OpeningShares = "rounds", 2 }),
			names: []string{"李", "王"}, play: middle,
			says: []string{"position", "position.seat", "round", "leave", "over.alone"},
		},
		{
			name: "loose-rounds", options: with(blank(), func(o *Options) { o.Loans, o.Interest = "round", 3 }),
			names: []string{"Una", "Vic"}, play: settled(
				&Borrow{Seat: 1, Amount: 200}, &Buy{Seat: 0, Company: "D", Shares: 2}, &BeginRound{}, &Split{Company: "D", New: 2, Old: 1},
				&Dividend{Company: "D", Each: 9}, &BeginRound{}, &Repay{Seat: 1, Amount: 200}, &Close{Company: "D"}, &End{}),
			says: []string{"round.all", "interest.round", "split.price", "close.back", "over.said"},
		},
	}
}

// coloured plays ten rounds: everybody buys what is cheap and sells what is dear, and at times a price jumps or a
// dividend is paid.
func coloured(t judge, table calc.Table) []calc.Entry {
	t.Helper()
	luck := rand.New(rand.NewPCG(7, 1961))
	var entries []calc.Entry
	say := func(e calc.Entry) {
		if next, _, refusal := e.Apply(table); refusal == nil {
			table, entries = next, append(entries, e)
		}
	}
	for !table.Over() {
		seat, codes := table.Turn(), []string{"B", "R", "Y", "G"}
		jump := &Move{Company: codes[luck.IntN(4)], Steps: luck.IntN(31) - 15}
		say(jump)
		for company, code := range codes {
			switch held := table.Shares(seat, company); {
			case table.Price(company) > 150 && held > 0:
				say(&Sell{Seat: seat, Company: code, Shares: 1 + luck.IntN(held)})
			case table.Price(company) < 90:
				if limit := table.Cash(seat) / max(1, table.Price(company)); limit > 0 {
					say(&Buy{Seat: seat, Company: code, Shares: 1 + luck.IntN(limit)})
				}
			}
		}
		if luck.IntN(6) == 0 {
			say(&Dividend{Company: codes[luck.IntN(4)], Each: 10})
		}
		say(&Next{})
	}
	return entries
}

// takeover is a game of chains: Belfry takes Anchor over, whose shares are changed, sold and kept.
func takeover() []calc.Entry {
	return []calc.Entry{
		&Launch{Seat: 0, Company: "A"}, &Buy{Seat: 0, Company: "A", Shares: 3}, &Next{},
		&Launch{Seat: 1, Company: "B"}, &Buy{Seat: 1, Company: "B", Shares: 3}, &Next{},
		&Buy{Seat: 2, Company: "A", Shares: 2}, &Buy{Seat: 2, Company: "B", Shares: 1}, &Next{},
		&Move{Company: "B", Steps: 2}, &Move{Company: "A", Steps: 1}, &Launch{Seat: 0, Company: "F", Price: number(500)}, &Next{},
		&Bonus{Seat: 0, Amount: 3000}, &Bonus{Seat: 2, Amount: 1500},
		&Exchange{Seat: 0, Give: "A", Given: 2, Take: "B", Taken: 1}, &Sell{Seat: 1, Company: "B", Shares: 1},
		&Next{}, &Sell{Seat: 2, Company: "A", Shares: 1}, &Close{Company: "A", Keep: true}, &Price{Company: "B", Price: number(600)}, &Next{},
		&Launch{Seat: 0, Company: "A"}, &Fee{Seat: 1, Amount: 250}, &Next{}, &Next{}, &Next{},
		&Bonus{Seat: 1, Amount: 6000}, &End{},
	}
}

// mergers is a game of chains of which two are taken over: everybody who holds shares of them sells, exchanges and keeps
// some, whoever's turn it is.
func mergers() []calc.Entry {
	return []calc.Entry{
		&Launch{Seat: 0, Company: "A"}, &Buy{Seat: 0, Company: "A", Shares: 3}, &Next{},
		&Move{Company: "A", Steps: 1}, &Buy{Seat: 1, Company: "A", Shares: 3}, &Next{},
		&Launch{Seat: 2, Company: "E"}, &Buy{Seat: 2, Company: "E", Shares: 2}, &Buy{Seat: 2, Company: "A", Shares: 1}, &Next{},
		&Move{Company: "E", Steps: 2}, &Buy{Seat: 3, Company: "E", Shares: 3}, &Next{},
		&Buy{Seat: 0, Company: "E", Shares: 2}, &Next{},
		&Takeover{Company: "A", By: "E", Ratio: 2, Bonus: []int{3000, 1500}, Sold: []int{0, 1}, Got: []int{2, 1}, Keep: true, Price: number(700)},
		&Buy{Seat: 1, Company: "E", Shares: 2}, &Next{},
		&Next{},
		&Launch{Seat: 3, Company: "A"}, &Buy{Seat: 3, Company: "A", Shares: 3}, &Next{},
		&Launch{Seat: 0, Company: "G", Price: number(500)}, &Buy{Seat: 0, Company: "G", Shares: 2}, &Next{},
		&Move{Company: "G", Steps: 3}, &Buy{Seat: 1, Company: "G", Shares: 1}, &Next{},
		&Takeover{Company: "A", By: "G", Ratio: 2, Bonus: []int{0, 0, 0, 2000}, Sold: []int{0, 0, 0, 1}, Got: []int{0, 0, 0, 1}, Price: number(900)},
		&Next{}, &Move{Company: "E", Steps: 1}, &Next{},
		&Bonus{Seat: 0, Amount: 9000}, &Bonus{Seat: 3, Amount: 4500}, &End{},
	}
}

// railways is a game of three rounds of trading and paying.
func railways() []calc.Entry {
	return []calc.Entry{
		&Launch{Seat: 0, Company: "N", Price: number(67)}, &Buy{Seat: 0, Company: "N", Class: "director", Shares: 1}, &Next{},
		&Buy{Seat: 1, Company: "N", Shares: 3}, &Next{},
		&Launch{Seat: 2, Company: "S", Price: number(90)}, &Buy{Seat: 2, Company: "S", Class: "director", Shares: 2}, &Next{},
		&Buy{Seat: 3, Company: "S", Shares: 2}, &Next{}, &Buy{Seat: 0, Company: "N", Shares: 1},
		&Treasury{Company: "N", Change: -180}, &Treasury{Company: "S", Change: 60},
		&Dividend{Company: "N", Each: 8}, &Dividend{Company: "S", Payer: "treasury", Each: 20}, &Dividend{Company: "N", Class: "director", Each: 3},
		&BeginRound{Turn: 1},
		&Sell{Seat: 1, Company: "N", Shares: 2}, &Next{}, &Sell{Seat: 2, Company: "S", Class: "director", Shares: 1}, &Next{},
		&Sell{Seat: 3, Company: "S", To: "treasury", Shares: 1}, &Next{},
		&Exchange{Seat: 0, Give: "N", GiveClass: "director", Given: 1, Take: "N", Taken: 2},
		&Split{Company: "S", New: 2, Old: 1}, &Transfer{From: 0, To: 1, What: "shares", Company: "N", Amount: 1, Paid: 70},
		&BeginRound{Turn: 2}, &calc.Leave{Seat: 3}, &Close{Company: "N"}, &Next{}, &Next{}, &BeginRound{Turn: 0},
	}
}

// certificatesOptions are a market with all kinds of certificate, in which companies sell their own shares.
func certificatesOptions(remainder string) *Options {
	o := fixed()
	o.Launch, o.Founder, o.Shares, o.Cash, o.Classes, o.Preferred, o.Director = "launched", 2, 60, 20_000, "both", 1, 3
	o.Treasury, o.Capital, o.PoolDividend, o.Remainder, o.Loans, o.Interest = true, "shares", "both", remainder, "repay", 5
	if remainder == "cash" {
		o.Loans, o.Interest = "round", 100
	}
	return o
}

// handled is a game in which everything is done with every kind of certificate.
func handled(loans string) []calc.Entry {
	var all []calc.Entry
	say := func(entries ...calc.Entry) { all = append(all, entries...) }
	kinds := []string{"", "preferred", "director"}
	say(&Launch{Seat: 0, Company: "I"}, &Launch{Seat: 1, Company: "J", Price: number(80)}, &Buy{Seat: 1, Company: "I", From: "treasury", Shares: 9})
	// The pool has nothing until the company's shares come back to it.
	say(&Sell{Seat: 1, Company: "I", Shares: 9}, &Buy{Seat: 1, Company: "I", From: "treasury", Shares: 27}, &Sell{Seat: 1, Company: "I", Shares: 20})
	for _, kind := range kinds {
		say(&Buy{Seat: 0, Company: "I", Class: kind, Shares: 5})
	}
	for _, kind := range kinds {
		say(&Treasury{Company: "I", Change: 2_000},
			&Sell{Seat: 0, Company: "I", Class: kind, Shares: 1}, &Sell{Seat: 0, Company: "I", Class: kind, To: "treasury", Shares: 2},
			&Buy{Seat: 0, Company: "I", Class: kind, From: "treasury", Shares: 1},
			&Transfer{From: 0, To: 1, What: "shares", Company: "I", Class: kind, Amount: 1},
			&Transfer{From: 1, To: 0, What: "shares", Company: "I", Class: kind, Amount: 1, Paid: 90},
			&calc.Ruling{Seat: 1, What: "shares", Company: "I", Class: kind, Change: 2, Reason: "they lay under the board"})
	}
	say(&Sell{Seat: 1, Company: "I", Shares: 7}, &Exchange{Seat: 0, Give: "I", Given: 3, Take: "I", TakeClass: "director", Taken: 1},
		&Exchange{Seat: 0, Give: "I", GiveClass: "director", Given: 1, Take: "I", TakeClass: "preferred", Taken: 2},
		&Exchange{Seat: 0, Give: "I", GiveClass: "preferred", Given: 1, Take: "I", Taken: 1},
		&Dividend{Company: "I", Each: 10}, &Dividend{Company: "I", Class: "preferred", Each: 4}, &Dividend{Company: "I", Class: "ordinary", Payer: "treasury", Each: 1},
		&Split{Company: "I", New: 2, Old: 1}, &Split{Company: "I", New: 4, Old: 3}, &Split{Company: "I", New: 1, Old: 2, Price: number(120)},
		&Borrow{Seat: 1, Amount: 333}, &Repay{Seat: 1, Amount: 111}, &calc.Ruling{Seat: 1, What: "loan", Change: -2, Reason: "forgiven"})
	if loans == "round" {
		say(&Fee{Seat: 1, Amount: 20_800}, &BeginRound{}, &BeginRound{})
	}
	say(&Close{Company: "I", Keep: true}, &Launch{Seat: 1, Company: "I", Price: number(40)}, &Bonus{Seat: 0, Amount: 50})
	for _, kind := range kinds {
		say(&Treasury{Company: "I", Change: 500}, &Sell{Seat: 0, Company: "I", Class: kind, To: "treasury", Shares: 1})
	}
	say(&Close{Company: "I"}, &End{})
	return all
}

// freeForAll is a market in which anybody acts at any time.
func freeForAll() []calc.Entry {
	return []calc.Entry{
		&Buy{Seat: 3, Company: "A", Shares: 4}, &Buy{Seat: 1, Company: "B", Price: number(85), Shares: 6}, &Borrow{Seat: 0, Amount: 900},
		&Buy{Seat: 0, Company: "C", Shares: 12}, &Move{Company: "A", Steps: -4}, &Move{Company: "B", Steps: -20}, &Dividend{Company: "C", Each: 7},
		&Transfer{From: 2, To: 0, Amount: 150}, &Transfer{From: 0, To: 2, What: "shares", Company: "C", Amount: 3, Paid: 310},
		&BeginRound{}, &calc.Ruling{Seat: 0, What: "loan", Change: 40, Reason: "he borrowed twice"}, &Repay{Seat: 0, Amount: 500},
		&Price{Company: "A", Price: number(30)}, &Sell{Seat: 3, Company: "A", Price: number(45), Shares: 2}, &calc.Leave{Seat: 1},
		&calc.Ruling{Seat: 2, Change: -35, Reason: "the bank paid too much"}, &Split{Company: "C", New: 3, Old: 2}, &BeginRound{},
	}
}

// middle begins in the middle of a game and ends when one player leaves.
func middle(t judge, table calc.Table) []calc.Entry {
	t.Helper()
	start := NewPosition(table)
	start.Prices, start.Round, start.Turn = []int{40, 210, 95, 130}, 6, 1
	start.Seats[0].Cash, start.Seats[1].Shares = 77, []int{0, 9, 0, 3}
	return []calc.Entry{
		start, &Sell{Seat: 1, Company: "B", Shares: 4}, &Next{}, &Buy{Seat: 0, Company: "A", Shares: 1}, &Next{}, &Next{}, &BeginRound{}, &calc.Leave{Seat: 1},
	}
}
