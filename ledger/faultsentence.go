package ledger

import (
	"strconv"
	"strings"
)

// sentence is what the fault's code says, and whether the code is one that stands here.
func (f *Fault) sentence() (string, bool) {
	pattern := bookSentence(f.Code)
	if pattern == "" {
		pattern = recordSentence(f.Code)
	}
	if pattern == "" {
		pattern = gameSentence(f.Code)
	}
	if pattern == "" {
		pattern = templateSentence(f.Code)
	}
	if pattern == "" {
		return "", false
	}
	return strings.NewReplacer("{path}", f.Path, "{entry}", strconv.Itoa(f.Entry), "{detail}", f.Detail).Replace(pattern), true
}

func bookSentence(code string) string {
	switch code {
	case "book.locked":
		return "Another program is holding the book {path}. Nothing was changed. Close the other program, or wait, and try again."
	case "book.readonly":
		return "The book {path} cannot be written. Nothing was changed. Allow writing to the file and to its folder."
	case "book.full":
		return "The disk that holds the book {path} is full. Nothing was written. Make room and try again."
	case "book.damaged":
		return "The book {path} is damaged. It was left as it is."
	case "book.setaside":
		return "The book was damaged. It was set aside as {path}, and a new, empty book was begun."
	case "book.newer":
		return "The book {path} was written by a newer version of this program. It was left as it is. Use the newer version."
	case "book.foreign":
		return "The file {path} is a database of another program, not a book of games. It was left as it is."
	case "book.place":
		return "There can be no book at {path}. Choose a file in a folder that you may write to."
	case "book.moved":
		return "Another window added entries to this game. They are shown now. Look at them and enter yours again."
	case "book.closed":
		return "The book {path} is closed."
	case "book.failed":
		return "The book {path} could not be used. Nothing was changed."
	}
	return ""
}

func recordSentence(code string) string {
	switch code {
	case "record.unreadable":
		return "The record could not be read to its end."
	case "record.empty":
		return "There is nothing in this record."
	case "record.large":
		return "This record is too large: a record may have {detail} at most."
	case "record.truncated":
		return "This record stops in the middle. Its end is missing."
	case "record.broken":
		return "This record is not well-formed JSON: {detail}."
	case "record.foreign":
		return "This is not a record of a game: it has no \"format\" and no \"rulebook\"."
	case "record.template":
		return "This is not a record of a game: it is a template, house rules under a name."
	case "record.newer":
		return "This record has format {detail}, which is newer than this program knows. Use a newer version of the program."
	case "record.types":
		return "The field {detail} of this record is missing or holds a wrong kind of value."
	case "record.operation":
		return "Operation {entry} of this record does not fit those before it: {detail}."
	case "record.rulebook":
		return "This program does not know the game \"{detail}\"."
	case "record.rules":
		return "This game was begun under rules version {detail}, which is newer than this program knows. Use a newer version of the program."
	case "record.options":
		return "The options of this record cannot be read."
	case "record.setup":
		return "The rules do not allow the setup of this record."
	case "record.kind":
		return "Entry {entry} of this record is a \"{detail}\", which this game does not know."
	case "record.entry":
		return "Entry {entry} of this record cannot be read as a \"{detail}\"."
	case "import.forked":
		return "The two games part at entry {entry}: up to there they are the same, from there on they differ. Nothing was changed."
	case "import.other":
		return "A game with the same id is in the book already, with another setup. Nothing was changed."
	}
	return ""
}

func gameSentence(code string) string {
	switch code {
	case "game.unknown":
		return "There is no game {detail} in this book."
	case "game.exists":
		return "The game {detail} is in this book already."
	case "game.options":
		return "The options do not belong to this game's rulebook."
	case "entry.missing":
		return "There is no entry to work out."
	case "entry.kind":
		return "This game does not know an entry of kind \"{detail}\"."
	case "entry.number":
		return "There is no entry {entry}. The last one is {detail}."
	case "entry.restored":
		return "Operation {entry} counts already."
	case "entry.gone":
		return "The entry that operation {entry} replaced is not in the game. Bring that one back first."
	case "entry.never":
		return "There is no operation {entry} with an entry to bring back."
	case "export.unknown":
		return "There is no way to write a game as \"{detail}\"."
	case "undo.nothing":
		return "There is nothing to undo."
	case "redo.nothing":
		return "There is nothing to redo."
	}
	return ""
}
