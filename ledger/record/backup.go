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

// BackupFormat is the version of backups that this program writes, and the newest version that it reads.
const BackupFormat = 1

// A backup is a file with one JSON object per line: a head, then games, templates and journals, see FORMAT.md.
type (
	BackupHead struct {
		Backup    int    `json:"backup"`
		Made      string `json:"made"`
		Games     int    `json:"games"`
		Templates int    `json:"templates"`
		Journals  int    `json:"journals,omitempty"`
		// People are in the head, so that programs that do not know this field skip it.
		People json.RawMessage `json:"people,omitempty"`
		Sum    string          `json:"sum,omitempty"`
	}
	// A BackupLine has a game, a template or a journal, and the checksum of its bytes.
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

const (
	// maxBackupLine is the length of the longest accepted line, in bytes: a record and the fields around it.
	maxBackupLine      = MaxRecordSize + 1<<16
	MaxBackupLines     = 200_000
	MaxBackupTemplates = 1000
	MaxBackupPeople    = 20_000
)

// SumOf returns the SHA-256 checksum of a line's content, in hexadecimal.
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

// ReadBackupLine reads a line of a backup, or a part of a line, and ignores unknown fields. The fault has the given
// code and names a repeated or invalid field.
func ReadBackupLine[T any](code string, text []byte, into *T) *ledger.Fault {
	if !json.Valid(text) {
		return &ledger.Fault{Code: code}
	}
	if path, repeated := shape.Repeated(text); repeated {
		return RepeatedField(code, path)
	}
	if _, misfit := shape.Of(into).Over().Read(text, into); misfit != nil {
		return FillFault(&ledger.Fault{Code: code}, "", misfit)
	}
	return nil
}

// TitleOfLine returns the title of the game in a line, even if damaged, or the players' names if there is no title.
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

// A BackupReader reads the lines of a backup that are not empty. Count is the number of lines read.
type BackupReader struct {
	From  *bufio.Reader
	Count int
}

// Head reads the first line. The faults are backup.empty, backup.foreign (not a backup), backup.newer (a newer format),
// backup.broken (the next lines can still be read), and those of [BackupReader.Next].
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

// Next returns the next line that is not empty, without surrounding white space, or nil for a line that is too long.
// The errors are io.EOF and the faults backup.unreadable and backup.large.
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
