package stockholder

import (
	"math/rand/v2"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// A script plays a whole game with dealt hands, the same way each time. Every player looks one turn ahead: for each
// card in his hand he weighs a few trades before and after it, and takes what leaves him best off against the
// others, give or take his mood.
type script struct {
	name    string
	options *Options
	names   []string
	seed    uint64
	// most is the most shares that a player trades of one colour in one step, 0 for no limit.
	most int
	// mood is how far a turn may be misjudged, in units of money.
	mood int
	// asides are what the table says between the turns, by the number of entries before it.
	asides map[int]func(t calc.Table) calc.Entry
	// says are the kinds of line that the game must contain.
	says []string
}

// Recording is the game that the script plays.
func (s script) Recording(t judge) gametest.Recording {
	return gametest.Recording{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
}

// scripts are the recorded games.
func scripts() []script {
	return []script{
		{
			name: "three-seats-3x5", options: classic("3x5"), names: []string{"Ann", "Ben", "Cleo"}, seed: 8, mood: 60,
			says: []string{"zeroed", "repurchase.all", "repurchase.some", "dividend", "compensation", "price.half.rounded"},
		},
		{
			name: "four-seats-4x6-bankrupt", options: classic("4x6"), names: []string{"Ольга", "Пётр", "Zoë", "李"}, seed: 2, mood: 60,
			says: []string{"bankrupt", "repurchase.none", "over.rounds"},
		},
		{
			name: "four-seats-3x5", options: classic("3x5"), names: []string{"Ann", "Ben", "Cleo", "Dan"}, seed: 1, most: 12, mood: 60,
			says: []string{"sell", "buy", "zeroed", "dividend", "compensation", "over.rounds"},
		},
		{
			name: "four-seats-4x6", options: classic("4x6"), names: []string{"Ann", "Ben", "Cleo", "Dan"}, seed: 3, most: 30, mood: 80,
			says: []string{"zeroed", "repurchase.some", "dividend", "over.rounds"},
		},
		{
			name: "broker1961", options: broker1961(), names: []string{"Ada", "Bob", "Cy", "Dee", "Eli"}, seed: 6, mood: 60,
			says: []string{"zeroed", "penalty.all", "penalty.some", "penalty.declined", "dividend", "over.rounds"},
		},
		{
			name: "online", options: online(), names: []string{"ann_1", "ben-2", "cleo", "dan"}, seed: 35, mood: 60,
			says: []string{"zeroed", "passed", "bankrupt", "over.rounds"},
		},
		{
			name: "five-seats-4x6-asides", options: classic("4x6"), names: []string{"Eva", "Finn", "Gus", "Hana", "Ivo"},
			seed: 1, most: 25, mood: 60, asides: asides(), says: []string{"skip", "leave", "ruling.cash", "ruling.shares", "over.rounds"},
		},
	}
}

// asides are what a table says besides its turns.
func asides() map[int]func(t calc.Table) calc.Entry {
	return map[int]func(t calc.Table) calc.Entry{
		3: func(calc.Table) calc.Entry {
			return &calc.Ruling{Seat: 1, What: "cash", Change: 40, Reason: "Finn's compensation was forgotten"}
		},
		9: func(t calc.Table) calc.Entry { return &calc.Skip{Seat: t.Turn()} },
		17: func(calc.Table) calc.Entry {
			return &calc.Ruling{Seat: 4, What: "G", Change: 1, Reason: "found under the board"}
		},
		24: func(calc.Table) calc.Entry { return &calc.Leave{Seat: 2} },
	}
}

// play plays the game and gives its entries.
func (s script) play(t judge) []calc.Entry {
	t.Helper()
	luck := rand.New(rand.NewPCG(s.seed, 1961))
	table := open(t, s.options, len(s.names))
	hands := dealt(DeckOf(table), len(s.names), luck)
	var entries []calc.Entry
	for !table.Over() {
		if aside, ok := s.asides[len(entries)]; ok {
			entries = append(entries, aside(table))
			table, _ = gametest.Apply(t, table, entries[len(entries)-1])
			continue
		}
		turn := s.choose(t, table, hands[table.Turn()], luck)
		hand := hands[turn.Seat]
		for i, card := range hand {
			if card == turn.Card {
				hands[turn.Seat] = append(hand[:i:i], hand[i+1:]...)
				break
			}
		}
		entries = append(entries, turn)
		table, _ = gametest.Apply(t, table, turn)
	}
	return entries
}

// dealt shuffles each pile and deals every player a hand.
func dealt(deck *Deck, seats int, luck *rand.Rand) [][]string {
	hands := make([][]string, seats)
	for group, held := range deck.Hand {
		var pile []string
		for _, face := range deck.Faces {
			for range face.Count {
				if face.Group == group {
					pile = append(pile, face.Code)
				}
			}
		}
		luck.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
		for seat := range hands {
			hands[seat] = append(hands[seat], pile[seat*held:(seat+1)*held]...)
		}
	}
	return hands
}

// choose takes the turn that looks best.
func (s script) choose(t judge, table calc.Table, hand []string, luck *rand.Rand) *Turn {
	t.Helper()
	var best *Turn
	bestGain := 0
	for _, card := range hand {
		index, _ := DeckOf(table).Index(card)
		face := DeckOf(table).Faces[index]
		for _, free := range assignments(face) {
			for _, before := range s.trades(table, &Turn{Seat: table.Turn()}, face.Own, true) {
				turn := &Turn{Seat: table.Turn(), Before: before, Card: card, Free: free}
				for _, after := range s.trades(table, turn, face.Own, false) {
					tried := *turn
					tried.After = after
					next, _, refusal := tried.Apply(table)
					if refusal != nil {
						continue
					}
					if gain := lead(next, tried.Seat) + luck.IntN(s.mood); best == nil || gain > bestGain {
						best, bestGain = &tried, gain
					}
				}
			}
		}
	}
	if best == nil {
		t.Fatalf("%s: seat %d has no turn", s.name, table.Turn())
	}
	s.decline(table, best, luck)
	return best
}

// assignments are the ways in which a card's free numbers can go.
func assignments(face Face) []Free {
	if len(face.Free) == 0 {
		return []Free{{}}
	}
	var others []int
	for company := range Colours {
		if company != face.Own {
			others = append(others, company)
		}
	}
	a, b, c := others[0], others[1], others[2]
	if len(face.Free) == 1 {
		return []Free{fourcolours.Assign(a), fourcolours.Assign(b), fourcolours.Assign(c)}
	}
	return []Free{
		fourcolours.Assign(a, b, c), fourcolours.Assign(a, c, b), fourcolours.Assign(b, a, c), fourcolours.Assign(b, c, a), fourcolours.Assign(c, a, b), fourcolours.Assign(c, b, a),
	}
}

// trades are the trades of a step that are worth a thought: none; to sell the dearest colour, to buy the card's own
// colour or the cheapest, or to sell the dearest and buy the cheapest for it.
func (s script) trades(table calc.Table, turn *Turn, own int, before bool) []four {
	limits, after := limitsOf(table, turn)
	price := four{}
	if !before {
		limits = after
		table, _, _ = turn.Apply(table)
	}
	for company := range price {
		price[company] = table.Price(company)
	}
	dear, cheap := -1, 0
	for company := range Colours {
		if limits[company].Min < 0 && (dear < 0 || price[company] > price[dear]) {
			dear = company
		}
		if price[company] < price[cheap] {
			cheap = company
		}
	}
	all := []four{{}}
	for _, company := range []int{own, cheap} {
		if buy := s.modest(limits[company].Max); buy > 0 {
			trade := four{}
			trade[company] = buy
			all = append(all, trade)
		}
	}
	if dear >= 0 {
		trade := four{}
		trade[dear] = -s.modest(-limits[dear].Min)
		all = append(all, trade)
		if dear != cheap {
			trade[cheap] = s.modest(-trade[dear] * price[dear] / price[cheap])
			all = append(all, trade)
		}
	}
	return all
}

// modest bounds a trade.
func (s script) modest(shares int) int {
	if s.most > 0 {
		return min(shares, s.most)
	}
	return shares
}

// lead is how far a seat is before the mean of the others.
func lead(table calc.Table, seat int) int {
	worth, others := 0, 0
	for other := range table.Layout().Seats {
		w, _ := calc.Worth(table, other)
		if other == seat {
			worth = w
		} else {
			others += w
		}
	}
	return worth - others/max(1, len(table.Layout().Seats)-1)
}

// decline lets some holders keep fewer zeroed shares than they could pay for, where the rules ask them.
func (s script) decline(table calc.Table, turn *Turn, luck *rand.Rand) {
	for {
		declined := false
		for _, field := range turn.Form(table).Fields {
			if !strings.HasPrefix(field.Name, "keep.") || field.Get() == 0 || luck.IntN(3) > 0 {
				continue
			}
			tried := *turn
			tried.Keep = append([]Keep(nil), turn.Keep...)
			again, _ := tried.Form(table).Field(field.Name)
			again.Set(0)
			if _, _, refusal := tried.Apply(table); refusal == nil {
				*turn, declined = tried, true
				break
			}
		}
		if !declined || len(turn.Keep) > 1 {
			return
		}
	}
}
