//go:build unix

package live_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strconv"
	"sync"
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// BenchmarkTournament makes 2,000 phones follow 1,000 people at 250 tables, with a result accepted every two seconds.
func BenchmarkTournament(b *testing.B) {
	kept := must.Get(book.Open(filepath.Join(b.TempDir(), "games.db"), rulebooks.All()))(b)
	b.Cleanup(func() { _ = kept.Close() })
	plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 4, Most: 4})
	plan.Rounds = 3
	var names []string
	for n := range tournament.MaxMembers {
		names = append(names, fmt.Sprintf("Maximiliane %d", n+1))
	}
	author := func() ledger.Author { return ledger.Author{Device: "Desk"} }
	begun := must.Get(director.Begin(kept, "Hall", author(), &plan, director.NewJoin(names)))(b)
	d := must.Get(director.Open(kept, begun.Head().ID, kept.Shelf.ListNow, author))(b)
	for round := 1; round <= 2; round++ {
		drawing := director.NewDrawing(d)
		draw := drawing.Start()
		draw.Do()
		drawing.Finish(draw, nil)
		must.Get(drawing.Announce())(b)
		if round == 2 {
			break
		}
		for _, table := range d.State.Rounds[0].Tables {
			r := &tournament.Result{Round: 1, Table: table.Number, Source: tournament.Typed}
			for place, member := range table.Members {
				r.Places = append(r.Places, tournament.Placed{Member: member, Worth: 900 - 10*place})
			}
			tournament.RankByWorth(r.Places)
			must.Do(b, d.Enter(r))
		}
	}
	address := hall.Address(begun.Head().ID)
	var games sync.Mutex
	o := live.Options{Listen: "127.0.0.1:0", Run: func(do func()) {
		games.Lock()
		defer games.Unlock()
		do()
	}}
	var rule func(door.Call) (door.Reply, error)
	halls := hall.New(kept, "Desk", "", func(string) {})
	halls.Serve(&o)
	for _, operation := range o.Operations {
		if operation.Path == "/g/{game}/do" {
			rule = operation.Do
		}
	}
	next := 0
	live.Watched(b, 2000, o, address, headOf, func() {
		table := d.State.Rounds[1].Tables[next]
		next++
		result := page.ActionWith("", "result", director.TableSeen{Round: 2, Table: table.Number,
			Members: table.Members})
		said := hall.Visit{Place: *page.PlaceOf("type", "2", strconv.Itoa(table.Number)), Said: map[string]string{},
			Action: &result}
		for place, member := range table.Members {
			said.Said["worth."+strconv.Itoa(member)] = strconv.Itoa(900 - 100*place)
		}
		must.Get(rule(door.Call{Guest: door.Guest{Name: "Desk", Role: door.Keeper, Seat: -1},
			Path: map[string]string{"game": address}, Body: must.Get(json.Marshal(said))(b)}))(b)
	})
}

func headOf(line []byte) (number int, is bool) {
	if !bytes.HasPrefix(line, []byte("data: {\"hall\":true")) {
		return 0, false
	}
	_, rest, _ := bytes.Cut(line, []byte(`"head":"`))
	digits, _, _ := bytes.Cut(rest, []byte(`"`))
	number, err := strconv.Atoi(string(digits))
	return number, err == nil
}
