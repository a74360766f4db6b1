package seating

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func crowd(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

func drawn(t testing.TB, people, size, rounds int, seed uint64) []Tables {
	t.Helper()
	return drawnBy(t, Latest, people, size, rounds, seed)
}

func drawnBy(t testing.TB, edition Edition, people, size, rounds int, seed uint64) []Tables {
	t.Helper()
	sizes := must.Get(Sizes(people, 3, size, 6))(t)
	return must.Get(Draw(Plan{Present: crowd(people), Sizes: sizes, Rounds: rounds, Seed: seed, Edition: edition}))(t)
}

// For these sizes, draws without repeated meetings exist.
func TestNobodyMeetsTwiceWhereThatCanBe(t *testing.T) {
	for _, c := range []struct{ people, size, rounds int }{
		{16, 4, 5}, {20, 4, 5}, {64, 4, 7}, {24, 4, 5}, {25, 5, 6}, {12, 3, 4}, {28, 4, 6}, {200, 4, 7},
		{30, 5, 5}, {30, 5, 4}, {24, 4, 6}, {24, 4, 7}, {29, 5, 5}, {50, 5, 7},
	} {
		for seed := range uint64(2) {
			if repeats := Repeats(drawn(t, c.people, c.size, c.rounds, seed)); repeats != 0 {
				t.Errorf("%d people at tables of %d, %d rounds, seed %d: %d meetings are not the first", c.people,
					c.size, c.rounds, seed, repeats)
			}
		}
	}
}

// People's counts of a place differ by at most one. With mixed table sizes, this holds only for the first two places.
func TestPlacesInTheOrderAreEven(t *testing.T) {
	must.HaveTime(t)
	for _, c := range []struct{ people, size, rounds, even int }{
		{24, 4, 5, 4}, {16, 4, 4, 4}, {16, 4, 5, 4}, {20, 4, 8, 4}, {12, 4, 12, 4}, {24, 6, 6, 6}, {25, 5, 5, 5},
		{64, 4, 7, 4},
		{17, 4, 5, 2}, {19, 4, 5, 2}, {23, 4, 5, 2},
	} {
		for seed := range uint64(2) {
			had := make([][]int, c.people)
			for person := range had {
				had[person] = make([]int, 6)
			}
			for _, round := range drawn(t, c.people, c.size, c.rounds, seed) {
				for _, table := range round {
					for place, person := range table {
						had[person][place]++
					}
				}
			}
			for place := range c.even {
				least, most := c.rounds, 0
				for _, own := range had {
					least, most = min(least, own[place]), max(most, own[place])
				}
				if most-least > 1 {
					t.Errorf("%d people, tables of %d, %d rounds, seed %d: %d to %d times at place %d", c.people,
						c.size, c.rounds, seed, least, most, place+1)
				}
			}
		}
	}
}

// The hashes were computed on both a 64-bit and a 32-bit machine.
func TestADrawIsTheSameOnEveryMachine(t *testing.T) {
	for edition, want := range map[Edition]uint64{First: 0x3c9a8bca59e5b06, Turned: 0xdd2dc76a4aa1809a} {
		hash := fnv.New64a()
		for _, c := range [][3]int{{24, 4, 5}, {30, 5, 5}, {17, 4, 5}, {23, 6, 4}, {13, 4, 5}} {
			_, _ = fmt.Fprint(hash, drawnBy(t, edition, c[0], c[1], c[2], 7))
		}
		if got := hash.Sum64(); got != want {
			t.Errorf("the draws of edition %d come to %#x, must be %#x", edition, got, want)
		}
	}
	files := must.Get(filepath.Glob("*.go"))(t)
	for _, file := range files {
		source := must.Get(os.ReadFile(file))(t)
		if fractions := regexp.MustCompile(`float\d|Float\d|"math"`); !strings.HasSuffix(file, "_test.go") &&
			fractions.Match(source) {
			t.Errorf("%s works out fractions, which machines round differently", file)
		}
	}
}

// Each person present has one seat in each round, at tables of the given sizes. A plan always gives the same rounds.
func TestEverybodyHasOneSeat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		people := rapid.IntRange(3, 13).Draw(t, "people")
		sizes := must.Get(Sizes(people, 3, rapid.IntRange(3, 6).Draw(t, "size"), 6))(t)
		p := Plan{Present: crowd(2 * people), Sizes: sizes, Rounds: rapid.IntRange(1, 2).Draw(t, "rounds"),
			Seed: rapid.Uint64().Draw(t, "seed"), Edition: Edition(rapid.IntRange(0, int(Latest)).Draw(t, "edition"))}
		p.Present = slices.DeleteFunc(p.Present, func(person int) bool { return person%7 == 3 })[:people]
		p.Apart = [][2]int{{0, 1}, {1, 2}}
		if rapid.Bool().Draw(t, "before") {
			p.Before = []Tables{inTurn(slices.Clone(p.Present), sizes)}
		}
		all, err := Draw(p)
		must.Hold(t, err == nil && len(all) == p.Rounds, "%d rounds, %v", len(all), err)
		for _, round := range all {
			var seated, have []int
			for _, table := range round {
				seated, have = append(seated, table...), append(have, len(table))
			}
			slices.Sort(seated)
			slices.Sort(have)
			must.Hold(t, slices.Equal(seated, p.Present) && slices.Equal(have, slices.Sorted(slices.Values(sizes))),
				"%v for %v", round, p.Present)
		}
		if again, err := Draw(p); err != nil || !reflect.DeepEqual(again, all) {
			t.Fatal("the same plan gives other rounds")
		}
	})
}

func TestWishesAndRoundsBeforeCount(t *testing.T) {
	before := drawn(t, 16, 4, 2, 1)
	p := Plan{Present: crowd(16), Sizes: []int{4, 4, 4, 4}, Rounds: 2, Before: before, Apart: [][2]int{{0, 15}, {3, 4}},
		Seed: 2, Edition: Latest}
	all := must.Get(Draw(p))(t)
	repeats := Repeats(append(slices.Clone(before), all...))
	expect.True(t, repeats <= 2, "%d meetings are not the first", repeats)
	for _, round := range all {
		for _, table := range round {
			for _, pair := range p.Apart {
				expect.True(t, !slices.Contains(table, pair[0]) || !slices.Contains(table, pair[1]),
					"%v sit at one table", pair)
			}
		}
	}
}

// Unavoidable repeats are spread evenly. An earlier version seated one pair of 17 people together in all five rounds.
func TestNobodyMeetsSomebodyAgainAndAgain(t *testing.T) {
	must.HaveTime(t)
	for _, c := range []struct{ people, size, rounds, twos, most int }{{17, 4, 5, 10, 3}, {12, 4, 5, 30, 2},
		{18, 6, 5, 90, 2}, {20, 5, 4, 24, 2}} {
		for seed := range uint64(3) {
			s := newSearch(Plan{Before: drawn(t, c.people, c.size, c.rounds, seed)})
			again := 0
			for _, met := range s.met {
				again += met * (met - 1) / 2
			}
			if most := slices.Max(s.met); again > c.twos || most > c.most {
				t.Errorf("%d people, seed %d: %d times two meet again, one pair %d times", c.people, seed, again, most)
			}
		}
	}
}

// With enough seats, keeping pairs apart causes no repeats.
func TestWishesCostNoMeeting(t *testing.T) {
	p := Plan{Present: crowd(30), Sizes: []int{5, 5, 5, 5, 5, 5}, Rounds: 5, Apart: [][2]int{{0, 1}, {1, 2}, {7, 29}},
		Seed: 3, Edition: Latest}
	all := must.Get(Draw(p))(t)
	s := newSearch(Plan{Before: all})
	for _, pair := range p.Apart {
		expect.True(t, s.met[s.class[pair[0]*s.people+pair[1]]] <= 0, "%v meet", pair)
	}
	repeats := Repeats(all)
	expect.True(t, repeats <= 0, "%d meetings are not the first", repeats)
}

func TestSizesAreAsEqualAsCanBe(t *testing.T) {
	for _, c := range []struct {
		people, preferred int
		want              string
	}{
		{16, 4, "[4 4 4 4]"}, {17, 4, "[5 4 4 4]"}, {7, 4, "[4 3]"}, {13, 5, "[5 4 4]"}, {5, 4, "[5]"},
		{11, 5, "[6 5]"}, {3, 6, "[3]"},
		{23, 4, "[4 4 4 4 4 3]"},
	} {
		if sizes, err := Sizes(c.people, 3, c.preferred, 6); err != nil || fmt.Sprint(sizes) != c.want {
			t.Errorf("%d people, preferring %d: %v, %v; must be %s", c.people, c.preferred, sizes, err, c.want)
		}
	}
	for _, c := range [][3]int{{2, 3, 6}, {7, 4, 6}, {0, 3, 6}} {
		if sizes, err := Sizes(c[0], c[1], c[1], c[2]); err == nil {
			t.Errorf("%d people at tables of %d to %d: %v", c[0], c[1], c[2], sizes)
		}
	}
	for _, p := range []Plan{{}, {Present: crowd(4), Sizes: []int{3}}, {Present: []int{1, 1, 2}, Sizes: []int{3}},
		{Present: []int{-1, 1, 2}, Sizes: []int{3}}, {Present: crowd(3), Sizes: []int{3}, Edition: Latest + 1}} {
		all, err := Draw(p)
		expect.True(t, err != nil, "%+v: %v", p, all)
	}
}
