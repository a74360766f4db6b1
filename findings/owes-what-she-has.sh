#!/usr/bin/env bash
# github.com/xuri/excelize/v2 2.11.1 (Go): who has money owes it, and who owes money has it.
#
# A number format can have conditions: [<0]"owes "0;0 shows "owes 20" for -20, and 20 for 20. GetRows and GetCellValue give
# what the format makes of a value or, where it can't be applied, the value itself, says excelize. Here they apply half of it:
# the first part to all from 0 up, the second to all below, whatever the conditions say. LibreOffice 7.4.7 (Debian 12)
# opens the same file and goes by the conditions.
#
# Seen:                                       excelize                     LibreOffice
#   [<0]"owes "0;0 of -20, 3, 1500            20, owes 3, owes 1500        owes 20, 3, 1500
#   [>=1000]0.0,"k";0 of 1, 3, 1500           0.0k, 0.0k, 1.5k             1, 3, 1.5k
#
# Why it matters: a score sheet with such a format looks right where it was made. What a program reads from it calls the rich
# debtors. Read the bare values (RawCellValue), and put them into words yourself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

printf '%s\n' 'module finding' 'go 1.26' 'require github.com/xuri/excelize/v2 v2.11.1' >go.mod
cat >main.go <<'END'
package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/xuri/excelize/v2"
)

func main() {
	file := excelize.NewFile()
	for i, format := range []string{`[<0]"owes "0;0`, `[>=1000]0.0,"k";0`} {
		style, err := file.NewStyle(&excelize.Style{CustomNumFmt: &format})
		first, last := fmt.Sprint("A", i+1), fmt.Sprint("C", i+1)
		err = errors.Join(err, file.SetSheetRow("Sheet1", first, &[]int{1, 3, 1500}),
			file.SetCellStyle("Sheet1", first, last, style), file.SetCellInt("Sheet1", "A1", -20))
		if err != nil {
			panic(err)
		}
	}
	rows, err := file.GetRows("Sheet1")
	fmt.Printf("%s\n%s\n", strings.Join(rows[0], ","), strings.Join(rows[1], ","))
	if err := errors.Join(err, file.SaveAs("scores.xlsx")); err != nil {
		panic(err)
	}
}
END
GOFLAGS=-mod=mod go run . 2>go.log >seen || { cat go.log >&2; exit 1; }
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc
soffice "-env:UserInstallation=file://$folder/profile" --headless \
	--convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true' scores.xlsx >log 2>&1 || { cat log >&2; exit 1; }
cat scores.csv >>seen
cat seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
20,owes 3,owes 1500
0.0k,0.0k,1.5k
owes 20,3,1500
1,3,1.5k
END
