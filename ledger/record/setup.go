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

const MaxTitleLength = 80

// A Setup is the beginning of a game and never changes afterwards.
type Setup struct {
	ID       ledger.GameID
	Rulebook string
	// RulesVersion is the version of the rules that the game began under, at least 1.
	RulesVersion int
	Title        string
	Options      calc.Options
	Names        []string
	// People lists the players' ids by seat, or is nil. Without an id (zero), the name identifies the player.
	People []ledger.PersonID
	// Drawn is the draw of the starting player, or nil if there was none or names have changed since.
	Drawn *Drawn
	// Begun is the time the game began, in UTC and whole milliseconds, or zero if unknown.
	Begun time.Time
}

// Record returns the record of a game without entries, filling in a missing id, version, options and time.
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
		if tidy, sound := letters.TidyTyped(name); sound {
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

// CheckTitle tidies a game's title. It refuses control characters and titles over [MaxTitleLength].
func CheckTitle(title string) (string, *calc.Refusal) {
	title, sound := letters.TidyTyped(title)
	if !sound {
		return "", calc.Refuse("title.letters", "title")
	}
	if n := utf8.RuneCountInString(title); n > MaxTitleLength {
		return "", calc.Refuse("title.long", "title").With("length", n).With("max", MaxTitleLength)
	}
	return title, nil
}

func Rulebook(rulebooks []calc.Rulebook, id string) (calc.Rulebook, bool) {
	return calc.Find(rulebooks, func(r calc.Rulebook) bool { return r.ID() == id })
}
