package desk

import (
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// A NewGame is the page that sets up a game.
type NewGame struct {
	// Wish is the wish as the server understood it, to be sent back with the next change.
	Wish SetupDraft `json:"wish"`
	// Rulebooks are the games; Offers are the presets and saved rules of the chosen game, and Note is about all of them.
	Rulebooks []Offer `json:"rulebooks"`
	Offers    []Offer `json:"offers"`
	Note      string  `json:"note,omitempty"`
	// House lists the house rules in sentences; Parts hold the form's fields for all options.
	House []string    `json:"house"`
	Parts []page.Part `json:"parts"`
	// Count is a sentence on the number of players; Least and Most are its limits. Most is 0 if no game is chosen.
	Count string `json:"count"`
	Least int    `json:"least"`
	Most  int    `json:"most"`
	// Drawn is the result of drawing lots as a sentence; empty if no lots were drawn.
	Drawn string `json:"drawn,omitempty"`
	// Ready reports whether the game can begin; then Says names the player who begins. Otherwise Says gives the
	// obstacle, and Wrong names the option, seat ("seats.2") or "title" at fault. Wrong is empty if input is just
	// missing.
	Ready bool   `json:"ready"`
	Says  string `json:"says"`
	Wrong string `json:"wrong,omitempty"`
	// Known holds the people who may play again.
	Known Known `json:"known"`
}

// An Offer is a game to choose, or a preset or saved rules to begin with.
type Offer struct {
	Name   string `json:"name"`
	About  string `json:"about"`
	Remark string `json:"remark,omitempty"`
	// Wish holds the fields of a wish that choose the offer.
	Wish   Preset `json:"wish"`
	Chosen bool   `json:"chosen,omitempty"`
}

// A Preset is the part of a wish that chooses an offer.
type Preset struct {
	Rulebook string `json:"rulebook"`
	Preset   string `json:"preset"`
	Template int64  `json:"template"`
}

// newGame returns the page for a wish. An empty wish begins with the settings of the last game.
func (d *Desk) newGame(_ door.Call, w SetupDraft) (NewGame, error) {
	if w.Rulebook == "" && w.Seats == nil && w.List == "" {
		w = d.last()
	}
	s, err := d.read(w)
	if err != nil {
		return NewGame{}, err
	}
	known := newgame.KnownPlayers(d.book)
	of := NewGame{Offers: []Offer{}, House: []string{}, Parts: []page.Part{},
		Wish:      SetupDraft{Seats: s.setup.Names, Title: s.setup.Title, Drawn: s.setup.Drawn},
		Rulebooks: games(s.Rulebook), Known: knownOf(known, "", s.setup.Names)}
	if s.Rulebook == nil {
		of.Says = words.Text("new.missing.game")
		return of, nil
	}
	of.Wish.Rulebook, of.Wish.Preset, of.Wish.Sets = w.Rulebook, s.offers[s.chosen].Key, setsOf(s.Rules)
	for i, o := range s.offers {
		offer := Offer{Name: o.Name, About: o.About, Remark: o.Remark, Wish: Preset{w.Rulebook, o.Key, 0}, Chosen: i == s.chosen}
		if o.Template != nil {
			offer.Wish.Template = o.Template.ID
		}
		if offer.Chosen {
			of.Wish.Template = offer.Wish.Template
		}
		of.Offers = append(of.Offers, offer)
	}
	of.Note, of.House = newgame.OffersNote(s.Rulebook), s.Lines()
	of.Parts, _ = s.Parts(func(option string) string { return option }, nil)
	of.Least, of.Most = s.Rulebook.Seats(s.Options)
	of.Count = newgame.SeatCount(of.Least, of.Most)
	if s.setup.Drawn != nil && slices.Equal(s.setup.Drawn.Names(), s.setup.Names) {
		of.Drawn = words.Drawn(*s.setup.Drawn)
	}
	for len(of.Wish.Seats) < of.Least {
		of.Wish.Seats = append(slices.Clip(of.Wish.Seats), "")
	}
	var wrong *calc.Refusal
	of.Says, wrong = s.trouble()
	of.Ready = wrong == nil
	if wrong != nil && !wrong.Unfinished {
		of.Wrong = wrong.Field
	}
	return of, nil
}

func games(chosen calc.Rulebook) []Offer {
	var all []Offer
	for _, r := range rulebooks.All() {
		all = append(all, Offer{Name: words.Text("rulebook." + r.ID() + ".short"), About: newgame.Players(r),
			Wish: Preset{Rulebook: r.ID()}, Chosen: chosen != nil && chosen.ID() == r.ID()})
	}
	return all
}

// A Known holds people who may play.
type Known struct {
	// Names complete the typed text, or are recent players if nothing is typed. Groups are people who played together.
	Names  []string   `json:"names"`
	Groups [][]string `json:"groups"`
}

func knownOf(friends newgame.Friends, typed string, seated []string) Known {
	k := Known{Names: friends.Completions(typed, seated), Groups: [][]string{}}
	if typed == "" {
		k.Names = newgame.NamesIn(friends.Offered())
	}
	for _, group := range friends.Groups {
		k.Groups = append(k.Groups, newgame.NamesIn(group))
	}
	return k
}

// people returns the people whose names complete the query's "typed" text, except the people in its "seated" list.
func (d *Desk) people(c door.Call) (Known, error) {
	return knownOf(newgame.KnownPlayers(d.book), c.Query.Get("typed"), c.Query["seated"]), nil
}
