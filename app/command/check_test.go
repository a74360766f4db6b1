package command

import (
	"encoding/json"
	"maps"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/oplog"
)

func TestCheckPrintsEveryEntryAndTheStanding(t *testing.T) {
	for _, name := range []string{"three-seats-3x5", "four-seats-4x6-bankrupt"} {
		path := written(t, stockholder(t, name))
		out, _ := newTerminal(t).run(Sound, "check", path, "--json")
		golden(t, name+".jsonl", out)
		out, errs := newTerminal(t).run(Sound, "check", path)
		expect.True(t, errs == "", "%s: %s", name, errs)
		if name == "three-seats-3x5" {
			golden(t, name+".txt", out)
		}
	}
}

type line struct {
	Setup     json.RawMessage   `json:"setup"`
	Entry     int               `json:"entry"`
	Kind      string            `json:"kind"`
	Table     jsonout.Table     `json:"table"`
	Statement []jsonout.Line    `json:"statement"`
	Refusal   *jsonout.Refusal  `json:"refusal"`
	Standing  *jsonout.Standing `json:"standing"`
}

func lines(t *testing.T, printed string) []line {
	t.Helper()
	var all []line
	for _, text := range strings.Split(strings.TrimSpace(printed), "\n") {
		var l line
		d := json.NewDecoder(strings.NewReader(text))
		must.Do(t, d.Decode(&l))
		all = append(all, l)
	}
	return all
}

// In every game, each table can be computed from the table before and the entry's printed effects.
func TestTablesFollowFromTheStatements(t *testing.T) {
	must.HaveTime(t)
	eachGame(t, func(t *testing.T, f fixture, printed string) {
		all := lines(t, printed)
		must.Hold(t, len(all) == len(f.Entries)+2 && all[0].Setup != nil && all[len(all)-1].Standing != nil,
			"%d lines for %d entries", len(all), len(f.Entries))
		market := map[string]int{}
		for i, l := range all[:len(all)-1] {
			after := jsonout.Table{}
			if i > 0 {
				after = all[i-1].Table
			}
			for _, s := range l.Statement {
				for _, p := range s.Postings {
					addTo(&after, p.From, p.Commodity, -p.Amount, market)
					addTo(&after, p.To, p.Commodity, p.Amount, market)
				}
				for _, m := range s.Marks {
					setTo(&after, m.Mark, m.To)
				}
			}
			if after.Pool = nil; f.Record.Rulebook == "shoulders" {
				after.Pool = maps.Clone(market)
			}
			if got, want := asJSON(t, after), asJSON(t, l.Table); i > 0 && got != want {
				t.Fatalf("entry %d: the statement leads to\n%s\nbut the table is\n%s", l.Entry, got, want)
			}
		}
	})
}

// addTo applies a posting to a table. market adds up the market's shares, which most games' tables do not show.
func addTo(o *jsonout.Table, account, commodity string, amount int, market map[string]int) {
	kind, whose, _ := strings.Cut(account, ".")
	switch seat, _ := strconv.Atoi(whose); {
	case kind == "market":
		add(market, commodity, amount, false)
	case kind == "seat" && o.Cash == nil: // not computed for the opening
	case kind == "seat" && commodity == "cash":
		o.Cash[seat] += amount
	case kind == "seat":
		_, regular := o.Prices[commodity]
		add(o.Shares[seat], commodity, amount, regular)
	case kind == "treasury":
		own := o.Treasuries[whose]
		if own.Shares == nil {
			own.Shares = map[string]int{}
		}
		if commodity == "cash" {
			own.Cash += amount
		} else {
			add(own.Shares, commodity, amount, false)
		}
		if o.Treasuries == nil {
			o.Treasuries = map[string]jsonout.Holding{}
		}
		if o.Treasuries[whose] = own; own.Cash == 0 && len(own.Shares) == 0 {
			delete(o.Treasuries, whose)
		}
	}
}

// add adds an amount to a number in a map. A number that becomes 0 is deleted unless stays is set.
func add(to map[string]int, name string, amount int, stays bool) {
	if to[name] += amount; to[name] == 0 && !stays {
		delete(to, name)
	}
}

func setTo(o *jsonout.Table, mark string, value int) {
	name, about, _ := strings.Cut(mark, ".")
	switch {
	case mark == "turn":
		if o.Turn = &value; value == calc.None {
			o.Turn = nil
		}
	case mark == "round":
		o.Round = value
	case mark == "over":
		o.Over = value == 1
	case o.Prices == nil: // not computed for the opening
	case name == "price":
		o.Prices[about] = value
	case value == 0:
		delete(o.Flags, mark)
	default:
		o.Flags[mark] = value
	}
}

func asJSON(t *testing.T, o jsonout.Table) string {
	t.Helper()
	data := must.Get(json.Marshal(o))(t)
	return string(data)
}

func TestARefusedEntryIsNamedAndItsTurnGoesBy(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.Operations[4].Entry = json.RawMessage(`{"seat":1,"before":[900,0,0,0],"card":"Bx2","free":"G"}`)
	path := written(t, r)
	out, errs := newTerminal(t).run(Refused, "check", path)
	has(t, out, "Refused, needs fixing:")
	has(t, errs, "scripkeeper: entry 5 (", "900 blue", "That pays for")
	out, _ = newTerminal(t).run(Refused, "check", "--json", path)
	l := lines(t, out)[5]
	if l.Entry != 5 || l.Refusal == nil || l.Refusal.Code != "cash.short" || l.Refusal.Field != "before.0" ||
		l.Refusal.Terms["shares"] != 900 || len(l.Statement) == 0 || l.Statement[0].Kind != "lapse" {
		t.Errorf("the refusal is printed as %+v, %+v", l, l.Refusal)
	}
	before := lines(t, out)[4].Table
	if before.Turn = l.Table.Turn; asJSON(t, l.Table) != asJSON(t, before) {
		t.Errorf("the refused entry changes more than the turn: %s", asJSON(t, l.Table))
	}
}

func TestARefusedSetup(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.Seats[1].Name = "ann"
	path := written(t, r)
	newTerminal(t).says(Refused, "Players 1 and 2 have the same name", "check", path)
	r = stockholder(t, "three-seats-3x5")
	r.Options = json.RawMessage(`{"formula":"3x5","max":255}`)
	newTerminal(t).says(Refused, "Highest price is 255. It must be a multiple of 10.", "check",
		written(t, r))
	out, _ := newTerminal(t).run(Refused, "check", path, "--json")
	l := lines(t, out)
	expect.True(t, len(l) == 1 && l[0].Kind == "setup" && l[0].Refusal != nil && l[0].Refusal.Code == "name.twice",
		"printed is %s", out)
}

// A game without a pool has no pool even after a player sells shares that a correction granted.
func TestOnlyAGameWithAPoolHasOne(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.End, r.Options = nil, json.RawMessage(`{"formula":"3x5","start_shares":0}`)
	r.Operations = []oplog.Operation{
		{Act: oplog.ActRecord, Kind: "ruling", Entry: json.RawMessage(
			`{"seat":0,"what":"B","change":9,"reason":"found"}`)},
		{Act: oplog.ActRecord, Kind: "turn", Entry: json.RawMessage(
			`{"seat":0,"before":[-9,0,0,0],"card":"B+100","free":"RYG"}`)},
	}
	out, _ := newTerminal(t).run(Sound, "check", written(t, r), "--json")
	expect.True(t, !strings.Contains(out, `"pool"`), "there is a pool:\n%s", out)
}

// Only with --strict, tidied texts and look-alike names are refused.
func TestCheckTellsWhatItTidiedAndWhichNamesLookTheSame(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.Title = "Friday\u200b night"
	r.Seats[1].Name = "\u202eBen"
	r.Operations[2].By.Person = "Anna\nZoe"
	c := newTerminal(t)
	out, errs := c.run(Sound, "check", written(t, r))
	has(t, errs, "field title", "field seats.1", "field person")
	has(t, out, "Friday night\n")
	c.prints(Refused, `"tidied":[{"field":"title"},{"field":"seats.1"},{"operation":3,"field":"person"}]`, "check",
		"--strict", "--json", written(t, r))
	c.says(Sound, "field title", "import", written(t, r))
	r = stockholder(t, "three-seats-3x5")
	r.Seats[0].Name, r.Seats[1].Name = "Anna", "Аnna"
	c.says(Refused, "look the same", "check", "--strict", written(t, r))
}
