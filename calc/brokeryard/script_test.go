package brokeryard

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// A script plays a whole game with dealt hands, the same way each time. Every player takes a card as it comes, sells
// what it lowers, and mostly buys what it raises or what luck says.
type script struct {
	name    string
	options *Options
	names   []string
	seed    uint64
	// most is the most shares that a player trades of one colour in a round.
	most int
	// asides are what the table says between the rounds, by the number of entries before it.
	asides map[int]func(t calc.Table) calc.Entry
	// says are the kinds of line that the game must contain.
	says []string
}

// Recording is the game that the script plays.
func (s script) Recording(t judge) gametest.Recording {
	return gametest.Recording{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
}

// scripts are the recorded games. Together they reach every special rule.
func scripts() []script {
	return []script{
		{
			name: "six-seats-3x5", options: classic("3x5"), names: []string{"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"}, seed: 4, most: 12,
			says: []string{"sell", "buy", "missed", "zero", "effect.add.cancelled", "effect.double.cancelled", "effect.add.zeroed",
				"effect.subtract.beyond", "effect.half.counted", "price.up", "price.down", "award", "penalty", "over.rounds"},
		},
		{
			name: "five-seats-4x6-asides", options: classic("4x6"), names: []string{"Ольга", "Пётр", "Zoë", "李", "Ivo"}, seed: 1, most: 6,
			asides: map[int]func(t calc.Table) calc.Entry{
				2: func(calc.Table) calc.Entry {
					return &calc.Ruling{Seat: 1, What: "cash", Change: 40, Reason: "an award was forgotten"}
				},
				5: func(calc.Table) calc.Entry {
					return &calc.Ruling{Seat: 4, What: "G", Change: 1, Reason: "found under the board"}
				},
				7: func(calc.Table) calc.Entry { return &calc.Leave{Seat: 2} },
				9: func(t calc.Table) calc.Entry { return NewPosition(t) },
			},
			says: []string{"ruling.cash", "ruling.shares", "leave", "position", "over.rounds"},
		},
		{
			name: "debts", options: classic("3x5"), names: []string{"Ann", "Ben", "Cleo", "Dan"}, seed: 49, most: 40,
			says: []string{"debt", "bankrupt.debt", "bankrupt.left", "ignored", "penalty", "over.none"},
		},
		{
			name: "trump", options: with(trump(), func(o *Options) {
				o.ZeroFallFirst, o.ConvertFirst, o.NoTradeLastRound = true, true, true
			}), names: []string{"Ada", "Bob", "Cy", "Dee", "Eli", "Flo"}, seed: 10, most: 10,
			says: []string{"effect.subtract.beyond", "effect.double.met", "effect.half.met", "effect.subtract.zeroed", "over.rounds"},
		},
		{
			name: "stops", options: with(stops(), func(o *Options) { o.StopInclusive = true }),
			names: []string{"ann_1", "ben-2", "cleo", "dan"}, seed: 1, most: 20,
			says: []string{"stop", "award", "over.rounds"},
		},
		{
			name: "stops-by-choice", options: with(stops(), func(o *Options) {
				o.StopOptIn, o.StopFillNew, o.HoldingsBefore, o.Spread, o.Summation = true, true, true, 20, "sum_all"
			}), names: []string{"Eva", "Finn", "Gus", "Hana", "Ivo"}, seed: 1, most: 8,
			asides: map[int]func(t calc.Table) calc.Entry{0: func(calc.Table) calc.Entry { return &Stops{Seats: []int{0, 1, 3}} }},
			says:   []string{"stops", "stops.in", "stop.new", "award", "penalty"},
		},
		{
			name: "duel", options: duel(), names: []string{"Ann", "Ben"}, seed: 2, most: 30,
			says: []string{"effect.double.counted", "effect.half.counted", "award"},
		},
		{
			name: "toss", options: classic("3x5"), names: []string{"Ann", "Ben", "Cleo"}, seed: 1,
			asides: map[int]func(t calc.Table) calc.Entry{
				0: func(t calc.Table) calc.Entry {
					return at(four{100, 150, 70, 20}, []calc.SeatPosition{
						has(300, four{4, 3, 2, 1}), has(300, four{4, 3, 2, 1}), has(0, four{1, 1, 1, 1})}, 6)
				},
			},
			says: []string{"position", "toss.due", "toss.won", "over.rounds"},
		},
		{
			name: "shared", options: with(classic("3x5"), func(o *Options) { o.SharedVictory = true }),
			names: []string{"Ann", "Ben"}, seed: 1,
			asides: map[int]func(t calc.Table) calc.Entry{0: func(t calc.Table) calc.Entry {
				p := NewPosition(t)
				p.Round = 7
				return p
			}},
			says: []string{"over.shared"},
		},
		{
			name: "alone", options: classic("3x5"), names: []string{"Ann", "Ben"}, seed: 1, most: 60,
			says: []string{"bankrupt.debt", "over.alone"},
		},
		{
			name: "mass-start-14", options: with(mass(), func(o *Options) { o.ZeroStackOff = true }), names: names(14), seed: 20, most: 15,
			says: []string{"zero", "zero.spent", "effect.double.zeroed", "effect.double.beyond", "effect.add.beyond", "bankrupt.debt", "over.rounds"},
		},
	}
}

// play plays the game and gives its entries.
func (s script) play(t judge) []calc.Entry {
	t.Helper()
	luck := rand.New(rand.NewPCG(s.seed, 2012))
	table := open(t, s.options, len(s.names))
	hands := dealt(table, luck)
	var entries []calc.Entry
	for !table.Over() {
		var e calc.Entry
		switch aside, ok := s.asides[len(entries)]; {
		case ok:
			e = aside(table)
		case PhaseOf(table) == PhaseToss:
			first := leaders(table)
			e = &Toss{Seat: first[luck.IntN(len(first))]}
		default:
			e = s.round(table, hands, luck)
		}
		if len(entries) > 20 {
			t.Fatalf("%s does not end", s.name)
		}
		entries = append(entries, e)
		table, _ = gametest.Apply(t, table, e)
	}
	return entries
}

// dealt shuffles each pile and deals every player a hand.
func dealt(t calc.Table, luck *rand.Rand) [][]string {
	deck, hands := DeckOf(t), make([][]string, len(t.Layout().Seats))
	for group, held := range deck.Hand {
		var pile []string
		for index, face := range deck.Faces {
			for range t.Layout().Cards[index].Count {
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

// round lets everybody play.
func (s script) round(t calc.Table, hands [][]string, luck *rand.Rand) *RoundPlays {
	e := NewRoundPlays(t)
	for seat := range e.Plays {
		if t.Out(seat) {
			continue
		}
		i := luck.IntN(len(hands[seat]))
		card := hands[seat][i]
		hands[seat] = slices.Delete(hands[seat], i, i+1)
		if luck.IntN(12) == 0 {
			e.Plays[seat].Missed = true
		} else {
			face := DeckOf(t).Faces[mustPlace(t, card)]
			others := luck.Perm(Colours)
			others = slices.DeleteFunc(others, func(c int) bool { return c == face.Own })
			e.Plays[seat].Card, e.Plays[seat].Free = card, fourcolours.Assign(others[:len(face.Free)]...)
		}
		e.Plays[seat].Trade = s.trade(t, seat, card, luck)
		if tradeRefusal(t, seat, e.Plays[seat].Trade) != nil {
			e.Plays[seat].Trade = four{}
		}
	}
	return e
}

func mustPlace(t calc.Table, card string) int {
	index, _ := DeckOf(t).Index(card)
	return index
}

// trade sells the colour that the card lowers, or some other, and buys the one that it raises, or some other. A debtor
// sells until he owes nothing.
func (s script) trade(t calc.Table, seat int, card string, luck *rand.Rand) four {
	trade, cash := four{}, t.Cash(seat)
	if s.most == 0 {
		return trade
	}
	if cash < 0 {
		for company := range trade {
			for cash < 0 && t.Shares(seat, company)+trade[company] > 0 {
				trade[company]--
				cash += t.Price(company)
			}
		}
		return trade
	}
	own := slices.Index([]string{"B", "R", "Y", "G"}, card[:1])
	sold, bought := luck.IntN(Colours), own
	if card[1] == '-' || card[1] == '/' {
		sold, bought = own, luck.IntN(Colours)
	}
	if sold == bought {
		return trade
	}
	trade[sold] = -min(s.most, t.Shares(seat, sold))
	cash -= trade[sold] * t.Price(sold)
	trade[bought] = min(s.most, cash/t.Price(bought))
	return trade
}
