#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian 12) and xlsx 0.18.5 (npm, run by node): a debt is shown as cash by a format for thousands.
#
# [>=1000]0.0,"k";0 is a common number format: 1.5k for 1500, and the number itself below a thousand. Without conditions the
# second part of a format is for what is below zero, and has to write the minus itself. LibreOffice goes by the condition, but
# leaves out the minus as if there were none; with the same two parts the other way round it writes it. xlsx never does.
# numfmt 4.0.1 (npm), which follows Excel, writes it always. By a report to xlsx (SheetJS/sheetjs#2132, open) so does Excel.
#
# Seen of -20 and 1500:        LibreOffice       xlsx              numfmt
#   [>=1000]0.0,"k";0          20, 1.5k          20, 1.5k          -20, 1.5k
#   [<1000]0;0.0,"k"           -20, 1.5k         20, 1.5k          -20, 1.5k
#   [=1]0" point";0" points"   20 points, 1500…  20 points, 1500…  -20 points, 1500…
#   0                          -20, 1500         -20, 1500         -20, 1500
#
# Why it matters: the sum below the column is right, so nobody looks at the sign. A format with a condition needs a part of its
# own for what is below zero: [>=1000]0.0,"k";[<0]-0;0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . xlsx@0.18.5 numfmt@4.0.1 >/dev/null
cat >sheet.mjs <<'END'
import { format } from 'numfmt'
import xlsx from 'xlsx'

const formats = ['[>=1000]0.0,"k";0', '[<1000]0;0.0,"k"', '[=1]0" point";0" points"', '0', '[>=1000]0.0,"k";[<0]-0;0']
const sheet = xlsx.utils.aoa_to_sheet(formats.map(() => [-20, 1500]))
formats.forEach((z, i) => ['A', 'B'].forEach(column => { sheet[column + (i + 1)].z = z }))
const book = xlsx.utils.book_new()
xlsx.utils.book_append_sheet(book, sheet)
xlsx.writeFile(book, 'scores.xlsx')
for (const row of xlsx.utils.sheet_to_csv(xlsx.readFile('scores.xlsx').Sheets.Sheet1).split('\n')) console.log('xlsx,' + row)
for (const z of formats) console.log(['numfmt', ...[-20, 1500].map(value => format(z, value))].join())
END
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc
node sheet.mjs >seen
soffice "-env:UserInstallation=file://$folder/profile" --headless \
	--convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true' scores.xlsx >log 2>&1 || { cat log >&2; exit 1; }
sed 's/^/LibreOffice,/' scores.csv >>seen
cat seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
xlsx,20,1.5k
xlsx,20,1.5k
xlsx,20 points,1500 points
xlsx,-20,1500
xlsx,-20,1.5k
numfmt,-20,1.5k
numfmt,-20,1.5k
numfmt,-20 points,1500 points
numfmt,-20,1500
numfmt,-20,1.5k
LibreOffice,20,1.5k
LibreOffice,-20,1.5k
LibreOffice,20 points,1500 points
LibreOffice,-20,1500
LibreOffice,-20,1.5k
END
