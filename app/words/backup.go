package words

import (
	"scripkeeper/ledger/book"
)

func BackedUp(made book.Backup) []string {
	all := []string{Format("backup.games", Names{"count": made.Games})}
	if made.Templates > 0 {
		all = append(all, Format("backup.templates", Names{"count": made.Templates}))
	}
	if made.People > 0 {
		all = append(all, Format("backup.people", Names{"count": made.People}))
	}
	if made.Journals > 0 {
		all = append(all, Format("backup.journals", Names{"count": made.Journals}))
	}
	for _, left := range made.Left {
		names := Names{"title": shorten(left.Title), "reason": ErrorSentence("", nil, left.Err)}
		all = append(all, Format("backup.left", names))
	}
	return all
}

// Restored returns a sentence for each result of restoring a backup; see [LeftOut] for what was not restored.
func Restored(done book.Restored) []string {
	var all []string
	for _, part := range []struct {
		key   string
		count int
	}{
		{"restore.new", done.New}, {"restore.longer", done.Longer}, {"restore.same", done.Same},
		{"restore.undeleted", done.Undeleted}, {"restore.reseated", done.Reseated},
		{"restore.templates", done.Templates}, {"restore.people", done.People}, {"restore.journals", done.Journals},
		{"restore.missing", done.Missing},
	} {
		if part.count > 0 {
			all = append(all, Format(part.key, Names{"count": part.count}))
		}
	}
	if len(all)+len(done.Left) == 0 {
		return []string{Text("restore.none")}
	}
	return all
}

// LeftOut returns the reason why a game or template in a backup was not restored.
func LeftOut(left book.LeftOut) string {
	names := Names{"title": shorten(left.Title), "line": left.Line, "reason": ErrorSentence("", nil, left.Err)}
	if left.Title == "" {
		return Format("restore.left.line", names)
	}
	return Format("restore.left", names)
}
