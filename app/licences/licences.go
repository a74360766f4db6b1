// Package licences computes the pages about the modules and fonts that the program is made of, and their licences.
package licences

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/assets"
)

// A Source computes the pages of these places:
//
//	   what the program is made of, a row for each module and font
//	N  the licences of the one at index N
type Source struct{}

func (Source) Page(at page.At) (page.Page, error) {
	rows, texts := read()
	if n := at.Number(0, -1); n >= 0 && n < len(rows) {
		return page.Page{Title: rows[n].Title, About: rows[n].About, Parts: texts[n]}, nil
	}
	for i := range rows {
		rows[i].Open = page.RowLink(strconv.Itoa(i))
	}
	return page.Page{Title: words.Text("licences.title"), Parts: []page.Part{{Rows: rows}}}, nil
}

// Do does nothing, since no page offers anything but links.
func (Source) Do(page.Action, page.At) (page.Done, error) { return page.Done{}, nil }

// read returns a row for everything that the program is made of, and the texts of its licences.
func read() (rows []page.Row, texts [][]page.Part) {
	for licence := range strings.SplitSeq(assets.Licences(), assets.LicenceRule) {
		covered, text, _ := strings.Cut(licence, "\n\n")
		for line := range strings.SplitSeq(covered, "\n") {
			fields := strings.Split(line, ", ")
			title, version, _ := strings.Cut(fields[0], " ")
			at := slices.IndexFunc(rows, func(r page.Row) bool { return r.Title == title })
			if at < 0 {
				at = len(rows)
				rows, texts = append(rows, page.Row{Title: title, About: version}), append(texts, nil)
			}
			if len(fields) > 2 && !strings.HasSuffix(rows[at].About, fields[2]) {
				rows[at].About = strings.TrimPrefix(rows[at].About+", "+fields[2], ", ")
			}
			texts[at] = append(texts[at], page.Part{Title: fields[1], Says: paragraphs(text)})
		}
	}
	return rows, texts
}

// fullLine is the length from which a line is taken to go on in the next one.
const fullLine = 50

// paragraphs joins the lines of paragraphs, so that they fit any width.
func paragraphs(text string) (says []page.Note) {
	joins := false
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
		case joins:
			says[len(says)-1].Text += " " + line
		default:
			says = append(says, page.Note{Text: line, Small: true})
		}
		joins = utf8.RuneCountInString(line) >= fullLine
	}
	return says
}
