package desk

import (
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// A NewGame is the page that sets up a game.
type NewGame struct {
	// Wish is the wish as it was understood; the page goes on with it.
	Wish Wish `json:"wish"`
	// Rulebooks are the games, Offers what the chosen one can begin with.
	Rulebooks []Offer `json:"rulebooks"`
	Offers    []Offer `json:"offers"`
	// House is what differs from the rule set, in sentences; Groups are all options.
	House  []string `json:"house"`
	Groups []Group  `json:"groups"`
	// Count tells how many can play; Least and Most are that as numbers, Most 0 where no game is chosen.
	Count string `json:"count"`
	Least int    `json:"least"`
	Most  int    `json:"most"`
	// Drawn tells how lots decided, empty where they did not.
	Drawn string `json:"drawn,omitempty"`
	// Ready reports that the game can begin: Says is on who does. Else Says is what keeps it from that, Wrong the
	// option or seat ("seats.2") or "title" it is about, and Unfinished reports that something is merely missing.
	Ready      bool   `json:"ready"`
	Says       string `json:"says"`
	Wrong      string `json:"wrong,omitempty"`
	Unfinished bool   `json:"unfinished,omitempty"`
	// Known are the people who may play again.
	Known Known `json:"known"`
}

// An Offer is a game to choose, or a rule set or saved rules to begin with.
type Offer struct {
	Name  string `json:"name"`
	About string `json:"about"`
	// Wish is what whoever chooses it wishes.
	Wish   Preset `json:"wish"`
	Chosen bool   `json:"chosen,omitempty"`
}

// A Preset is the part of a wish that an offer is about.
type Preset struct {
	Rulebook string `json:"rulebook"`
	Preset   string `json:"preset"`
	Template int64  `json:"template"`
}

// A Group are options under a heading, which may be empty.
type Group struct {
	Heading string   `json:"heading"`
	Options []Option `json:"options"`
	// Changed is how many of them differ from the rule set.
	Changed int `json:"changed"`
}

// An Option is one of a game's options.
type Option struct {
	Field sheet.Field `json:"field"`
	// Range tells what numbers it allows, empty for what is none.
	Range string `json:"range,omitempty"`
	// Default tells what it was in the rule set, empty where it still is.
	Default string `json:"default,omitempty"`
	// Wrong is what is wrong with it, empty for nothing.
	Wrong string `json:"wrong,omitempty"`
}

// newGame shows a wish as it stands.
func (d *Desk) newGame(_ door.Call, w Wish) (NewGame, error) {
	if w.Rulebook == "" && w.Seats == nil && w.List == "" {
		w = d.last()
	}
	s, err := d.read(w)
	if err != nil {
		return NewGame{}, err
	}
	known := newgame.KnownPlayers(d.book)
	page := NewGame{Offers: []Offer{}, House: []string{}, Groups: []Group{},
		Wish:      Wish{Seats: s.setup.Names, Title: s.setup.Title, Drawn: s.setup.Drawn},
		Rulebooks: games(s.Rulebook), Known: knownOf(known, "", s.setup.Names)}
	if s.Rulebook == nil {
		page.Says, page.Unfinished = words.Text("new.missing.game"), true
		return page, nil
	}
	page.Wish.Rulebook, page.Wish.Preset, page.Wish.Sets = w.Rulebook, s.offers[s.chosen].Key, setsOf(s.House)
	for i, o := range s.offers {
		offer := Offer{Name: o.Name, About: o.About, Wish: Preset{w.Rulebook, o.Key, 0}, Chosen: i == s.chosen}
		if o.Template != nil {
			offer.Wish.Template = o.Template.ID
		}
		if offer.Chosen {
			page.Wish.Template = offer.Wish.Template
		}
		page.Offers = append(page.Offers, offer)
	}
	page.House, page.Groups = s.Lines(), groups(s.House)
	page.Least, page.Most = s.Rulebook.Seats(s.Options)
	page.Count = newgame.SeatCount(page.Least, page.Most)
	if s.setup.Drawn != nil && slices.Equal(s.setup.Drawn.Names(), s.setup.Names) {
		page.Drawn = words.Drawn(*s.setup.Drawn)
	}
	for len(page.Wish.Seats) < page.Least {
		page.Wish.Seats = append(slices.Clip(page.Wish.Seats), "")
	}
	var wrong *calc.Refusal
	page.Says, wrong = s.trouble()
	page.Ready = wrong == nil
	if wrong != nil {
		page.Wrong, page.Unfinished = wrong.Field, wrong.Unfinished
	}
	return page, nil
}

// games are all games, and which is chosen.
func games(chosen calc.Rulebook) []Offer {
	var all []Offer
	for _, r := range rulebooks.All() {
		all = append(all, Offer{Name: words.Text("rulebook." + r.ID() + ".short"), About: newgame.Players(r),
			Wish: Preset{Rulebook: r.ID()}, Chosen: chosen != nil && chosen.ID() == r.ID()})
	}
	return all
}

// groups are the options of a house, in the groups that the rulebook gives them.
func groups(h newgame.House) []Group {
	id, before, differ := h.Rulebook.ID(), h.Origins(), h.Changed()
	refused, why := h.Refusal()
	var all []Group
	for _, f := range h.Options.Form().Fields {
		if heading := words.OptionGroup(id, f.Name); heading != "" || len(all) == 0 {
			all = append(all, Group{Heading: heading})
		}
		option := Option{Field: newgame.Field(id, f), Wrong: newgame.Outside(id, f)}
		if option.Field.Input == sheet.Number || option.Field.Input == sheet.Stepper {
			option.Range = newgame.Bounds("new.range", option.Field.Full, f.Allowed)
		}
		if f.Name == refused && option.Wrong == "" {
			option.Wrong = why
		}
		group := &all[len(all)-1]
		if newgame.IsChanged(differ, f.Name) {
			group.Changed++
			if origin, known := before[f.Name]; known {
				option.Default = words.Format("new.default", words.Names{"value": words.OptionSet(id, origin)})
			}
		}
		group.Options = append(group.Options, option)
	}
	return all
}

// Known are people who may play.
type Known struct {
	// Names are those whose names go on from what is typed, or who played lately; Groups those who played together.
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

// people are the people whose names go on from what is "typed"; "seated" sit there already.
func (d *Desk) people(c door.Call) (Known, error) {
	return knownOf(newgame.KnownPlayers(d.book), c.Query.Get("typed"), c.Query["seated"]), nil
}
