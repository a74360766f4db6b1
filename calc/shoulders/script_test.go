package shoulders

import (
	"math/rand/v2"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/internal/gametest"
)

// A script plays a whole game by the forms, the same way each time: players buy what they have most of, sell now and
// then, start companies when they can, and pass when they have had enough.
type script struct {
	name    string
	options *Options
	names   []string
	seed    uint64
	// asides are what the table says besides, by the number of entries before it.
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
			name: "two-seats-basic", options: standard(), names: []string{"Ann", "Ben"}, seed: 34,
			says: []string{"start", "buy.common", "buy.preferred", "sell", "drop", "test.once", "withhold.drop", "partner", "prize", "over.goals"},
		},
		{
			name: "three-seats-basic", options: standard(), names: []string{"Ольга", "Zoë", "李"}, seed: 1351,
			says: []string{"soldout", "buy.pool_common", "test.twice", "test.thrice", "bonus.bump", "extra", "treasury", "priority.stays"},
		},
		{
			name: "four-seats-online", options: online(), names: []string{"ann_1", "ben-2", "cleo", "dan"}, seed: 683,
			says: []string{"drop.friendly", "drop.protected", "protection.gained", "bonus.worker", "buy.pool_preferred"},
		},
		{
			name: "three-seats-advanced", options: advanced(), names: []string{"Ann", "Ben", "Cleo"}, seed: 1135,
			says: []string{"director.commons", "director.preferred", "director.taken", "emergency.drop", "dividend.treasury"},
		},
		{
			name: "four-seats-advanced-each", names: []string{"Ada", "Bob", "Cy", "Dee"}, seed: 230,
			options: with(advanced(), func(o *Options) { o.DropEach, o.ZeroPay = true, true }),
			says:    []string{"sell.each", "pay.zero", "emergency", "over.limit"},
		},
		{
			name: "two-seats-once-no-goals", names: []string{"Eva", "Finn"}, seed: 664,
			options: with(standard(), func(o *Options) { o.PriceProtection, o.PublicGoals = "once_per_decade", false }),
			says:    []string{"withhold.protected", "over.decades"},
		},
		{
			name: "four-seats-asides", options: standard(), names: []string{"Gus", "Hana", "Ivo", "Jo"}, seed: 5, asides: asides(),
			says: []string{"skip.founding", "skip.stock", "ruling.cash", "ruling.common", "leave", "position.stock", "protection.lost", "over.goals"},
		},
	}
}

// asides are what a table says besides its game.
func asides() map[int]func(t calc.Table) calc.Entry {
	return map[int]func(t calc.Table) calc.Entry{
		1: func(calc.Table) calc.Entry { return &Skip{} },
		5: func(calc.Table) calc.Entry { return &Skip{} },
		7: func(calc.Table) calc.Entry {
			return &calc.Ruling{Seat: 1, What: "cash", Change: 40, Reason: "Hana's dividends were forgotten"}
		},
		8: func(t calc.Table) calc.Entry {
			return &calc.Ruling{Seat: 2, What: "common", Company: keyOf(t, likelyCompany(t)), Treasury: true, Change: 1, Reason: "it lay under the board"}
		},
		9: func(t calc.Table) calc.Entry {
			return changed(t, func(p *Position) {
				p.Phase, p.Turn, p.Round = "stock", 3, 2
				p.Companies[0].Price, p.Companies[0].Protected = 100, true
			})
		},
		12: func(t calc.Table) calc.Entry {
			return &Protection{Company: NewPosition(t).Companies[0].Company, Gone: true}
		},
		30: func(calc.Table) calc.Entry { return &calc.Leave{Seat: 2} },
	}
}

// play plays the game and gives its entries.
func (s script) play(t judge) []calc.Entry {
	t.Helper()
	luck := rand.New(rand.NewPCG(s.seed, 1893))
	table, _, refusal := Rulebook{}.Open(s.options, s.names)
	if refusal != nil {
		t.Fatalf("%s: %v", s.name, refusal)
	}
	var entries []calc.Entry
	for !table.Over() {
		e := s.choose(table, luck)
		if aside, ok := s.asides[len(entries)]; ok {
			e = aside(table)
		}
		entries = append(entries, e)
		table, _ = gametest.Apply(t, table, e)
		if len(entries) > 500 {
			t.Fatalf("%s does not end", s.name)
		}
	}
	return entries
}

// choose is the next entry: one of those wished for that the table allows, else what is always possible.
func (s script) choose(t calc.Table, luck *rand.Rand) calc.Entry {
	for range 20 {
		e := wish(t, luck)
		conformance.Fill(e, t, func(f *calc.Field) int { return likes(t, f, luck) })
		if _, _, refusal := e.Apply(t); refusal == nil {
			return e
		}
	}
	return &Skip{}
}

// wish is an empty entry of a kind that a table may want in its phase.
func wish(t calc.Table, luck *rand.Rand) calc.Entry {
	chance := luck.IntN(100)
	company := []calc.Entry{&Appeal{}, &Appeal{}, &Treasury{}, &Extra{}, &Protection{}}[luck.IntN(5)]
	switch phaseOf(t) {
	case phaseFounding:
		return &Start{}
	case phaseStock:
		switch {
		case chance < 45:
			return &Buy{}
		case chance < 60:
			return &Sell{}
		case chance < 70:
			return &Start{}
		}
		return &Pass{}
	case phaseBuilding:
		if chance < 50 {
			return company
		}
		return &Building{}
	case phaseOperating:
		switch {
		case chance < 15 && isAdvanced(t):
			return &Emergency{}
		case chance < 35:
			return company
		}
		return &Operate{}
	}
	return &Goal{}
}

// likes is the value that a field gets: a plausible one among those that it allows.
func likes(t calc.Table, f *calc.Field, luck *rand.Rand) int {
	count := f.Allowed.Count()
	chance := f.Allowed.At(luck.IntN(count))
	head, _, _ := strings.Cut(f.Name, ".")
	switch head {
	case "revenue":
		if luck.IntN(8) == 0 {
			return 0
		}
		return luck.IntN(60 + 90*t.Round())
	case "to":
		return min(maxAppeal, f.Likely+luck.IntN(4))
	case "change":
		return f.Allowed.Min + luck.IntN(150)
	case "use", "dealt", "played", "discarded", "revealed", "market", "partner":
		if _, ok := f.Allowed.Index(f.Likely); ok && (luck.IntN(5) > 0 || head == "use" && f.Likely == 1) {
			return f.Likely
		}
	case "company":
		return favourite(t, f, chance, luck)
	case "sell_common", "raise_common":
		return min(luck.IntN(3), f.Allowed.At(count-1))
	}
	return chance
}

// favourite is the company of those allowed that the player has most of, or any.
func favourite(t calc.Table, f *calc.Field, chance int, luck *rand.Rand) int {
	best, seat := chance, t.Turn()
	if seat == calc.None || luck.IntN(3) == 0 {
		return chance
	}
	for i := range f.Allowed.Count() {
		if c := f.Allowed.At(i); t.Shares(seat, c) > t.Shares(seat, best) {
			best = c
		}
	}
	return best
}
