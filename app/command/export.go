package command

import (
	"bytes"
	"io"
	"maps"
	"slices"
	"strings"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/report"
	"scripkeeper/app/words"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/letters"
)

// cardForm is the form of a picture of the standing.
const cardForm = "png"

// export writes a game in the form that --as names, to the file that --out names.
func (p Program) export(a arguments, name string) int {
	format := export.Format(a.as)
	if a.as != cardForm && !slices.Contains(report.Formats(), format) {
		return p.misused(a, words.Text("command.forms"))
	}
	if a.instead != nil && format != report.PDFFormat {
		return p.misused(a, words.Text("command.instead"))
	}
	game, _, err := p.game(a, name)
	if err != nil {
		return p.fail(a, err)
	}
	write := func(to io.Writer) error { return report.Write(to, game, format, p.Fonts) }
	switch {
	case a.as == cardForm:
		write = func(to io.Writer) error { return p.Card(to, game) }
	case format == report.PDFFormat:
		write = func(to io.Writer) error { return report.PDF(to, game, p.Fonts, a.instead) }
	}
	if err := p.handOut(a, write); err != nil {
		return p.fail(a, err)
	}
	if format == report.PDFFormat {
		texts, _ := report.UnprintableOf(game, p.Fonts) // what is wrong with the fonts the pages have told
		p.tellLetters(a, texts)
	}
	return Sound
}

// printName is the flag that says what is printed instead of a name.
const printName = "print-name"

// printNames are what is printed instead of names, each said as "NAME=OTHER".
type printNames map[string]string

// String lists the names.
func (n *printNames) String() string {
	return words.Join(slices.Sorted(maps.Keys(*n)))
}

// Set takes one more.
func (n *printNames) Set(said string) error {
	name, other, both := strings.Cut(said, "=")
	if name, other = letters.Tidy(name), letters.Tidy(other); !both || name == "" || other == "" {
		return notation.Wrong("command.instead", nil)
	}
	if *n == nil {
		*n = printNames{}
	}
	(*n)[name] = other
	return nil
}

// tellLetters tells of texts that no font has all letters of, and of which nothing was said to print instead.
func (p Program) tellLetters(a arguments, texts []report.Unprintable) {
	for _, text := range texts {
		if _, said := a.instead[text.Text]; !said {
			p.say(words.Format("command.letters", words.Names{"text": text.Text, "letters": text.Letters}))
		}
	}
}

// handOut writes to the file that --out names, else to the output. It is worked out before the file is begun, so that whatever
// goes wrong leaves none behind.
func (p Program) handOut(a arguments, write func(io.Writer) error) error {
	var made bytes.Buffer
	if err := write(&made); err != nil {
		return err
	}
	if a.out != "" {
		return bookfile.WriteFile(a.out, func(to io.Writer) error {
			_, err := made.WriteTo(to)
			return err
		})
	}
	_, _ = made.WriteTo(p.Out) // an output that fails says so itself
	return nil
}
