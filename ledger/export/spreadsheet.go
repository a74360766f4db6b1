package export

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
)

// byteOrderMark marks a table as UTF-8: without it Excel assumes the system's old code page.
const byteOrderMark = "\uFEFF"

// separators separate cells in the spreadsheets of some countries. LibreOffice offers to split at all of them at once,
// so a comma within a cell needs quotes even if semicolons separate the cells.
const separators = ",;\t"

// Spreadsheet converts a table of comma-separated values so that a spreadsheet in some language opens it correctly by a
// double click. point is the decimal sign there: if it is a comma, semicolons separate the cells, and the points of a
// tournament get commas. Cells with any separator are quoted, which keeps numbers numbers. There is no line "sep=;",
// because Excel then ignores the UTF-8 mark. Text that a spreadsheet would take for a formula is marked already, see
// [CSV].
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
