package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Hand is one player's private page with the secret fields. It shows nothing about other players' secrets.
type Hand struct {
	Seat        int
	Name        string
	Pawn        emblem.Pawn
	Eyes, Title string
	// Worth is the player's net worth with all secret holdings. Parts are the items that add up to the net worth.
	Worth int
	Parts []view.Part
	// Fields are the secret fields. Nothing is a sentence in place of fields; may be empty.
	Fields  []Field
	Nothing string
	// Lines describe the effects of the player's input that this player may know.
	Lines []view.Line
	// Refusal explains why the input is not valid; may be empty. Unfinished reports whether the input is only
	// incomplete.
	Refusal    string
	Unfinished bool
	// Done is the label of the button that hides the page, the same for every input.
	Done string
}

func (t Task) Hand(seat int) Hand {
	parts := t.Parts()
	t.Game, t.Looker = t.Game.For(seat), seat
	v := t.Game
	place := calc.KnownPlace(v.Rulebook, t.Base, seat)
	h := Hand{Seat: seat, Name: v.Name(seat), Pawn: v.Pawn(seat), Title: t.Title(), Done: words.Text("veil.done"),
		Eyes:  words.Format("veil.eyes", words.Names{"name": v.Name(seat)}),
		Worth: place.Worth, Parts: t.summands(place), Fields: t.handForm(parts, seat).Fields()}
	if len(h.Fields) == 0 {
		h.Nothing = words.Text("veil.nothing")
	}
	if refusal := t.partRefusal(parts, seat); refusal != nil {
		h.Refusal, h.Unfinished = t.reason(refusal)
		return h
	}
	if !parts.Own {
		t.Entry, t.More = withoutOthersSecrets(seat, t.Entry, t.Known(seat), v.Rulebook), nil
	}
	if after, statement, refusal := t.apply(t.Known(seat)); refusal == nil && !t.showsAll(after) {
		statement.Lines = slices.DeleteFunc(slices.Clone(statement.Lines),
			func(line calc.Line) bool { return line.Seat != seat })
		h.Lines = v.Lines(statement, false)
	}
	return h
}

// summands returns the items of a net worth, with notes on special certificates.
func (t Task) summands(place calc.Place) []view.Part {
	companies := view.Companies(t.Game.Layout)
	parts := view.PartsOf(t.Game, place)
	for i, part := range parts {
		if part.Company == nil {
			continue
		}
		company := slices.Index(companies, *part.Company)
		parts[i].Note = t.Game.Classes(t.Base, place.Seat, company)
	}
	return parts
}

// handForm returns the form for a player's secret fields, or for all fields if the whole entry is secret to the player.
func (t Task) handForm(parts Parts, seat int) Form {
	form := t.form()
	form.Open, form.Table = seat, t.Known(seat)
	if !parts.Own {
		form.Asked = t.PartOf(seat)
	}
	return form
}

func MineOf(seat int) func(*calc.Field) bool {
	return func(f *calc.Field) bool { return f.Secret && f.Seat == seat }
}
