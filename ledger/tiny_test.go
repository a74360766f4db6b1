package ledger

import (
	"testing"

	"scripkeeper/calc"
)

// The smallest game that has all a game can have: two companies, a trade, a price, an end.

type tiny struct{ version int }

type tinyOptions struct {
	Cash int `json:"cash"`
}

func (o *tinyOptions) Form() calc.Form { return calc.Form{} }

func (o *tinyOptions) Check() *calc.Refusal {
	if o.Cash < 0 {
		return calc.Refuse("cash.low", "cash")
	}
	return nil
}

type tinyTrade struct {
	Seat    int `json:"seat"`
	Company int `json:"company"`
	Count   int `json:"count"`
}

type tinyPrice struct {
	Company int    `json:"company"`
	Price   int    `json:"price"`
	Note    string `json:"note,omitempty"`
}

func (tiny) ID() string                           { return "tiny" }
func (t tiny) Version() int                       { return t.version }
func (tiny) Rules() []calc.Rule                   { return []calc.Rule{{Key: "all", Source: "here"}} }
func (tiny) Seats(o calc.Options) (low, high int) { return 2, 6 }

func (tiny) Presets() []calc.Preset {
	return []calc.Preset{{Key: "plain", Options: &tinyOptions{Cash: 500}}}
}

func (tiny) Open(o calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := o.Check(); refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	seats, refusal := calc.CheckNames(names)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	if len(seats) < 2 || len(seats) > 6 {
		return calc.Table{}, calc.Statement{}, calc.Refuse("seats.count", "seats").With("min", 2).With("max", 6)
	}
	scale := calc.Scale{Min: 10, Max: 250, Step: 10}
	d := calc.NewBuilder(calc.NewTable(&calc.Layout{
		Seats: seats, Companies: []calc.Company{{Key: "blue", Code: "B"}, {Key: "red", Code: "R"}},
		Tracks: []calc.Track{scale, scale}, Classes: 1, Options: o,
	}))
	d.Line("opening", "all", calc.None, calc.None)
	for seat := range seats {
		d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), o.(*tinyOptions).Cash)
	}
	d.Set(calc.TurnMark, 0)
	d.Set(calc.RoundMark, 1)
	for company := range 2 {
		d.Set(d.Layout().PriceMark(company), 100)
	}
	table, statement := d.Done()
	return table, statement, nil
}

func (tiny) Expected(t calc.Table) calc.Expected {
	return calc.Expected{Next: []calc.Entry{&tinyTrade{Seat: t.Turn()}, &tinyPrice{}}}
}

func (tiny) Kinds() []string { return []string{"trade", "price"} }

func (tiny) Blank(kind string) (calc.Entry, bool) {
	switch kind {
	case "trade":
		return &tinyTrade{}, true
	case "price":
		return &tinyPrice{}, true
	}
	return nil, false
}

func (tiny) Standing(t calc.Table) calc.Standing {
	best := 0
	for seat := range t.Layout().Seats {
		worth, _ := calc.Worth(t, seat)
		best = max(best, worth)
	}
	var s calc.Standing
	for seat := range t.Layout().Seats {
		worth, parts := calc.Worth(t, seat)
		rank := 2
		if worth == best {
			rank = 1
		}
		s.Places = append(s.Places, calc.Place{Seat: seat, Rank: rank, Worth: worth, Parts: parts})
	}
	return s
}

func (*tinyTrade) Kind() string                { return "trade" }
func (*tinyTrade) Form(t calc.Table) calc.Form { return calc.Form{} }

func (e *tinyTrade) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	l := t.Layout()
	if !l.HasSeat(e.Seat) || !l.HasCompany(e.Company) || e.Count < -1000 || e.Count > 1000 {
		return t, calc.Statement{}, calc.Refuse("trade.what", "")
	}
	price := t.Price(e.Company)
	switch {
	case e.Count*price > t.Cash(e.Seat):
		return t, calc.Statement{}, calc.Refuse("cash.short", "count").Seated(e.Seat).With("max", t.Cash(e.Seat)/price)
	case -e.Count > t.Shares(e.Seat, e.Company):
		return t, calc.Statement{}, calc.Refuse("shares.short", "count").Seated(e.Seat).With("max", t.Shares(e.Seat, e.Company))
	}
	d := calc.NewBuilder(t)
	d.Line("trade", "all", e.Seat, e.Company, calc.Term{Role: "count", Value: e.Count}, calc.Term{Role: "price", Value: price})
	d.Move(calc.Market(), calc.Of(e.Seat), calc.Share(e.Company), e.Count)
	d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), e.Count*price)
	next := (e.Seat + 1) % len(l.Seats)
	d.Set(calc.TurnMark, next)
	if next == 0 {
		d.Set(calc.RoundMark, t.Round()+1)
	}
	table, statement := d.Done()
	return table, statement, nil
}

func (*tinyPrice) Kind() string                { return "price" }
func (*tinyPrice) Form(t calc.Table) calc.Form { return calc.Form{} }

func (e *tinyPrice) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if !t.Layout().HasCompany(e.Company) {
		return t, calc.Statement{}, calc.Refuse("price.company", "company")
	}
	if _, on := t.Layout().Tracks[e.Company].Index(e.Price); !on {
		return t, calc.Statement{}, calc.Refuse("price.off", "price").With("min", 10).With("max", 250)
	}
	d := calc.NewBuilder(t)
	d.Line("price", "all", calc.None, e.Company)
	d.Set(t.Layout().PriceMark(e.Company), e.Price)
	table, statement := d.Done()
	return table, statement, nil
}

func books() []calc.Rulebook { return []calc.Rulebook{tiny{version: 2}} }

func ann() Author { return Author{Person: "Ann", Device: "Ann's phone"} }

func buy(seat, company, count int) calc.Entry {
	return &tinyTrade{Seat: seat, Company: company, Count: count}
}

func price(company, price int) calc.Entry { return &tinyPrice{Company: company, Price: price} }

func tinySetup() Setup {
	return Setup{Rulebook: "tiny", Title: "Friday night", Names: []string{" Ann ", "Бен", "Zoë"}}
}

// openBook opens a new book that closes with the test.
func openBook(t testing.TB) *Book {
	t.Helper()
	return openAt(t, t.TempDir()+"/games.db")
}

func openAt(t testing.TB, path string) *Book {
	t.Helper()
	b, err := Open(path, books())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func begun(t testing.TB, b *Book) *Game {
	t.Helper()
	g, err := b.Begin(tinySetup(), ann())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// say records entries that must be legal.
func say(t testing.TB, g *Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		if _, err := g.Record(e, ann()); err != nil {
			t.Fatal(err)
		}
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
