//go:build !race

package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// heard are the words and the figures of the page that is seen.
func heard(s *Shell) string {
	var all []string
	walk(s.window.Content(), func(o fyne.CanvasObject) {
		if a, ok := o.(fyne.Accessible); ok {
			all = append(all, a.AccessibilityLabel())
		}
	})
	return strings.Join(all, "\n")
}

// veiledGame plays a recorded game with veiled portfolios until somebody holds something.
func veiledGame(t *testing.T, entries int) (*Shell, *tablePage) {
	t.Helper()
	g := recordedGame(t, "stockpile", "fees-four-veiled")
	s := begin(t)
	dressed(t, s, look.Theme{Variant: look.Light}, onPhone())
	if err := s.session.Begin(g.setup); err != nil {
		t.Fatal(err)
	}
	page := newTablePage(s)
	s.Home(page)
	if entries < 0 {
		entries = len(g.entries)
	}
	say(t, s, g.entries[:entries]...)
	settle(s, onPhone())
	return s, page
}

// Nobody sees what another holds: not in the matrix, not in what happened last, not in the log, not in the standing.
func TestHoldingsStayBehindTheVeil(t *testing.T) {
	s, page := veiledGame(t, 12)
	v := s.session.View()
	held := false
	for seat, name := range v.Layout.Seats {
		for company := range v.Layout.Companies {
			if v.Table.Shares(seat, company) == 0 {
				continue
			}
			held = true
			label := name.Name + ", " + words.Upper(words.Company(v.Layout, company))
			if text := heard(s); strings.Contains(text, label+" ") && !strings.Contains(text, label+" ·") {
				t.Errorf("the table tells what %s holds", name.Name)
			}
		}
		if place := v.Place(seat); place.Worth > v.Table.Cash(seat) {
			t.Errorf("%s is said to be worth %d with %d in cash", name.Name, place.Worth, v.Table.Cash(seat))
		}
	}
	if !held {
		t.Fatal("nobody holds anything yet")
	}
	secrets := 0
	for _, step := range v.Game.Steps() {
		for _, line := range step.Statement.Lines {
			if !line.Secret {
				continue
			}
			secrets++
			sentence := words.Line(v.ID(), v.Layout, line)
			if told := v.Tell(line); told == sentence || !strings.Contains(told, v.Layout.Seats[line.Seat].Name) {
				t.Errorf("it is told that %q", told)
			}
			if told := v.For(line.Seat).Tell(line); told != sentence {
				t.Errorf("%s is told %q", v.Layout.Seats[line.Seat].Name, told)
			}
			s.Push(newLogPage(s))
			if strings.Contains(heard(s), sentence) {
				t.Errorf("the log tells %q", sentence)
			}
			s.Home(page)
		}
	}
	if secrets == 0 {
		t.Error("no line is for anybody's own eyes")
	}
}

// A player lifts the veil for a look, and it falls again behind the page.
func TestAPlayerLiftsTheVeil(t *testing.T) {
	s, page := veiledGame(t, 12)
	v := s.session.View()
	for seat, of := range v.Layout.Seats {
		for company := range v.Layout.Companies {
			shares := v.Table.Shares(seat, company)
			if shares == 0 {
				continue
			}
			title := words.Tell("why.title", words.Names{"value": words.Number(shares)})
			s.Home(page)
			page.why(seat, company)
			if says(s, title) {
				t.Fatalf("%s's shares are told at once", of.Name)
			}
			tap(t, s, words.Tell("veil.only", words.Names{"name": of.Name}))
			mustSay(t, s, title)
			s.Back()
			page.why(seat, widget.NameColumn)
			tap(t, s, words.Tell("veil.only", words.Names{"name": of.Name}))
			mustSay(t, s, words.Tell("why.worth.sum", words.Names{"amount": words.Number(v.For(seat).Place(seat).Worth)}))
			if v.For(seat).Place(seat).Worth <= v.Table.Cash(seat) {
				t.Errorf("what %s holds counts for nothing", of.Name)
			}
			return
		}
	}
	t.Fatal("nobody holds anything yet")
}

// What somebody got is put right by that player alone.
func TestAnEntryBehindTheVeilIsAmendedByItsPlayer(t *testing.T) {
	s, _ := veiledGame(t, 12)
	for _, step := range s.session.View().Game.Steps() {
		seat, secret := s.session.View().secretOf(step.Statement)
		if !secret || step.Entry.Kind() != "take" {
			continue
		}
		s.pushAmend(step.Number)
		if _, covered := s.Page().(*coverPage); !covered {
			t.Fatalf("entry %d is open to all: %T", step.Number, s.Page())
		}
		tap(t, s, words.Tell("veil.only", words.Names{"name": s.session.View().Layout.Seats[seat].Name}))
		if _, open := s.Page().(*sheetPage); !open {
			t.Errorf("the player sees %T", s.Page())
		}
		return
	}
	t.Fatal("nobody took a pile")
}

// At the end the veil falls for all.
func TestTheVeilFallsAtTheEnd(t *testing.T) {
	s, _ := veiledGame(t, -1)
	v := s.session.View()
	if !v.Table.Over() {
		t.Fatal("the game goes on")
	}
	for seat := range v.Layout.Seats {
		if v.Veiled(seat) {
			t.Errorf("seat %d is veiled after the end", seat)
		}
	}
	s.Push(newResultPage(s))
	for _, place := range v.Standing.Places {
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
		}
		for _, extra := range place.Extras {
			sum += extra.Value
		}
		if sum != place.Worth {
			t.Errorf("seat %d: the parts make %d, the worth is %d", place.Seat, sum, place.Worth)
		}
	}
}

// What a seat holds and what it could sell is not on the sheet before its player opens it.
func TestASheetIsClosedUntilItsPlayerOpensIt(t *testing.T) {
	s, _ := veiledGame(t, 30)
	v := s.session.View()
	sell := v.Expected().All()[0]
	sh := newSheet(s, v, sell)
	f := sh.editor.(*formEditor)
	covers := 0
	for name, control := range f.controls {
		if _, cover := control.(*coverControl); !cover {
			t.Errorf("%s is open to all", name)
		}
		covers++
	}
	if covers != 1 {
		t.Errorf("there are %d covers for one player", covers)
	}
	seat := v.Table.Turn()
	f.reveal(seat)
	held := 0
	for company := range v.Layout.Companies {
		if v.Table.Shares(seat, company) > 0 {
			held++
		}
	}
	if held == 0 || len(f.controls) < held {
		t.Errorf("the player holds %d companies and finds %d fields", held, len(f.controls))
	}
	f.reveal(calc.None)
	if len(f.controls) != 1 {
		t.Error("the veil does not fall again")
	}
}

// A dividend asks every seat behind its own veil, also those that have nothing, and tells nothing before it is recorded.
func TestADividendAsksEverybodyBehindTheVeil(t *testing.T) {
	s, _ := veiledGame(t, 34)
	v := s.session.View()
	sh := newSheet(s, v, v.Expected().All()[0])
	f := sh.editor.(*formEditor)
	forecast := f.fresh("forecasts.0")
	for i, choice := range tellable(forecast) {
		if choice.Key == "dollars" {
			test.Tap(f.controls["forecasts.0"].(*chipControl).chips[i])
		}
	}
	covers := 0
	for _, control := range f.controls {
		if _, cover := control.(*coverControl); cover {
			covers++
		}
	}
	if covers != len(v.Layout.Seats) || !f.common() || sh.figures.Visible() || len(sh.preview.Objects) != 1 {
		t.Errorf("%d of %d seats are asked, figures %t, %d lines", covers, len(v.Layout.Seats), sh.figures.Visible(), len(sh.preview.Objects))
	}
	for seat := range v.Layout.Seats {
		f.reveal(seat)
		if len(f.controls) < covers {
			t.Errorf("seat %d finds nothing", seat)
		}
	}
}

// The forecast that is left follows from the five others, and a second tap takes one back.
func TestTheLastForecastFollows(t *testing.T) {
	s, _ := veiledGame(t, 34)
	v := s.session.View()
	f := newSheet(s, v, v.Expected().All()[0]).editor.(*formEditor)
	chip := func(company, card int) *widget.Chip {
		return f.controls[calc.ItemName("forecasts", company)].(*chipControl).chips[card]
	}
	for company := range 5 {
		test.Tap(chip(company, company))
	}
	if !chip(5, 5).Chosen() {
		t.Error("the last card is not there")
	}
	test.Tap(chip(0, 0))
	if chip(0, 0).Chosen() || chip(5, 5).Chosen() {
		t.Error("a second tap takes nothing back")
	}
	test.Tap(chip(0, 5))
	if !chip(5, 0).Chosen() {
		t.Error("the last card does not follow")
	}
	test.Tap(chip(5, 0))
	if f.fresh("forecasts.5").Get() != calc.None {
		t.Error("what is taken back comes again")
	}
}
