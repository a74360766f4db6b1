package tournament_test

import (
	"fmt"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/standings"
)

func BenchmarkDraw(b *testing.B) {
	for _, c := range []struct{ people, size, rounds int }{{24, 4, 5}, {64, 4, 7}, {200, 4, 5}, {200, 5, 7},
		{199, 4, 7}, {200, 4, 50}, {1000, 4, 9}} {
		b.Run(fmt.Sprintf("%d-people-%d-rounds", c.people, c.rounds), func(b *testing.B) {
			cup := crowd(b, ofRounds(c.rounds, c.size), c.people)
			state := cup.State()
			for b.Loop() {
				_, refusal := draw.Round(&state, tournament.Even, 1)
				must.Hold(b, refusal == nil, "%v", refusal)
			}
		})
		b.Run(fmt.Sprintf("%d-people-%d-rounds-after-one-left-and-two-stay-together", c.people, c.rounds),
			func(b *testing.B) {
				cup := crowd(b, ofRounds(c.rounds, c.size), c.people)
				announced(b, cup, tournament.Even, 1)
				played(b, cup)
				entered(b, cup, &tournament.Leave{Member: 3}, &tournament.Wish{Members: [2]int{4, 5}, Together: true})
				state := cup.State()
				for b.Loop() {
					if _, refusal := draw.Round(&state, tournament.Even, 2); refusal != nil {
						b.Fatal(refusal)
					}
				}
			})
	}
}

func BenchmarkStanding(b *testing.B) {
	p := ofRounds(10, 4)
	p.TieBreaks = tournament.TieBreaks()
	cup := crowd(b, p, 200)
	for range 10 {
		announced(b, cup, tournament.ByHand, 1)
		played(b, cup)
	}
	state := cup.State()
	for b.Loop() {
		standing := standings.After(&state, 10)
		must.Hold(b, standing.Lines[0].Rank == 1, "%v", standing)
	}
}

func BenchmarkRecord(b *testing.B) {
	cup := crowd(b, ofRounds(40, 4), 200)
	for range 39 {
		announced(b, cup, tournament.ByHand, 1)
		played(b, cup)
	}
	for range 11 {
		entered(b, cup, &tournament.Penalty{Member: 1, Points: tournament.Point, Reason: "late"})
	}
	entries := len(cup.Steps())
	b.Run(fmt.Sprintf("entries-%d", entries), func(b *testing.B) {
		for b.Loop() {
			entered(b, cup, &tournament.Penalty{Member: 1, Points: tournament.Point, Reason: "late"})
		}
	})
	b.Run("undo", func(b *testing.B) {
		for b.Loop() {
			must.Do(b, cup.Undo(ledger.Author{}))
		}
	})
}

// The time must grow with the number of penalties, not with its square.
func BenchmarkPenalties(b *testing.B) {
	for _, penalties := range []int{2_500, 10_000} {
		b.Run(fmt.Sprintf("%d-penalties", penalties), func(b *testing.B) {
			j := oplog.NewJournal("Cup", ledger.Author{})
			note := func(e tournament.Entry) {
				raw := must.Get(tournament.Encode(e))(b)
				must.Do(b, j.Write(j.Recording(e.Kind(), raw), ledger.Author{}))
			}
			cup := crowd(b, ofRounds(3, 4), 200)
			for _, step := range cup.Steps() {
				note(step.Entry)
			}
			for i := range penalties {
				note(&tournament.Penalty{Member: i % 200, Points: tournament.Point, Reason: "late"})
			}
			for b.Loop() {
				cup := must.Get(tournament.Of(j))(b)
				state := cup.State()
				must.Hold(b, len(state.Penalties) == penalties && len(standings.After(&state, 0).Lines) == 200,
					"penalties are lost")
			}
		})
	}
}
