#!/usr/bin/env bash
# hyperformula 3.5.0 (npm, run by node): a debt of 3 is neither odd nor even.
#
# ISODD asks whether the rest of a division by two is 1, and in JavaScript the rest of -3 is -1. Its list of differences from
# other spreadsheets warns of broken numbers here, not of whole ones below zero. Excel's page on ISODD has -1 as an example of
# an odd number. @formulajs/formulajs 4.6.1 (npm), another engine for the same formulas, takes -3 for odd.
#
# Seen:
#        hyperformula    formulajs
#   3    odd             odd
#   2    even            even
#   -2   even            even
#   -3   neither         odd
#
# Why it matters: what is halved has a rule for the odd coin, and for a debt that rule never applies. A sheet that counts odd
# and even scores counts fewer than there are players.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . hyperformula@3.5.0 @formulajs/formulajs@4.6.1 >/dev/null
cat >sheet.js <<'END'
const { HyperFormula } = require('hyperformula')
const { ISEVEN, ISODD } = require('@formulajs/formulajs')
const say = (odd, even) => odd && even ? 'both' : odd ? 'odd' : even ? 'even' : 'neither'
for (const cash of [3, 2, -2, -3]) {
  const sheet = HyperFormula.buildFromArray([[cash, '=ISODD(A1)', '=ISEVEN(A1)']], { licenseKey: 'gpl-v3' })
  const cell = col => sheet.getCellValue({ sheet: 0, row: 0, col })
  console.log(`${cash}: hyperformula ${say(cell(1), cell(2))}, formulajs ${say(ISODD(cash), ISEVEN(cash))}`)
}
END
node -p "'node ' + process.versions.node"
node sheet.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
3: hyperformula odd, formulajs odd
2: hyperformula even, formulajs even
-2: hyperformula even, formulajs even
-3: hyperformula neither, formulajs odd
END
