package firefox

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
)

// A wire carries commands and answers. Each is JSON, preceded by its length in digits and a colon.
type wire struct {
	conn net.Conn
	last int
}

// maxMessage is the maximum size of a message in bytes. The longest message is a picture of a large page.
const maxMessage = 64 << 20

// ask sends a command, [0, number, name, parameters], and returns the value in the answer, [1, number, fault, value].
func (w *wire) ask(command string, parameters map[string]any) (json.RawMessage, error) {
	w.last++
	message, err := json.Marshal([]any{0, w.last, command, parameters})
	if err != nil {
		return nil, err
	}
	if _, err := fmt.Fprintf(w.conn, "%d:%s", len(message), message); err != nil {
		return nil, err
	}
	answer, err := w.read()
	if err != nil {
		return nil, err
	}
	var parts [4]json.RawMessage
	if err := json.Unmarshal(answer, &parts); err != nil {
		return nil, err
	}
	var wrong *fault
	if err := json.Unmarshal(parts[2], &wrong); err != nil {
		return nil, err
	}
	if wrong != nil {
		return nil, errors.New(wrong.String())
	}
	return parts[3], nil
}

func (w *wire) read() ([]byte, error) {
	length, digit := 0, make([]byte, 1)
	for {
		if _, err := io.ReadFull(w.conn, digit); err != nil {
			return nil, err
		}
		if digit[0] == ':' {
			break
		}
		if length = 10*length + int(digit[0]-'0'); digit[0] < '0' || digit[0] > '9' || length > maxMessage {
			return nil, fmt.Errorf("a length has the character %q", digit[0])
		}
	}
	message := make([]byte, length)
	_, err := io.ReadFull(w.conn, message)
	return message, err
}
