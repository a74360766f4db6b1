package command

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestCheckPrintsEveryEntryAndTheStanding(t *testing.T) {
	for name, f := range fixtures(t) {
		if name != "three-seats-3x5" && name != "four-seats-4x6-bankrupt" {
			continue
		}
		path := written(t, f.record(t))
		out, _ := newTerminal(t).run(Sound, "check", path, "--json")
		golden(t, name+".jsonl", out)
		out, errs := newTerminal(t).run(Sound, "check", path)
		if errs != "" {
			t.Errorf("%s: %s", name, errs)
		}
		if name == "three-seats-3x5" {
			golden(t, name+".txt", out)
		}
	}
}

// line is any line of "check --json".
type line struct {
	Setup     json.RawMessage `json:"setup"`
	Entry     int             `json:"entry"`
	Kind      string          `json:"kind"`
	Table     outTable        `json:"table"`
	Statement []outLine       `json:"statement"`
	Refusal   *outRefusal     `json:"refusal"`
	Standing  *outStanding    `json:"standing"`
}

func lines(t *testing.T, printed string) []line {
	t.Helper()
	var all []line
	for _, text := range strings.Split(strings.TrimSpace(printed), "\n") {
		var l line
		d := json.NewDecoder(strings.NewReader(text))
		if err := d.Decode(&l); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		all = append(all, l)
	}
	return all
}

func TestCheckEndsAsTheGameDid(t *testing.T) {
	for name, f := range fixtures(t) {
		out, _ := newTerminal(t).run(Sound, "check", written(t, f.record(t)), "--json")
		all := lines(t, out)
		if len(all) != len(f.Entries)+2 || all[0].Setup == nil || all[len(all)-1].Standing == nil {
			t.Fatalf("%s: %d lines for %d entries", name, len(all), len(f.Entries))
		}
		end := all[len(all)-2].Table
		for seat, cash := range f.Final.Cash {
			if end.Cash[seat] != cash {
				t.Errorf("%s: seat %d ends with %d in cash, must be %d", name, seat, end.Cash[seat], cash)
			}
			for company, key := range []string{"blue", "red", "yellow", "green"} {
				if got, want := end.Shares[seat][key], f.Final.Shares[seat][company]; got != want {
					t.Errorf("%s: seat %d ends with %d %s, must be %d", name, seat, got, key, want)
				}
				if got, want := end.Prices[key], f.Final.Prices[company]; got != want {
					t.Errorf("%s: %s ends at %d, must be %d", name, key, got, want)
				}
			}
		}
		for _, place := range all[len(all)-1].Standing.Places {
			if place.Rank != f.Final.Rank[place.Seat] {
				t.Errorf("%s: seat %d ends as number %d, must be %d", name, place.Seat, place.Rank, f.Final.Rank[place.Seat])
			}
		}
	}
}

// What is printed is enough to work every table out from the one before it.
func TestTablesFollowFromTheStatements(t *testing.T) {
	for name, f := range fixtures(t) {
		out, _ := newTerminal(t).run(Sound, "check", written(t, f.record(t)), "--json")
		all := lines(t, out)
		for i, l := range all[1 : len(all)-1] {
			before := all[i].Table
			for _, s := range l.Statement {
				for _, p := range s.Postings {
					before.add(p.From, p.Commodity, -p.Amount)
					before.add(p.To, p.Commodity, p.Amount)
				}
				for _, m := range s.Marks {
					before.set(m.Mark, m.To)
				}
			}
			got, want := asJSON(t, before), asJSON(t, l.Table)
			if got != want {
				t.Fatalf("%s, entry %d: the statement leads to\n%s\nbut the table is\n%s", name, l.Entry, got, want)
			}
		}
	}
}

func (o *outTable) add(account, commodity string, amount int) {
	for seat := range o.Cash {
		if account != accountName(seat) {
			continue
		}
		if commodity == "cash" {
			o.Cash[seat] += amount
		} else {
			o.Shares[seat][commodity] += amount
		}
	}
}

func (o *outTable) set(mark string, value int) {
	name, about, _ := strings.Cut(mark, ".")
	switch {
	case mark == "turn":
		o.Turn = seatOut(value)
	case mark == "round":
		o.Round = value
	case mark == "over":
		o.Over = value == 1
	case name == "price":
		o.Prices[about] = value
	case value == 0:
		delete(o.Flags, mark)
	default:
		o.Flags[mark] = value
	}
}

func accountName(seat int) string { return "seat." + string(rune('0'+seat)) }

func asJSON(t *testing.T, o outTable) string {
	t.Helper()
	data, err := json.Marshal(o)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestARefusedEntryIsNamedAndSkipped(t *testing.T) {
	f := fixtures(t)["three-seats-3x5"]
	r := f.record(t)
	r.Operations[4].Entry = json.RawMessage(`{"seat":1,"before":[900,0,0,0],"card":"Bx2","free":"G"}`)
	path := written(t, r)
	out, errs := newTerminal(t).run(Refused, "check", path)
	if !strings.Contains(out, "Refused and skipped:") {
		t.Errorf("the entry is not marked:\n%s", out)
	}
	for _, want := range []string{"scripkeeper: entry 5 (", "900 blue", "The cash pays for"} {
		if !strings.Contains(errs, want) {
			t.Errorf("the error output does not say %q: %s", want, errs)
		}
	}
	out, _ = newTerminal(t).run(Refused, "check", "--json", path)
	l := lines(t, out)[5]
	if l.Entry != 5 || l.Refusal == nil || l.Refusal.Code != "cash.short" || l.Refusal.Field != "before.0" ||
		l.Refusal.Terms["shares"] != 900 || l.Statement != nil {
		t.Errorf("the refusal is printed as %+v, %+v", l, l.Refusal)
	}
	if got, want := asJSON(t, l.Table), asJSON(t, lines(t, out)[4].Table); got != want {
		t.Errorf("the refused entry changes the table from %s to %s", want, got)
	}
}

func TestARefusedSetup(t *testing.T) {
	r := fixtures(t)["three-seats-3x5"].record(t)
	r.Seats[1].Name = "ann"
	path := written(t, r)
	_, errs := newTerminal(t).run(Refused, "check", path)
	if !strings.Contains(errs, "Players 1 and 2 have the same name") {
		t.Errorf("the error output says %q", errs)
	}
	r = fixtures(t)["three-seats-3x5"].record(t)
	r.Options = json.RawMessage(`{"formula":"3x5","max":255}`)
	_, errs = newTerminal(t).run(Refused, "check", written(t, r))
	if !strings.Contains(errs, "Highest price is 255, which is not a multiple of the step 10.") {
		t.Errorf("the error output says %q", errs)
	}
	out, _ := newTerminal(t).run(Refused, "check", path, "--json")
	if l := lines(t, out); len(l) != 1 || l[0].Kind != "setup" || l[0].Refusal == nil || l[0].Refusal.Code != "name.twice" {
		t.Errorf("printed is %s", out)
	}
}
