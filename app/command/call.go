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

// A call is one command as it was typed, with the program that does it.
type call struct {
	Program
	arguments
	// Out gathers what is printed. It is written before anything is said on the error output.
	Out *bufio.Writer
}

// An exit is an exit status as an error of which everything has been told.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// ended tells what a command ended with, and gives the exit status.
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

// fail tells an error on the error output, and as an object where JSON is asked for.
func (c call) fail(err error) int {
	sentence := words.Trouble("", nil, err)
	if c.json {
		jsonout.Write(c.Out, jsonout.FailureOf(err, sentence))
	}
	c.say(sentence)
	return Failed
}

// misused tells what is wrong with the command line, and where help is.
func (c call) misused(sentence string) int {
	if c.json {
		jsonout.Write(c.Out, jsonout.MisuseOf(sentence))
	}
	c.say(strings.TrimSuffix(sentence, ".") + "\n" + words.Text("command.help"))
	return Failed
}

// say writes a sentence on the error output.
func (c call) say(sentence string) {
	_ = c.Out.Flush() // an output that fails says so itself
	_, _ = fmt.Fprintf(c.Errors, "scripkeeper: %s\n", sentence)
}

// maxTold is how many things of one kind are told of, so that a record of a million of them says it in a page.
const maxTold = 50

// sayMore tells of how many more nothing was said.
func (c call) sayMore(of int) {
	if of > maxTold {
		c.say(words.Format("command.more", words.Names{"count": of - maxTold}))
	}
}

func (c call) line(text string) { _, _ = io.WriteString(c.Out, text+"\n") }

// tell prints a sentence.
func (c call) tell(key string, names words.Names) { c.line(words.Format(key, names)) }

// open opens the book that the command line names, does something that writes in it, and closes it.
func (c call) open(do func(*book.Book) error) error { return c.opened(book.Open, do) }

// look does the same to look at it, which makes nothing.
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
		if notice != book.ReadOnly() { // what would write says why it cannot
			c.say(words.Trouble("", nil, notice))
		}
	}
	c.sayMore(len(notices))
	return do(book)
}
