package ledger

// Outside returns a number that differs after another program, or another window, has written to the book. What this one writes
// does not change it: the book has one connection, and the database counts what others do.
func (b *Book) Outside() (int64, error) {
	var version int64
	if err := b.db.QueryRow("PRAGMA data_version").Scan(&version); err != nil {
		return 0, b.fault(err)
	}
	return version, nil
}
