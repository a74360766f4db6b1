package book

import (
	"database/sql"
	"fmt"
	"strings"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/oplog"
)

// A logs stores games or journals, each as a row in one table and as operations in another.
type logs[ID fmt.Stringer] struct {
	store
	tables logTables
}

// heads is the name of a table, and of the column that refers to this table in the table operations.
type logTables struct{ heads, operations string }

func gameTables() logTables    { return logTables{"game", "operation"} }
func journalTables() logTables { return logTables{"journal", "journal_operation"} }

const operationColumns = "op, act, via, target, kind, entry, person, device, at, extra"

func (t logTables) insertOperation() string {
	return fmt.Sprintf("INSERT INTO %s (%s, %s) VALUES (?,?,?,?,?,?,?,?,?,?,?)",
		t.operations, t.heads, operationColumns)
}

// Append writes operations in one transaction. Each operation must have the next free number. If another program took
// that number, the fault is book.moved and nothing is written.
func (b logs[ID]) Append(id ID, operations []oplog.Operation) error {
	if fault := b.file.Writable(); fault != nil {
		return fault
	}
	if len(operations) == 1 && b.tables == gameTables() {
		return b.file.FaultOrNil(insertOperation(b.file.Insert, id.String(), operations[0]))
	}
	return b.file.FaultOrNil(b.file.Transact(func(tx *sql.Tx) error { return b.insertAll(tx, id, operations) }))
}

func (b logs[ID]) insertAll(
	tx *sql.Tx, id ID, operations []oplog.Operation, beside ...func(*sql.Tx) error,
) error {
	insert, err := tx.Prepare(b.tables.insertOperation())
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }()
	for _, o := range operations {
		if err := insertOperation(insert, id.String(), o); err != nil {
			return err
		}
	}
	for _, write := range beside {
		if err := write(tx); err != nil {
			return err
		}
	}
	return nil
}

func insertOperation(insert *sql.Stmt, log string, o oplog.Operation) error {
	extra, err := oplog.WriteExtra(o.WithMerge())
	if err != nil {
		return err
	}
	_, err = insert.Exec(log, o.Op, string(o.Act), string(o.Via), o.Target, o.Kind, string(o.Entry),
		o.By.Person, o.By.Device, writeTime(o.At), extra)
	return err
}

// Last returns the number of a log's last operation, or 0 for an empty log.
func (b logs[ID]) Last(id ID) (last int64, err error) {
	query := fmt.Sprintf("SELECT ifnull(max(op), 0) FROM %s WHERE %s = ?", b.tables.operations, b.tables.heads)
	err = b.file.DB.QueryRow(query, id.String()).Scan(&last)
	return last, b.file.FaultOrNil(err)
}

func (b logs[ID]) operations(id ID) ([]oplog.Operation, error) {
	var all []oplog.Operation
	var entry []byte
	var at sql.NullInt64
	var extra string
	query := fmt.Sprintf("SELECT %s FROM %s WHERE %s = ? ORDER BY op",
		operationColumns, b.tables.operations, b.tables.heads)
	err := bookfile.Each(b.file.DB, query, []any{id.String()}, func(rows *sql.Rows) error {
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

// Delete removes a game or journal from the list. The operations stay in the book, and Undelete or an import restores
// the game or journal. The faults are game.unknown or journal.unknown, and those of writing a book.
func (b logs[ID]) Delete(id ID) error { return b.set(id, "deleted", writeTime(time.Now())) }

func (b logs[ID]) Undelete(id ID) error { return b.set(id, "deleted", writeTime(time.Time{})) }

func (b logs[ID]) IsDeleted(id ID) (bool, error) { return b.has(id, "deleted IS NOT NULL") }

func (b logs[ID]) has(id ID, conditions ...string) (has bool, err error) {
	query := fmt.Sprintf("SELECT EXISTS (SELECT 1 FROM %s WHERE %s)",
		b.tables.heads, strings.Join(append(conditions, "id = ?"), " AND "))
	err = b.file.DB.QueryRow(query, id.String()).Scan(&has)
	return has, b.file.FaultOrNil(err)
}

func (b logs[ID]) set(id ID, column string, value any) error {
	query := fmt.Sprintf("UPDATE %s SET %s = ? WHERE id = ?", b.tables.heads, column)
	done, err := b.file.Exec(query, value, id.String())
	if err != nil {
		return b.file.Fault(err)
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		none := b.unknown(id)
		none.Err = err
		return none
	}
	return nil
}

func (b logs[ID]) unknown(id ID) *ledger.Fault {
	return &ledger.Fault{Code: b.tables.heads + ".unknown", Path: b.file.Path, Detail: id.String()}
}

func (b logs[ID]) insert(
	id ID, head func(*sql.Tx) error, operations []oplog.Operation, beside ...func(*sql.Tx) error,
) error {
	return b.file.FaultOrNil(b.file.Transact(func(tx *sql.Tx) error {
		if err := head(tx); err != nil {
			return err
		}
		return b.insertAll(tx, id, operations, beside...)
	}))
}

// extend appends operations to a log and undeletes it. The functions in beside write in the same transaction.
func (b logs[ID]) extend(
	id ID, more []oplog.Operation, beside ...func(*sql.Tx) error,
) (undeleted bool, err error) {
	undelete := fmt.Sprintf("UPDATE %s SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", b.tables.heads)
	err = b.file.Transact(func(tx *sql.Tx) error {
		back, err := tx.Exec(undelete, id.String())
		if err != nil {
			return err
		}
		n, err := back.RowsAffected()
		if err != nil {
			return err
		}
		undeleted = n > 0
		return b.insertAll(tx, id, more, beside...)
	})
	return undeleted, b.file.FaultOrNil(err)
}
