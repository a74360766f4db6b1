package book

import (
	"database/sql"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// Introduce finds the people who are meant by some names, and makes those whom the book does not know, as [Book.People] does
// for the seats of games; one for each name, and nobody twice. The id is zero for a name that cannot be a person's, or that
// means somebody who is among them already. Faults are those of writing a book; then nobody was made.
func (b *Persons) Introduce(names []string) ([]ledger.PersonID, error) {
	ids := make([]ledger.PersonID, len(names))
	err := b.file.Transact(func(tx *sql.Tx) error {
		p, err := readPersons(tx)
		if err != nil {
			return err
		}
		met := map[ledger.PersonID]bool{}
		for i, name := range names {
			person, known := p.Named(name)
			if !known {
				made, fault := people.Person{ID: ledger.NewPersonID(), Name: name, Look: p.FreeLook()}.Checked()
				if fault != nil {
					continue
				}
				if err := insertPersonRow(tx, made); err != nil {
					return err
				}
				p.Add(made)
				person = made
			}
			if !met[person.ID] {
				met[person.ID], ids[i] = true, person.ID
			}
		}
		return nil
	})
	if err != nil {
		return make([]ledger.PersonID, len(names)), b.file.FaultOrNil(err)
	}
	return ids, nil
}
