package oplog

import "scripkeeper/ledger"

// A Keeper keeps logs of one sort under their ids. Kept is what one is opened as: a game, or a [Journal].
type Keeper[ID, Kept any] interface {
	// Append puts the operations that must come next on disk, all of them or none. The fault is book.moved when another
	// program took one of their numbers.
	Append(ID, []Operation) error
	// Last is how many operations the log has.
	Last(ID) (int64, error)
	// Load reads the log as it is kept now.
	Load(ID) (*Kept, error)
}

// Append puts operations on disk, unless the log is kept nowhere: then the keeper is nil. When another program wrote in
// between, what is kept is opened again in the place of what was open.
func Append[ID, Kept any](keeper Keeper[ID, Kept], id ID, open *Kept, operations []Operation) error {
	if keeper == nil {
		return nil
	}
	err := keeper.Append(id, operations)
	if ledger.IsFault(err, "book.moved") {
		if err := Reload(keeper, id, open); err != nil {
			return err
		}
	}
	return err
}

// Reload opens what is kept again, in the place of what was open. What is kept nowhere stays as it is.
func Reload[ID, Kept any](keeper Keeper[ID, Kept], id ID, open *Kept) error {
	if keeper == nil {
		return nil
	}
	fresh, err := keeper.Load(id)
	if err != nil {
		return err
	}
	*open = *fresh
	return nil
}
