package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
)

type call struct {
	Program
	arguments
	// Out buffers the output, and is flushed before any error message.
	Out *bufio.Writer
}

// An exit is the exit status for an error that has already been printed.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// ended prints a command's error and returns the exit status.
func (c call) ended(err error) int {
	var status exit
	var misused notation.Misuse
	switch {
	case err == nil:
		return Sound
	case errors.As(err, &status):
		return int(status)
	case errors.As(err, &misused):
		return c.misused(misused.Error())
	}
	return c.fail(err)
}

// fail prints an error. With --json, fail prints the error also as an object.
func (c call) fail(err error) int {
	sentence := words.ErrorSentence("", nil, err)
	if c.json {
		jsonout.Write(c.Out, jsonout.FailureOf(err, sentence))
	}
	c.say(sentence)
	return Failed
}

func (c call) misused(sentence string) int {
	if c.json {
		jsonout.Write(c.Out, jsonout.MisuseOf(sentence))
	}
	c.say(strings.TrimSuffix(sentence, ".") + "\n" + words.Text("command.help"))
	return Failed
}

func (c call) say(sentence string) {
	_ = c.Out.Flush() // a write error is reported at the end
	_, _ = fmt.Fprintf(c.Errors, "scripkeeper: %s\n", sentence)
}

// maxTold limits the messages of one kind to what fits on a page; a record may have a million faulty entries.
const maxTold = 50

func (c call) sayMore(of int) {
	if of > maxTold {
		c.say(words.Format("command.more", words.Names{"count": of - maxTold}))
	}
}

func (c call) line(text string) { _, _ = io.WriteString(c.Out, text+"\n") }

func (c call) tell(key string, names words.Names) { c.line(words.Format(key, names)) }

func (c call) open(do func(*book.Book) error) error { return c.opened(book.Open, do) }

// look runs do with a read-only book, and creates no file.
func (c call) look(do func(*book.Book) error) error { return c.opened(book.OpenReadOnly, do) }

func (c call) opened(open func(string, []calc.Rulebook) (*book.Book, error), do func(*book.Book) error) error {
	path := c.book
	if path == "" {
		path = c.DefaultBook
	}
	book, err := open(path, rulebooks.All())
	if err != nil {
		return err
	}
	defer func() { _ = book.Close() }()
	notices := book.Notices()
	for _, notice := range notices[:min(len(notices), maxTold)] {
		if notice != book.ReadOnly() { // commands that write report this
			c.say(words.ErrorSentence("", nil, notice))
		}
	}
	c.sayMore(len(notices))
	return do(book)
}
