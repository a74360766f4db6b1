package command

import (
	"bytes"
	"io"
	"slices"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/report"
	"scripkeeper/app/words"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/export"
)

const cardForm = "png"

// exportGame writes a game in the format that --as names.
func exportGame(c call, w []string) error {
	format := export.Format(c.as)
	if c.as != cardForm && !slices.Contains(report.Formats(), format) {
		return notation.Wrong("command.forms", nil)
	}
	if c.instead != nil && format != report.PDFFormat {
		return notation.Wrong("command.instead", nil)
	}
	if c.plain && format != export.CSVFormat {
		return notation.Wrong("command.plain", nil)
	}
	game, _, err := c.game(w[0])
	if err != nil {
		return err
	}
	write := func(to io.Writer) error { return report.Write(to, game, format, c.Fonts) }
	switch {
	case c.as == cardForm:
		write = func(to io.Writer) error { return c.Card(to, game) }
	case c.plain:
		write = func(to io.Writer) error { return export.CSV(to, game) }
	case format == report.PDFFormat:
		write = func(to io.Writer) error { return report.PDF(to, game, c.Fonts, c.instead) }
	}
	if err := c.handOut(write); err != nil {
		return err
	}
	if format == report.PDFFormat {
		texts, _ := report.UnprintableOf(game, c.Fonts) // the pages report errors of the fonts
		c.tellLetters(texts)
	}
	return nil
}

const printName = "print-name"

// tellLetters names texts that no font can print in full and that have no replacement.
func (c call) tellLetters(texts []report.Unprintable) {
	for _, text := range texts {
		if _, said := c.instead[text.Text]; !said {
			c.say(words.Format("command.letters", words.Names{"text": text.Text, "letters": text.Letters}))
		}
	}
}

// handOut writes to the file of --out, else to the output. It computes all first, so that an error leaves no file.
func (c call) handOut(write func(io.Writer) error) error {
	var made bytes.Buffer
	if err := write(&made); err != nil {
		return err
	}
	if c.out != "" {
		return bookfile.WriteFile(c.out, func(to io.Writer) error {
			_, err := made.WriteTo(to)
			return err
		})
	}
	_, _ = made.WriteTo(c.Out) // a failure is reported at the end
	return nil
}
