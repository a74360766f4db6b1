package export

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
)

// byteOrderMark tells a spreadsheet that a table is in UTF-8: without it Excel takes it for the system's old code page.
const byteOrderMark = "\uFEFF"

// Spreadsheet writes a table of comma-separated values so that a spreadsheet of a language opens it rightly by a double
// click. Point is the sign before a fraction there: where it is a comma, semicolons part the cells, and the points of a
// tournament have a comma too. What no spreadsheet may take for a formula is marked already, see [CSV].
func Spreadsheet(w io.Writer, point string, table func(io.Writer) error) error {
	var plain bytes.Buffer
	if err := table(&plain); err != nil {
		return err
	}
	rows, err := csv.NewReader(&plain).ReadAll()
	if err != nil {
		return err
	}
	if _, err := io.WriteString(w, byteOrderMark); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	if point == "," {
		out.Comma = ';'
	}
	for _, row := range rows {
		for column, cell := range row {
			if rows[0][column] == "points" {
				row[column] = strings.Replace(cell, ".", point, 1)
			}
		}
	}
	return out.WriteAll(rows)
}
