package ledger

import "database/sql"

// Introduce finds the people who are meant by some names, and makes those whom the book does not know, as [Book.People] does
// for the seats of games; one for each name, and nobody twice. The id is zero for a name that cannot be a person's, or that
// means somebody who is among them already. Faults are those of writing a book; then nobody was made.
func (b *Persons) Introduce(names []string) ([]PersonID, error) {
	ids := make([]PersonID, len(names))
	err := b.file.transact(func(tx *sql.Tx) error {
		people, err := readPersons(tx)
		if err != nil {
			return err
		}
		met := map[PersonID]bool{}
		for i, name := range names {
			person, known := people.Named(name)
			if !known {
				made, fault := Person{ID: NewPersonID(), Name: name, Look: people.freeLook()}.checked()
				if fault != nil {
					continue
				}
				if err := insertPersonRow(tx, made); err != nil {
					return err
				}
				people.add(made)
				person = made
			}
			if !met[person.ID] {
				met[person.ID], ids[i] = true, person.ID
			}
		}
		return nil
	})
	if err != nil {
		return make([]PersonID, len(names)), b.file.faultOrNil(err)
	}
	return ids, nil
}
