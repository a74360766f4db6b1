// Package parcel reads a game or a template in any form in which players exchange it: a record, the text of a code or
// of its frames, or a picture of a code. It recognizes the form by the content, not by the file's name.
package parcel

import (
	"bytes"
	"context"
	"io"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// MaxSize is the size of the largest file read, in bytes. A gzipped file may unpack to a record's size at most.
const MaxSize = qr.MaxBytes

// Games finds the game that a code with later entries continues.
type Games interface {
	// Load returns a game by its id. The fault is "game.unknown" if there is no such game.
	Load(id ledger.GameID) (*game.Game, error)
}

// A Parcel is the content of a file or code: a game, something about a game, or a template.
type Parcel struct {
	// Record is the game. After an error it may have what could be read about the game.
	Record record.Record
	// For a game, Template and the fields below are nil. For any other content, one of them is set.
	Template  *record.Template
	Have      *compact.Progress
	Result    *compact.Result
	Portfolio *game.Portfolio
	Standing  *compact.SharedStandings
}

func (p Parcel) IsGame() bool {
	return p.Template == nil && p.Have == nil && p.Result == nil && p.Portfolio == nil && p.Standing == nil
}

// Open reads a file of any supported form. The fault is one of those of [Read], [record.ReadTemplate] and
// [compact.DecodeTemplate]. If games is nil, codes with only later entries are refused.
func Open(ctx context.Context, from io.Reader, rulebooks []calc.Rulebook, games Games) (Parcel, error) {
	data, err := all(from)
	if err != nil {
		return Parcel{}, err
	}
	return OpenBytes(ctx, data, rulebooks, games)
}

// OpenBytes reads the content of a file or a clipboard, with the faults of [Open].
func OpenBytes(ctx context.Context, data []byte, rulebooks []calc.Rulebook, games Games) (Parcel, error) {
	text, document, err := content(ctx, data)
	if err != nil {
		return Parcel{}, err
	}
	if document {
		if len(text) <= record.MaxRecordSize && record.IsTemplate([]byte(text)) {
			made, err := record.ReadTemplate(strings.NewReader(text), rulebooks)
			return Parcel{Template: &made}.or(err)
		}
		record, err := record.Read(strings.NewReader(text))
		return Parcel{Record: record}, err
	}
	switch compact.KindOf(text) {
	case compact.TemplateCode:
		made, err := compact.DecodeTemplate(text, rulebooks)
		return Parcel{Template: &made}.or(err)
	case compact.HaveCode:
		have, err := compact.DecodeHave(text)
		return Parcel{Have: &have}.or(err)
	case compact.ResultCode:
		result, err := compact.DecodeResult(text, rulebooks)
		return Parcel{Result: &result}.or(err)
	case compact.PortfolioCode:
		portfolio, err := compact.DecodePortfolio(text)
		return Parcel{Portfolio: &portfolio}.or(err)
	case compact.StandingCode:
		standing, err := compact.DecodeStanding(text)
		return Parcel{Standing: &standing}.or(err)
	}
	record, err := coded(text, rulebooks, games)
	return Parcel{Record: record}, err
}

func (p Parcel) or(err error) (Parcel, error) {
	if err != nil {
		return Parcel{}, err
	}
	return p, nil
}

// Read reads a game. The fault is one of those of [record.Read], [compact.Decode], [compact.DecodeSince],
// [compact.JoinFrames] and [qr.ReadPicture], or
//
//	file.unreadable  the file could not be read to its end
//	file.empty       there is nothing in it
//	file.large       it is larger than [MaxSize], or unpacks to more than a record may have
//	file.packed      it is packed in a format that is not unpacked here
//	file.unknown     it is neither a picture nor text
//	file.letters     it is a document in another encoding than UTF-8 or UTF-16
func Read(ctx context.Context, from io.Reader, rulebooks []calc.Rulebook, games Games) (record.Record, error) {
	data, err := all(from)
	if err != nil {
		return record.Record{}, err
	}
	text, document, err := content(ctx, data)
	switch {
	case err != nil:
		return record.Record{}, err
	case document:
		return record.Read(strings.NewReader(text))
	}
	return coded(text, rulebooks, games)
}

func all(from io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxSize+1))
	switch {
	case err != nil:
		return nil, &ledger.Fault{Code: "file.unreadable", Err: err}
	case len(data) > MaxSize:
		return nil, &ledger.Fault{Code: "file.large"}
	}
	return data, nil
}

func content(ctx context.Context, data []byte) (text string, document bool, err error) {
	if kindOf(data) == gzipped {
		if data, err = unpacked(data); err != nil {
			return "", false, err
		}
	}
	switch kindOf(data) {
	case drawn:
		if text, err = qr.ReadPicture(ctx, data); err != nil {
			return "", false, err
		}
		return whole(text)
	case packed, gzipped:
		return "", false, &ledger.Fault{Code: "file.packed"}
	}
	letters, fault := ledger.Text(data)
	letters = bytes.TrimSpace(letters)
	switch {
	case fault != nil && bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")):
		return "", false, fault
	case fault != nil:
		return "", false, &ledger.Fault{Code: "file.unknown"}
	case len(letters) == 0:
		return "", false, &ledger.Fault{Code: "file.empty"}
	case letters[0] == '{':
		return string(letters), true, nil
	}
	return whole(string(letters))
}

func whole(text string) (code string, document bool, err error) {
	if compact.IsFrame(text) {
		text, err = compact.JoinFrames(text)
	}
	return text, false, err
}

func coded(text string, rulebooks []calc.Rulebook, games Games) (record.Record, error) {
	if compact.KindOf(text) != compact.SinceCode || games == nil {
		return compact.Decode(text, rulebooks)
	}
	return compact.DecodeSince(text, games.Load, rulebooks)
}
