#!/usr/bin/env bash
# fast-formula-parser 1.0.19 (npm, run by node): without decimals, all points and all cash are a lone point.
#
# FIXED and DOLLAR write a number with so many decimals. For none they ask the package's own formatter for a point that no
# figure follows, and that one drops the whole number as well. A correction is proposed (LesterLyu/fast-formula-parser, pull
# request 65, open). FIXED also writes debts in brackets, like DOLLAR, where Excel's page on FIXED has -1230, and TRUNC cuts
# off all decimals, whatever its second argument is. @formulajs/formulajs 4.6.1 (npm) writes what Excel does.
#
# Seen:                  fast-formula-parser   formulajs
#   FIXED(40,0)          .                     40
#   FIXED(1234,0)        .                     1,234
#   DOLLAR(1234,0)       $.                    $1,234
#   FIXED(-1234.5,1)     (1,234.5)             -1,234.5
#   FIXED(1234.5,1)      1,234.5               1,234.5
#   TRUNC(8.95,1)        8                     8.9
#
# Why it matters: "Ann: "&FIXED(B2,0)&" points" is how a sheet puts points into a sentence, and they are mostly whole. Here
# everybody has the same, "Ann: . points", and there is no error. TEXT(B2,"#,##0") writes them rightly.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . fast-formula-parser@1.0.19 @formulajs/formulajs@4.6.1 >/dev/null
cat >points.js <<'END'
const Parser = require('fast-formula-parser')
const formulajs = require('@formulajs/formulajs')
const parser = new Parser({ onCell: () => 40 })
const asked = formula => parser.parse(formula, { sheet: 'Points', row: 1, col: 1 })
for (const [name, ...args] of [['FIXED', 40, 0], ['FIXED', 1234, 0], ['DOLLAR', 1234, 0], ['FIXED', -1234.5, 1],
  ['FIXED', 1234.5, 1], ['TRUNC', 8.95, 1]]) {
  const formula = `${name}(${args})`
  console.log(`${formula}: ${asked(formula)}, formulajs ${formulajs[name](...args)}`)
}
console.log(asked('"Ann: "&FIXED(B2,0)&" points"'))
console.log(asked('"Ann: "&TEXT(B2,"#,##0")&" points"'))
END
node -p "'node ' + process.versions.node"
node points.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
FIXED(40,0): ., formulajs 40
FIXED(1234,0): ., formulajs 1,234
DOLLAR(1234,0): $., formulajs $1,234
FIXED(-1234.5,1): (1,234.5), formulajs -1,234.5
FIXED(1234.5,1): 1,234.5, formulajs 1,234.5
TRUNC(8.95,1): 8, formulajs 8.9
Ann: . points
Ann: 40 points
END
