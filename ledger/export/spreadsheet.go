package export

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
)

// byteOrderMark tells a spreadsheet that a table is in UTF-8: without it Excel takes it for the system's old code page.
const byteOrderMark = "\uFEFF"

// separators are what parts cells in a spreadsheet of some country. LibreOffice offers to part them at all of these at
// once, so that a comma within a cell needs quotes even where semicolons part the cells.
const separators = ",;\t"

// Spreadsheet writes a table of comma-separated values so that a spreadsheet of a language opens it rightly by a double
// click. Point is the decimal sign there: where it is a comma, semicolons part the cells, and the points of a tournament
// have a comma too. Cells with any separator are in quotes, which leave a number a number. There is no line "sep=;": Excel
// no longer heeds the mark of UTF-8 then. Text that a spreadsheet would take for a formula is marked already, see [CSV].
func Spreadsheet(w io.Writer, point string, table func(io.Writer) error) error {
	var plain bytes.Buffer
	if err := table(&plain); err != nil {
		return err
	}
	rows, err := csv.NewReader(&plain).ReadAll()
	if err != nil {
		return err
	}
	separator := ","
	if point == "," {
		separator = ";"
	}
	var out strings.Builder
	out.WriteString(byteOrderMark)
	for _, row := range rows {
		for column, cell := range row {
			if rows[0][column] == "points" {
				cell = strings.Replace(cell, ".", point, 1)
			}
			if strings.ContainsAny(cell, separators+"\"\r\n") {
				cell = `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
			}
			row[column] = cell
		}
		out.WriteString(strings.Join(row, separator) + "\n")
	}
	_, err = io.WriteString(w, out.String())
	return err
}
