// Package sharing exports a game to another device, and imports games from other devices, as text and codes.
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

// A Content says what an export contains.
type Content int

const (
	Whole Content = iota
	// News holds the entries that the other device lacks.
	News
	// Have describes this copy. A device that reads the code can answer with the missing entries.
	Have
	// Setup is the table without entries, for another person who keeps score of the same game.
	Setup
	Result
)

// A Part is the part of a game that another device has, from the first entry on. Since is the time at which the part
// was exported, or zero if the other device reported the number of entries.
type Part struct {
	Entries int
	Since   time.Time
}

// LatestPart returns the latest exported part of a game, or nil if there is none or no entries followed.
func LatestPart(b *book.Book, g *game.Game) (*Part, error) {
	all, err := b.Notes.HandOvers(g)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return &Part{all[0].Entries, all[0].At}, nil
}

// Text returns the text of a code for a kind of export. The errors are those of [compact.Encode] and similar functions.
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

// FileName returns a name for a file about a game: its title or players, and the day on which it began.
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

// Codes returns the pictures of a text's codes: one picture, or several frames for a long text. The error is code.big.
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

// Hold returns a sentence on how to hold the phones so that the codes can be read.
func Hold(codes []qr.Code) string {
	switch {
	case len(codes) > 1:
		return words.Text("share.moving")
	case codes[0].Version <= qr.ComfortVersion:
		return words.Text("share.far")
	}
	return words.Text("share.near")
}
