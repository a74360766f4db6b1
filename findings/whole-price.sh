#!/usr/bin/env bash
# @half0wl/money 1.0.2 (npm, run by node): a price of 10.00 is read as ten cents, and one of 10.50 rightly.
#
# fromString reads amounts. With a decimal point they are in whole units, without one in cents: '10.00' is 1000 cents, says its
# README. But it makes a number of the text first, and looks for decimals in that. So a whole price is taken for cents.
#
# Seen, in cents:  0.50   0.99   1.00   1.01   10.00   10.50   1000.00   2000
#   fromString     50     99     1      101    10      1050    1000      2000
# Of the prices from 0.01 to 20.00 the 20 whole ones are wrong, all others right.
#
# Why it matters: prices in stock games are mostly whole, and a spreadsheet writes a column of them with two decimals. A share
# that rises from 9.90 to 10.00 is worth ten cents, and no error is reported. Count in cents before you write a text.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @half0wl/money@1.0.2 >/dev/null
cat >prices.js <<'END'
const { Money } = require('@half0wl/money')
for (const price of ['0.50', '0.99', '1.00', '1.01', '10.00', '10.50', '1000.00', '2000']) {
  const money = Money.fromString('USD', price)
  console.log(price, 'is', money.getAmount(), money.toLocaleString())
}
const wrong = []
for (let cents = 1; cents <= 2000; cents++) {
  const price = (cents / 100).toFixed(2)
  if (Money.fromString('USD', price).getAmount() !== cents) wrong.push(price)
}
console.log('wrong:', wrong.join(' '))
END
node -p "'node ' + process.versions.node"
node prices.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
0.50 is 50 $0.50
0.99 is 99 $0.99
1.00 is 1 $0.01
1.01 is 101 $1.01
10.00 is 10 $0.10
10.50 is 1050 $10.50
1000.00 is 1000 $10.00
2000 is 2000 $20.00
wrong: 1.00 2.00 3.00 4.00 5.00 6.00 7.00 8.00 9.00 10.00 11.00 12.00 13.00 14.00 15.00 16.00 17.00 18.00 19.00 20.00
END
