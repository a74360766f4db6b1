package desk

import (
	"slices"
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// A SetupDraft, or wish, is a game being set up on a page. An empty wish begins with the settings of the last game.
type SetupDraft struct {
	// Rulebook is the game's id, Preset the key of its rule set. Template is the number of saved rules to use instead.
	Rulebook string `json:"rulebook"`
	Preset   string `json:"preset,omitempty"`
	Template int64  `json:"template,omitempty"`
	// Sets are the house rules: the changes to the rule set, in order.
	Sets []Set `json:"sets,omitempty"`
	// Seats are the players in playing order. List is a typed or pasted list of names that replaces Seats.
	Seats []string `json:"seats,omitempty"`
	List  string   `json:"list,omitempty"`
	Title string   `json:"title,omitempty"`
	// Drawn is the result of drawing lots. Draw asks to draw the first player ("first") or the playing order ("order").
	Drawn *record.Drawn    `json:"drawn,omitempty"`
	Draw  record.DrawnWhat `json:"draw,omitempty"`
	// Name is the name to save the rules under, see [Desk.saveRules].
	Name string `json:"name,omitempty"`
}

// A Set is the new value of an option: a number, or typed text.
type Set struct {
	Field string  `json:"field"`
	Value int     `json:"value,omitempty"`
	Text  *string `json:"text,omitempty"`
}

// put sets an option of the form; it ignores unknown options, numbers out of range and choices not offered.
func (s Set) put(h *newgame.Rules) {
	f, asked := h.Options.Form().Field(s.Field)
	if s.Text != nil && asked && f.Kind != calc.TextKind {
		typed, read := door.Sum(*s.Text)
		if asked = strings.TrimSpace(*s.Text) != ""; !read {
			typed = sheet.LessThanAllowed(f) // refused below with the allowed range
		}
		s = Set{Field: s.Field, Value: typed}
	}
	if s.Text != nil {
		h.SetText(s.Field, *s.Text)
		return
	}
	offered := func(c calc.Choice) bool { return c.Value == s.Value }
	if !asked || s.Value < -sheet.MostTyped || s.Value > sheet.MostTyped ||
		len(f.Allowed.Choices) > 0 && !slices.ContainsFunc(f.Allowed.Choices, offered) {
		return
	}
	h.Set(s.Field, s.Value)
}

// mostSets and mostSeats bound the size of a wish.
const mostSets, mostSeats = 1000, 60

// A setting is a wish that has been read: rules and seats. It has no rulebook if no game is chosen.
type setting struct {
	newgame.Rules
	offers []newgame.Offer
	chosen int
	setup  record.Setup
	// dropped reports that the saved rules of the wish are deleted. The first rule set is chosen instead.
	dropped bool
}

// read parses a wish. It fails with [door.Malformed] if the wish is too long.
func (d *Desk) read(w SetupDraft) (setting, error) {
	if len(w.Sets) > mostSets || len(w.Seats) > mostSeats {
		return setting{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	var s setting
	if w.List != "" {
		w.Seats = letters.Names(w.List)
		w.Seats = w.Seats[:min(len(w.Seats), mostSeats)]
	}
	rulebook, known := rulebooks.Find(w.Rulebook)
	if !known {
		s.setup = record.Setup{Names: w.Seats, Title: w.Title}
		return s, nil
	}
	s.offers = newgame.Offers(d.book, rulebook)
	for i, o := range s.offers {
		if o.Template == nil && w.Template == 0 && o.Key == w.Preset ||
			o.Template != nil && o.Template.ID == w.Template {
			s.chosen = i
		}
	}
	s.dropped = w.Template != 0 && s.offers[s.chosen].Template == nil
	s.Rules = newgame.NewRules(rulebook, s.offers[s.chosen], nil)
	for _, set := range w.Sets {
		set.put(&s.Rules)
	}
	s.setup = record.Setup{Rulebook: rulebook.ID(), Title: w.Title, Options: s.Options, Names: w.Seats, Drawn: w.Drawn}
	if len(w.Seats) > 1 && (w.Draw == record.DrawnFirst || w.Draw == record.DrawnOrder) {
		drawn := newgame.Draw(w.Draw, w.Seats)
		s.setup.Drawn, s.setup.Names = &drawn, drawn.Names()
	}
	return s, nil
}

// last returns a wish with the players and rules of the last game that was begun here.
func (d *Desk) last() SetupDraft {
	setup, played := newgame.LastSetup(session.New(d.book, d.rooms.device, func(do func()) { do() }))
	if !played {
		return SetupDraft{}
	}
	rulebook, known := rulebooks.Find(setup.Rulebook)
	if !known {
		return SetupDraft{Seats: setup.Names}
	}
	offers := newgame.Offers(d.book, rulebook)
	from := offers[newgame.Nearest(offers, setup.Options)]
	w := SetupDraft{Rulebook: setup.Rulebook, Preset: from.Key, Seats: setup.Names,
		Sets: setsOf(newgame.NewRules(rulebook, from, setup.Options))}
	if from.Template != nil {
		w.Template = from.Template.ID
	}
	return w
}

func setsOf(h newgame.Rules) []Set {
	var sets []Set
	for _, f := range h.Changed() {
		if f.Get != nil {
			sets = append(sets, Set{Field: f.Name, Value: f.Get()})
			continue
		}
		sets = append(sets, Set{Field: f.Name, Text: new(f.GetText())})
	}
	return sets
}

func (d *Desk) begin(c door.Call, w SetupDraft) (Shelved, error) {
	id, done := d.attempted(c)
	if done {
		return Shelved{id.String()}, nil
	}
	s, err := d.read(w)
	if err != nil {
		return Shelved{}, err
	}
	if s.Rulebook == nil {
		return Shelved{}, door.NewProblem(door.Refused, words.Text("new.missing.game"))
	}
	if s.dropped {
		return Shelved{}, problem(s.Rulebook.ID(), &ledger.Fault{Code: "template.unknown"})
	}
	if sentence, wrong := s.trouble(); wrong != nil {
		return Shelved{}, door.NewProblem(door.Refused, sentence)
	}
	s.setup.ID = id
	if _, err := d.book.Games.Begin(s.setup, author(c.Guest)); err != nil {
		return Shelved{}, problem(s.Rulebook.ID(), err)
	}
	return Shelved{id.String()}, nil
}

// attempted returns the id for the game that a call makes, and whether an earlier attempt made the game.
func (d *Desk) attempted(c door.Call) (id ledger.GameID, done bool) {
	id, err := ledger.ParseGameID(c.Attempt)
	if err != nil {
		return ledger.NewGameID(), false
	}
	_, err = d.book.Games.LoadFromShelf(id)
	return id, err == nil
}

// trouble returns what keeps the game from beginning, as a sentence and a refusal. If nothing does, the sentence says
// who begins, and the refusal is nil.
func (s setting) trouble() (string, *calc.Refusal) {
	for _, f := range s.Options.Form().Fields {
		if outside := newgame.RangeError(s.Rulebook.ID(), f); outside != "" {
			return outside, calc.Refuse("option.range", f.Name)
		}
	}
	return newgame.Trouble(s.Rulebook, s.setup)
}

func (d *Desk) saveRules(_ door.Call, w SetupDraft) (NewGame, error) {
	s, err := d.read(w)
	if err != nil {
		return NewGame{}, err
	}
	if s.Rulebook == nil {
		return NewGame{}, door.NewProblem(door.Refused, words.Text("new.missing.game"))
	}
	made, err := record.NewTemplate(w.Name, s.Rulebook, s.Options)
	if err == nil {
		made, err = d.book.Templates.Store(made)
	}
	if err != nil {
		return NewGame{}, problem(s.Rulebook.ID(), err)
	}
	w.Preset, w.Template, w.Sets, w.Name = "", made.ID, nil, ""
	return d.newGame(door.Call{}, w)
}
