package stockpile

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// Hidden portfolios and open books have the same result, although in the hidden game stock cards are not entered.
func TestHiddenGamesComeOutAsOpenOnes(t *testing.T) {
	draw := rand.New(rand.NewPCG(2015, 1)).IntN
	for n := range gametest.Repetitions(120) {
		o := with(standard(), func(o *board.Options) {
			if n%2 == 0 {
				advanced(o)
			}
			o.Investors = n%3 == 0
			o.FeesStrict, o.Forgiven, o.OneSplit = n%5 == 0, n%7 == 0, n%11 == 0
		})
		hidden := open(t, o, 2+n%4)
		// The open game has one more round, so that it keeps its cards when the hidden game is over.
		known := *o
		known.Holdings, known.Rounds = "open_books", hidden.Layout().Rounds+1
		books := open(t, &known, 2+n%4)
		for !hidden.Over() {
			if board.PhaseOf(hidden) == board.PhaseReveal {
				hidden = revealed(t, hidden, books)
				break
			}
			from := (Rulebook{}).Expected(books).Next
			e := from[draw(len(from))]
			conformance.Fill(e, books, func(f *calc.Field) int { return conformance.Value(f, draw) })
			next, _, refusal := e.Apply(books)
			if refusal != nil {
				continue
			}
			if veiled, enters := concealed(e, hidden, books); enters {
				hidden, _ = gametest.Apply(t, hidden, veiled)
			}
			books = next
			for seat := range hidden.Layout().Seats {
				if got, want := hidden.Cash(seat), books.Cash(seat); got != want {
					t.Fatalf("after %s seat %d has %d, and with open books %d", gametest.Written(e), seat, got, want)
				}
			}
		}
		for seat, tally := range tallies(books) {
			want := tally.cash + tally.bonus + tally.graham - tally.fees
			for company, shares := range tally.shares {
				want += shares * books.Price(company)
			}
			expect.Equal(t, hidden.Cash(seat), want, "seat %d ends with", seat)
		}
	}
}

// concealed returns the entry for the hidden game, and whether that game needs it. For a dividend, players show the
// cards claimed in the open game; for a split they show all their cards.
func concealed(e calc.Entry, hidden, books calc.Table) (calc.Entry, bool) {
	var open Claims
	switch e := e.(type) {
	case *Setup:
		veiled := &Setup{}
		for _, s := range e.Seats {
			veiled.Seats = append(veiled.Seats, Start{Investors: s.Investors})
		}
		return veiled, asksSetup(board.OptionsOf(hidden))
	case *demand.Take:
		veiled := *e
		veiled.Cards = board.Count{}
		return &veiled, true
	case *Action:
		open, e = e.Claims, &Action{Seat: e.Seat, What: e.What, Company: e.Company}
		return shows(e, hidden, books, open), true
	case *Declare:
		open, e = e.Claims, &Declare{Seat: e.Seat, Company: e.Company}
		return shows(e, hidden, books, open), true
	case *Movement:
		open, e = e.Claims, &Movement{Forecasts: e.Forecasts}
		return shows(e, hidden, books, open), true
	}
	return e, true
}

func shows(e calc.Entry, hidden, books calc.Table, open Claims) calc.Entry {
	_ = calc.Ask(e, hidden, func(f *calc.Field) (bool, error) {
		list, _, _ := strings.Cut(f.Name, ".")
		held := cards{board.RegularCards(books, f.Seat, f.Company), board.SplitCards(books, f.Seat, f.Company)}
		shown := held
		for _, claim := range open {
			if claim.Seat == f.Seat && (claim.Company == "" || claim.Company == board.CodeOf(f.Company)) {
				shown = claim.dividend()
			}
		}
		switch list {
		case "shown":
			f.Set(min(shown.regular, f.Allowed.Max))
		case "shown_split":
			f.Set(min(shown.split, f.Allowed.Max))
		case "repeat":
			f.Set(min(held.regular, f.Allowed.Max))
		case "repeat_split":
			f.Set(min(held.split, f.Allowed.Max))
		default:
			return false, nil
		}
		return true, nil
	})
	return e
}

func revealed(t judge, hidden, books calc.Table) calc.Table {
	t.Helper()
	for !hidden.Over() {
		e := &Reveal{Seat: hidden.Turn()}
		for company := range board.Companies {
			e.Regular[company] = board.RegularCards(books, e.Seat, company)
			e.Split[company] = board.SplitCards(books, e.Seat, company)
		}
		hidden, _ = gametest.Apply(t, hidden, e)
	}
	return hidden
}

// A fee of 2 at a cash of 1 is owed in full.
func TestOwedFeesReadAsTheyAre(t *testing.T) {
	table := stand(t, standard(), "selling", []SeatPosition{owing(cash(1), 2), cash(5), cash(5)})
	for _, place := range (Rulebook{}).Standing(table).Places {
		want := []calc.Term{calc.With("fees", -2), calc.With("uncovered", 1)}
		expect.True(t, place.Seat != 0 || place.Worth == 0 && slices.Equal(place.Extras, want),
			"worth %d with %v, want 0 with %v", place.Worth, place.Extras, want)
	}
}
