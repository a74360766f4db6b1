package people

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

type Written struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Short  string `json:"short,omitempty"`
	Color  int    `json:"color"`
	Shape  int    `json:"shape"`
	Notes  string `json:"notes,omitempty"`
	Hidden bool   `json:"hidden,omitempty"`
	Merged string `json:"merged,omitempty"`
}

func (p Person) Written() Written {
	held := Written{p.ID.String(), p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden, ""}
	if p.Merged != (ledger.PersonID{}) {
		held.Merged = p.Merged.String()
	}
	return held
}

// Written returns all persons by id, including merged ones.
func (p People) Written() []Written {
	var all []Written
	for _, person := range p.persons {
		all = append(all, person.Written())
	}
	slices.SortFunc(all, func(a, b Written) int { return strings.Compare(a.ID, b.ID) })
	return all
}

func (p Written) Person() (Person, bool) {
	id, err := ledger.ParsePersonID(p.ID)
	merged, _ := ledger.ParsePersonID(p.Merged)
	made, fault := Person{
		ID: id, Name: p.Name, Short: letters.Clip(letters.Tidy(p.Short), MaxShortName), Look: Look{p.Color, p.Shape},
		Notes: letters.Clip(letters.Tidy(p.Notes), MaxPersonNotes), Hidden: p.Hidden, Merged: merged,
	}.Checked()
	return made, err == nil && fault == nil && utf8.ValidString(p.Name)
}

// ReadWritten returns the valid people in a backup, up to [record.MaxBackupPeople]. Faults: backup.sum, backup.line.
func ReadWritten(h record.BackupHead) ([]Person, error) {
	if h.Sum != "" && h.Sum != record.SumOf(h.People) {
		return nil, &ledger.Fault{Code: "backup.sum"}
	}
	var list []Written
	if err := json.Unmarshal(h.People, &list); err != nil && h.People != nil {
		return nil, &ledger.Fault{Code: "backup.line", Err: err}
	}
	var all []Person
	for _, held := range list[:min(len(list), record.MaxBackupPeople)] {
		if person, sound := held.Person(); sound {
			all = append(all, person)
		}
	}
	return all, nil
}

// ParseIDs parses ids from a backup. It returns nil if any id is invalid.
func ParseIDs(texts []string) []ledger.PersonID {
	var ids []ledger.PersonID
	for _, text := range texts {
		id, err := ledger.ParsePersonID(text)
		if err != nil {
			return nil
		}
		ids = append(ids, id)
	}
	return ids
}
