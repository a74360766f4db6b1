package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// ends returns scenes, at the end of a game and at the ends of the track, that no recorded game has.
func ends(t judge) []conformance.Scene {
	t.Helper()
	var scenes []conformance.Scene
	say := func(table calc.Table, entries ...calc.Entry) calc.Table {
		for _, e := range entries {
			scenes = append(scenes, conformance.Scene{Table: table, Entry: e})
			table, _ = gametest.Apply(t, table, e)
		}
		return table
	}
	at10, at450 := at(10, 0, cut{0, 1, []int{1, 2}}), at(450, 0, cut{0, 1, []int{2, 3}})
	for _, o := range []*board.Options{board.Online(), board.Advanced()} {
		low := scene{options: o, turn: 1, cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at10}}.set(t)
		say(low, sells(1, "swift", 1), &calc.Leave{Seat: 0})
		for _, value := range []int{10, 450, 400, 360} {
			c := at450
			c.Price = value
			track := scene{options: o, phase: "operating", cash: []int{0, 0},
				on: map[int]CompanyPosition{swift: c}}.set(t)
			say(track, &operating.Appeal{Company: "swift", To: 13})
			say(track, &operating.Operate{Company: "swift", Use: "withhold"})
			for times := range 4 {
				say(track, &operating.Operate{Company: "swift", Revenue: times*value + 9, Use: "dividends"})
			}
		}
		top := scene{options: o, cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at450}}.set(t)
		say(top, &Pass{Seat: 0}, &Pass{Seat: 1}, &Skip{}, &Skip{})
	}
	crash := scene{options: board.Advanced(), phase: "operating", cash: []int{0, 0},
		on: map[int]CompanyPosition{swift: at10}}.set(t)
	say(crash, &operating.Emergency{Company: "swift", Common: 1})
	return scenes
}

func asidesOf(t judge) []conformance.Scene {
	t.Helper()
	table := scene{round: 3, cash: []int{0, 0, 0}, on: map[int]CompanyPosition{swift: at(40, 0, cut{0, 1, nil}),
		elgin: at(40, 0, cut{1, -1, nil})}}.set(t)
	var scenes []conformance.Scene
	say := func(table calc.Table, entries ...calc.Entry) {
		for _, e := range entries {
			scenes = append(scenes, conformance.Scene{Table: table, Entry: e})
			table, _ = gametest.Apply(t, table, e)
		}
	}
	for _, name := range board.PhaseNames() {
		say(table, changed(table, func(p *Position) {
			p.Phase, p.Turn, p.Companies = name, 0, p.Companies[:1]
			p.Round = map[string]int{"founding": 1, "goals": 5}[name] + 2*calc.Bit(name != "founding" &&
				name != "goals")
		}))
	}
	for _, what := range []string{"preferred", "director"} {
		say(table, &calc.Ruling{Seat: 0 + calc.Bit(what == "preferred"), What: what, Company: "swift", Change: -1,
			Reason: "x"})
	}
	say(table, &Pass{Seat: 0}, &Pass{Seat: 1}, &Pass{Seat: 2}, &Skip{}, &calc.Leave{Seat: 0}, &Skip{}, &Skip{})
	building := changed(table, func(p *Position) { p.Phase = "building" })
	say(table, building, &operating.Building{})
	award := changed(table, func(p *Position) { p.Phase, p.Round = "goals", 5 })
	for _, name := range goals() {
		say(table, award, &Goal{Goal: name})
	}
	say(table, award, &Skip{})
	return scenes
}
