package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Hand is the page of one person: what the entry asks of that player in secret, and what there is to go by. All of
// it is for the player's eyes, and nothing of it speaks of another one.
type Hand struct {
	Seat int
	Name string
	Pawn emblem.Pawn
	// Eyes says whose page it is, Title what is asked.
	Eyes, Title string
	// Worth is what the player is worth with all that lies behind the veil, Parts what it is made of.
	Worth int
	Parts []view.Part
	// Fields are what is asked, none where the player has nothing to say: Nothing says so then.
	Fields  []Field
	Nothing string
	// Lines are what the player's part does, as far as that is known.
	Lines []view.Line
	// Refusal is why the part cannot be told as it stands, empty where it can. Unfinished reports that it is merely not
	// filled in.
	Refusal    string
	Unfinished bool
	// Done is what it is called to be done with it and hide it, the same whatever is said.
	Done string
}

// Hand is the page of a player as the entry stands.
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
	if refusal := t.against(parts, seat); refusal != nil {
		h.Refusal, h.Unfinished = t.reason(refusal)
		return h
	}
	if !parts.Own {
		t.Entry, t.More = asToldBy(seat, t.Entry, t.Known(seat), v.Rulebook), nil
	}
	if after, statement, refusal := t.apply(t.Known(seat)); refusal == nil && !t.showsAll(after) {
		statement.Lines = slices.DeleteFunc(slices.Clone(statement.Lines),
			func(line calc.Line) bool { return line.Seat != seat })
		h.Lines = v.Lines(statement, false)
	}
	return h
}

// summands are what a player is worth part by part, each company with what there is of it besides regular shares.
func (t Task) summands(place calc.Place) []view.Part {
	companies := view.Companies(t.Game.Layout)
	parts := view.PartsOf(t.Game, place)
	for i, part := range parts {
		if part.Company == nil {
			continue
		}
		company := slices.Index(companies, *part.Company)
		parts[i].Note = t.classes(place.Seat, company)
	}
	return parts
}

// handForm is the form of a player's part, on the table as the player knows it: the whole one of an entry that is the
// player's own.
func (t Task) handForm(parts Parts, seat int) Form {
	form := t.form()
	form.Open, form.Table = seat, t.Known(seat)
	if !parts.Own {
		form.Asked = t.PartOf(seat)
	}
	return form
}

// MineOf selects what is asked of a player in secret.
func MineOf(seat int) func(*calc.Field) bool {
	return func(f *calc.Field) bool { return f.Secret && f.Seat == seat }
}
