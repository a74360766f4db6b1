// Package sharing exports a game to another device, and imports games from other devices, as text and codes. It
// describes the result of an import. It draws nothing.
package sharing

import (
	"strings"
	"time"
	"unicode"

	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// A Content is the kind of export.
type Content int

const (
	Whole Content = iota
	// News holds the entries after the part that the other device has.
	News
	// Have is the state of this copy, for a device that can answer with the missing entries.
	Have
	// Setup is the table without entries, for someone who also keeps score of the same game.
	Setup
	Result
)

// A Part is the part of a game that another device has: the number of entries, and the time since when it has them. The
// time is zero if the device itself reported the number.
type Part struct {
	Entries int
	Since   time.Time
}

// LatestPart returns the part of a game that was exported last. It is nil if the game was not exported, or has no
// entries after that part.
func LatestPart(b *book.Book, g *game.Game) (*Part, error) {
	all, err := b.Notes.HandOvers(g)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return &Part{all[0].Entries, all[0].At}, nil
}

// Text returns a code's text for a kind of export. The faults are those of [compact.Encode] and similar functions.
func Text(g *game.Game, what Content, other *Part) (string, error) {
	switch {
	case what == Have:
		return compact.EncodeHave(g)
	case what == Setup:
		return compact.EncodeSetup(g)
	case what == Result:
		return compact.EncodeResult(g)
	case what == News && other != nil:
		return compact.EncodeSince(g, other.Entries)
	}
	return compact.Encode(g)
}

// About returns a sentence on what a code for a kind of export contains.
func About(g *game.Game, what Content, other *Part) string {
	switch {
	case what == Have:
		return words.Text("share.about.have")
	case what == Setup:
		return words.Text("share.about.setup")
	case what == Result:
		return words.Text("share.about.result")
	case what == News && other == nil:
		return words.Text("share.about.none")
	case what == News && other.Since.IsZero():
		return words.Format("share.about.missing", words.Names{"count": len(g.Steps()) - other.Entries})
	case what == News:
		return words.Format("share.about.news", words.Names{
			"count": len(g.Steps()) - other.Entries, "moment": words.Moment(other.Since, time.Now()),
		})
	}
	return words.Text("share.about.whole")
}

// FileName returns a name for a file about a game: its title or players, and the day it began.
func FileName(setup record.Setup, ending string) string {
	title := setup.Title
	if title == "" {
		title = strings.Join(setup.Names, " ")
	}
	parts := strings.FieldsFunc(strings.ToLower(title), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
	name := "scripkeeper"
	for _, part := range parts {
		if len(name)+1+len(part) > 60 {
			break
		}
		name += "-" + part
	}
	if !setup.Begun.IsZero() {
		name += "-" + setup.Begun.Local().Format(time.DateOnly)
	}
	return name + ending
}

// Codes returns the pictures that show a text as codes, in order: a single picture, or several frames if the text is
// too long for one. The fault is code.big.
func Codes(text string) ([]qr.Code, error) {
	if code, err := qr.Encode(text); err == nil {
		return []qr.Code{code}, nil
	}
	frames, err := compact.Frames(text)
	if err != nil {
		return nil, err
	}
	var codes []qr.Code
	for _, frame := range frames {
		code, err := qr.EncodeFrame(frame)
		if err != nil {
			return nil, err
		}
		codes = append(codes, code)
	}
	return codes, nil
}

// Hold says how to hold the phones, so that one phone can read the codes on the other.
func Hold(codes []qr.Code) string {
	switch {
	case len(codes) > 1:
		return words.Text("share.moving")
	case codes[0].Version <= qr.ComfortVersion:
		return words.Text("share.far")
	}
	return words.Text("share.near")
}
