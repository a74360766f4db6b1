#!/usr/bin/env bash
# money-math 2.6.3 (npm, run by node): a tenth of a debt of one cent is one cent of cash.
#
# It calculates with amounts as texts, "-42.10" among its examples, and rounds products, quotients and percentages to the whole
# cent, says its README. It leaves out the rest, and then adds a cent for a big one. Below zero a cent would have to be taken
# away: mul and div are two cents off, and percent, which takes the rest from the other side, is a cent off for every rest.
#
# Seen:                      above zero   below zero   should be
#   10 % of 0.01             0.00          0.01         0.00
#   10 % of 10.01            1.00         -0.99        -1.00
#   2.00 divided by 3        0.67         -0.65        -0.67
#   0.99 times 0.33          0.33         -0.31        -0.33
#   442.23 to five cents     442.25       -442.15      -442.25
# 10 % of each amount from 0.01 to 10.00: none is wrong above zero, 900 of 1000 are below.
#
# Why it matters: interest and parts of a debt are ordinary in stock games. The debtor gains at each of them, and what one
# player owes is not what the others are to get. Calculate with the amount above zero, and set the sign afterwards.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . money-math@2.6.3 >/dev/null
cat >debts.js <<'END'
const money = require('money-math')
const cents = amount => Math.round(Number(amount) * 100)
for (const sign of ['', '-']) {
  console.log('10 % of', sign + '0.01:', money.percent(sign + '0.01', '10.00'))
  console.log('10 % of', sign + '10.01:', money.percent(sign + '10.01', '10.00'))
  console.log(sign + '2.00 / 3:', money.div(sign + '2.00', '3.00'))
  console.log(sign + '0.99 * 0.33:', money.mul(sign + '0.99', '0.33'))
  console.log(sign + '442.23 to five cents:', money.roundTo5Cents(sign + '442.23'))
  let wrong = 0
  for (let i = 1; i <= 1000; i++) {
    const amount = sign + (i / 100).toFixed(2)
    if (Math.abs(cents(money.percent(amount, '10.00')) - cents(amount) / 10) > 0.5) wrong++
  }
  console.log('wrong tenths:', wrong)
}
END
node -p "'node ' + process.versions.node"
node debts.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
10 % of 0.01: 0.00
10 % of 10.01: 1.00
2.00 / 3: 0.67
0.99 * 0.33: 0.33
442.23 to five cents: 442.25
wrong tenths: 0
10 % of -0.01: 0.01
10 % of -10.01: -0.99
-2.00 / 3: -0.65
-0.99 * 0.33: -0.31
-442.23 to five cents: -442.15
wrong tenths: 900
END
