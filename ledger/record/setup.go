package record

import (
	"encoding/json"
	"reflect"
	"time"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
)

// MaxTitleLength is the longest title of a game, in characters.
const MaxTitleLength = 80

// A Setup is what a game begins with. It never changes afterwards.
type Setup struct {
	ID ledger.GameID
	// Rulebook is the id of the game's rulebook ("stockholder").
	Rulebook string
	// RulesVersion is the version of the rules that the game began under, at least 1.
	RulesVersion int
	// Title is what the table calls this game; it may be empty.
	Title string
	// Options are the rulebook's options. Nobody changes them after the game has begun.
	Options calc.Options
	// Names are the players in the order of play.
	Names []string
	// People are who they are, by seat; zero, or none at all, where that is not told. Names, then, tell it.
	People []ledger.PersonID
	// Drawn is how lots decided who begins, nil where they did not or the names were changed since.
	Drawn *Drawn
	// Begun is when the game began, in UTC and whole milliseconds; the zero time when nobody can tell.
	Begun time.Time
}

// Record is a setup as the record of a game that nobody has entered anything in. It fills in what the setup leaves
// open: the id, the rules version, the first preset's options, the time.
func (s Setup) Record(rulebooks []calc.Rulebook, by ledger.Author) (Record, error) {
	rules, known := Rulebook(rulebooks, s.Rulebook)
	if !known {
		return Record{}, &ledger.Fault{Code: "record.rulebook", Detail: s.Rulebook}
	}
	title, refusal := CheckTitle(s.Title)
	if refusal != nil {
		return Record{}, refusal
	}
	preset := rules.Presets()[0].Options
	if s.Options == nil {
		s.Options = preset
	}
	if reflect.TypeOf(s.Options) != reflect.TypeOf(preset) {
		return Record{}, &ledger.Fault{Code: "game.options"}
	}
	options, err := json.Marshal(s.Options)
	if err != nil {
		return Record{}, &ledger.Fault{Code: "game.options", Err: err}
	}
	if s.ID == (ledger.GameID{}) {
		s.ID = ledger.NewGameID()
	}
	if s.RulesVersion == 0 {
		s.RulesVersion = rules.Version()
	}
	if s.Begun.IsZero() {
		s.Begun = time.Now()
	}
	r := Record{
		Format: Format, Rulebook: s.Rulebook, RulesVersion: s.RulesVersion, ID: s.ID, Title: title,
		Begun: oplog.Milliseconds(s.Begun), By: by, Options: options,
	}
	for i, name := range s.Names {
		if tidy, sound := letters.Typed(name); sound {
			name = tidy
		}
		seat := Seat{Name: name}
		if i < len(s.People) {
			seat.Person = s.People[i]
		}
		r.Seats = append(r.Seats, seat)
	}
	return r.withDrawn(s.Drawn), nil
}

// CheckTitle tidies a game's title: one line, no control characters.
func CheckTitle(title string) (string, *calc.Refusal) {
	title, sound := letters.Typed(title)
	if !sound {
		return "", calc.Refuse("title.letters", "title")
	}
	if n := utf8.RuneCountInString(title); n > MaxTitleLength {
		return "", calc.Refuse("title.long", "title").With("length", n).With("max", MaxTitleLength)
	}
	return title, nil
}

// Rulebook is the rulebook with an id.
func Rulebook(rulebooks []calc.Rulebook, id string) (calc.Rulebook, bool) {
	return calc.Find(rulebooks, func(r calc.Rulebook) bool { return r.ID() == id })
}
