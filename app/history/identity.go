package history

import (
	"strconv"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

func identity(k known, c stats.Career) page.Part {
	part := page.Part{Title: words.Text("person.who")}
	for _, other := range k.people.Merged(c.ID) {
		part.Rows = append(part.Rows, page.Row{Pawn: pawn(other), Title: other.Name,
			About: words.Format("person.merged", words.Names{"name": c.Name}),
			Actions: []page.Action{page.ActionWith(words.Text("person.separate"), Separate, Target{Person: other.ID,
				Other: c.ID})}})
	}
	hiding := page.ActionWith(words.Text("person.hide"), Hide, Target{Person: c.ID}).WithIcon("hide")
	if c.Hidden {
		hiding = page.ActionWith(words.Text("person.unhide"), Show, Target{Person: c.ID}).WithIcon("show")
	}
	part.Actions = []page.Action{page.LinkAction(words.Text("person.merge"), "merge", c.ID.String()).WithIcon("add"),
		hiding}
	return part
}

// twins returns the page that offers to merge a person with anyone who never played in the same game.
func (s *Source) twins(at page.At) (page.Page, error) {
	k, c, err := s.career(at)
	if err != nil {
		return page.Page{}, err
	}
	met := map[ledger.PersonID]bool{c.ID: true}
	for _, t := range c.Against() {
		met[t.Other.ID] = true
	}
	part, key := page.Part{}, "person.merge.none"
	for _, other := range k.people.All() {
		if !met[other.ID] {
			key = "person.merge.about"
			part.Rows = append(part.Rows, page.Row{Pawn: pawn(other), Title: other.Name, About: other.Notes,
				Open: new(page.ActionWith("", Merge, Target{Person: other.ID, Other: c.ID}))})
		}
	}
	part.Says = []page.Note{small(words.Format(key, words.Names{"name": c.Name}))}
	return page.Page{Title: words.Text("person.merge"), Small: true, Parts: []page.Part{part}}, nil
}

func (s *Source) edit(at page.At) (page.Page, error) {
	k, c, err := s.career(at)
	if err != nil {
		return page.Page{}, err
	}
	now := filledIn(c.Person, at)
	texts := []sheet.Field{line("name", words.Text("person.name"), now.Name),
		line("short", words.Text("person.short.about"), now.Short),
		line("notes", words.Text("person.notes.about"), now.Notes)}
	wrong, why := refused(now, k.people)
	for i := range texts {
		if texts[i].Name == wrong {
			texts[i].Trouble = why
		}
	}
	marks := []sheet.Field{
		looks("color", people.LookColors, now.Look.Color, func(n int) people.Look {
			return people.Look{Color: n, Shape: now.Look.Shape}
		}),
		looks("shape", people.LookShapes, now.Look.Shape, func(n int) people.Look {
			return people.Look{Color: now.Look.Color, Shape: n}
		})}
	return page.Page{Title: words.Text("person.edit"), About: c.Name, Parts: []page.Part{{Fields: texts}, {Fields: marks}},
		Next: []page.Action{page.ActionWith(words.Text("common.save"), Edit, Target{Person: c.ID}).AsMain()}}, nil
}

func filledIn(person people.Person, at page.At) people.Person {
	person.Name, person.Short = at.Text("name", person.Name), at.Text("short", person.Short)
	person.Notes = at.Text("notes", person.Notes)
	person.Look.Color = at.Int("color", person.Look.Color)
	person.Look.Shape = at.Int("shape", person.Look.Shape)
	return person
}

// refused returns the field that keeps the person from being stored, and the reason; both are "" if all is well.
func refused(now people.Person, known people.People) (field, why string) {
	_, fault := now.Checked()
	if other, taken := known.Named(now.Name); fault == nil && taken && other.ID != now.ID {
		fault = &ledger.Fault{Code: "person.exists", Detail: other.Name}
	}
	switch {
	case fault == nil:
		return "", ""
	case fault.Code == "person.short" || fault.Code == "person.notes":
		field = strings.TrimPrefix(fault.Code, "person.")
	default:
		field = "name"
	}
	return field, words.ErrorSentence("", nil, fault)
}

func looks(name string, count, chosen int, look func(int) people.Look) sheet.Field {
	label := words.Text("look." + name)
	f := sheet.Field{Name: name, Input: sheet.Choices, Label: label, Full: label, Value: chosen}
	for n := range count {
		called := words.Text("look." + name + "." + strconv.Itoa(n))
		f.Choices = append(f.Choices, sheet.Choice{Value: n, Label: called, Said: called, Pawn: new(emblem.NewPawn(look(n)))})
	}
	return f
}

func (s *Source) mend(way string, of Target, at page.At, known people.People) (page.Done, error) {
	b := s.Book.People
	person, _ := known.Self(of.Person)
	other, _ := known.Person(of.Other)
	n := words.Names{"name": person.Name, "other": person.Name}
	undone := func(err error, key string, way string, of Target) (page.Done, error) {
		return page.Done{Told: words.Format(key, n), Undo: new(page.ActionWith(words.Text("common.undo"), way, of))}, err
	}
	switch way {
	case add:
		_, err := b.Store(people.Person{Name: at.Text("name", "")})
		return page.Done{}, err
	case Edit:
		_, err := b.Store(filledIn(person, at))
		return page.Done{Leave: true}, err
	case Hide, Show:
		back, key := Show, "person.hidden.done"
		if person.Hidden = way == Hide; way == Show {
			back, key = Hide, "person.unhidden.done"
		}
		_, err := b.Store(person)
		return undone(err, key, back, of)
	case Merge:
		n["name"] = other.Name
		return undone(b.Merge(of.Person, of.Other), "person.merge.done", Separate, of)
	case Separate:
		return undone(b.Separate(of.Person), "person.separate.done", Merge, of)
	case another:
		return s.seat(of, at.Text("name", ""), known)
	case reseat:
		if len(of.Games) == 0 {
			break
		}
		before, err := b.Reseat(of.Games[0], of.Seat, of.Person)
		of.Person = before
		return undone(err, "person.another.told", reseat, of)
	}
	return page.Done{}, &ledger.Fault{Code: "person.unknown"}
}

// seat corrects who sat at a seat in a game. The page closes, because it may have no games left to show.
func (s *Source) seat(of Target, name string, known people.People) (page.Done, error) {
	person, there := known.Named(name)
	if !there {
		var err error
		if person, err = s.Book.People.Store(people.Person{Name: name}); err != nil {
			return page.Done{}, err
		}
	}
	of.Person = person.ID
	done, err := s.mend(reseat, of, page.At{}, people.New(person))
	done.Leave = true
	return done, err
}
