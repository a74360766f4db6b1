#!/usr/bin/env bash
# @jspreadsheet/formula 2.0.2 (npm, run by node): the round after round 1 is round 11, and 1 & 2 is 3.
#
# It reads formulas like those of Excel and gives them to JavaScript, with a plus for every "&". There one sign joins texts and
# adds figures, from left to right: a text swallows the figures behind it, and two figures are added up. In Excel and by
# OpenFormula "+" is done before "&", and "&" always joins texts. hyperformula 3.5.0 (npm) says and does the same.
#
# Seen:                                       jspreadsheet   hyperformula
#   "Round "&A1+1, where A1 is 1              Round 11       Round 2
#   "Ann: "&B1+C1, where B1 is 40, C1 is 2    Ann: 402       Ann: 42
#   B1&C1                                     42             402
#
# Why it matters: labels with a sum are in every score sheet, and this one shows ten times the score. Brackets around the sum
# help, "Ann: "&(B1+C1); figures that are joined need an empty text between them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 >/dev/null
cat >sheet.js <<'END'
const formula = require('@jspreadsheet/formula')
const { HyperFormula } = require('hyperformula')
const cells = { A1: 1, B1: 40, C1: 2 }
for (const text of ['"Round "&A1+1', '"Round "&(A1+1)', '"Ann: "&B1+C1', '"Ann: "&(B1+C1)', 'B1&C1', 'B1&""&C1', 'B1+C1']) {
  const sheet = HyperFormula.buildFromArray([[...Object.values(cells), '=' + text]], { licenseKey: 'gpl-v3' })
  const other = sheet.getCellValue({ sheet: 0, row: 0, col: 3 })
  console.log(`${text}: jspreadsheet ${formula(text, { ...cells })}, hyperformula ${other}`)
}
END
node -p "'node ' + process.versions.node"
node sheet.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
"Round "&A1+1: jspreadsheet Round 11, hyperformula Round 2
"Round "&(A1+1): jspreadsheet Round 2, hyperformula Round 2
"Ann: "&B1+C1: jspreadsheet Ann: 402, hyperformula Ann: 42
"Ann: "&(B1+C1): jspreadsheet Ann: 42, hyperformula Ann: 42
B1&C1: jspreadsheet 42, hyperformula 402
B1&""&C1: jspreadsheet 402, hyperformula 402
B1+C1: jspreadsheet 42, hyperformula 42
END
