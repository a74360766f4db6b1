package people

import (
	"encoding/binary"
	"strconv"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

// chained returns people who are each merged into the next; in a circle, the last is merged into the first.
func chained(people int, circle bool) []Person {
	id := func(i int) (id ledger.PersonID) {
		binary.BigEndian.PutUint64(id[:], uint64(i)+1)
		return id
	}
	all := make([]Person, people)
	for i := range all {
		all[i] = Person{ID: id(i), Name: "P" + strconv.Itoa(i), Merged: id(i + 1)}
	}
	all[people-1].Merged = ledger.PersonID{}
	if circle {
		all[people-1].Merged = id(0)
	}
	return all
}

// Finding all roots takes a single pass. Following the chain from each person would take hours.
func TestPeopleMergedInAChainAreTheLast(t *testing.T) {
	chain := chained(100_000, false)
	p := New(chain...)
	last := chain[len(chain)-1]
	for _, i := range []int{0, 1, 50_000, len(chain) - 1} {
		person, known := p.Person(chain[i].ID)
		expect.True(t, known && person == last, "%d is %+v", i, person)
		if person, known := p.Named(chain[i].Name); !known || person != last {
			t.Errorf("%s is %+v", chain[i].Name, person)
		}
	}
	all := p.All()
	expect.True(t, len(all) == 1 && all[0] == last, "there are %d people", len(all))
}

func TestPeopleMergedInACircleAreOneOfThem(t *testing.T) {
	for _, people := range []int{1, 2, 3, 7} {
		circle := chained(people, true)
		p := New(circle...)
		all := p.All()
		must.Hold(t, len(all) == 1, "%d people in a circle are %+v", people, all)
		for _, person := range circle {
			expect.True(t, p.Root(person.ID) == all[0].ID, "%s of %d is not %s", person.Name, people, all[0].Name)
		}
	}
}

func TestPeopleWhoMetOftenMetInTheFirstGame(t *testing.T) {
	pair := chained(2, false)
	pair[0].Merged = ledger.PersonID{}
	p := New(pair...)
	for game := byte(9); game > 0; game-- {
		p.Seat(ledger.GameID{game}, []ledger.PersonID{pair[1].ID, pair[0].ID})
	}
	for range 9 {
		game, met := p.CommonGame(pair[0].ID, pair[1].ID)
		expect.True(t, met && game == ledger.GameID{1}, "they met %t in %s", met, game)
	}
}
