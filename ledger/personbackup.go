package ledger

import (
	"scripkeeper/ledger/letters"
	"slices"
	"strings"
	"unicode/utf8"
)

// A backupPerson is a person as a backup holds him or her.
type backupPerson struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Short  string `json:"short,omitempty"`
	Color  int    `json:"color"`
	Shape  int    `json:"shape"`
	Notes  string `json:"notes,omitempty"`
	Hidden bool   `json:"hidden,omitempty"`
	Merged string `json:"merged,omitempty"`
}

func (p Person) forBackup() backupPerson {
	held := backupPerson{p.ID.String(), p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden, ""}
	if p.Merged != (PersonID{}) {
		held.Merged = p.Merged.String()
	}
	return held
}

// forBackup are all persons, also those who are merged, by their ids.
func (p People) forBackup() []backupPerson {
	var all []backupPerson
	for _, person := range p.persons {
		all = append(all, person.forBackup())
	}
	slices.SortFunc(all, func(a, b backupPerson) int { return strings.Compare(a.ID, b.ID) })
	return all
}

// person is the person, and whether he or she can be one.
func (p backupPerson) person() (Person, bool) {
	id, err := ParsePersonID(p.ID)
	merged, _ := ParsePersonID(p.Merged)
	made, fault := Person{
		ID: id, Name: p.Name, Short: letters.Clip(letters.Tidy(p.Short), MaxShortName), Look: Look{p.Color, p.Shape},
		Notes: letters.Clip(letters.Tidy(p.Notes), MaxPersonNotes), Hidden: p.Hidden, Merged: merged,
	}.checked()
	return made, err == nil && fault == nil && utf8.ValidString(p.Name)
}

// idsOf are ids as a backup holds them; none where one of them cannot be read.
func idsOf(texts []string) []PersonID {
	var ids []PersonID
	for _, text := range texts {
		id, err := ParsePersonID(text)
		if err != nil {
			return nil
		}
		ids = append(ids, id)
	}
	return ids
}
