package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/stockholder"
)

func TestTheResultSpellsTheSumsOut(t *testing.T) {
	s := begin(t)
	playing(t, s, "Friday night", []string{"Ann", "Ben", "Zoë"}, 24)
	s.Push(newResultPage(s))
	v := s.session.View()
	if !v.Standing.Final {
		t.Fatal("the game is not over")
	}
	mustSay(t, s, words.Tell("result.won", words.Names{"name": v.Winners()[0]}))
	for _, place := range v.Standing.Places {
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
		}
		if sum != place.Worth {
			t.Errorf("the parts add up to %d, the worth is %d", sum, place.Worth)
		}
		mustSay(t, s, words.Tell("why.worth.cash", words.Names{"amount": words.Number(place.Parts[0].Amount)}))
	}
	var figures []*widget.Figure
	walk(s.window.Canvas().Content(), func(o fyne.CanvasObject) {
		if f, ok := o.(*widget.Figure); ok {
			figures = append(figures, f)
		}
	})
	if len(figures) != 3 {
		t.Fatalf("%d net worths are shown", len(figures))
	}
	test.Tap(figures[0])
	if _, ok := s.Page().(*whyPage); !ok {
		t.Errorf("a tap on a net worth shows %T", s.Page())
	}
}

func TestTheResultIsCopiedAsText(t *testing.T) {
	s := begin(t)
	playing(t, s, "Friday night", []string{"Ann", "Ben", "Zoë"}, 24)
	s.Push(newResultPage(s))
	tap(t, s, words.Say("result.copy"))
	lines := strings.Split(s.app.Clipboard().Content(), "\n")
	if len(lines) != 5 || lines[0] != "Friday night" || !strings.HasSuffix(lines[1], " wins") || !strings.HasPrefix(lines[2], "1. ") {
		t.Errorf("the clipboard holds %q", lines)
	}
}

func TestEqualWorthSharesTheWin(t *testing.T) {
	s := begin(t)
	playing(t, s, "", []string{"Ann", "Ben"}, 0)
	e := stockholder.NewPosition(s.session.View().Table)
	e.Round, e.Turn = 8, 1
	e.Seats[0], e.Seats[1] = calc.SeatPosition{Cash: 500, Shares: make([]int, 4)}, calc.SeatPosition{Cash: 500, Shares: make([]int, 4)}
	if err := s.session.Record(e); err != nil {
		t.Fatal(err)
	}
	s.Push(newResultPage(s))
	mustSay(t, s, "Standing now")
	if says(s, "Ann, Ben share the win") {
		t.Error("a winner is named before the end")
	}
	if err := s.session.Record(likely(t, s.session.View())); err != nil {
		t.Fatal(err)
	}
	mustSay(t, s, "Ann, Ben share the win")
	for _, place := range s.session.View().Standing.Places {
		if place.Rank != 1 || place.Worth != 500 {
			t.Errorf("seat %d has rank %d and %d", place.Seat, place.Rank, place.Worth)
		}
	}
}

func TestTheChartHasAPointForEveryEntryThatCounts(t *testing.T) {
	s := begin(t)
	playing(t, s, "", []string{"Ann", "Ben", "Zoë"}, 6)
	v := s.session.View()
	series := worthByTurn(v)
	if len(series) != 3 {
		t.Fatalf("%d lines", len(series))
	}
	for seat, line := range series {
		if len(line.Values) != 7 || line.Values[0] != 400 || line.Values[6] != v.Place(seat).Worth || line.Name != v.Layout.Seats[seat].Name {
			t.Errorf("seat %d has the line %+v, and is worth %d", seat, line, v.Place(seat).Worth)
		}
	}
}

func TestPlayAgainAsksForTheSamePlayers(t *testing.T) {
	s := begin(t)
	playing(t, s, "", []string{"Ann", "Ben", "Zoë"}, 24)
	s.Push(newTablePage(s))
	s.Push(newResultPage(s))
	tap(t, s, words.Say("result.again"))
	p, ok := s.Page().(*newGamePage)
	if !ok || len(s.pages) != 2 || strings.Join(p.seats.names(), " ") != "Ann Ben Zoë" || p.games.offer().name != "3 × 5" {
		t.Errorf("%T is seen, %d deep", s.Page(), len(s.pages))
	}
}
