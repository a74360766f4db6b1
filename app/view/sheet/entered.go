package sheet

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/oplog"
)

func Entered(act oplog.Act, short string) string {
	key := "table.recorded"
	switch act {
	case oplog.ActReplace:
		key = "table.amended"
	case oplog.ActInsert:
		key = "table.inserted"
	}
	return words.Format(key, words.Names{"entry": short})
}
