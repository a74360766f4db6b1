package jsonout

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/stats"
)

// A Person is the JSON of a person who has finished games.
type Person struct {
	ID          string   `json:"id"`
	Name        string   `json:"name"`
	Games       int      `json:"games"`
	Wins        int      `json:"wins"`
	Short       string   `json:"short,omitempty"`
	Hidden      bool     `json:"hidden,omitempty"`
	Mu          float64  `json:"mu"`
	Sigma       float64  `json:"sigma"`
	Edition     int      `json:"edition"`
	Strength    float64  `json:"strength"`
	Provisional bool     `json:"provisional,omitempty"`
	Places      []Played `json:"places"`
}

type Played struct {
	ID       string  `json:"id"`
	Rulebook string  `json:"rulebook"`
	Seat     int     `json:"seat"`
	Place    int     `json:"place"`
	Mu       float64 `json:"mu"`
	Sigma    float64 `json:"sigma"`
}

func PersonOf(person stats.Career) Person {
	r := person.Rating()
	out := Person{
		ID: person.ID.String(), Name: person.Name, Short: person.Short, Hidden: person.Hidden,
		Games: len(person.Played),
		Wins:  len(person.Won()), Mu: r.Mu, Sigma: r.Sigma, Edition: rating.Edition, Strength: r.Shown(), Provisional: person.Provisional(),
	}
	for _, g := range person.Played {
		id, after := g.Game.ID.String(), g.After
		out.Places = append(out.Places, Played{id, g.Game.Rulebook, g.Seat, g.Rank, after.Mu, after.Sigma})
	}
	return out
}

// A Record is the JSON of the best feat of its kind.
type Record struct {
	Kind stats.HighlightKind `json:"kind"`
	Held []Highlight         `json:"held"`
}

// A Highlight is a person's feat, or a notable event of a game.
type Highlight struct {
	Name     string `json:"name,omitempty"`
	Person   string `json:"person,omitempty"`
	Value    int    `json:"value"`
	Of       int    `json:"of,omitempty"`
	ID       string `json:"id"`
	Rulebook string `json:"rulebook"`
	Seat     *int   `json:"seat,omitempty"`
	Entry    int    `json:"entry,omitempty"`
	Text     string `json:"text"`
}

func RecordOf(best stats.Superlative) Record {
	out := Record{Kind: best.Kind}
	for _, f := range best.Holders {
		one := Highlight{
			Name: f.Name(), Value: f.Value, Of: f.Of,
			ID: f.Game.ID.String(), Rulebook: f.Game.Rulebook, Seat: seatOf(f.Seat),
			Entry: f.Entry, Text: words.Highlight(f),
		}
		if f.Person.ID != (ledger.PersonID{}) {
			one.Person = f.Person.ID.String()
		}
		out.Held = append(out.Held, one)
	}
	return out
}
