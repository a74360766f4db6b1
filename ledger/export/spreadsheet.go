package export

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
)

// byteOrderMark marks a table as UTF-8. Without the mark, Excel assumes the system's old code page.
const byteOrderMark = "\uFEFF"

// separators are the characters that separate cells, depending on the country. LibreOffice offers to split at all of
// them at once, so a comma within a cell needs quotes even in a table with semicolons.
const separators = ",;\t"

// Spreadsheet converts comma-separated values to a table that a spreadsheet in some language opens by a double click.
// point is the decimal sign of that language. If it is a comma, semicolons separate the cells, and a tournament's
// points are written with commas. Cells that contain any separator are quoted. A quoted number is still read as a
// number. There is no line "sep=;", because Excel would then ignore the byte order mark. Text that a spreadsheet would
// take for a formula is already marked, see [CSV].
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
