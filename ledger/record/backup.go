package record

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/shape"
)

// BackupFormat is the version of a backup that this version writes, and the newest that it reads.
const BackupFormat = 1

// What a backup is made of, a JSON object a line; FORMAT.md describes it.
type (
	BackupHead struct {
		Backup    int    `json:"backup"`
		Made      string `json:"made"`
		Games     int    `json:"games"`
		Templates int    `json:"templates"`
		Journals  int    `json:"journals,omitempty"`
		// People stand here, so that whoever does not know them passes them over.
		People json.RawMessage `json:"people,omitempty"`
		// Sum is that of the people.
		Sum string `json:"sum,omitempty"`
	}
	// A BackupLine holds a game, a template or a journal, and the sum of its bytes.
	BackupLine struct {
		Sum      string          `json:"sum,omitempty"`
		Game     json.RawMessage `json:"game,omitempty"`
		Template json.RawMessage `json:"template,omitempty"`
		Journal  json.RawMessage `json:"journal,omitempty"`
	}
	BackupGame struct {
		Touched  string          `json:"touched,omitempty"`
		Archived bool            `json:"archived,omitempty"`
		People   []string        `json:"people,omitempty"`
		Record   json.RawMessage `json:"record"`
	}
)

// Limits of a backup that is read.
const (
	// maxBackupLine is the longest line that is taken, in bytes: a record and what stands around it.
	maxBackupLine = MaxRecordSize + 1<<16
	// MaxBackupLines is how many lines are read, MaxBackupTemplates how many templates, MaxBackupPeople how many
	// people.
	MaxBackupLines     = 200_000
	MaxBackupTemplates = 1000
	MaxBackupPeople    = 20_000
)

// SumOf is the sum by which a damaged line is told.
func SumOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

func WriteBackupLine[T any](w io.Writer, line T) error {
	text, err := Plain(line)
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, text+"\n")
	return err
}

// ReadBackupLine reads a line of a backup, or a part of one. Fields that are not known are passed over. The fault,
// which has the code, names a field that stands there twice or holds something that it cannot.
func ReadBackupLine[T any](code string, text []byte, into *T) *ledger.Fault {
	if !json.Valid(text) {
		return &ledger.Fault{Code: code}
	}
	if path, repeated := shape.Repeated(text); repeated {
		return Twice(code, path)
	}
	if _, misfit := shape.Of(into).Over().Read(text, into); misfit != nil {
		return Blame(&ledger.Fault{Code: code}, "", misfit)
	}
	return nil
}

// TitleOfLine is what the game of a line is called, sound or not: its title, or who plays.
func TitleOfLine(text []byte) string {
	var line struct {
		Game struct {
			Record struct {
				Title string `json:"title"`
				Seats []struct {
					Name string `json:"name"`
				} `json:"seats"`
			} `json:"record"`
		} `json:"game"`
	}
	err := json.Unmarshal(text, &line)
	about := line.Game.Record
	if err != nil || about.Title != "" {
		return about.Title
	}
	var names []string
	for _, seat := range about.Seats {
		names = append(names, seat.Name)
	}
	return strings.Join(names, ", ")
}

// A BackupReader reads lines, passing over empty ones, and keeps no more of one than a backup may have.
type BackupReader struct {
	From  *bufio.Reader
	Count int
}

// Head reads the first line. The faults are backup.empty, backup.foreign (no backup), backup.newer (of a newer format),
// backup.broken, after which the lines can be read all the same, and those of [BackupReader.Next].
func (l *BackupReader) Head() (head BackupHead, err error) {
	line, err := l.Next()
	switch {
	case errors.Is(err, io.EOF):
		return head, &ledger.Fault{Code: "backup.empty"}
	case err != nil:
		return head, err
	case !IsBackup(line):
		return head, &ledger.Fault{Code: "backup.foreign"}
	}
	fault := ReadBackupLine("backup.broken", line, &head)
	switch {
	case fault != nil:
		return BackupHead{}, fault
	case head.Backup < 1:
		return BackupHead{}, &ledger.Fault{Code: "backup.broken"}
	case head.Backup > BackupFormat:
		return head, &ledger.Fault{Code: "backup.newer", Detail: strconv.Itoa(head.Backup)}
	}
	for _, count := range []*int{&head.Games, &head.Templates, &head.Journals} {
		*count = min(max(0, *count), MaxBackupLines)
	}
	return head, nil
}

// Next is the next line that is not empty, without white space around it; of one that is too long nothing. The errors
// are io.EOF and the faults backup.unreadable and backup.large.
func (l *BackupReader) Next() ([]byte, error) {
	for {
		line, long, err := l.line()
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, &ledger.Fault{Code: "backup.unreadable", Err: err}
		}
		l.Count++
		text := bytes.TrimSpace(line)
		switch {
		case l.Count > MaxBackupLines && len(text) > 0:
			return nil, &ledger.Fault{Code: "backup.large"}
		case long, len(text) > 0:
			return text, nil
		case err != nil:
			return nil, io.EOF
		}
	}
}

// line reads to the end of a line. Of one that is too long the rest is passed over.
func (l *BackupReader) line() (line []byte, long bool, err error) {
	for {
		part, err := l.From.ReadSlice('\n')
		if long = long || len(line)+len(part) > maxBackupLine; long {
			line = nil
		} else {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, long, err
		}
	}
}
