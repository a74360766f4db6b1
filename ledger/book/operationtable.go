package book

import (
	"database/sql"
	"fmt"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/oplog"
)

// An operationTable is a table of the book that holds operations: its name, and the column that says whose they are.
type operationTable struct{ name, owner string }

func gameOperations() operationTable    { return operationTable{"operation", "game"} }
func journalOperations() operationTable { return operationTable{"journal_operation", "journal"} }

// operationColumns are what both tables hold of an operation.
const operationColumns = "op, act, via, target, kind, entry, person, device, at, extra"

// insert is the statement that writes an operation.
func (t operationTable) insert() string {
	return fmt.Sprintf("INSERT INTO %s (%s, %s) VALUES (?,?,?,?,?,?,?,?,?,?,?)", t.name, t.owner, operationColumns)
}

// append writes operations of a log in one transaction. Each has the number that must come next: when another program
// took that number the fault is book.moved and nothing is written.
func (b store) append(t operationTable, owner string, operations []oplog.Operation) *ledger.Fault {
	if fault := b.file.Writable(); fault != nil {
		return fault
	}
	var err error
	if len(operations) == 1 && t == gameOperations() {
		err = insertOperation(b.file.Insert, owner, operations[0])
	} else {
		err = b.file.Transact(func(tx *sql.Tx) error { return t.insertAll(tx, owner, operations) })
	}
	if err != nil {
		return b.file.Fault(err)
	}
	return nil
}

func (t operationTable) insertAll(tx *sql.Tx, owner string, operations []oplog.Operation) error {
	insert, err := tx.Prepare(t.insert())
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }()
	for _, o := range operations {
		if err := insertOperation(insert, owner, o); err != nil {
			return err
		}
	}
	return nil
}

func insertOperation(insert *sql.Stmt, owner string, o oplog.Operation) error {
	extra, err := oplog.WriteExtra(o.WithMerge())
	if err != nil {
		return err
	}
	_, err = insert.Exec(owner, o.Op, string(o.Act), string(o.Via), o.Target, o.Kind, string(o.Entry),
		o.By.Person, o.By.Device, writeTime(o.At), extra)
	return err
}

// operations are those of a game or a journal, by their numbers.
func (b store) operations(t operationTable, owner string) ([]oplog.Operation, error) {
	var all []oplog.Operation
	var entry []byte
	var at sql.NullInt64
	var extra string
	query := fmt.Sprintf("SELECT %s FROM %s WHERE %s = ? ORDER BY op", operationColumns, t.name, t.owner)
	err := bookfile.Each(b.file.DB, query, []any{owner}, func(rows *sql.Rows) error {
		all = append(all, oplog.Operation{})
		o := &all[len(all)-1]
		if err := rows.Scan(&o.Op, &o.Act, &o.Via, &o.Target, &o.Kind, &entry,
			&o.By.Person, &o.By.Device, &at, &extra); err != nil {
			return err
		}
		if len(entry) > 0 {
			o.Entry = entry
		}
		o.At = readTime(at)
		var err error
		o.Extra, err = oplog.ReadExtra(extra)
		o.TakeMerge()
		return err
	})
	return all, err
}
