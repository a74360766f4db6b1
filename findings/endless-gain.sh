#!/usr/bin/env bash
# financial 0.2.4 (npm, run by node): whoever loses more than 45 of 100 has an endless gain.
#
# irr gives the rate at which the present value of all payments is 0, say its notes. It searches from a guess of 0.1 on, and
# means to give NaN if it finds none. Where the search runs away to Infinity, the check for its end takes that for found, though
# the package's own npv is not 0 there. Or it ends at a loss of more than all. A guess of -0.5 does not help if 5 come back.
# node-irr 2.0.5 (npm) finds the rate each time.
#
# Seen:                              financial   npv     node-irr
#   100 paid, 200 back               1           0       1
#   100 paid, 60 back                -0.4        0       -0.4
#   100 paid, 50 back                Infinity    -100    -0.5
#   100 paid, 5 back                 Infinity    -100    -0.95
#   100 paid, twice 20 back          -1.36       0       -0.44
#   100 paid, three times 10 back    Infinity    -100    -0.42
# Of 1 to 200 back, 1 to 54 give Infinity, and 55 gives -1.
#
# Why it matters: such a rate compares players who paid in at different times. Ranked by it, whoever lost most comes first. Ask
# for the npv of the answer, and for a rate above -1, before you rank by it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . financial@0.2.4 node-irr@2.0.5 >/dev/null
cat >rates.js <<'END'
const { irr, npv } = require('financial')
const other = require('node-irr')
const short = rate => Number(rate.toFixed(2)) + 0
for (const paid of [[-100, 200], [-100, 60], [-100, 50], [-100, 5], [-100, 20, 20], [-100, 10, 10, 10]]) {
  console.log(`${paid.join(' ')}: ${short(irr(paid))}, npv ${short(npv(irr(paid), paid))}, node-irr ${short(other.irr(paid))}`)
}
const back = Array.from({ length: 200 }, (_, i) => i + 1)
const endless = back.filter(sum => irr([-100, sum]) === Infinity)
console.log('Infinity for', endless[0], 'to', endless.at(-1), 'back:', endless.length)
console.log('55 back:', short(irr([-100, 55])))
console.log('wrong in node-irr:', back.filter(sum => Math.abs(other.irr([-100, sum]) - (sum / 100 - 1)) > 1e-6).length)
console.log('5 back, guess -0.5:', irr([-100, 5], -0.5))
END
node -p "'node ' + process.versions.node"
node rates.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
-100 200: 1, npv 0, node-irr 1
-100 60: -0.4, npv 0, node-irr -0.4
-100 50: Infinity, npv -100, node-irr -0.5
-100 5: Infinity, npv -100, node-irr -0.95
-100 20 20: -1.36, npv 0, node-irr -0.44
-100 10 10 10: Infinity, npv -100, node-irr -0.42
Infinity for 1 to 54 back: 54
55 back: -1
wrong in node-irr: 0
5 back, guess -0.5: Infinity
END
